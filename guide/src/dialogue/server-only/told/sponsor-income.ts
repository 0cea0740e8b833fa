/** An income told in a conversation about a relative's petition, held against what a sponsor must earn (I-864). Server only. */

import { householdIn, yearlyIn } from "#guide/dialogue/server-only/thread/table.ts";
import type { Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import type { Language } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

/** Subjects in which somebody signs for another. */
const ofSponsor = new Set(
  "afidavit-i864 pedir-esposo pedir-papas pedir-hermanos hijos-hijastros inmediato-vs-preferencia ajuste-familiar proceso-consular".split(
    " ",
  ),
);
/** A fee, or a debt to an employer, is another sum. */
const another =
  /\b(?:exencion|descuento|i ?912|fee waiver|discount|me deben|no me pag\w+|owes? me|multa|taxes atrasad\w+)\b/;
/** The rows of the register's table (V28). */
const rows = [2, 3, 4, 5, 6, 7, 8] as const;

export function sponsorIncome({
  mind,
  question,
  state,
  language,
  readings,
  told,
  plain,
}: Thread): { topic: string; lines: string[]; from: readonly string[] } | null {
  // A first question is of the subject that it opens. A soldier's table is another one.
  const topic = state.topic ?? plain.reply.topic ?? "";
  if (!ofSponsor.has(topic) || told.includes("army")) return null;
  if (readings.some((words) => another.test(words))) return null;
  const now = clean(joined(question));
  const before = clean(joined(state.opened ?? ""));
  const [income, people] = [yearlyIn(now) ?? yearlyIn(before), householdIn(now) ?? householdIn(before)];
  const tells = yearlyIn(now) !== null || householdIn(now) !== null;
  // A first question that names neither is told the whole subject.
  if (state.topic === null && income === null && people === null) return null;
  const opens = state.topic === null;
  if (income === null && readings.some((words) => asksLeast.test(words) || (opens && ofIncome.test(words))))
    return { topic: "afidavit-i864", lines: needed(people, language), from: ["V28"] };
  // "Somos cuatro", told of the letter of support.
  if (income === null && people !== null && tells && state.topic === "afidavit-i864")
    return { topic: "afidavit-i864", lines: needed(people, language), from: ["V28"] };
  if (income === null || !tells) return null;
  const least = (row: number) => dollarsOf(mind.library.register.value(`V28.household-${row}`, "en"));
  const lines = linesOf({ income, people, least, language });
  return lines === null ? null : { topic: "afidavit-i864", lines, from: ["V28"] };
}

/** "¿Cuánto tengo que ganar?" */
const asksLeast =
  /\b(?:cuanto|que (?:sueldo|ingreso))(?: \w+){0,3} (?:que )?(?:gan(?:ar|e|o|amos)|necesit\w+|piden)\b(?=.*\b(?:gan\w+|ingreso|sueldo)\b|$)|\bcuanto (?:tengo|tenemos|tiene|hay|debo|debe|necesito|se necesita) (?:que )?ganar\b|\bhow much (?:\w+ ){0,5}(?:earn|make)\b|\b(?:what|how much|which) (?:\w+ )?(?:income|salary)\b/;

/** Beside how many they are, the word is enough: "I-864 income, family of six". */
const ofIncome = /\b(?:income|ingresos?|sueldo|salary|minimo|minimum|earn)\b/;

/** The household of this person, or the smallest ones. */
function needed(people: number | null, language: Language): string[] {
  const say = texts[language];
  const row = people !== null && people >= 2 && people <= 8 ? people : null;
  return [row === null ? say.leastOfAll : say.leastFor(row, `{V28.household-${row}}`), say.who, say.ifShort];
}

/** "1,800" as one number. */
const joined = (text: string) => text.replace(/(\d)[.,](\d{3})\b/g, "$1$2");
const dollarsOf = (value: string | null) => Number((value ?? "").replace(/[^\d]/g, ""));

interface Told {
  /** Dollars a year. */
  income: number;
  people: number | null;
  least: (row: number) => number;
  language: Language;
}

function linesOf({ income, people, least, language }: Told): string[] | null {
  const say = texts[language];
  const amount = `$${Math.round(income).toLocaleString("en-US")}`;
  if (people !== null && people >= 2 && people <= 8)
    return [
      say.known(amount, people, `{V28.household-${people}}`, income >= least(people)),
      ...after(say, income >= least(people)),
    ];
  if (people !== null) return null;
  const most = rows.findLast((row) => income >= least(row));
  const first =
    most === undefined ? say.forNobody(amount) : say.upTo(amount, most, `{V28.household-${most}}`);
  return [first, say.who, ...(most === undefined ? [say.another] : [])];
}

const after = (say: (typeof texts)[Language], enough: boolean) => [enough ? say.proof : say.another];

const texts = {
  es: {
    known: (amount: string, people: number, least: string, enough: boolean) =>
      `Ganas unos ${amount} al año, y para un hogar de ${people} el mínimo es ${least}: ${enough ? "con eso llegas a ese mínimo" : "con eso no llegas tú solo"}.`,
    forNobody: (amount: string) =>
      `Son unos ${amount} al año, y el mínimo, para un hogar de 2, es {V28.household-2}: con eso no se llega solo.`,
    upTo: (amount: string, people: number, least: string) =>
      `Son unos ${amount} al año: alcanza para un hogar de hasta ${people} personas, donde el mínimo es ${least}.`,
    leastFor: (people: number, least: string) =>
      `Para un hogar de ${people} personas el mínimo es ${least} al año.`,
    leastOfAll:
      "El mínimo al año es {V28.household-2} para un hogar de 2 personas, {V28.household-3} para 3 y {V28.household-4} para 4.",
    who: "En el hogar cuentan quien firma, su pareja, sus hijos solteros menores de 21 y la persona que pide.",
    another:
      "Eso no cierra la petición: puede firmar también otra persona con su I-864, o contar ahorros o una casa.",
    ifShort: "Si no alcanza, puede firmar también otra persona con su I-864, o contar ahorros o una casa.",
    proof: "Lo pruebas con tus taxes, talones de pago y una carta de tu trabajo.",
  },
  en: {
    known: (amount: string, people: number, least: string, enough: boolean) =>
      `You earn about ${amount} a year, and a household of ${people} needs ${least}: ${enough ? "you reach that minimum" : "you do not reach it alone"}.`,
    forNobody: (amount: string) =>
      `That is about ${amount} a year, and the least they ask for, for a household of 2, is {V28.household-2}: that alone is not enough.`,
    upTo: (amount: string, people: number, least: string) =>
      `That is about ${amount} a year: enough for a household of up to ${people} people, which needs ${least}.`,
    leastFor: (people: number, least: string) =>
      `For a household of ${people} people the minimum is ${least} a year.`,
    leastOfAll:
      "The minimum per year is {V28.household-2} for a household of 2 people, {V28.household-3} for 3 and {V28.household-4} for 4.",
    who: "The household counts whoever signs, their spouse, their unmarried children under 21 and the person petitioned for.",
    another:
      "That does not end the petition: another person may sign too with their own I-864, or savings or a house may count.",
    ifShort:
      "If it falls short, another person may sign too with their own I-864, or savings or a house may count.",
    proof: "Your taxes, pay stubs and a letter from your job prove it.",
  },
} as const;
