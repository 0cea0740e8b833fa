import { periodStaysInside } from "#guide/speech/abbreviations.ts";

export const maxSentenceLength = 200;

export interface SentenceSplitter {
  /** Takes a piece of streamed text, gives the sentences that are finished now: each as it stands in the text. */
  push(delta: string): string[];
  /** The text is complete: gives the rest. */
  flush(): string[];
}

/** The same text gives the same sentences however it was cut into deltas. */
export function createSentenceSplitter(maxLength = maxSentenceLength): SentenceSplitter {
  let buffer = "";

  function drain(complete: boolean): string[] {
    const sentences: string[] = [];
    for (;;) {
      buffer = buffer.trimStart();
      const end = nextEnd(buffer, maxLength, complete);
      if (end === 0) return sentences;
      const sentence = buffer.slice(0, end).trim();
      buffer = buffer.slice(end);
      if (isSpeakable(sentence)) sentences.push(sentence);
    }
  }

  return {
    push(delta) {
      buffer += delta;
      return drain(false);
    },
    flush: () => drain(true),
  };
}

/** Cuts a text into pieces of at most `maxLength`, at a comma where there is one, else at a space. */
export function cutToLength(text: string, maxLength = maxSentenceLength): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > maxLength) {
    const end = cutPoint(rest, maxLength);
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...pieces, rest].filter(isSpeakable);
}

function isSpeakable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Length of the first sentence of `text`, or 0 while more text is needed to tell. */
function nextEnd(text: string, maxLength: number, complete: boolean): number {
  const found = findBoundary(text, complete);
  if (found.end > 0 && text.slice(0, found.end).trim().length <= maxLength) return found.end;
  if (found.undecidedAt < maxLength) return 0;
  if (text.trimEnd().length > maxLength) return cutPoint(text, maxLength);
  return complete ? text.length : 0;
}

interface Boundary {
  readonly end: number;
  /** Where a mark stands whose meaning the next characters will tell. */
  readonly undecidedAt: number;
}

function findBoundary(text: string, complete: boolean): Boundary {
  for (const mark of text.matchAll(/\n|[.!?…]+["'”’»)\]*_]*/g)) {
    const end = mark.index + mark[0].length;
    if (mark[0] === "\n") return { end, undecidedAt: Number.POSITIVE_INFINITY };
    const following = /^([^\S\n]*)(.?)/su.exec(text.slice(end));
    const next = following?.[2] ?? "";
    if (next === "" && !complete) return { end: 0, undecidedAt: mark.index };
    const apart = following?.[1] !== "" || next === "" || /[\n¿¡]/.test(next);
    if (apart && endsSentence(text.slice(0, mark.index), mark[0], next))
      return { end, undecidedAt: Number.POSITIVE_INFINITY };
  }
  return { end: 0, undecidedAt: Number.POSITIVE_INFINITY };
}

function endsSentence(before: string, mark: string, next: string): boolean {
  if (/[!?]/.test(mark) || next === "" || next === "\n") return true;
  if (/\p{Ll}/u.test(next)) return false;
  const single = /^\.(?!\.)/.test(mark);
  return !(single && periodStaysInside(before, next));
}

function cutPoint(text: string, maxLength: number): number {
  const window = text.slice(0, maxLength + 1);
  // A comma near the start would leave a scrap that sounds like a stumble.
  const earliest = Math.floor(maxLength * 0.4);
  let comma = 0;
  for (const mark of window.matchAll(/[,;:—–)]\s/g)) if (mark.index >= earliest) comma = mark.index + 1;
  if (comma > 0) return comma;
  const space = window.search(/\s\S*$/);
  if (space > 0) return space;
  const splitsPair = /[\uD800-\uDBFF]/.test(text.charAt(maxLength - 1));
  return splitsPair ? maxLength - 1 : maxLength;
}
