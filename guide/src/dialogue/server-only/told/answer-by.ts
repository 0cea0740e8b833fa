/**
 * The day by which a letter must be answered, told beside whatever else is asked: "tengo que contestar una carta antes del 15 de diciembre y mi permiso
 * vence en marzo, ¿lo renuevo ya?". What runs out first is said first. Server only.
 */
import { daysBetween } from "#guide/dates.ts";
import { inWords } from "#guide/dialogue/server-only/told/date-spans.ts";
import { type DatesTold, type DateTold, dateIn } from "#guide/dialogue/server-only/told/dates.ts";
import { withLastDay } from "#guide/dialogue/server-only/told/last-day.ts";
import { inDigits, monthName } from "#guide/dialogue/server-only/told/times.ts";
import type { Language, Reply } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";
import { says } from "#guide/words/server-only/says.ts";

const letter =
  "(?:cartas?|avisos?|notificacion(?:es)?|requerimientos?|rfe|noid|letters?|notices?|(?:request|solicitud) (?:for|of|de) (?:(?:more|mas) )?(?:evidence|evidencia|pruebas))";
const answer =
  "(?:contest\\w+|respond\\w*|mandar\\w*|mandemos|mande|envi(?:ar\\w*|e)|entreg(?:ar\\w*|ue)|answer\\w*|reply|send(?: it| them)?)";
const must = "(?:(?:tengo|tenemos|tiene|tienen|hay) que|deb(?:o|e|emos|en)|(?:have|has|need|needs) to|must)";
const until = "(?:antes del?|a mas tardar|para el|hasta el|by|before|until|no later than)";
/** How the day is named, behind what says that it is the last one. */
const day = `(?: (?:el|dia|the|on))*(?= (?:\\d{1,2} (?:de )?${monthName}|${monthName} \\d{1,2})\\b)`;
const asked = "(?:pid\\w+|requier\\w+|solicit\\w+|exig\\w+|asked?|asks|want(?:s|ed)?|requested)";
const papers = "(?:pruebas?|evidencias?|documentos?|papeles|evidence|documents|proof|papers)";

const office =
  "(?:uscis|(?:la )?(?:migracion|inmigracion)|immigration|(?:el )?nvc|(?:el )?consulado|la embajada)";

interface Way {
  /** Ends before the day. */
  said: RegExp;
  /** Says no more than a day: what a letter of an appointment does too. */
  bare?: true;
}
const ways: readonly Way[] = [
  { said: new RegExp(`\\b${letter}(?: \\w+){0,10} ${answer}(?: \\w+){0,6} ${until}${day}`) },
  { said: new RegExp(`\\b${must} ${answer}(?: \\w+){0,5} ${letter}(?: \\w+){0,6} ${until}${day}`) },
  {
    said: new RegExp(
      `\\b${letter}(?: (?!(?:y|and|pero|but|mi|my)\\b)\\w+){0,6} (?:${until}|(?:se )?vence|due(?: on)?|expires)${day}`,
    ),
    bare: true,
  },
  {
    said: new RegExp(
      `\\b(?:${office}|${letter})(?: \\w+){0,4} ${asked}(?: \\w+){0,5} ${papers}(?: \\w+){0,6} ${until}${day}`,
    ),
  },
];
const anyLetter = new RegExp(`\\b${letter}\\b|\\b${asked}\\b.*\\b${papers}\\b`);

const isDone =
  /\b(?:ya|already) (?:la |las |le |lo |los )?(?:conteste|contestamos|respondi|respondimos|answered|replied)\b/;
/** Letters of others than the government. */
const ofOthers =
  /\b(?:multas?|tickets?|transito|traffic|renta|rent|caser[oa]|landlord|banco|bank|escuela|school|cobr\w+|deuda|aseguranza|insurance|jurado|jury|luz|gas|irs|taxes|impuestos|credito|credit|patron|jefe|boss|employer)\b/;

const ofAppointments =
  /\b(?:citas?|entrevista|huellas|biometri\w+|corte|audiencia|juramento|ceremonia|interview|appointment|hearing|court|oath|ceremony|appear|nta|comparec\w+|presentar\w*)\b/;

/** The day as it was told; null where no letter is to be answered by one. `said` is cleaned. */
export function answerBy(said: string, today: string): DateTold | null {
  // Ranked for a measure, on no day.
  if (today === "" || !says(said, anyLetter) || says(said, isDone)) return null;
  const words = withLastDay(inDigits(said), today);
  const way = ways.find(({ said: one }) => says(words, one));
  const [clause = ""] = way?.said.exec(words) ?? [];
  if (clause === "" || ofOthers.test(clause) || (way?.bare === true && ofAppointments.test(clause)))
    return null;
  const behind = words
    .slice(words.indexOf(clause) + clause.length)
    .split(" ")
    .slice(0, longestDay)
    .join(" ");
  const ahead = dateIn(behind, behind, today, true);
  if (ahead?.length !== today.length) return null;
  // No letter gives as long: the day has just passed.
  const past = daysBetween(today, ahead) > longest ? dateIn(behind, behind, today, false) : null;
  const date = past ?? ahead;
  // "Me llegó una carta antes del 3 de agosto": when it came.
  if (way?.bare === true && date < today) return null;
  return Math.abs(daysBetween(today, date)) > longest ? null : date;
}
/** "15 de diciembre de 2026". */
const longestDay = 6;
const longest = 120;

/** Where something else may begin. */
const joint = /[,.;?!]+\s+|\s+¿(?:(?:y|pero)\s+)?|\s+(?:y|e|pero|and|but)\s+/giu;
const fewest = 3;

/** The message up to the day, and what is said behind it; null where no such day is told, or nothing more than it. */
export function besideLetter(question: string, today: string): readonly [string, string] | null {
  if (answerBy(clean(question), today) === null) return null;
  for (const { index, 0: between } of question.matchAll(joint)) {
    const [letter, asked] = [question.slice(0, index), question.slice(index + between.length).trim()];
    if (answerBy(clean(letter), today) === null) continue;
    const long = asked.split(/\s+/).length >= fewest;
    return long && answerBy(clean(asked), today) === null ? [letter, asked] : null;
  }
  return null;
}

/** Dates with that day apart from those of a card or a program, which are counted otherwise. */
export function withAnswerBy(now: DatesTold, before: DatesTold, said: string, today: string): DatesTold {
  const date = answerBy(said, today);
  if (date === null) return now;
  const { due, ...others } = now;
  const kept = due === date ? before.due : due;
  return { ...others, ...(kept === undefined ? {} : { due: kept }), answer: date };
}

/** The reply with the day first, unless it says it already. */
export function letterFirst(
  reply: Reply,
  readings: readonly string[],
  language: Language,
  today: string,
): Reply {
  const date = readings.map((said) => answerBy(said, today)).find((one) => one !== null) ?? null;
  if (date === null || (reply.kind !== "answer" && reply.kind !== "clarify" && reply.kind !== "dont_know"))
    return reply;
  const left = daysBetween(today, date);
  const when = inWords(date, language).replace(/^(?:el|on) /, "");
  if ([reply.warning ?? "", reply.short, ...reply.sentences].some((line) => line.includes(when)))
    return reply;
  const line = left < 0 ? lines[language].over(when) : lines[language].ahead(when, left);
  // What stands there already leads to a lawyer too.
  const soon = left >= 0 && left <= soonDays ? lines[language].soon : null;
  const then = reply.warning ?? soon;
  return {
    ...reply,
    warning: then === null ? line : `${line} ${then}`,
    lawyer: reply.lawyer || left <= soonDays,
  };
}
const soonDays = 7;

const lines = {
  es: {
    ahead: (when: string, left: number) =>
      `Primero la carta: que la respuesta llegue antes del ${when} (${left === 0 ? "es hoy" : left === 1 ? "es mañana" : `faltan ${left} días`}); cuenta el día en que la reciben, no en el que la mandas.`,
    over: (when: string) =>
      `Primero la carta: el ${when} ya pasó. Llama hoy a un abogado o representante acreditado y pregunta si todavía se puede contestar.`,
    soon: "Queda poco: llévala hoy mismo con un abogado o representante acreditado.",
  },
  en: {
    ahead: (when: string, left: number) =>
      `First the letter: the answer must arrive before ${when} (${left === 0 ? "that is today" : left === 1 ? "that is tomorrow" : `${left} days from now`}); what counts is the day they receive it, not the day you mail it.`,
    over: (when: string) =>
      `First the letter: ${when} has passed. Call a lawyer or accredited representative today and ask whether it can still be answered.`,
    soon: "There is little time: take it to a lawyer or accredited representative today.",
  },
};
