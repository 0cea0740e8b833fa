/** "¿Qué es VAWA?" wants to know it, whoever asks and whatever is open; questions about no case in particular. Server only. */
import { says } from "#guide/words/server-only/says.ts";

const defines =
  /^(?:(?:hola|oiga|oye|disculpe|buenas|tardes|dias|pues|y|a ver) )*(?:que (?:es|son|significa|quiere decir)|what (?:is|are)|what does)(?! (?:lo que|eso|esto|esa|ese|that|this|it)\b)(?!.* (?:mis?|my|i|me|yo|hago|hacer|puedo|debo|necesito|quiero|do)\b)(?: \w+){1,7}$/;

/** How two things differ, what something asks of everybody, after how long it can be had: no case of one's own. */
const general =
  /^(?:\w+ ){0,6}(?:(?:que|ke|q|cual(?: es)? (?:la )?) ?diferen[cs]ias? (?:hay |ay |ahi |es |existe )?(?:entre|de)|(?:cuales|que) (?:son )?(?:los )?requisitos (?:hay |son |existen )?(?:de|del|para|que)|(?:despues|luego) de cuantos anos|what(?:s| is)? (?:the )?difference between|(?:what are|whats) (?:the )?requirements (?:for|of|to))\b|^(?:\w+ ){2,8}(?:son|es|seran|sera) lo mismo$|^(?:is|are) (?:\w+ ){1,5}the same (?:as|thing)\b/;
/** Somebody's own case stands beside. */
const ofOwn =
  /\b(?:mis?|my|mine|yo|i (?:am|have|had|was|do|want|need|can|live|came|entered|crossed|got)|im|ive|me|soy|estoy|tengo|entre (?:con|sin|por)|cruce|llevo|vine|llegue|nos|nuestr[oa]|somos|our|we)\b/;

/** Of cleaned words. */
export const asksInGeneral = (said: string): boolean => says(said, general) && !says(said, ofOwn);

/** Of cleaned words. */
export const asksDefinition = (said: string): boolean => says(said, defines);
