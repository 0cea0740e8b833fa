/** Spots that only a server hears by their words, and that go before every routine path. */

import type { Situation, Topic } from "#guide/content-schema.ts";
import type { Understanding } from "#guide/dialogue/understand.ts";
import { type Mind, topicOf } from "#guide/mind.ts";
import type { DialogueState } from "#guide/types.ts";
import { citizenHere } from "#guide/words/server-only/citizen-words.ts";
import { says } from "#guide/words/server-only/says.ts";

type Told = Pick<Situation, "short" | "answer">;

/** A false claim to citizenship bars for good, nearly without a waiver (facts, R02, ROJA). */
const falseClaim: Told = {
  short: {
    es: "Haber dicho que eras ciudadano sin serlo es muy grave: puede cerrarte la residencia para siempre y casi no tiene perdón.",
    en: "Having said you were a citizen when you were not is very serious: it can close residency to you for good, and there is almost no waiver.",
  },
  answer: {
    es: [
      "Cuenta aunque tu pareja o tu hijo sea ciudadano, y aunque haya sido hace años; tampoco lo niegues: otra mentira lo empeora.",
      "No presentes papeles, no salgas del país y no vayas solo a una cita antes de hablar con un abogado.",
      "Cuéntale al abogado qué dijiste, a quién, cuándo y si firmaste algo: hay pocas excepciones y él puede ver si alguna es tuya.",
      "Puedes pedir tu expediente con un FOIA para saber qué quedó escrito.",
    ],
    en: [
      "It counts even if your spouse or child is a citizen, and even if it was years ago; do not deny it either: another lie makes it worse.",
      "Do not file anything, do not leave the country and do not go to an appointment alone before you talk to a lawyer.",
      "Tell the lawyer what you said, to whom, when, and whether you signed something: exceptions are few, and a lawyer can see if one is yours.",
      "You can ask for your file with a FOIA request to learn what was written down.",
    ],
  },
};

const liedInForm: Told = {
  short: {
    es: "Habla con un abogado antes de corregirlo: no mandes nada ni lo aclares tú solo en una entrevista.",
    en: "Talk to a lawyer before you correct it: do not send anything or explain it alone in an interview.",
  },
  answer: {
    es: [
      "Una mentira en una solicitud puede cerrarte los papeles, y corregirla a tiempo y bien puede ayudar.",
      "El abogado ve qué tan grave es, si hay perdón y cómo y cuándo decir la verdad.",
      "Guarda copia de lo que mandaste y no firmes otro formulario con ese dato.",
    ],
    en: [
      "A lie in an application can close the way to papers, and correcting it in time and well may help.",
      "A lawyer sees how serious it is, whether there is a waiver, and how and when to tell the truth.",
      "Keep a copy of what you sent and do not sign another form with that answer.",
    ],
  },
};

const claimed = new RegExp(
  String.raw`\b(?:dije|dijimos|said|told)\b(?: \w+){0,5} (?:que )?(?:era|soy|eramos|was|am|im|from)(?: (?:de|from))? (?:puerto rico|boricua|puertorriquen[oa])\b|\b(?:dije|dijimos|declare|jure|conteste|puse|marque|firme)(?: \w+){0,5} (?:que )?(?:era|soy|yo era|ser|fuera|como|de)(?: \w+)? ?(?:${citizenHere}|american[oa]|gring[oa]|citizen)\b|\b(?:entre|pase|cruce|vine|llegue|con)\b(?: \w+){0,4} (?:pasaporte|acta|papeles|tarjeta) american[oa]s? (?:de (?:otr[oa]|un[oa]?|mi|alguien)|prestad[oa]|ajen[oa]|fals[oa]|chuec[oa])|\b(?:came|entered|crossed|with)\b(?: \w+){0,4} (?:someone elses|somebody elses|borrowed|fake|false)(?: \w+)? (?:us|american) (?:passport|birth certificate)|\b(?:me )?(?:hice|hacia|pase|entre|cruce)(?: \w+)? (?:pasar )?(?:por|como) (?:ciudadan[oa]|american[oa]|gring[oa])\b|\b(?:dije|puse|marque|declare) (?:que )?(?:era |soy )?(?:nacid[oa]|naci) (?:aqui|en estados unidos|en texas|en california)\b|\b(?:said|told|claimed|swore|checked|marked)(?: \w+){0,4} (?:i was|i am|im|to be|being)(?: an?)?(?: us| u s| american)? (?:citizen|american)\b|\bi (?:put|wrote|marked|checked)(?: (?:down|that|im|i was|i am|an?|u|s|us|american))* citizen\b(?: \w+){0,4} (?:forms?|applications?|job|work|paper\w*)`,
);
/** Whoever filled in the form for her wrote it: "me puso que yo era ciudadano", "checked the citizen box for me". */
const claimedForMe =
  /\b(?:me|nos) (?:puso|pusieron|marco|marcaron|apunto|apuntaron|anoto|anotaron|lleno|llenaron)(?: \w+){0,3} (?:que|como|de)(?: (?:yo|soy|era|fuera|un|una))* (?:[cs]iudadan[oa]|sitisen|citizen|american[oa])\b|(?<!\b(?:si|yo|como|cuando|mejor) )\b(?:puso|marco|apunto|anoto|marcaron|pusieron) (?:que )?(?:yo )?(?:soy|era|fuera|como)(?: \w+)? (?:[cs]iudadan[oa]|sitisen|citizen|american[oa])\b|\b(?:put|wrote|marked|checked|listed)(?: \w+){0,5} (?:me as|that i (?:am|was)|im|i was)(?: an?)?(?: us)? (?:citizen|sitizen)\b/;
const ofOwnCitizenship =
  /\b(?:n ?400|naturaliz\w+|ciudadania|(?:si|ya|de verdad) soy (?:un |una )?ciudadan[oa]|i (?:really |already )am)\b/;
/** A box ticked at a job or in a form that says so. */
const ticked =
  /\b(?:marque|puse|palomie|palomee|tache|llene|escogi|elegi|firme|marcaron|checked|marked|ticked|clicked|chose|picked|signed)\b(?: \w+){0,6} (?:cajita|casilla|casillita|cuadrito|cuadro|opcion|parte|bolita|box|option|i ?9)\b/;
const citizenWord = /\b(?:ciudadan[oa]|american[oa]|citizen(?:ship)?|u ?s ?citizen)\b/;
/** No claim: one's own petition for citizenship, or of who is one. */
const ofCitizenship =
  /\b(?:n ?400|naturaliz\w+|ciudadania|(?:soy|im|i am) (?:un |una |a |an )?(?:us |american )?(?:ciudadan[oa]|citizen)|(?:espos[oa]|marido|hij[oa]|husband|wife|son|daughter) (?:es |is |\w+ )?(?:un |una |a |an )?(?:us )?(?:ciudadan[oa]|citizen)|mi (?:espos[oa]|hij[oa]) ciudadan[oa])\b/;
/** What an officer believed of one who is a citizen, or of somebody else, is no claim of one's own. */
const noClaim =
  /\b(?:mejor|esper\w+|hasta|cuando|quiero|quisiera|queria) (?:\w+ ){0,2}(?:ser|sea|hacerme) ciudadan[oa]\b|\bno (?:dije|puse|declare)\b|\bnunca (?:dije|dijimos|puse)\b|\bnever (?:said|claimed|told)\b|\bdidnt (?:say|claim)\b/;

const lied =
  /\b(?:menti|mentimos|puse (?:una )?mentiras?|dije (?:una )?mentiras?|puse (?:datos? falsos?|informacion falsa|algo falso)|(?:i|we) lied|(?:i|we) put (?:a lie|false information))\b(?: \w+){0,5} (?:solicitud|aplicacion|forma|formulario|formato|peticion|entrevista|asilo|papeles|visa|application|form|petition|interview|asylum|i\s?\d{3}\w?|n\s?400)\b/;

const stopped =
  /\b(?:me|nos) (?:acaban? de parar|acaban? de detener|pararon|paro|detuvieron|detuvo|estan parando|tienen parad[oa]s?|estan pidiendo)\b(?! (?:el|mi) (?:pago|caso|tramite))/;
const onRoad =
  /\b(?:carretera|camino|autopista|freeway|highway|calle|reten|retenes|patrulla|fronteriza|troca|carro|coche|camioneta|manejando|trafico|sheriff|policia|trooper|checkpoint)\b/;
const roadEnglish =
  /\b(?:border patrol|cbp|police|cops?|trooper|they)\b(?: \w+){0,3} (?:stopped|pulled) (?:me|us)\b(?: over)?|\bi (?:got|was) (?:pulled over|stopped)\b/;
/** The rights of whom officers may stop in a car. */
const ifStopped =
  /\b(?:que (?:hago|digo|derechos|debo|tengo que)|cuales son mis derechos|derechos tengo|what (?:do i|should i|are my|rights))\b.*\b(?:(?:me|nos) (?:para|paran|pare|paren|detiene|detienen|detenga)|stops? (?:me|us)|pulls? (?:me|us) over)\b/;
const inCar = /\b(?:carro|coche|caro|troca|camioneta|manejando|voy manejando|carretera|car|truck|driving)\b/;
const followed =
  /\b(?:me|nos) (?:esta |estan |viene |vienen |va |van )?(?:sigue|siguen|siguiendo)\b.*\b(?:coche|carro|troca|camioneta|patrulla)\b/;
const taken =
  /\b(?:llevaron|llevan|arrest\w+|esposaron|esposad[oa]|encerr\w+|detenid[oa] (?:en|desde)|carcel|celda|centro|dejaron ir|soltaron|taken|jail|hospital|asalt\w+|robar\w*|tomad[oa]|borrach[oa]|drunk|entrego)\b/;

const longAgo =
  /\b(?:hace (?:\w+ ){1,3}(?:anos?|meses)|years? ago|months? ago|(?:en|in) (?:19|20)\d\d|ciudadania|citizenship|naturaliz\w+|afecta)\b/;

const officers = /\b(?:ice|migra|inmigracion|immigration|redada|raid|agentes)\b/;
const cameIn =
  /\b(?:metieron|metio|entro|entraron|llego|llegaron|cayo|cayeron|esta|estan|hay|hicieron|redada|came|raid\w*|entered|are|is)\b/;
const plant =
  /\b(?:fabrica|bodega|empacadora|restaurante|taqueria|obra|construccion|polleria|planta|rancho|lavado|yarda|taller|cocina|oficina|trabajo|chamba|jale|warehouse|factory|job site|jobsite|restaurant|plant)\b/;
const anothersHome =
  /\b(?:casa|puerta|house|door|corte|court|se llevaron|llevaron|detuvieron|agarraron|took|no (?:llego|ha llegado|volvio|ha vuelto)|never came|didnt come)\b/;

const order = "orden-deportacion";
const relativeOrEntry =
  /\b(?:ciudadan\w+|residente|esposo|esposa|marido|mujer|cruce|entre|brinque|cerro|rio|visa|citizen|husband|wife|crossed|came|hijo|hija)\b/;
const noOrder =
  /\b(?:no tengo|sin|ya no tengo|no hay|quitaron|cancelo|cancelaron|reabri\w+|cerraron) (?:ninguna |la |mi )?orden\b/;

const cards = new Set(["documentos-perdidos", "renovar-green-card"]);
const ofYears =
  /^(?:(?:es|era|la mia|mi mica|la mica|la tarjeta|es la|una|de|la|que dura|valida por|it is|its|the|a|ten) )*(?:(?:10|diez|ten) (?:anos|year|years)(?: card)?)(?: de (?:la mica|residente|duracion))?$/;

/** They stand there now. */
const linedUp =
  /\b(?:nos|a todos|los|las) (?:tienen|tiene|pusieron|formaron)\b(?: \w+){0,4} (?:formad\w+|en (?:fila|linea)|contra la pared|hincad\w+|sentad\w+|afuera)\b|\b(?:nos|a todos) formaron\b|\b(?:lined (?:us|everyone|them) up|have us (?:lined up|against|sitting))\b/;
const raidTopics: ReadonlySet<string> = new Set(["ice-en-mi-puerta", "derechos-laborales"]);

export interface GraveSpot {
  situation: Understanding["situation"];
  /** The present subject goes on. */
  stays?: Topic;
}

/** Told of oneself, it asks for no lie, whatever it sounds like. */
export function confessed(mind: Mind, readings: readonly string[]): GraveSpot | null {
  const some = (...all: RegExp[]) => readings.some((said) => all.every((one) => says(said, one)));
  if (some(noClaim)) return null;
  if (
    some(claimed) ||
    (some(claimedForMe) && !some(ofOwnCitizenship)) ||
    (some(ticked, citizenWord) && !some(ofCitizenship))
  )
    return spot(mind, "antecedentes", falseClaim, "leaving");
  return some(lied) ? spot(mind, "buscar-abogado", liedInForm, "other") : null;
}

/** Officers came in and have people stand there. */
export const isRaidUnderWay = (said: string): boolean => says(said, linedUp);

/** What the words tell before any routine path, or null. */
export function graveSpot(
  mind: Mind,
  seen: Understanding,
  readings: readonly string[],
  state: DialogueState,
): GraveSpot | null {
  const some = (...all: RegExp[]) => readings.some((said) => all.every((one) => says(said, one)));
  if (
    !some(taken) &&
    !some(longAgo) &&
    (some(stopped, onRoad) || some(followed) || some(roadEnglish) || some(ifStopped, inCar))
  )
    return own(mind.situations.topic("police-stop"), null, "police-stop");
  const underWay = some(linedUp) && (some(officers) || raidTopics.has(state.topic ?? ""));
  if (underWay || (some(officers, cameIn, plant) && !some(anothersHome)))
    return own(mind.situations.topic("work-raid"), "door", "work-raid");
  const had = state.topic === order || state.pending?.topic === order;
  const status = seen.situation !== null || seen.clarify !== undefined || seen.urgent === null;
  if (had && status && some(relativeOrEntry) && !some(noOrder)) return own(topicOf(mind, order), "order");
  const card = cards.has(state.topic ?? "") && some(ofYears) ? topicOf(mind, state.topic) : undefined;
  return card === undefined ? null : { situation: null, stays: card };
}

function spot(
  mind: Mind,
  id: string,
  { short, answer }: Told,
  urgency: Situation["urgency"],
): GraveSpot | null {
  const parent = topicOf(mind, id);
  if (parent === undefined) return null;
  const keep = [...answer.es.keys()];
  // What the topic rests on is none of this answer's.
  return own({ ...parent, short, answer, keep, forms: [], steps: { es: [], en: [] }, register: [] }, urgency);
}

function own(topic: Topic | undefined, urgency: Situation["urgency"], id = "told"): GraveSpot | null {
  if (topic === undefined) return null;
  const { short } = topic;
  const answer = { es: topic.answer.es, en: topic.answer.en };
  const none = { asked: [], unless: [], next: [], forms: null, register: [] };
  const situation: Situation = { ...none, id, topic: topic.id, short, answer, lawyer: true, urgency };
  return { situation: { situation, topic } };
}
