/**
 * A last day as people name it, made the date that it is: "antes del 15/12", "a más tardar el viernes", "para mañana", "me quedan tres días para
 * contestar". Server only.
 */
import { inWords } from "#guide/dialogue/server-only/told/date-spans.ts";
import { days, englishDays } from "#guide/dialogue/server-only/told/dates.ts";
import { monthName, numberOf } from "#guide/dialogue/server-only/told/times.ts";
import { addDays, isoDate, weekday } from "#guide/letters/calendar.ts";

const until =
  "(?:antes del?|a mas tardar|para|hasta|by|before|until|no later than|(?:se )?vence|due(?: on)?|expires)";
const article = "(?: (?:el|dia|the|on|este|proximo|this|next))*";
const anyWeekday = [...days, ...englishDays].join("|");
const dated = `\\d{1,2} (?:de )?${monthName}|${monthName} \\d{1,2}`;

/** "El viernes 4 de diciembre": the date says it. */
const besideDate = new RegExp(`\\b(?:${anyWeekday}) (?=(?:(?:el|the|dia) )?(?:${dated})\\b)`, "g");
const onWeekday = new RegExp(
  `\\b(${until})${article} (${anyWeekday})\\b(?: (?:que viene|proximo|que entra))?`,
);
const onSoonDay = new RegExp(
  `\\b(${until})${article} (pasado manana|manana|hoy(?: mismo)?|day after tomorrow|tomorrow|today)\\b`,
);
/** "15/12", its stroke gone. */
const numbered = new RegExp(
  `\\b(${until})${article} (\\d{1,2}) (\\d{1,2})(?: ((?:20)?\\d\\d))?\\b(?! (?:de|dias?|days?|mil|pm|am|semanas?|weeks?|meses|months?|anos?|years?)\\b)`,
);
const answers =
  "(?:(?:contest\\w+|respond\\w*|answer\\w*|reply)|(?:mandar\\w*|enviar\\w*|entregar\\w*|send\\w*)(?: \\w+){0,3} (?:cartas?|respuestas?|pruebas?|evidencias?|evidence|proof|letters?))\\b";
/** Counted from today: "tengo 30 días para contestar" counts from the letter's own day. */
const remaining = [
  new RegExp(
    `\\b(?:me|nos|le|les) (?:quedan?|faltan?)(?: (?:solo|nomas|solamente|como|unos|unas))* (\\w+) (dias?|semanas?)(?= (?:para|pa|antes de) (?:poder )?${answers})`,
  ),
  new RegExp(`\\b(?:have|got|has)(?: (?:only|just|about))* (\\w+) (days?|weeks?) left(?= to ${answers})`),
];

/** `words` with such a day as "antes del 15 de diciembre de 2026"; cleaned words in, cleaned words out. */
export function withLastDay(words: string, today: string): string {
  const text = words.replace(besideDate, "");
  return (
    byRemaining(text, today) ??
    text
      .replace(onWeekday, (_, before: string, name: string) => {
        const at = Math.max(days.indexOf(name), englishDays.indexOf(name));
        return on(before, addDays(today, (at - weekday(today) + 7) % 7 || 7));
      })
      .replace(onSoonDay, (_, before: string, name: string) => {
        const days = /^(?:hoy|today)/.test(name) ? 0 : /^(?:pasado|day)/.test(name) ? 2 : 1;
        return on(before, addDays(today, days));
      })
      .replace(numbered, (all: string, before: string, one: string, other: string, year?: string) => {
        const day = byNumbers(Number(one), Number(other), year, today);
        return day === null ? all : on(before, day);
      })
  );
}

function byRemaining(text: string, today: string): string | null {
  for (const one of remaining) {
    const [all = "", count = "", unit = ""] = one.exec(text) ?? [];
    const number = numberOf(count);
    if (number === null) continue;
    const day = addDays(today, number * (/^(?:sem|week)/.test(unit) ? 7 : 1));
    return text.replace(all, `tengo que contestar la carta ${on("antes del", day)}`);
  }
  return null;
}

/** The day before the month or behind it; where both may be meant, the one that comes first. */
function byNumbers(one: number, other: number, year: string | undefined, today: string): string | null {
  const years =
    year === undefined ? [0, 1].map((more) => Number(today.slice(0, 4)) + more) : [fullYear(year)];
  const days = years
    .flatMap((full) => [isoDate(full, one, other), isoDate(full, other, one)])
    .filter((day) => day !== null)
    .toSorted();
  return days.find((day) => day >= today) ?? days.at(-1) ?? null;
}
const fullYear = (year: string): number => (year.length === 2 ? 2000 : 0) + Number(year);

const on = (before: string, iso: string): string =>
  `${/^(?:para|hasta)$/.test(before) ? `${before} el` : before} ${inWords(iso, "es").replace(/^el /, "")}`;
