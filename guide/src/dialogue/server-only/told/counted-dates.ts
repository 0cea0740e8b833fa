/** How long there is, counted from a date that was told, where the register or the subject has the period. Server only. */

import { idSet } from "#guide/dialogue/server-only/ids.ts";
import {
  bulletinLines,
  citizenOrTest,
  dueLines,
  paroleYear,
  permitLines,
  testLines,
} from "#guide/dialogue/server-only/told/counted-cases.ts";
import { dacaWindow } from "#guide/dialogue/server-only/told/counted-daca.ts";
import {
  certificationLines,
  citizenshipReview,
  departureLines,
  evidenceLines,
  fianceLines,
  visaCentreLines,
  widowLines,
} from "#guide/dialogue/server-only/told/counted-family.ts";
import {
  absentLines,
  addressLines,
  appealLines,
  asyleeYear,
  asylumPermit,
  awayYear,
  type Counted,
  cardWindow,
  citizenLines,
  conditionsWindow,
  intentLines,
  orderLines,
  uscisLines,
} from "#guide/dialogue/server-only/told/counted-lines.ts";
import type { DatesTold } from "#guide/dialogue/server-only/told/dates.ts";
import type { Event } from "#guide/dialogue/server-only/told/events.ts";
import type { Fact } from "#guide/dialogue/server-only/told/facts.ts";
import { hearingLines } from "#guide/dialogue/server-only/told/hearing-lines.ts";
import type { Mind } from "#guide/mind.ts";
import type { Language } from "#guide/types.ts";

/** Asks how long there is, or whether it is too late. */
const asksDeadline =
  /\b(?:cuant[oa]s? (?:tiempo|dias|meses)|plazo|hasta cuando|que dia (?:ya )?(?:la |lo )?(?:puedo|podria|mando|pido|debo)|fecha limite|ultimo dia|a tiempo|(?:estoy|alcanzo|puedo|podria|da tiempo|hay tiempo) todavia|todavia (?:estoy|puedo|alcanzo|hay|da|me|se)|ya (?:es|seria) (?:muy )?tarde|es (?:muy )?tarde|ya (?:me|se) pas\w+|cuando$|desde cuando|a partir de cuando|cuando (?:la|lo|puedo|debo|tengo que|se|me|seria|vence|acaba|mando|pido|es)|y cuando|how (?:long|many days|much time)|deadline|last day|too late|still (?:in|on|have|can|time)|in time|until when|when (?:can|do|should|must|is|does))\b/;

export const isDeadlineAsked = (readings: readonly string[]): boolean =>
  readings.some((words) => asksDeadline.test(words));

/** Asks for the very day that is counted, and not how long something takes, lasts or is in coming. */
const ownDay =
  /\b(?:cuant[oa]s? (?:tiempo|dias|meses|anos) (?:mas )?(?:tengo|tenemos|tiene[ns]?|me|nos|le|les|hay|queda\w*|falta\w*|son|para)\b(?! (?:cobran|cuesta|sale|tard\w+|demor\w+|dura\w*))|plazo|hasta cuando|fecha limite|ultimo dia|a tiempo|tarde|todavia|aun (?:puedo|alcanzo)|se (?:me|le|nos) (?:pas\w+|venc\w+)|cuando (?:(?:ya|la|lo|las|los|le|les|me|nos|se|seria|es|yo) )*(?:puedo|podemos|podria|debo|mand\w+|met\w+|pid\w+|pedir|renuev\w+|aplic\w+|tengo|toca\w*|cumpl\w+|vence\w*|acaba\w*|empiez\w+|present\w+|apel\w+|solicit\w+)|(?:^|y |entonces )(?:desde )?cuando$|que dia|ya (?:la |lo )?(?:puedo|podria|podemos)|me (?:quedan?|faltan?)|how (?:long|many (?:days|months|years)|much time) (?:(?:do|did|have|would) )?(?:i|we|she|he|they|is|are|left|until|till)\b|deadline|last day|too late|in time|until when|still|when (?:can|do|should|must|could|may|will|would) (?:i|we|he|she|they)\b|when is (?:it|that|my|the)\b|since when|what day|cuando$|(?:me|nos|le) toca\w*|toca ya|my turn|current|(?:yo )?(?:ya )?calific[oa]?|(?:soy|somos|es) de \w+|(?:im|i am) from|(?:do|would) i (?:already )?qualify)\b/;
/** Where, or what, and not by when. */
const ofOther =
  /\b(?:en linea|por (?:correo|internet)|online|by mail|dinero|lleg\w+|arriv\w+|venir|come|contest\w+|respond\w+|tard[ae]n?|take|takes|dur[ae]n?|last|(?:mis?|my) (?:h?ij[oa]s?|espos[oa]|mama|papa|herman[oa]s?|son|daughter|kids?|children|husband|wife|mom|dad))\b/;

export const asksOwnDay = (readings: readonly string[]): boolean =>
  readings.some((words) => bareDeadline.test(words) || (ownDay.test(words) && !ofOther.test(words)));

const bareDeadline =
  /^(?:(?:y|entonces|pero|oiga|oye|ok|and|so|but) )*(?:(?:(?:todavia|aun|ya) )?(?:(?:estoy|alcanzo|tengo|hay|es|seria|llego|voy|me da) )?(?:todavia |muy |ya )?(?:a tiempo|tiempo|tarde|plazo)(?: todavia| ya| para eso| aun)?|cuant[oa]s? (?:tiempo|dias|meses) (?:me )?(?:queda\w*|tengo|falta\w*|hay)|hasta cuando(?: tengo)?|cual es (?:el plazo|la fecha limite)|cuando (?:se )?(?:me )?(?:vence|cumple|acaba)(?: (?:el plazo|la carta|exactamente|eso|entonces))*|how (?:long|much time|many days) do i (?:still )?have(?: left)?|am i (?:too late|still (?:in|on) time)|is it too late|(?:whats|when is) the deadline|do i still have time)$/;

/** "¿Todavía estoy a tiempo?": of what was spoken of. */
export const asksBareDeadline = (said: string): boolean => bareDeadline.test(said);

interface Count {
  /** The subjects that count so. */
  of: ReadonlySet<string>;
  /** What it is counted from, the likeliest first; the first is meant by a date alone. */
  from: readonly Event[];
  /** What a date alone means, when it is not the first of these. */
  usual?: Event;
  /** Also told where the subject is told for the first time; or once all of one of these lists were told. */
  atStart?: true | readonly (readonly Event[])[];
  /** Asks for it again, besides a deadline. */
  asks?: RegExp;
  /** Asks when something else comes. */
  unless?: RegExp;
  lines: (one: Counted) => string[];
}

const extraTime = /\b(?:540|tiempo extra|extra time|automatic\w*|recibo|receipt)\b/;

const counts: readonly Count[] = [
  { of: idSet("nta-corte"), from: ["hearing"], lines: hearingLines },
  {
    of: idSet("apelar-juez appeal-work"),
    from: ["judge", "denied", "order"],
    atStart: true,
    lines: appealLines,
  },
  {
    of: idSet("perdi-o-me-negaron if-denied rfe-time some-letter"),
    from: ["due", "answer", "denied", "letter"],
    usual: "denied",
    // "Con fecha del 6 de noviembre, y da 87 días": its last day. A denial's days run from its date.
    atStart: [["letter", "due"], ["denied"]],
    lines: (one) => (one.event === "due" || one.event === "answer" ? dueLines(one) : uscisLines(one)),
  },
  {
    of: idSet("intent-to-revoke"),
    from: ["due", "answer", "letter", "denied"],
    usual: "letter",
    atStart: true,
    lines: (one) => (one.event === "due" || one.event === "answer" ? dueLines(one) : intentLines(one)),
  },
  {
    of: idSet("citizenship-denied n400-denied"),
    from: ["denied", "letter"],
    atStart: true,
    lines: citizenshipReview,
  },
  {
    of: idSet("prometido-k1 fiance-no-wedding fiance-ninety"),
    from: ["fiance"],
    atStart: true,
    lines: fianceLines,
  },
  { of: idSet("murio-peticionario"), from: ["died"], atStart: true, lines: widowLines },
  {
    of: idSet("visa-u u-signature-six-months"),
    from: ["certified"],
    atStart: true,
    lines: certificationLines,
  },
  { of: idSet("salida-voluntaria"), from: ["departure"], atStart: true, lines: departureLines },
  { of: idSet("evidence-in-time"), from: ["hearing"], atStart: true, lines: evidenceLines },
  { of: idSet("i601-denied"), from: ["denied"], atStart: true, lines: uscisLines },
  { of: idSet("nvc-no-hurry"), from: ["nvc"], atStart: true, lines: visaCentreLines },
  {
    of: idSet("permiso-trabajo-asilo asylum-filed"),
    from: ["filed"],
    asks: /\b(?:ya (?:la|lo)? ?(?:puedo|podemos|mando|pido)|what day|(?:can|may) i (?:send|ask|apply|file))\b/,
    atStart: true,
    lines: asylumPermit,
  },
  {
    of: idSet(
      "asilo-general asilo-un-anio asylum-year-close asylum-no-waiting late-asylum chnv-parole-fin parole-humanitario",
    ),
    from: ["came"],
    asks: /\b(?:asilo|asylum)\b/,
    unless:
      /\b(?:permisos?|permit|trabaj\w+|chamb\w+|work\w*|ead|765|seguro social|entrevista|interview|huellas|fingerprints?|respuesta|respond\w+|contest\w+|decision|decid\w+|apr(?:ue|o)b\w+|approv\w*|residencia|mica|green ?card)\b/,
    atStart: true,
    lines: paroleYear,
  },
  {
    of: idSet("residencia-condicional two-year-card two-year-now two-year-alone"),
    from: ["expires"],
    atStart: true,
    lines: conditionsWindow,
  },
  {
    of: idSet("daca"),
    from: ["expires", "due"],
    asks: /\b(?:renov\w+|renuev\w+|renew\w*)\b/,
    atStart: true,
    lines: dacaWindow,
  },
  {
    of: idSet("resident-away resident-year-out resident-abroad"),
    from: ["left"],
    asks: /\b(?:cuando (?:regreso|vuelvo)|boleto|ticket|when (?:do|should) i (?:return|go back))\b/,
    atStart: true,
    lines: awayYear,
  },
  { of: idSet("renovar-green-card"), from: ["expires"], atStart: true, lines: cardWindow },
  {
    of: idSet("renewal-sent asylum-permit-renewal"),
    from: ["renewal", "expires"],
    asks: extraTime,
    atStart: true,
    lines: permitLines,
  },
  {
    of: idSet("renovar-permiso-extension"),
    from: ["renewal", "expires"],
    // "Se me vence el permiso", "el 20 de enero": nothing was sent yet.
    usual: "expires",
    asks: extraTime,
    atStart: true,
    lines: permitLines,
  },
  {
    of: idSet("asilo-aprobado asylee-family asylee-trip"),
    from: ["granted"],
    atStart: true,
    lines: asyleeYear,
  },
  { of: idSet("cambio-direccion moved-late"), from: ["moved"], lines: addressLines },
  { of: idSet("falte-a-corte"), from: ["missed"], lines: absentLines },
  { of: idSet("orden-deportacion"), from: ["judge", "order"], lines: orderLines },
  {
    of: idSet("ciudadania-requisitos citizen-wish price-citizenship"),
    from: ["resident", "n400", "born"],
    asks: /\b(?:examen|test|exam|ingles|english|espanol|spanish|calific\w+|qualif\w+|eligible|ya puedo|puedo (?:ya )?(?:pedir|aplicar|meter|mandar)|me toca|can i (?:apply|file|send))\b/,
    atStart: true,
    lines: citizenOrTest,
  },
  {
    of: idSet(
      "resident-parents resident-parent-abroad resident-petitions resident-siblings resident-children",
    ),
    from: ["resident"],
    asks: /\b(?:que hago|what (?:do|should) i do|ciudadan\w+|citizen\w*)\b/,
    atStart: true,
    lines: citizenLines,
  },
  {
    of: idSet("examen-ciudadania weak-english n400-interview"),
    from: ["n400", "resident", "born"],
    asks: /\b(?:espanol|spanish|(?:mi|su|my) idioma|language|preguntas?|questions?|cual(?:es)?|which|128|100)\b/,
    atStart: true,
    lines: testLines,
  },
  {
    of: idSet(
      "inmediato-vs-preferencia visa-resident-spouse resident-parent-adult parent-asks-for-me pedir-hermanos estado-del-caso pedir-esposo",
    ),
    from: ["priority"],
    asks: /\b(?:me toca|nos toca|toca ya|falta\w*|mexic\w+|soy de|i am from|im from|my turn|current|how (?:much )?long\w*)\b/,
    atStart: true,
    lines: bulletinLines,
  },
];

/** Spots that count otherwise than their topic, or not at all. */
const otherwise = idSet("missed-moved daca-lapsed daca-police late-i751 i-220b");

/** By the spot that is open, or else its topic. */
function countOf([spot, topic]: Open): Count | undefined {
  const own = counts.find(({ of }) => spot !== null && of.has(spot));
  if (own !== undefined || topic === null || (spot !== null && otherwise.has(spot))) return own;
  return counts.find(({ of }) => of.has(topic));
}

/** The spot and the topic. */
type Open = readonly [string | null, string | null];

/** Two topics that count the same period. */
export function countsAlike(one: string | null, other: string | null): boolean {
  const count = countOf([null, one]);
  return count !== undefined && count === countOf([null, other]);
}

/** What the open subject counts from, when a date is told without a verb. */
export function usualEvent(ids: Open): Event | null {
  const count = countOf(ids);
  const event = count?.usual ?? count?.from[0] ?? null;
  // A day alone is no start of a residence.
  return event === "resident" ? null : event;
}

/** What the open subject counts from, as far as it was told: what "no, es el 18" corrects. */
export function countedEvent(ids: Open, known: DatesTold): Event | null {
  return countOf(ids)?.from.find((event) => known[event] !== undefined) ?? null;
}

/** "Lo mandé el 14 de junio": what was sent, by the open subject. */
export function sentEvent(ids: Open, told: readonly string[]): Event | null {
  const topic = ids[1] ?? "";
  if (topic.startsWith("asilo") || (topic.startsWith("permiso-trabajo") && told.includes("asylum")))
    return "filed";
  return countOf(ids)?.from.find((event) => sendings.has(event)) ?? null;
}
const sendings: ReadonlySet<Event> = new Set<Event>(["filed", "renewal", "n400", "priority"]);

/** Whether the message tells a date that only the open subject asks for: how long somebody is a resident, when a form was sent. */
export function tellsOwnDate(ids: Open, before: DatesTold, now: DatesTold): boolean {
  const own = countOf(ids)?.from.filter((event) => sendings.has(event) || ofPerson.has(event)) ?? [];
  return own.some((event) => now[event] !== undefined && now[event] !== before[event]);
}
const ofPerson: ReadonlySet<Event> = new Set<Event>(["resident", "born", "left"]);

/** Whether a date that the open subject counts from is another one than before. */
export function isNewDate(ids: Open, before: DatesTold, now: DatesTold): boolean {
  return (
    countOf(ids)?.from.some((event) => now[event] !== undefined && now[event] !== before[event]) === true
  );
}

/** Whether the words ask for what the open subject counts; its price is another question. */
export function asksCount(ids: Open, readings: readonly string[]): boolean {
  const asks = countOf(ids)?.asks;
  return asks !== undefined && readings.some((words) => asks.test(words) && !asksPrice.test(words));
}
const asksPrice = /\b(?:cuanto (?:cuesta|vale|es|sale|cobran|me va)|how much|cost|fee|precio)\b/;

/** Whether the words ask when something comes that is not counted here: "y cuándo me dan permiso para trabajar". */
export function asksOtherDay(ids: Open, readings: readonly string[]): boolean {
  const unless = countOf(ids)?.unless;
  return unless !== undefined && readings.some((words) => unless.test(words));
}

/** Whether the subject counts where it is told for the first time. */
export function countsAtStart(ids: Open, dates: DatesTold): boolean {
  const atStart = countOf(ids)?.atStart ?? [];
  return atStart === true || atStart.some((events) => events.every((event) => dates[event] !== undefined));
}

/** What lines are counted by, besides the dates. */
export interface Said {
  language: Language;
  today: string;
  opened: string;
  now: string;
  told: readonly Fact[];
}

/** A day in court that was told just now, whatever subject is open; null where it has passed. */
export function linesOfHearing(mind: Mind, ids: Open, dates: DatesTold, said: Said): string[] | null {
  if (dates.hearing === undefined) return null;
  const lines = hearingLines({ mind, date: dates.hearing, event: "hearing", dates, ids, ...said });
  return lines.length === 0 ? null : lines;
}

/** The lines that count, or null where nothing was told to count from. */
export function countedLines(mind: Mind, ids: Open, dates: DatesTold, said: Said): string[] | null {
  const count = countOf(ids);
  const event = count?.from.find((one) => dates[one] !== undefined);
  const date = event === undefined ? undefined : dates[event];
  if (count === undefined || event === undefined || date === undefined) return null;
  const lines = count.lines({ mind, date, event, dates, ids, ...said });
  return lines.length === 0 ? null : lines.map((line) => mind.library.register.fill(line, said.language));
}
