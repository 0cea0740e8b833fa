/** Marks of sentences that were told, so that a state holds no text. Server only. */
import type { Reply } from "#guide/types.ts";

/** First sentences kept as marks, so that a state holds no text. */
const mostMarks = 12;
const markShape = /^~?[0-9a-z]{1,8}$/;
/** What was said in place of an answer bears this sign, so that its next step is another one. */
export const inPlace = "~";

/** A few letters that stand for a sentence. */
export function markOf(sentence: string): string {
  let hash = 0x811c9dc5;
  for (const char of sentence) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** Marks of a state that may be forged. */
export function readMarks(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter((one): one is string => typeof one === "string" && markShape.test(one))
    .slice(-mostMarks);
}

/** The marks with those of one more reply. */
export function withMark(before: readonly string[], reply: Reply, instead: boolean): string[] {
  if (reply.kind !== "answer") return [...before];
  const mark = (instead ? inPlace : "") + markOf(reply.short);
  return [...before.filter((one) => one !== mark || instead), mark].slice(-mostMarks);
}
