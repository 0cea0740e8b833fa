/** What a few words show, for finding the written answer they ask for. Server only. */
import { conceptsOf } from "#guide/dialogue/server-only/thread-concepts.ts";
import { signsOf } from "#guide/search/features.ts";
import { clean, type Word, words } from "#guide/words/normalise.ts";

const conceptWorth = 0.8;
const deniedWorth = 1;
const noSisters = new Map();

const denials = new Set(
  "no ni nunca jamas sin tampoco ningun ninguno ninguna not never without none nobody nadie nada".split(" "),
);
/** A denial reaches so many words, to the next clause at most. */
const reach = 4;
const clauses = new Set("y pero que porque si and but because if".split(" "));

/**
 * Roots, pieces of long words, the things spoken of (`=3`), and what is denied (`!cort`), for "no tengo corte" asks the contrary of "tengo corte".
 * Pairs of words added nothing and would be most of the signs.
 */
export function faqSigns(text: string): Map<string, number> {
  const signs = new Map<string, number>();
  const list = words(text);
  for (const [sign, worth] of signsOf(list, noSisters)) if (!sign.includes("_")) signs.set(sign, worth);
  for (const concept of conceptsOf(clean(text))) signs.set(`=${concept}`, conceptWorth);
  for (const root of denied(list)) signs.set(`!${root}`, deniedWorth);
  return signs;
}

/** Says that something is not so. */
export const denies = (text: string): boolean => words(text).some((word) => denials.has(word.text));

function denied(list: readonly Word[]): string[] {
  return list.flatMap(({ text }, at) => {
    if (!denials.has(text)) return [];
    const after = list.slice(at + 1, at + 1 + reach);
    const end = after.findIndex((word) => clauses.has(word.text));
    return after.slice(0, end === -1 ? reach : end).map(({ root }) => root);
  });
}
