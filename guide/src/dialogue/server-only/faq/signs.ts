/** What a few words show, for finding the written answer they ask for. Server only. */
import { conceptsOf } from "#guide/dialogue/server-only/thread-concepts.ts";
import { signsOf } from "#guide/search/features.ts";
import { clean, words } from "#guide/words/normalise.ts";

const conceptWorth = 0.8;
const noSisters = new Map();

/** Roots, pieces of long words, and the things spoken of (`=3`). Pairs of words added nothing and would be most of the signs. */
export function faqSigns(text: string): Map<string, number> {
  const signs = new Map<string, number>();
  for (const [sign, worth] of signsOf(words(text), noSisters))
    if (!sign.includes("_")) signs.set(sign, worth);
  for (const concept of conceptsOf(clean(text))) signs.set(`=${concept}`, conceptWorth);
  return signs;
}
