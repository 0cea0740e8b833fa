/** What was said already is not said again in the same reply. Server only. */
import type { Settled } from "#guide/dialogue/server-only/thread/thread.ts";
import { clean, words } from "#guide/words/normalise.ts";
import { remembering } from "#guide/words/remembering.ts";
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

/** Sentences of replies, which are ours: they come again with the next person. */
const mostSentences = 1_000;

/** The roots of the words that tell something. The same few sentences are held against each other. */
export const telling = remembering(
  (line: string): string[] =>
    words(line.replace(/\{[^}]*\}/g, ""))
      .filter(({ text }) => !stopWords.has(text) && !weakWords.has(text))
      .map(({ root }) => root),
  mostSentences,
);

/** No sentence stands twice in a reply, whoever put it there, nor one long list in two sentences. */
export function saidOnce(settled: Settled, demo: boolean): Settled {
  const { reply } = settled.turn;
  // The demo shows its one sentence in both places.
  if (demo) return settled;
  const before: string[] = [];
  const unsaid = (text: string) => {
    const lines = text.split(sentenceEnd).filter((line) => !before.some((one) => tellsSame(line, one)));
    before.push(...lines);
    return lines.join(" ");
  };
  const short = unsaid(reply.short);
  const sentences = reply.sentences.map(unsaid).filter((line) => line !== "");
  return { ...settled, turn: { ...settled.turn, reply: { ...reply, short, sentences } } };
}

const sentenceEnd = /(?<=[.!?»”])\s+(?=[\p{Lu}¿¡«“])/u;
/** Of so many words in common, and with no figure of its own, a sentence tells the same. */
const longList = 11;
const mostOfIt = 0.45;

function tellsSame(line: string, before: string): boolean {
  const [one, other] = [told(line), told(before)];
  if (one.text === other.text) return true;
  if (one.roots.size < longList || other.roots.size < longList) return false;
  const shared = [...one.roots].filter((root) => other.roots.has(root)).length;
  if (shared < longList || shared / one.roots.size < mostOfIt) return false;
  return [...one.roots].every((root) => !/\d/.test(root) || other.roots.has(root));
}

/** What a sentence of a reply says, for comparing; the same few come again and again. */
const told = remembering(
  (line: string) => ({ text: clean(line), roots: new Set(telling(line)) }),
  mostSentences,
);
