/**
 * Whoever means harm is near and knows where she lives: an ex with a tracker or outside in his car, gang members who came after somebody
 * as far as here, a threat left at the door. Server only.
 */
import type { Crisis } from "#guide/safety/crisis-rules.ts";
import type { SafetyHit } from "#guide/safety/safety.ts";
import { says } from "#guide/words/server-only/says.ts";

const ex =
  "(?:ex|ex ?espos[oa]|ex ?marido|ex ?novi[oa]|espos[oa]|marido|novi[oa]|pareja|papa de mis? \\w+|husband|boyfriend|wife|girlfriend|partner|kids (?:dad|father))";
const tracker = "(?:rastreador|localizador|gps|air ?tags?|tracker|tracking (?:device|app))";
/** His, and in what is hers. */
const planted = new RegExp(
  `\\b${ex}\\b.*\\b(?:puso|pone|escondio|metio|instalo|dejo|put|hid|planted|stuck|placed)\\b.{0,30}\\b${tracker}\\b|\\b(?:encontre|halle|hallamos|encontramos|found|theres)\\b.{0,16}\\b${tracker}\\b.*\\b${ex}\\b|\\b${ex}\\b.*\\b(?:encontre|halle|found)\\b.{0,16}\\b${tracker}\\b`,
);
/** In her telephone. */
const inPhone = new RegExp(
  `\\b${ex}\\b.*\\b(?:aplicacion|app|programa|spyware)\\b.{0,24}\\b(?:mi|my) (?:celular|telefono|cel|phone)\\b.*\\b(?:sabe|ve|rastrea|ubicacion|sigue|knows|tracks?|location|follows?)\\b|\\b${ex}\\b.*\\b(?:aplicacion|app|programa|spyware)\\b.*\\b(?:ve|lee|oye|sabe|reads?|sees?|hears?) (?:todo lo que (?:escribo|hablo|hago|digo)|(?:todos )?mis (?:mensajes|llamadas)|con quien hablo|(?:all )?my (?:messages|texts|calls)|everything i)\\b`,
);
/** An officer's or an employer's. */
const othersTracker =
  /\b(?:grillete|tobill\w+|ankle|isap|smartlink|(?:camioneta|carro|troca) (?:del|de la) (?:trabajo|compania)|work truck|company (?:car|truck|van)|(?:mi|una|la) maleta para|luggage|uscis|cbp|eoir|porque (?:me|nos|se) l[oa]s? rob\w+|(?:por si|en caso de que|in case) (?:ice|la migra|inmigracion|immigration|l[oa]s?|nos|me|se|they|we|us))\b/;
/** To follow her, whosever car it is in. */
const toFollow =
  /\b(?:para (?:seguirme|vigilarme|rastrearme|espiarme|saber (?:siempre )?(?:en |a )?donde (?:ando|estoy|voy|vivo))|to (?:follow|track|watch|find|spy on) me|to (?:know|see) where i(?:m| am| go)?)\b/;
/** He always knows where she is, and something of his is in what she carries. */
const alwaysKnows = new RegExp(
  `\\b(?:mi|my) ${ex}\\b(?: (?:siempre|always|ya))? (?:sabe|knows)(?: (?:siempre|exactamente|always|exactly))? (?:en )?(?:donde|where) (?:estoy|ando|voy|i am|im|i go)\\b.*\\b(?:carro|coche|troca|camioneta|celular|telefono|cel|bolsa|car|truck|phone|purse|bag)\\b`,
);

const foundHer =
  /\b(?:me (?:encontro|hallo|localizo|rastreo)|(?:dio con|supo|averiguo|consiguio|sabe ya)(?: \w+){0,2} (?:mi casa|mi direccion|donde vivo)|me hallo la direccion|found (?:me|out where i live|my (?:new )?(?:address|place|apartment))|tracked me down)\b/;
const keptAway =
  /\b(?:orden de (?:restriccion|alejamiento|proteccion)|restraining order|protective order|order of protection|not (?:supposed|allowed) to (?:come|be) near|no (?:se )?(?:puede|debe) acercar(?:se(?:me)?)?|orden de no acercarse)\b/;
const wasTogether = new RegExp(
  `\\b(?:mi|my) ${ex}\\b|\\b(?:me separe|lo deje|la deje|me deje de el|cuando vivia con el|i left him|broke up|we split)\\b`,
);
/** There while it is written. */
const outside =
  /\b(?:esta|anda|sigue|se la pasa|lleva|is|hes|shes|sits|sitting|been)\b(?: \w+){0,3} (?:(?:estacionad|parquead|parad)[oa]|afuera|enfrente de (?:mi|la) (?:casa|departamento)|dando vueltas|parked|outside|in front of my|across the street|(?:in|en) (?:his|su) (?:truck|car|van|carro|troca|camioneta))\b/;
const officers =
  /\b(?:ice|la migra|migracion|inmigracion|immigration|agentes?|agents?|officers?|oficiales)\b/;
/** Called by him they are his threat, and not who is outside. */
const callsThem =
  /\b(?:llam\w+|habl\w+|denunci\w+|report\w*|avis\w+|ech\w+|call\w*|tell\w*)(?: \w+){0,2} (?:ice|la migra|migracion|inmigracion|immigration)\b/g;
const onlyIf = /\b(?:que (?:hago|pasa) si|what if|por si|en caso de|puede estar|is he allowed)\b/;

/** She moved away, and he is where she or her children go. */
const movedAway =
  /\b(?:me (?:cambie|mude|fui) de (?:casa|estado|ciudad|departamento)|nos (?:cambiamos|mudamos|escondimos)|me escondi|i moved|we moved|i(?:m| am) hiding|ando escondid[oa])\b/;
const appears =
  /\b(?:(?:mi ex\w*|ese hombre|he|my ex)(?: \w+)?|el(?: (?:ya|tambien|otra vez))?) (?:(?:se )?aparecio|se presento|llego|showed up|keeps showing up|came(?! home))\b(?: \w+){0,4} (?:escuela|trabajo|casa nueva|puerta|school|work(?! for)|job|door)\b/;

/** Found wherever she moves to, and he was there just now. */
const findsAgain =
  /\b(?:(?:he|she|my ex\w*) (?:always |still )?(?:finds|tracks|found) (?:me|us|me down) (?:every time|each time|whenever|wherever|again)|(?:every time|each time|whenever|wherever) (?:i|we) move\b.{0,12}\b(?:he|she) (?:finds|tracks)|(?:he|she|my ex\w*) (?:always|keeps) (?:finds?|finding|tracks?|tracking)(?: down)? (?:me|us)|(?:cada (?:vez )?que|siempre que|a donde) (?:me|nos) (?:mudo|mudamos|cambio|cambiamos|voy)\b.{0,20}\b(?:me (?:encuentra|halla)|da conmigo)|(?:me (?:encuentra|halla)|da conmigo) (?:cada (?:vez )?que|siempre que|a donde) me (?:mudo|cambio|voy)|siempre (?:me (?:encuentra|halla)(?! (?:trabajo|casa|algo|ropa|citas?|ofertas?|errores|fallas))|da conmigo))\b/;
const wasThere =
  /\b(?:was|showed up|came|is|hes|shes|waiting|sitting|estaba|esta|estuvo|anda|andaba|(?:se )?aparecio|llego|vino)\b(?: \w+){0,4} (?:(?:at|to|outside|by|in front of) (?:my|our|the) (?:job|work|school|house|home|apartment|door)|(?:mi|la|el|del?) (?:trabajo|chamba|jale|casa|escuela|puerta))\b/;
const whoeverElse =
  /\b(?:uscis|carter[oa]|mail ?man|abogad[oa]|lawyer|attorney|cobrador\w*|banco|bank|vendedor\w*)\b/;

/** Who will take a child where nobody sees it again, and is on the way. */
const childVanishes =
  /\b(?:(?:lo|la|los|las) (?:va|voy) a desaparecer|(?:va a|voy a|quiere) desaparecer(?:lo|la|los|las)\b|make (?:him|her|them) disappear|(?:ill|i will|well|we will|id) never see (?:him|her|them|my \w+) again|no (?:lo|la|los|las) (?:vuelvo a|(?:voy|vamos) a volver a) ver|nunca mas (?:lo|la|los|las) (?:voy a |vuelvo a |vamos a )?ver|donde nadie (?:lo|la|los|las) (?:encuentre|halle|vea))\b/;
const byParent = new RegExp(
  `\\b(?:mi|my) ${ex}\\b|\\b(?:el|la|su|the|her|his|their) (?:papa|mama|padre|madre|dad|father|mom|mother)\\b`,
);
const onTheWay =
  /\b(?:ya (?:salio|va|viene|iba|esta|llego)|va (?:para|pa|rumbo|camino)|viene (?:por|en camino|para)|on (?:his|her|the) way|(?:is |hes |shes )?(?:driving|heading|headed|going) (?:to|there|over)|already left|(?:is |hes |shes )?at the school)\b/;

/** His day with the children. */
const his =
  /\b(?:(?:es )?su dia|le toca|por (?:los|sus|mis) (?:ninos|hijos)|visitas?|custodia|his day|custody)\b/;

function isStalked(said: string): boolean {
  if (says(said, alwaysKnows)) return true;
  if ((says(said, planted) || says(said, inPhone)) && (!says(said, othersTracker) || says(said, toFollow)))
    return true;
  if (says(said, movedAway) && says(said, appears) && !says(said, officers) && !says(said, his)) return true;
  if (says(said, findsAgain) && says(said, wasThere) && !says(said, officers) && !says(said, whoeverElse))
    return true;
  if (says(said, childVanishes) && says(said, byParent) && says(said, onTheWay) && !says(said, officers))
    return true;
  const near = says(said, outside) && (says(said, foundHer) || says(said, keptAway));
  if (!near || says(said, onlyIf) || officers.test(said.replace(callsThem, " "))) return false;
  return says(said, wasTogether) || says(said, keptAway);
}

const gang =
  /\b(?:pandiller[oa]s?|marer[oa]s?|l[ao]s? de la (?:mara|pandilla)|la mara|sicarios?|extorsionistas?|(?:el|los|quien) que (?:me|nos) extorsiona\w*|cobrador(?:es)? de la (?:renta|mara)|gang ?members?|gangsters?|(?:man|guy|men) who extort\w* (?:me|us))\b/;
const cameHere =
  /\b(?:esta[n]?|llego|llegaron|vino|vinieron|vive[n]?|anda[n]?) (?:ya )?(?:aqui|aca|hasta aca)\b|\b(?:me|nos) (?:encontro|encontraron|hallo|hallaron) (?:aqui|aca|hasta aca)\b|\b(?:is|are|showed up|came|lives?) (?:over |all the way )?here\b|\bfound (?:me|us) (?:over )?here\b/;
const cameHome =
  /\b(?:llego|llegaron|vino|vinieron|se metieron|entraron|tocaron|estan?|showed up|came|are|is|sitting)\b(?: \w+){0,4} (?:(?:a|en) (?:la|mi|nuestra) (?:casa|puerta|sala|cocina|traila)|afuera|(?:at|to|in|outside) (?:my|our) (?:house|door|home|apartment|living room))\b/;
const lately =
  /\b(?:hoy|ahorita|ahora|ayer|anoche|esta (?:manana|tarde|noche)|today|tonight|yesterday|last night|right now|just)\b/;
const wantsOf =
  /\b(?:dinero|por mis? hij\w+|matar\w*|matan?|amenaz\w+|pag\w+|la renta|cuota|money|kill\w*|pay|threat\w*|my (?:son|daughter|kids))\b/;
/** A reason to flee, and none of it here. */
const fledFrom =
  /\b(?:hace (?:\w+ ){1,2}(?:anos?|meses)|(?:years?|months?) ago|(?:en|in) (?:19|20)\d\d|alla en|en mi (?:pais|pueblo)|cuando viv\w+|por eso (?:me |nos )?(?:vine|vinimos|sali|salimos|hui)|thats why (?:i|we)|si (?:me )?(?:regreso|deportan|vuelvo)|if i (?:go|am sent) back|my country|en (?:san salvador|el salvador|honduras|guatemala|mexico|tegucigalpa|san pedro sula|mi tierra))\b/;
/** It reaches her here, whatever drove her away before. */
const hereToo =
  /\b(?:hoy|ahorita|ahora|today|now|(?:me|nos) (?:encontro|encontraron|hallo|hallaron)|found (?:me|us))\b.*\b(?:aqui|aca|here)\b/;

const isFollowedHere = (said: string): boolean =>
  says(said, gang) &&
  says(said, wantsOf) &&
  (says(said, cameHere) || (says(said, cameHome) && says(said, lately))) &&
  (says(said, hereToo) || !says(said, fledFrom));

const atDoor =
  /\b(?:(?:debajo|abajo) de la puerta|por debajo de la puerta|bajo la puerta|en (?:el|mi) (?:parabrisas|buzon)|en (?:mi|la) puerta|under (?:the|my) door|on (?:my|the) (?:windshield|door)|in (?:my|the) mailbox)\b/;
const note = /\b(?:papel(?:ito)?|nota|carta|recado|mensaje|cartulina|note|letter|message)\b/;
const menaces =
  /\b(?:(?:ya )?sabemos (?:que|donde|quien|cuando|a que)|we know (?:where|who|that|you|what)|(?:te|los|las|l[oa]) (?:vamos|voy|van) a (?:matar|quemar|encontrar|cobrar|ir mal|pesar)|vas a (?:morir|ver|pagar|valer)|kill you|you will die|youre dead|burn (?:you|your))\b/;
/** A last day, or a death: an office, a bank and a family write of those too. */
const mayMenace =
  /\b(?:tienes? hasta|you have until|ultim[oa] (?:aviso|advertencia)|last warning|muert[oa]s?)\b/;
const byOffice =
  /\b(?:inmigracion|migracion|immigration|corte|court|juez|judge|banco|bank|escuela|school|maestr[oa]|teacher|contador\w*|accountant|hospital|clinica|seguro|condado|county|compania|company|mi (?:ti[oa]|abuel[oa]|prim[oa]|papa|mama|herman[oa]))\b/;
/** A landlord, an office or officers left it. */
const dueNotice =
  /\b(?:renta|rent|desaloj\w+|evict\w+|caser[oa]|landlord|uscis|(?:ice|agentes?|agents?|la migra)\b.{0,20}\b(?:dejo|dejaron|left)|multa|recibo|banco|bank|contador\w*|accountant|impuestos|taxes|tarjeta|luz|pagar la|junk)\b/;

const isMenaced = (said: string): boolean =>
  says(said, atDoor) &&
  says(said, note) &&
  (says(said, menaces) || (says(said, mayMenace) && !says(said, byOffice))) &&
  !says(said, dueNotice) &&
  !says(said, fledFrom);

/** Strangers who threaten, and no partner of hers. */
export const isThreatenedAtHome = (said: string): boolean => isFollowedHere(said) || isMenaced(said);

/** No crafted text may take the server long. */
const mostRead = 1_000;

export function stalkedBy(text: string): SafetyHit<Crisis> | null {
  const said = text.slice(0, mostRead);
  if (isStalked(said)) return { kind: "violence", topic: "vawa" };
  return isThreatenedAtHome(said) ? { kind: "violence", topic: "visa-u" } : null;
}
