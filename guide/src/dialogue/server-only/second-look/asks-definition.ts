/** "¿Qué es VAWA?" wants to know it, whoever asks and whatever is open. Server only. */
import { says } from "#guide/words/server-only/says.ts";

const defines =
  /^(?:(?:hola|oiga|oye|disculpe|buenas|tardes|dias|pues|y|a ver) )*(?:que (?:es|son|significa|quiere decir)|what (?:is|are)|what does)(?! (?:lo que|eso|esto|esa|ese|that|this|it)\b)(?!.* (?:mis?|my|i|me|yo|hago|hacer|puedo|debo|necesito|quiero|do)\b)(?: \w+){1,7}$/;

/** Of cleaned words. */
export const asksDefinition = (said: string): boolean => says(said, defines);
