/** An income and a household told in a conversation about a fee: no fee (I-912), the lower one of the N-400, or the whole. Server only. */

import { householdIn, yearlyIn } from "#guide/dialogue/server-only/thread/table.ts";
import type { Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import type { Language, Reply } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

/** Subjects whose fee may be waived or lowered. */
const ofFee = new Set(
  "ciudadania-requisitos examen-ciudadania exencion-pago renovar-green-card documentos-perdidos".split(" "),
);
const asksFee =
  /\b(?:descuento|rebaja|pago (?:bajo|reducido)|exencion|no pagar|gratis|me toca|califico|waiver|discount|reduced|lower fee|qualify)\b/;
const ofCitizen = /\b(?:ciudadan\w+|citizen\w*|n ?400|naturaliz\w+)\b/;
const sponsor = /\b(?:patrocin\w+|sponsor\w*|i ?864|afidavit|affidavit|carta de apoyo)\b/;
/** Of the poverty level: no fee at all, and the lower fee of the N-400 (topic exencion-pago). */
const free = 1.5;
const lower = 4;
/** The table of the register (V28) stands at this part of it. */
const printed = 1.25;
const largest = 8;

export function feeOfIncome(
  { mind, question, state, language, readings }: Thread,
  { topic }: Reply,
): { topic: string; lines: string[]; from: readonly string[] } | null {
  const [said = ""] = readings;
  if (!ofFee.has(state.topic ?? "") || sponsor.test(said)) return null;
  const before = clean(state.opened ?? "");
  const now = clean(joined(question));
  const tells = yearlyIn(now) !== null || householdIn(now) !== null;
  if (!tells && !asksFee.test(said)) return null;
  const income = yearlyIn(now) ?? yearlyIn(clean(joined(state.opened ?? "")));
  const people = householdIn(now) ?? householdIn(before);
  if (income === null || people === null) return null;
  if (topic !== "afidavit-i864" && !tells && !ofFee.has(topic ?? "")) return null;
  const level = levelFor(people, (key) => mind.library.register.value(key, "en"));
  if (level === null) return null;
  const citizen = state.topic === "ciudadania-requisitos" || ofCitizen.test(`${before} ${said}`);
  const told = { language, income, people, level, citizen };
  return { topic: "exencion-pago", lines: linesOf(told), from: ["V28"] };
}

/** "30,000" as one number. */
const joined = (text: string) => text.replace(/(\d)[.,](\d{3})\b/g, "$1$2");

/** Dollars of the poverty level for so many. */
function levelFor(people: number, value: (key: string) => string | null): number | null {
  const of = (key: string) => Number((value(`V28.${key}`) ?? "").replace(/[^\d]/g, ""));
  const extra = of("each-extra");
  const row = Math.min(Math.max(people, 2), largest);
  const table = of(`household-${row}`);
  return table > 0 && extra > 0 ? (table + (people - row) * extra) / printed : null;
}

interface Told {
  language: Language;
  income: number;
  people: number;
  level: number;
  citizen: boolean;
}

const dollars = (amount: number) => `$${Math.round(amount).toLocaleString("en-US")}`;

function linesOf({ language, income, people, level, citizen }: Told): string[] {
  const [most, half] = [dollars(level * lower), dollars(level * free)];
  const kind = income <= level * free ? "free" : citizen && income <= level * lower ? "reduced" : "whole";
  const texts = ofKind[language];
  const amount = dollars(income);
  const first = { free: texts.free, reduced: texts.reduced, whole: texts.whole }[kind];
  return [
    first(amount, people, half, most, citizen),
    ...(kind === "free" && citizen ? [texts.alsoLower] : []),
    texts.proof,
  ];
}

type First = (amount: string, people: number, half: string, most: string, citizen: boolean) => string;
interface Texts {
  free: First;
  reduced: First;
  whole: First;
  alsoLower: string;
  proof: string;
}

const ofKind: Record<Language, Texts> = {
  es: {
    free: (amount, people, half) =>
      `Con ${amount} al año y ${people} en tu casa estás abajo del 150% del nivel de pobreza (unos ${half}), así que podrías pedir no pagar nada con la I-912.`,
    reduced: (amount, people, half, most) =>
      `Con ${amount} al año y ${people} en tu casa pasas del 150% del nivel de pobreza (unos ${half}), pero no del 400% (unos ${most}): para la N-400 te tocaría el pago bajo de {V01.n-400-reduced}, en papel.`,
    whole: (amount, people, half, most, citizen) =>
      citizen
        ? `Con ${amount} al año y ${people} en tu casa pasas del 400% del nivel de pobreza (unos ${most}), así que por ingreso toca el pago completo de la N-400: {V01.n-400}.`
        : `Con ${amount} al año y ${people} en tu casa pasas del 150% del nivel de pobreza (unos ${half}), así que por ingreso no te toca la I-912; con ayuda del gobierno o un apuro grave, quizá sí.`,
    alsoLower: "Si no te la aprueban, para la N-400 queda el pago bajo de {V01.n-400-reduced}.",
    proof:
      "Cuenta lo que ganan todos los de tu casa y manda pruebas: taxes, talones o carta de ayuda. Va en papel, no en línea.",
  },
  en: {
    free: (amount, people, half) =>
      `With ${amount} a year and ${people} in your home you are under 150% of the poverty level (about ${half}), so you could ask to pay nothing with the I-912.`,
    reduced: (amount, people, half, most) =>
      `With ${amount} a year and ${people} in your home you are over 150% of the poverty level (about ${half}) but not over 400% (about ${most}): for the N-400 the lower fee of {V01.n-400-reduced}, on paper, would fit.`,
    whole: (amount, people, half, most, citizen) =>
      citizen
        ? `With ${amount} a year and ${people} in your home you are over 400% of the poverty level (about ${most}), so by income you pay the whole N-400 fee: {V01.n-400}.`
        : `With ${amount} a year and ${people} in your home you are over 150% of the poverty level (about ${half}), so the I-912 does not fit by income; with public help or grave hardship it may.`,
    alsoLower: "If it is not approved, the N-400 still has the lower fee of {V01.n-400-reduced}.",
    proof:
      "Count what everybody in your home earns and send proof: taxes, pay stubs or a benefit letter. It goes on paper, not online.",
  },
};
