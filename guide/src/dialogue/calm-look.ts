/**
 * What sounds like an arrest or officers at the door, told apart by its words: never arrested, a ticket of years ago, a relative whom
 * ICE took, an appointment with ICE after a return from deportation. Server only; a browser's guide has no room for it.
 */
import type { UrgentHit } from "#guide/safety/urgent.ts";

const arrested =
  "arrestad[oa]s?|detenid[oa]s?|pres[oa]s?|encarcelad[oa]s?|en la carcel|arrested|detained|in jail|locked up";
const records =
  "(?:ningun |mal |malos )?(?:records?|antecedentes?)(?: (?:criminal(?:es)?|penal(?:es)?|policia[lc]\\w*|delictiv\\w+|limpio|malo|de nada|con la (?:policia|ley)))?";
const denials = new RegExp(
  [
    // "nunca me han arrestado", "jamás he estado presa", "never been arrested"
    `\\b(?:nunca|jamas|tampoco|ni|no) (?:me|nos|lo|la|los|le|se) (?:h[ae]n?|habian?) (?:arrestado|detenido|agarrado la policia|encarcelado|esposado)(?: (?:ni una vez|nunca|jamas|la policia))?`,
    `\\b(?:nunca|jamas|tampoco|ni|no) (?:me|nos|lo|la|los) (?:arrest(?:aron|o)|detuv(?:ieron|o))(?: (?:ni una vez|nunca|jamas|la policia))?`,
    `\\b(?:nunca|jamas|tampoco|ni|no) (?:yo )?(?:(?:he|ha|hemos|han|habia) (?:sido|estado)|fui|fue|estuve|estuvo|caimos?|he caido) (?:${arrested})`,
    `\\b(?:never|not|nor) (?:(?:ever|once|been|gotten|got|get|were|was|yet) )*(?:${arrested})`,
    `\\b(?:have|has|had|was|were|am)nt (?:ever )?(?:been )?(?:${arrested})`,
    `\\b(?:no|zero|without|sin) arrests?`,
    `\\b(?:sin|(?:no|ni|nunca|tampoco) (?:(?:yo )?(?:tengo|tiene|tenemos|tienen|tuve|he tenido|ha tenido))(?: ni)?|ni|nada de|cero) (?:un |algun )?(?:arrestos?|${records}|delitos?|cargos|crimenes)`,
    `\\b(?:no|never had|without|dont have|doesnt have|zero|clean|never had a|dont have a|without a|record limpio)(?: any)? (?:criminal |police |bad )*(?:records?|charges?|convictions?|crimes?)`,
    `\\brecords? limpios?`,
  ].join("|"),
  "g",
);
/** After all somebody was, or something else has happened. */
const stillTaken =
  /\b(?:arrest\w*|deten\w+|detuv\w+|detain\w*|pres[oa]s?|carcel|jail|ice|migra|hielo|redada|raid|hielera|agarr\w+|llevaron|llevo a|took|taken|picked|orden(?:es)? de|order|corte (?:el|la|este|esta|manana|hoy|en|pasado|de)|tengo (?:una )?corte|mi corte|juez|judge|court|hearing|audiencia|nta|notice to appear|fianza|bond|grillete|citatorio|deportad[oa]s?|deportaron|deported|dui|dwi|cargos?|charges?|felon\w*|delito|firm(?:ar|e|o)|check ?in)\b/;

/** The words without "nunca me han arrestado", whatever else is told. */
export function onlyDone(said: string): string {
  return said.replace(denials, " ").replace(/ {2,}/g, " ").trim();
}

/** The same, but all the words where somebody was arrested, or something else cannot wait. */
export function withoutDenials(said: string): string {
  const rest = onlyDone(said);
  return stillTaken.test(rest) ? said : rest;
}

const ticket =
  /\b(?:ti[ck]+[ei]ts?|tiquetes?|multas?|infraccion(?:es)?|boletas? de transito|violacion(?:es)? de transito|traffic (?:ticket|violation|stop)s?|speeding|citation|(?:sin|no (?:tener|traer|traia|tenia)) li[cs]en[cs]ia|(?:without|no) (?:a )?licen[cs]e)\b/;
const driving =
  /\b(?:manej\w+|conduc\w+|licen[cs](?:ia|e)|lisen[cs]ia|transito|traffic|speeding|velocidad|semaforo|alto|stop sign|red light|driv\w+|seguro del carro|tickets?|tikets?|pararon|paro|stopped)\b/;
const longAgo =
  /\b(?:(?:h?ace|hase|ase) (?:\w+ ){0,3}(?:anos?|mucho|tiempo)|anos atras|years? (?:ago|back)|(?:en|in|from|de|del) (?:el )?(?:19|20)\d\d|de joven|when i was young)\b/;
const citizenship = /\b(?:[cs]i?u?dadani?a|[cs]iudadan[oa]s?|naturaliz\w+|citizen(?:ship)?|n400)\b/;
const residence =
  /\b(?:resi?d?en[cs]ia|rezidencia|residente|residency|resident|mica|green ?card|tarjeta verde)\b/;
/** More than a ticket, or no longer long ago. */
const graver =
  /\b(?:ice|migra|hielo|agentes|agents|puerta|door|dui|dwi|duai|tomad[oa]|borrach[oa]|drunk|under the influence|droga\w*|drugs?|marihuana|weed|choqu\w+|accident\w*|herid\w+|hit and run|huy?i|fug\w+|arrest\w*|deten\w+|detuv\w+|detain\w*|carcel|jail|warrant|orden|orders?|corte|court|juez|judge|ahorita|ayer|hoy|yesterday|today|just now|right now|deport\w*|felon\w*|delito|avion|vuelo|viaj\w+|salir|flight|fly\w*|plane|travel\w*)\b/;

/** A ticket of years ago and what it does to a paper. */
function oldTicket(said: string): string | null {
  if (!ticket.test(said) || !driving.test(said) || !longAgo.test(said) || graver.test(said)) return null;
  if (citizenship.test(said)) return "ciudadania-requisitos";
  return residence.test(said) ? "antecedentes" : null;
}

/** The subject of a ticket of years ago: nobody stands at the door. */
export function ticketSubject(readings: readonly string[]): string | null {
  const told = readings.map(oldTicket);
  return told.find((one) => one !== null) ?? null;
}

const ice = "(?:ice|la migra|migra|hielo|inmigracion|migracion|immigration|agents|agentes|los agentes)";
const kin =
  "(?:espos[oa]|marido|mujer|senora|viej[oa]|papas?|mama|padres?|madre|hij[oa]s?|mij[oa]|herman[oa]s?|prim[oa]s?|ti[oa]s?|novi[oa]|pareja|cunad[oa]|sobrin[oa]|suegr[oa]|abuel[oa]|yerno|nuera|amig[oa]|companer[oa]|vecin[oa]|dad|father|mom|mother|husband|wife|son|daughter|brother|sister|uncle|aunt|cousin|nephew|niece|boyfriend|girlfriend|fiancee?|friend|neighbor|roommate|coworker|grandpa|grandma|grandfather|grandmother|partner|stepdad|stepson)";
const kinTaken = [
  // "ICE just picked up my dad", "they just arrested my wife, ICE"
  new RegExp(
    `\\b${ice} (?:has |have )?(?:just )?(?:arrested|took|detained|grabbed|picked up|got|caught|taken)(?: away)? (?:my|our) ${kin}\\b`,
  ),
  new RegExp(`\\bjust (?:arrested|took|detained|grabbed|picked up|taken) (?:my|our) ${kin}\\b.*\\b${ice}\\b`),
  new RegExp(
    `\\b(?:my|our) ${kin} (?:was |got |has been |has just been )(?:just )?(?:arrested|taken|detained|grabbed|picked up) (?:away )?by ${ice}\\b`,
  ),
  // "ICE acaba de agarrar a mi papá", "la migra se llevó a mi tío"
  new RegExp(
    `\\b${ice} (?:acaban?|se|ya|me|le|nos|apenas|ahorita|que| )*(?:de )?(?:agarr(?:ar|o|aron)|llev(?:ar(?:se)?|o|aron)|deten(?:er)|detuv(?:o|ieron)|arrest(?:ar|o|aron)|levant(?:ar|o|aron)) a (?:mi|nuestr[oa]) ${kin}\\b`,
  ),
];
/** Officers are still there, or it is only feared. */
const stillThere =
  /\b(?:(?:at|outside|in front of) (?:my|our|the) (?:door|house|home|apartment)|knocking|still here|are here|right here|tocando|estan (?:aqui|afuera)|siguen (?:aqui|afuera)|afuera de (?:mi|la)|en (?:mi|la) puerta|me (?:estan|siguen|tienen|quieren)|looking for me|buscandome|what if|si (?:ice|la migra)|if (?:ice|they|immigration)|miedo de que|afraid)\b/;

const returned =
  /\b(?:volvi(?:o|mos)?|regres[eo]|regresamos|reentr[eo]|reingres[eo]|(?:entre|entro|cruce|cruzo|pase|vine|vino|meti) (?:de nuevo|otra vez|de vuelta|nuevamente|again)|came back|returned|reentered|re entered|crossed (?:again|back)|entered again|got back in|(?:volvi|volvio|vuelto) a (?:entrar|cruzar|pasar|venir)|he vuelto|ha vuelto)\b/;
const sentAway =
  /\b(?:deportaron|deporto|deportad[oa]s?|deportacion(?:es)?|deporte|deported|deportation|removed|me sacaron|nos sacaron|lo sacaron|la sacaron|me echaron|me removieron|expulsad[oa])\b/;
const iceCalls =
  /\b(?:cita(?:s|cion|ron|torio|do|da)?|check ?in|chequin|present(?:ar|arme|arse|e|o|arnos)|report(?:ar|arme|arse|o|e)?|appointment|carta|letter|notice|llam(?:o|aron)|called|appear|maletas?)\b/;
const iceAlone = /\b(?:ice|migra|hielo|ero|isap|deportation officer|oficial de deportacion)\b/;
/** Fear of going back, or a consulate: no return has happened. */
const notReturned = /\b(?:si (?:vuelvo|regreso|volviera|regresara)|juarez|consulad[oa]|consulate|embajada)\b/;

function returnedToIce(said: string): boolean {
  return (
    returned.test(said) &&
    sentAway.test(said) &&
    iceCalls.test(said) &&
    iceAlone.test(said) &&
    !notReturned.test(said)
  );
}

/** Fear of going back to one's country or a paper to sign, told of the relative, say more than where to look. */
const mistakenFor = new Set(
  "encontrar-detenido ice-en-mi-puerta check-in-ice licencia-manejar antecedentes dui".split(" "),
);
const ofOfficers = new Set(["door", "detained", "arrest", "leaving", "other"]);

/**
 * What cannot wait, by the words. Came back after a deportation and is called by ICE: the old order can be used there and then, so that
 * is told, under the warning not to miss the appointment and to speak with a lawyer before it.
 */
export function urgentByWords(urgent: UrgentHit | null, readings: readonly string[]): UrgentHit | null {
  if (urgent !== null && ofOfficers.has(urgent.urgency) && ticketSubject(readings) !== null) return null;
  if (urgent !== null && readings.some(returnedToIce) && urgent.urgency !== "detained")
    return { urgency: "deadline", topic: "reingreso-tras-deportacion" };
  const taken = (said: string) => kinTaken.some((one) => one.test(said));
  const near = urgent !== null && mistakenFor.has(urgent.topic ?? "encontrar-detenido");
  if (near && readings.some(taken) && !readings.some((said) => stillThere.test(said)))
    return { urgency: "detained", topic: "encontrar-detenido" };
  return urgent;
}
