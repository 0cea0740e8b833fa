/**
 * What has happened, by the words: nobody was arrested, or somebody surely was; officers at the door, a relative whom ICE took, an
 * appointment with ICE after a return from deportation.
 */
import { borneOut } from "#guide/dialogue/server-only/second-look/calm-leads.ts";
import { onlyDone } from "#guide/dialogue/server-only/second-look/never-arrested.ts";
import { ticketSubject } from "#guide/dialogue/server-only/second-look/old-ticket.ts";
import type { Understanding } from "#guide/dialogue/understand.ts";
import type { Mind } from "#guide/mind.ts";
import { findUrgent, type UrgentHit } from "#guide/safety/urgent.ts";
import { says } from "#guide/words/server-only/says.ts";

/** Nobody was taken or arrested, or somebody surely was. `spoken`: all the words; `readings`: without what never was. */
export function whatHappened(
  mind: Mind,
  seen: Understanding,
  spoken: readonly string[],
  readings: readonly string[],
): Understanding {
  const { urgency } = seen.urgent ?? {};
  const [written = ""] = spoken;
  const denied = readings.every((said, at) => said !== spoken[at]);
  const calm =
    (urgency === "detained" && nobodyHeld(written)) ||
    (denied && (urgency === "detained" || urgency === "arrest" || urgency === "other"));
  const urgent = calm ? null : borneOut(urgentByWords(besidesDenied(mind, seen, written), spoken), spoken);
  // What surely happened goes before a spot of another subject.
  const told = urgent === null || urgent === seen.urgent ? seen.situation : null;
  return { ...seen, urgent, situation: warnedOf(seen.situation, urgent) ?? told };
}

const thingsTaken =
  /\b(?:llevaron|robaron|took|stole)\b(?: \w+){0,3} (?:cartera|bolsa|mochila|billetera|wallet|purse|bag|carro|troca|celular|phone)\b|\bse (?:me )?llev(?:o|aron)(?: todos| todas)? (?:los|las|mis|nuestros|el|la) (?:papeles|documentos|taxes|fotos|contrato|pruebas|actas|dinero|cosas|muebles)\b|\b(?:tak(?:e|ing)|took) care of\b/;
const somebodyTaken =
  /\b(?:ice|migra|inmigracion|immigration|agentes|agents|policia|police|patrulla|deten\w+|detain\w*|arrest\w*|carcel|jail|court|corte)\b|\ba (?:mi|mis|su|sus|un|una) (?!troca|carro|casa|camioneta|cuarto)|\b(?:took|taken) (?:my|his|her|our) (?:dad|mom|husband|wife|son|brother|sister|daughter|kids?)\b/;

/** "Se llevaron la cartera", "taking care of my dad": nobody was taken. */
function nobodyHeld(said: string): boolean {
  return says(said, thingsTaken) && !says(said, somebodyTaken);
}

const arrests = new Set(["arrest", "detained", "antecedentes", "encontrar-detenido"]);

/** "Nunca me han arrestado pero tengo corte el martes": what is left once the arrest that never was is taken out. */
function besidesDenied(mind: Mind, { urgent }: Understanding, written: string): UrgentHit | null {
  const done = onlyDone(written);
  const ofArrest = [urgent?.topic, urgent?.urgency].some((one) => arrests.has(one ?? ""));
  if (done === written || !ofArrest) return urgent;
  const list = mind.search.read(done);
  return findUrgent(list, mind.search.search(list), mind.safety.urgent(list)) ?? urgent;
}

/** A spot of the urgent subject itself, under the warning of what cannot wait. */
function warnedOf(spot: Understanding["situation"], urgent: UrgentHit | null): Understanding["situation"] {
  if (spot === null || urgent === null || spot.topic.id !== urgent.topic) return null;
  const { urgency } = urgent;
  return urgency === "deadline" ? { ...spot, situation: { ...spot.situation, urgency } } : spot;
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
    says(said, returned) &&
    says(said, sentAway) &&
    says(said, iceCalls) &&
    says(said, iceAlone) &&
    !says(said, notReturned)
  );
}

/** "Mi esposo, lo detuvieron en su cita", "fue a su check in y no regresó". */
const neverCameBack =
  /\b(?:check ?in|chequin|cita|appointment|ice|migra\w*)\b.{0,40}\b(?:no (?:regreso|volvio|ha vuelto|ha regresado|salio)|never came (?:back|home|out)|(?:didnt|did not) come (?:back|home|out))\b|\b(?:lo|la|los|las) (?:detuvieron|agarraron|arrestaron|dejaron detenid[oa]s?) (?:en|durante|cuando) (?:su|la|una|el) (?:cita|check ?in|chequin|entrevista|corte)\b/;

/** "Mi papá no llegó del trabajo, y pasó la migra por la obra": nobody saw it, and he is to be looked for. */
const neverCameHome = new RegExp(
  `\\b(?:mi|my|our) ${kin}\\b(?: \\w+){0,9} (?:no (?:llego|ha llegado|volvio|ha vuelto|ha regresado)|never came|didnt come)\\b(?! (?:a (?:mi|su) (?:pais|cita|corte)|a tiempo|tarde))(?: \\w+){0,12} (?:migra|migracion|ice|redada|raid|operativo)\\b`,
);

/** Fear of going back to one's country or a paper to sign, told of the relative, say more than where to look. */
const mistakenFor = new Set(
  "encontrar-detenido ice-en-mi-puerta check-in-ice licencia-manejar antecedentes dui".split(" "),
);
const ofOfficers = new Set(["door", "detained", "arrest", "leaving", "other"]);

/**
 * What cannot wait, by the words. Came back after a deportation and is called by ICE: the old order can be used there and then, so that
 * is told, under the warning not to miss the appointment and to speak with a lawyer before it.
 */
function urgentByWords(urgent: UrgentHit | null, readings: readonly string[]): UrgentHit | null {
  if (urgent !== null && ofOfficers.has(urgent.urgency) && ticketSubject(readings) !== null) return null;
  if (urgent !== null && readings.some(returnedToIce) && urgent.urgency !== "detained")
    return { urgency: "deadline", topic: "reingreso-tras-deportacion" };
  const taken = (said: string) => kinTaken.some((one) => says(said, one));
  if (readings.some((said) => says(said, neverCameBack) || says(said, neverCameHome)))
    return { urgency: "detained", topic: "encontrar-detenido" };
  const near = urgent !== null && mistakenFor.has(urgent.topic ?? "encontrar-detenido");
  if (near && readings.some(taken) && !readings.some((said) => says(said, stillThere)))
    return { urgency: "detained", topic: "encontrar-detenido" };
  return urgent;
}
