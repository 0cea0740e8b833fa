/** What a few words show, for finding the written answer they ask for. Server only. */
import { conceptsOf, conceptsWithin } from "#guide/dialogue/server-only/thread/concepts.ts";
import { signsOf } from "#guide/search/features.ts";
import { clean, type Word, words } from "#guide/words/normalise.ts";

const conceptWorth = 0.8;
const deniedWorth = 1;
const numberWorth = 1;
const noSisters = new Map();

const denials = new Set(
  "no ni nunca jamas sin tampoco ningun ninguno ninguna not never without none nobody nadie nada".split(" "),
);
/** A denial reaches so many words, to the next clause at most. */
const reach = 4;
const clauses = new Set("y pero que porque si and but because if".split(" "));

/**
 * Roots, pieces of long words, the things spoken of (`=3`), and what is denied (`!cort`), for "no tengo corte" asks the contrary of "tengo corte".
 * How much a number is stands beside it (`~minor`). Pairs of words added nothing and would be most of the signs. `whole`: the text of which
 * this is a piece, whose things spoken of are known already.
 */
export function faqSigns(text: string, whole?: string): Map<string, number> {
  const list = words(text);
  const signs = signsOf(list, noSisters, false);
  const said = clean(text);
  const concepts = whole === undefined ? conceptsOf(said) : conceptsWithin(said, clean(whole));
  for (const concept of concepts) signs.set(`=${concept}`, conceptWorth);
  for (const kind of numbersIn(list)) signs.set(`~${kind}`, numberWorth);
  for (const root of denied(list)) signs.set(`!${root}`, deniedWorth);
  return signs;
}

/** Says that something is not so. */
export const denies = (text: string): boolean => words(text).some((word) => denials.has(word.text));

/** An age or a time decides by how much it is, whatever the number: "tiene 5" is not "tiene 23". */
function numbersIn(list: readonly Word[]): string[] {
  return list.flatMap(({ text }, at) =>
    /^\d{1,4}$/.test(text) ? [kindOf(Number(text), list[at - 1]?.text ?? "", list[at + 1]?.text ?? "")] : [],
  );
}

function kindOf(number: number, before: string, unit: string): string {
  if (number > leastYear) return "year";
  if (/^(?:dias?|days?|semanas?|weeks?|horas?|hours?)$/.test(unit)) return "days";
  if (/^(?:mes|meses|months?)$/.test(unit)) return number < monthsOfYear ? "months" : "years";
  if (/^(?:veces|vueltas|times)$/.test(unit)) return "times";
  if (/^(?:hij\w+|nin\w+|kids|children|personas|people|casos|cases)$/.test(unit)) return "count";
  const lasts =
    /^(?:anos?|years?)$/.test(unit) && /^(?:en|por|hace|llevo|desde|for|in|casi|como)$/.test(before);
  if (lasts || /^(?:hace|llevo|desde|for)$/.test(before)) return "years";
  if (number < ages.adult) return "minor";
  if (number < ages.grown) return "young";
  return number < mostAge ? "grown" : "many";
}
const leastYear = 1900;
const monthsOfYear = 12;
/** Of age, and old enough to petition for a parent. */
const ages = { adult: 18, grown: 21 };
const mostAge = 100;

/** The kinds of numbers that a text tells ("minor", "year"). */
export const numberKinds = (text: string): string[] => numbersIn(words(text));
/** Of these one excludes the other. */
export const ageKinds: ReadonlySet<string> = new Set(["minor", "young", "grown"]);

function denied(list: readonly Word[]): string[] {
  return list.flatMap(({ text }, at) => {
    if (!denials.has(text)) return [];
    const after = list.slice(at + 1, at + 1 + reach);
    const end = after.findIndex((word) => clauses.has(word.text));
    return after.slice(0, end === -1 ? reach : end).map(({ root }) => root);
  });
}
