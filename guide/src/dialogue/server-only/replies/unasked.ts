/** What a question of its own says of an option that nobody asked for: all of it, and nothing denied. Server only. */
import { saysSame, telling } from "#guide/dialogue/dialogue.ts";
import type { Word } from "#guide/words/normalise.ts";
import { stopWords } from "#guide/words/stop-words.ts";

const fewest = 2;

export function saidUnasked(phrase: readonly Word[], list: readonly Word[]): boolean {
  const own = phrase.filter((part) => !stopWords.has(part.text));
  if (own.length < fewest) return false;
  return phrase.every((part) => {
    if (!telling.test(part.text) && !own.includes(part)) return true;
    const at = list.findIndex((item) => saysSame(item, part));
    return at >= 0 && (!isDenied(list, at) || phrase.some(denies));
  });
}

/** "Entré sin visa", "mi papá no es ciudadano": these choose nothing. */
function isDenied(list: readonly Word[], at: number): boolean {
  const last = list[at - 1];
  if (last === undefined) return false;
  return denies(last) || (stopWords.has(last.text) && isDenied(list, at - 1));
}
const denies = ({ text }: Word) => /^(?:sin|ni|not?|nunca|without|never)$/.test(text);
