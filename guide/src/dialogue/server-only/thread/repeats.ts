/** What was said already is not said again in the same reply. Server only. */
import type { Settled } from "#guide/dialogue/server-only/thread/thread.ts";
import { words } from "#guide/words/normalise.ts";
import { stopWords, weakWords } from "#guide/words/stop-words.ts";

/** So much of a sentence was said in another that it tells the same. */
const same = 0.5;
/** So much of one half of it ("an order reaches small groups: get the certificate"). */
const sameHalf = 0.75;
const fewestOfHalf = 3;

/** `whole`: only as a whole, whatever one of its halves says. */
export function repeats(line: string, said: ReadonlySet<string>, whole: boolean): boolean {
  const share = (text: string) => {
    const own = telling(text);
    return own.length === 0 ? 1 : own.filter((root) => said.has(root)).length / own.length;
  };
  const halves = whole ? [] : line.split(/[:;]/).filter((half) => telling(half).length >= fewestOfHalf);
  return share(line) >= same || halves.some((half) => share(half) >= sameHalf);
}

/** The roots of the words that tell something. */
export const telling = (line: string): string[] =>
  words(line.replace(/\{[^}]*\}/g, ""))
    .filter(({ text }) => !stopWords.has(text) && !weakWords.has(text))
    .map(({ root }) => root);

/** No sentence stands twice in a reply, whoever put it there. */
export function saidOnce(settled: Settled): Settled {
  const { reply } = settled.turn;
  const sentences = [...new Set(reply.sentences)];
  return sentences.length === reply.sentences.length
    ? settled
    : { ...settled, turn: { ...settled.turn, reply: { ...reply, sentences } } };
}
