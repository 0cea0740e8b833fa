/** How long there is, counted from a date that was told, where the register or the subject has the period. Server only. */
import {
  absentLines,
  addressLines,
  appealLines,
  asyleeYear,
  asylumPermit,
  asylumYear,
  type Counted,
  cardWindow,
  citizenLines,
  conditionsWindow,
  dacaWindow,
  orderLines,
  uscisLines,
} from "#guide/dialogue/server-only/counted-lines.ts";
import type { DatesTold, Event } from "#guide/dialogue/server-only/told-dates.ts";
import type { Mind } from "#guide/mind.ts";
import type { Language } from "#guide/types.ts";

/** Asks how long there is, or whether it is too late. */
const asksDeadline =
  /\b(?:cuant[oa]s? (?:tiempo|dias|meses)|plazo|hasta cuando|fecha limite|ultimo dia|a tiempo|(?:estoy|alcanzo|puedo|podria|da tiempo|hay tiempo) todavia|todavia (?:estoy|puedo|alcanzo|hay|da|me|se)|ya (?:es|seria) (?:muy )?tarde|es (?:muy )?tarde|ya (?:me|se) pas\w+|cuando$|desde cuando|a partir de cuando|cuando (?:la|lo|puedo|debo|tengo que|se|me|seria|vence|acaba|mando|pido|es)|y cuando|how (?:long|many days|much time)|deadline|last day|too late|still (?:in|on|have|can|time)|in time|until when|when (?:can|do|should|must|is|does))\b/;

export const isDeadlineAsked = (readings: readonly string[]): boolean =>
  readings.some((words) => asksDeadline.test(words));

const bareDeadline =
  /^(?:(?:y|entonces|pero|oiga|oye|ok|and|so|but) )*(?:(?:(?:todavia|aun|ya) )?(?:(?:estoy|alcanzo|tengo|hay|es|seria|llego|voy|me da) )?(?:todavia |muy |ya )?(?:a tiempo|tiempo|tarde|plazo)(?: todavia| ya| para eso| aun)?|cuant[oa]s? (?:tiempo|dias|meses) (?:me )?(?:queda\w*|tengo|falta\w*|hay)|hasta cuando(?: tengo)?|cual es (?:el plazo|la fecha limite)|how (?:long|much time|many days) do i (?:still )?have(?: left)?|am i (?:too late|still (?:in|on) time)|is it too late|(?:whats|when is) the deadline|do i still have time)$/;

/** "¿Todavía estoy a tiempo?": of what was spoken of. */
export const asksBareDeadline = (said: string): boolean => bareDeadline.test(said);

interface Count {
  /** The subjects that count so. */
  of: ReadonlySet<string>;
  /** What it is counted from, the likeliest first; the first is meant by a date alone. */
  from: readonly Event[];
  lines: (one: Counted) => string[];
}

const list = (ids: string) => new Set(ids.split(" "));

const counts: readonly Count[] = [
  { of: list("apelar-juez appeal-work"), from: ["judge", "denied", "order"], lines: appealLines },
  { of: list("perdi-o-me-negaron if-denied"), from: ["denied", "letter"], lines: uscisLines },
  { of: list("permiso-trabajo-asilo asylum-filed"), from: ["filed"], lines: asylumPermit },
  { of: list("asilo-general asilo-un-anio asylum-year-close"), from: ["came"], lines: asylumYear },
  {
    of: list("residencia-condicional two-year-card two-year-now two-year-alone"),
    from: ["expires"],
    lines: conditionsWindow,
  },
  { of: list("daca"), from: ["expires"], lines: dacaWindow },
  { of: list("renovar-green-card"), from: ["expires"], lines: cardWindow },
  { of: list("asilo-aprobado asylee-family asylee-trip"), from: ["granted"], lines: asyleeYear },
  { of: list("cambio-direccion moved-late"), from: ["moved"], lines: addressLines },
  { of: list("falte-a-corte"), from: ["missed"], lines: absentLines },
  { of: list("orden-deportacion"), from: ["judge", "order"], lines: orderLines },
  {
    of: list("ciudadania-requisitos citizen-wish price-citizenship"),
    from: ["resident"],
    lines: citizenLines,
  },
];

/** Spots that count otherwise than their topic, or not at all. */
const otherwise = list("citizenship-denied daca-lapsed daca-police late-i751 n400-denied i-220b");

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
  const event = countOf(ids)?.from[0] ?? null;
  // A day alone is no start of a residence.
  return event === "resident" ? null : event;
}

/** Whether a date that the open subject counts from is another one than before. */
export function isNewDate(ids: Open, before: DatesTold, now: DatesTold): boolean {
  return (
    countOf(ids)?.from.some((event) => now[event] !== undefined && now[event] !== before[event]) === true
  );
}

/** The lines that count, or null where nothing was told to count from. */
export function countedLines(
  mind: Mind,
  ids: Open,
  dates: DatesTold,
  said: { language: Language; today: string; opened: string },
): string[] | null {
  const count = countOf(ids);
  const event = count?.from.find((one) => dates[one] !== undefined);
  const date = event === undefined ? undefined : dates[event];
  if (count === undefined || date === undefined) return null;
  const lines = count.lines({ mind, date, ...said });
  return lines.length === 0 ? null : lines;
}
