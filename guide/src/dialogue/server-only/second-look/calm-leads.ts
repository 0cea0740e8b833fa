/**
 * A lead that one word chose and nothing else bears out: nobody is held where only a deportation is feared or an old arrest is told,
 * and nothing is sold where "me pidió" is a petition and "en 2024" a year. Server only.
 */

import { withParent } from "#guide/dialogue/server-only/outright/custody.ts";
import {
  goesUnforgiven,
  handedOver,
  isPutAboard,
  staysHere,
} from "#guide/dialogue/server-only/second-look/goes-or-stays.ts";
import { isHeldElsewhere } from "#guide/dialogue/server-only/second-look/held-elsewhere.ts";
import { noCourt } from "#guide/dialogue/server-only/thread/say.ts";
import type { UrgentHit } from "#guide/safety/urgent.ts";
import { says } from "#guide/words/server-only/says.ts";

const held =
  /\b(?:detenid[oa]s?|pres[oa]s?|encerrad[oa]s?|arrestad[oa]s?|carcel|centro|detencion|detention|detained|jail|custody|hielera|se (?:lo|la|los|me lo|me la) (?:llev\w+)|(?:lo|la|los|las|le) (?:agarr\w+|llev\w+|detuv\w+|arrest\w+|tienen|tiene)|se (?:llev\w+) a|(?:agarr\w+|detuv\w+|arrest\w+|llev\w+) (?:a )?(?:mi|mis|un|una|al)|took|taken|picked up|grabbed|arrested (?:my|him|her)|ice (?:has|got)|los van a|lo van a|la van a|lo quieren|la quieren|los quieren)\b/;
/** The writer fears it of herself. */
const ownFear =
  /\b(?:(?:me|nos) (?:van?|quieren?|pueden?|podrian?|iran?|vayan|puedan|quieran|deportan|deporten|deporta|van a) ?(?:a )?(?:deport\w*|mandar|sacar|echar|regresar)?|deport (?:me|us)|be deported|get deported|deportarme|deportarnos)\b/;
const longAgo =
  /\b(?:(?:en|in|de|del|from|back in|around) (?:el )?(?:19|20)\d\d|hace (?:\w+ ){0,3}anos|(?:\w+ )?years ago|cuando (?:tenia|era)|when i was)\b/;
/** "Estuvo preso", which is over. */
const wasHeld =
  /\b(?:estuvo|estuve|estuvieron|was|were|had been) (?:detenid[oa]s?|pres[oa]s?|detained|in (?:jail|detention|custody))\b/;
const once =
  /\b(?:caught|agarr(?:aron|o)|detuv(?:ieron|o)|arrest(?:aron|o|ed)|detained|picked up|stopped|llevaron|tomaron|regresaron)\b/;
const stillNow =
  /\b(?:ahorita|ahora|hoy|ayer|anoche|acaban?|esta manana|now|today|yesterday|just|still|sigue|siguen|this morning|tonight|esta (?:detenid|pres|en la carcel)\w*|is detained|lo tienen|la tienen)\b/;

/** "Llevo ocho años aquí", "llevo tres meses esperando": her own time, and nobody was taken. */
const ownTime =
  /\bllev(?:o|amos) (?:(?:ya|como|mas de|casi|apenas|unos|unas|viviendo|aqui|aca) )*(?:(?:\w+ ){1,2}(?:anos?|mes(?:es)?|semanas?|dias?)|(?:mucho |bastante |un )?(?:tiempo|rato|chingo)|viviendo|trabajando|esperando|aqui|aca)\b/;

/** A year that reads like a price, a petition that reads like a demand. */
const noPrice =
  /\b(?:en|in|desde|de|since) (?:el )?(?:19|20)\d\d\b|\b(?:me|nos|lo|la) (?:pidio|pidieron) (?:mi|un|una|su)\b/;
const forSale =
  /\b(?:vend\w+|cobr\w+|ofrec\w+|compr\w+|pag\w+|deposit\w+|dolares|mil|baratos?|sell\w*|offer\w*|charg\w+|paid|pay|buy|bought|bucks|dollars|grand|estaf\w+|fraude|scam\w*|notari\w+|asegur\w+|garanti\w+|guarantee\w*|cuest\w+|precio|por \d+|hack\w+|jaque\w+|robaron|quitaron|engan\w+|dinero|money)\b|\$/;

const officers =
  "(?:ice|la migra|migra|hielo|migracion|inmigracion|immigration|agentes?|agents?|oficiales|officers?|patrulla)";
const comes =
  "(?:vien\\w*|vin[oe]\\w*|lleg\\w+|entr\\w+|met(?:en|er|a|an|erse|io|ieron)|pas[oae]\\w*|esta|estan|estaba\\w*|and[ae]\\w*|rond\\w+|busc\\w+|visit\\w+|vaya\\w*|va|van|fue|fueron|ir|sab[ei]\\w*|came|comes?|coming|show\\w*|enter\\w*|break\\w*|get in|are|is|was|were|been|goes|going|go|went|visited|knows?)";
const home =
  "(?:casas?|puerta|apartamento|departamento|depa|traila|trailer|edificio|cuadra|barrio|vecindario|calle|house|home|apartment|building|block|street|neighborhood|trabajo|chamba|jale|obra|fabrica|bodega|taller|restaurante?|job|work|workplace|escuela|school|iglesia|church)";
/** Officers at a door, or feared there: a knock, a raid, who comes to a house or a place of work. */
const atDoor = new RegExp(
  [
    "\\b(?:puertas?|doors?|tocan|tocando|tocaron|toquen|tocar(?:me|nos)?|knock\\w*|timbre|doorbell|afuera|outside|redadas?|raids?|enfrente|estan aqui|are here|right now|ahora mismo|en este momento)\\b",
    `\\b${officers}(?: me| nos| a)? toca\\b|\\btoca (?:la |el )?${officers}\\b`,
    `\\b${officers}(?: \\w+){0,4} ${comes}(?: \\w+){0,5} ${home}\\b`,
    `\\b${comes}(?: \\w+){0,6} ${officers}(?: \\w+){0,5} (?:a|en|por|de|to|at|in) (?:\\w+ )?${home}\\b`,
    `\\b${comes} (?:\\w+ ){0,2}(?:a|en|to|at|in) (?:la |mi |su |nuestra |my |our |his |her |the )?${home}(?: \\w+){0,3} ${officers}\\b`,
    `\\b${officers} (?:ahorita )?(?:esta |estan |anda |andan |is |are )?(?:ahorita )?(?:en|at|in) (?:mi|la|el|su|nuestr[oa]|my|the|our) ${home}\\b`,
  ].join("|"),
);
/** Not this home: an address that changed, a street of an address. */
const mereAddress =
  /\b(?:me cambi\w+|nos cambi\w+|cambie|cambio|cambiar|me mud\w+|nos mud\w+|mudanza|moved|change\w*) (?:\w+ ){0,2}(?:casa|direccion|domicilio|address|house|apartment)\b/g;
/** Somebody whom officers took or hold, told as done. */
const taken =
  /\b(?:se (?:llevaron|llevo)|(?:lo|la|los) (?:llevaron|agarraron|agarro|detuvieron|detuvo|arrestaron)|(?:agarraron|agarro|detuvieron|detuvo|arrestaron|llevaron) a (?:mi|mis|un|una|al)|(?:esta|estan|sigue|is|are) (?:\w+ )?(?:detenid[oa]s?|detained)|(?:took|arrested|detained|picked up|grabbed) (?:my|him|her|them))\b/;
const raidWord = /\b(?:redadas?|raids?)\b/g;
const feared = /\b(?:miedo|tem\w+|afraid|scared|van a|vayan|vengan|going to|que tal si|what if)\b/;

/**
 * The lead of the door speaks to somebody who stands behind one. Of a capture that is feared, in the street or some day, the word to sign
 * nothing; of a relative who was taken, where to look; of long ago, of an address or of another subject, none.
 */
function doorBorneOut(urgent: UrgentHit, said: readonly string[]): UrgentHit | null {
  const readings = said.map((words) => words.replace(mereAddress, " "));
  const some = (one: RegExp) => readings.some((words) => says(words, one));
  if (some(once) && some(longAgo) && !some(stillNow) && !some(feared)) return null;
  // A raid that took somebody is over where nobody stands at the door.
  const isOver = some(taken) && !readings.some((words) => atDoor.test(words.replace(raidWord, " ")));
  if (some(atDoor) && !isOver) return urgent;
  if (some(taken)) return { urgency: "detained", topic: urgent.topic === ofDoor ? ofSearch : urgent.topic };
  return urgent.topic === ofDoor ? { ...urgent, urgency: "sign" } : null;
}
/** "Están tocando, dicen que son de migración": nothing may go before that. */
const knocking = new RegExp(
  `\\b(?:estan|siguen|andan|are|keep|someones?|somebody is) (?:\\w+ ){0,2}(?:tocando|golpeando|knocking|banging|pounding)\\b.*\\b${officers}\\b`,
);
const ofDoor = "ice-en-mi-puerta";
const ofSearch = "encontrar-detenido";

const fearsReturn =
  /\b(?:miedo|la (?:regresan|devuelven)|si firma|matan|amenaz\w+|pandill\w+|maras?|afraid|fear|sent? back|gangs?|kill)\b/;

const namesCourt = /\b(?:cortes?|juez|jueza|audiencia|nta|court|judge|hearing)\b/;
/** "No tengo corte", and no word of one besides. */
const hasNoCourt = (said: string): boolean =>
  says(said, noCourt) && !namesCourt.test(said.replace(noCourt, " "));

/** A flight that is bought, or a day on which she goes, who has no papers and asks to come back: that door closes behind her. */
const goes =
  /\b(?:(?:tengo|compre|compramos|traigo|have|bought|got) (?:ya )?(?:el |mi |un |los |the |my |a )?(?:pasajes?|boletos?|vuelos?|tickets?|flights?)|me voy (?:el|este|la|en|manana|pasado)|salgo (?:el|este|manana)|vuelo (?:el|este|manana)|i (?:fly|leave) (?:on|this|next|tomorrow))\b/;
const comesBack =
  /\b(?:volver(?: a entrar)?|regresar|entrar (?:otra vez|de nuevo)|reentrar|dejan (?:volver|entrar|regresar)|come back|get back in|return)\b/;
const hasNone =
  /\b(?:visa (?:ya )?(?:vencida|caducada|expirada)|sin (?:papeles|estatus|visa)|indocumentad[oa]|me quede|no tengo papeles|overst\w+|expired visa|visa expired|no papers|without (?:papers|status)|undocumented)\b/;
const mayTravel =
  /\b(?:mica|residente|ciudadan\w+|green card|permiso de viaje|advance parole|parole|asilo|asylum|daca|tps|deport\w+|consul\w+|juarez|entrevista|interview|citizen|resident|refugiad\w+)\b/;
const goesForGood = (said: string): boolean =>
  says(said, goes) && says(said, comesBack) && says(said, hasNone) && !says(said, mayTravel);

/** Of somebody held: not of long ago, of her own years here, of somebody whom nobody must find, nor where it is only feared. */
function heldBorneOut(urgent: UrgentHit, readings: readonly string[]): UrgentHit | null {
  const some = (one: RegExp) => readings.some((said) => says(said, one));
  if ((some(once) || some(wasHeld)) && some(longAgo) && !some(stillNow)) return null;
  if (readings.some(isHeldElsewhere)) return null;
  const isOwnTime = some(ownTime) && readings.every((said) => !held.test(said.replace(ownTime, " ")));
  if (isOwnTime) return borneOut(null, readings);
  return !some(held) && some(ownFear) ? { ...urgent, urgency: "other" } : urgent;
}

/** What the words say that no urgent rule hears, or that goes before whatever it heard. */
function saidBesides(urgent: UrgentHit | null, readings: readonly string[]): UrgentHit | null {
  if (urgent?.urgency !== "health" && readings.some((said) => says(said, knocking)))
    return { urgency: "door", topic: ofDoor };
  if (readings.some(goesUnforgiven)) return { urgency: "leaving", topic: "castigo-3-10-perdon" };
  if ((urgent === null || urgent.topic === ofDoor) && readings.some(handedOver))
    return { urgency: "detained", topic: ofSearch };
  if (urgent === null && readings.some(goesForGood))
    return { urgency: "leaving", topic: "viajar-advance-parole" };
  return null;
}

/** The urgent hit as the words bear it out; null when nothing does. */
export function borneOut(urgent: UrgentHit | null, readings: readonly string[]): UrgentHit | null {
  const some = (one: RegExp) => readings.some((said) => says(said, one));
  const besides = saidBesides(urgent, readings);
  if (besides !== null || urgent === null) return besides;
  if (urgent.urgency === "leaving" && readings.some(isPutAboard))
    return { urgency: "detained", topic: "salida-voluntaria" };
  if (urgent.urgency === "leaving" && readings.some(staysHere)) return null;
  if (urgent.urgency === "court" && readings.every(hasNoCourt)) return null;
  if (urgent.urgency === "scam") return some(noPrice) && !some(forSale) ? null : urgent;
  if (urgent.urgency === "door") return doorBorneOut(urgent, readings);
  if ((urgent.urgency === "child" || urgent.urgency === "leaving") && some(withParent) && some(once))
    return { urgency: "detained", topic: some(fearsReturn) ? "miedo-creible" : ofSearch };
  return urgent.urgency === "detained" ? heldBorneOut(urgent, readings) : urgent;
}
