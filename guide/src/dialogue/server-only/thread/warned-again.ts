/**
 * What stands above an answer is read in full once. Turn after turn the same long line with its address hides the answer below it, and a voice
 * reads it all each time: while the talk goes on it is a short reminder, and of what is done next only where something is to be done. Server only.
 */
import { aspectsOf } from "#guide/dialogue/aspects.ts";
import { markOf } from "#guide/dialogue/server-only/thread/marks.ts";
import type { Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { texts } from "#guide/reply/texts.ts";
import { urgentTexts } from "#guide/safety/safety-texts.ts";
import type { Urgency } from "#guide/safety/urgent-rules.ts";
import type { DialogueState, Language, Reply } from "#guide/types.ts";

/** Lines for this very moment are never shortened: somebody is dying, at the door, or has a child. */
type Lasting = Exclude<Urgency, "health" | "door" | "child">;

export const reminders: Record<Language, Record<Lasting, string>> = {
  es: {
    scam: "Recuerda: no pagues ni firmes nada sin ver antes a un abogado o a un representante acreditado.",
    detained: "Recuerda: búscalo en locator.ice.gov, que no firme nada y que pida un abogado.",
    sign: "Recuerda: no firmes nada que no entiendas, y pide un abogado y un juez.",
    court: "No faltes a la corte: confirma tu fecha en el 800-898-7180, y ve con un abogado.",
    missed: "Esto no puede esperar. Ve ya con un abogado o con un representante acreditado.",
    order:
      "Con una orden, no salgas ni mandes papeles sin ver antes a un abogado o a un representante acreditado.",
    arrest:
      "Recuerda: no te declares culpable, no presentes papeles y no viajes sin hablar antes con un abogado de migración.",
    leaving: "Recuerda: no salgas del país sin ver antes a un abogado o a un representante acreditado.",
    other: "Esto no puede esperar. Ve hoy con un abogado o con un representante acreditado.",
    deadline: "No faltes a tu cita con ICE, y ve antes con un abogado o con un representante acreditado.",
  },
  en: {
    scam: "Remember: do not pay or sign anything before you talk to a lawyer or accredited representative.",
    detained: "Remember: look at locator.ice.gov, and they should sign nothing and ask for a lawyer.",
    sign: "Remember: do not sign anything you do not understand, and ask for a lawyer and a judge.",
    court: "Do not miss court: confirm your date at 800-898-7180, and go with a lawyer.",
    missed: "Remember: this is urgent, talk to a lawyer or accredited representative now.",
    order:
      "With an order, do not leave or file anything before you talk to a lawyer or accredited representative.",
    arrest: "Remember: do not plead guilty, file or travel before you talk to an immigration lawyer.",
    leaving:
      "Remember: do not leave the United States before you talk to a lawyer or accredited representative.",
    other: "Remember: this is urgent, talk to a lawyer or accredited representative today.",
    deadline: "Do not miss your ICE appointment, and talk to a lawyer or accredited representative first.",
  },
};

const plainly: Record<Language, string> = {
  es: "Recuerda: no firmes, no viajes ni mandes nada sin ver antes a un abogado o a un representante acreditado.",
  en: "Remember: before you sign, travel or send papers, talk to a lawyer or accredited representative.",
};

/** Who is out of the country already is not told to stay in it. */
export function awayFromHere(reply: Reply, told: readonly string[], language: Language): Reply {
  const { order, leaving } = urgentTexts[language];
  const ofStaying = reply.warning === order || reply.warning === leaving;
  return ofStaying && told.includes("abroad") ? { ...reply, warning: texts[language].gravePlain } : reply;
}

/** Who is held looks for nobody: what to do there is said in place of where somebody is found. */
export function heldThere(reply: Reply, told: readonly string[], language: Language): Reply {
  const { detained, sign } = urgentTexts[language];
  const looks = reply.warning === detained && told.includes("heldSelf");
  return looks ? { ...reply, warning: sign } : reply;
}

/** What this turn is about, as far as a warning depends on it. */
export interface Asked {
  /** Something is signed, sent or travelled for, by the person's own words. */
  deeds: boolean;
  /** The same, or officers, an order or an appointment are spoken of, or the reply is of it. */
  acts: boolean;
  /** A price or a wait and little else. */
  figure: boolean;
}

const deeds =
  /\b(?:firm(?:o|a|ar\w*|e|en|amos)|viaj\w+|sal(?:ir\w*|go|ga|imos|gamos)|irme|irnos|me voy|nos vamos|(?:me|nos) regres\w+|volv\w+|regres\w+|cruz\w+|frontera|aeropuerto|avion|vuelo|mand(?:o|ar\w*|e|amos)|envi(?:o|ar\w*|e)|met(?:o|er\w*|emos)|present(?:o|ar\w*|e|amos)|entreg(?:o|ar\w*)|apli[cq]\w+|solicit\w+|registr\w+|pongo|call[oe]|sign\w*|travel\w*|trip|fly|leav\w+|go back|return\w*|cross\w*|border|airport|send\w*|mail|fil(?:e|ing)|submit\w*|apply\w*|register\w*)\b/;
const officers =
  /\b(?:cita|visita|entrevista|ice|migra|uscis|inmigracion|immigration|orden|order|appointment|interview|visit|check ?in)\b/;
const actsTold =
  /\b(?:firm(?:es|ar)|viaj(?:es|ar)|salgas|salir del país|orden de deportación|cita con ICE|sign|travel|leave the country|removal order|ICE appointment)\b/i;

export function asksOf({ readings, seen }: Thread, { short, topic }: Reply): Asked {
  const figure = aspectsOf(seen.list).some((aspect) => aspect === "cost" || aspect === "time");
  return {
    deeds: readings.some((words) => deeds.test(words) || grave.test(words)),
    acts:
      ofTrips.has(topic) ||
      readings.some((words) => deeds.test(words) || officers.test(words)) ||
      actsTold.test(short),
    figure: figure && seen.list.length <= mostOfFigure,
  };
}
const mostOfFigure = 8;

/** Wages, a ticket, a school: nothing is sent and nobody travels, unless somebody was taken, hurt or said something untrue. */
const daily: ReadonlySet<string | null> = new Set([
  "derechos-laborales",
  "licencia-manejar",
  "escuela-emergencia",
  "taxes-itin",
]);
const grave =
  /\b(?:arrest\w*|deten\w+|detuv\w+|detain\w*|pres[oa]|carcel|jail|torc\w+|agarr\w+|llev(?:o|aron)|redada|raid|llega\w*|viene[n]?|cae|shows? up|comes?|coming|toca(?:rme)?|abus\w*|viol\w+|fals[oa]s?|fake|ciudadan[oa]|citizen|borrach\w+|tomad[oa]|dui|drunk)\b/;
/** Who travels, leaves, goes to officers or has an order needs the line whatever is asked. */
const ofTrips: ReadonlySet<string | null> = new Set([
  "viajar-advance-parole",
  "salida-voluntaria",
  "check-in-ice",
  "orden-deportacion",
  "reingreso-tras-deportacion",
]);

/** A line for any subject, where this turn is of a price or of everyday things. */
function isIdle(
  { warning, topic }: Reply,
  { deeds: does, figure }: Asked,
  { crisis }: DialogueState,
  language: Language,
): boolean {
  const { redFlagPlain, gravePlain } = texts[language];
  // Under the line of a danger that is open.
  if (crisis !== undefined && (warning === gravePlain || warning === redFlagPlain)) return !does;
  if (warning === gravePlain) return figure;
  return warning === redFlagPlain && daily.has(topic) && !does;
}

/** Lines that hold for any subject: whoever read another warning of this one was sent to a lawyer already. */
function generalOf(warning: string, { acts, figure }: Asked, language: Language): string | null | undefined {
  const { urgentPlain, redFlagPlain, gravePlain } = texts[language];
  if (warning === urgentPlain) return reminders[language].other;
  if (warning !== redFlagPlain && warning !== gravePlain) return undefined;
  return acts && !figure ? plainly[language] : null;
}

/** These warn of what is done next; where nothing is done, they were read. */
const ofDeeds: readonly Lasting[] = ["order", "leaving"];

function ownOf(warning: string, { acts, figure }: Asked, language: Language): string | null | undefined {
  const kinds = Object.keys(reminders[language]) as Lasting[];
  const kind = kinds.find((one) => urgentTexts[language][one] === warning);
  if (kind === undefined) return undefined;
  return ofDeeds.includes(kind) && (figure || !acts) ? null : reminders[language][kind];
}

const marksShape = /^[0-9a-z]{1,8}(?:[.][0-9a-z]{1,8}){0,5}$/;
const mostMarks = 6;

/** The marks of what stood above the answers of this conversation, from a state that may be forged. */
export function readWarned(value: unknown): string | undefined {
  return typeof value === "string" && marksShape.test(value) ? value : undefined;
}

/** The reply with a reminder, or with nothing, where its line was read in this conversation, and the marks for the next turn. */
export function remindedOf(
  reply: Reply,
  state: DialogueState,
  language: Language,
  asked: Asked,
): { reply: Reply; warned: string | undefined } {
  const { warning } = reply;
  const { topic, warned } = state;
  if (warning === null) return { reply, warned };
  if (isIdle(reply, asked, state, language)) return { reply: { ...reply, warning: null }, warned };
  const mark = markOf(warning);
  const read = warned?.split(".") ?? [];
  const wasRead = read.includes(mark);
  const goesOn = reply.kind === "answer" && (wasRead || (read.length > 0 && reply.topic === topic));
  const general = goesOn ? generalOf(warning, asked, language) : undefined;
  const shorter = general === undefined && goesOn && wasRead ? ownOf(warning, asked, language) : general;
  return shorter === undefined
    ? { reply, warned: [...read.filter((one) => one !== mark), mark].slice(-mostMarks).join(".") }
    : { reply: { ...reply, warning: shorter }, warned };
}
