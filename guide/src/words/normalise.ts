import { fold, stem } from "#guide/words/fold.ts";
import { markForms, withSaidForms } from "#guide/words/form-numbers.ts";
import { remembering } from "#guide/words/remembering.ts";

/** Longest question the guide reads; the rest is cut. */
export const maximumQuestion = 2_000;

/** One word of a text: as written (clean), as it sounds, and its root. */
export interface Word {
  text: string;
  sound: string;
  root: string;
}

/** Texting shorthand and number words. */
const shorthand: Record<string, string> = {
  q: "que",
  k: "que",
  ke: "que",
  xq: "porque",
  pq: "porque",
  pa: "para",
  x: "por",
  d: "de",
  tmb: "tambien",
  toy: "estoy",
  ta: "esta",
  dos: "2",
  tres: "3",
  cinco: "5",
  diez: "10",
  quince: "15",
  veinte: "20",
  treinta: "30",
  two: "2",
  three: "3",
  five: "5",
  ten: "10",
  twenty: "20",
  im: "i am",
  ive: "i have",
  dont: "do not",
  cant: "can not",
  didnt: "did not",
  wont: "will not",
  wanna: "want to",
  gonna: "going to",
};

/** Lower case, no accents, no marks or emoji, form numbers as one token. */
export const clean = remembering((text) => {
  const bare = text
    .slice(0, maximumQuestion)
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’`´]/g, "");
  // Without accents nearly all is ASCII, whose letters are found in a third of the time.
  const isAscii = !/[^\0-\x7f]/.test(bare);
  const plain = (
    isAscii
      ? bare.replace(/[^a-z0-9\s-]/g, " ").replace(/([a-z])\1{2,}/g, "$1")
      : bare.replace(/[^\p{L}\p{N}\s-]/gu, " ").replace(/(\p{L})\1{2,}/gu, "$1")
  )
    .replace(/\s+/g, " ")
    .trim();
  const marked = markForms(withSaidForms(joinSpelled(plain)));
  return marked.replace(isAscii ? /[^a-z0-9]+/g : /[^\p{L}\p{N}]+/gu, " ").trim();
});

/** "t p s" -> "tps": voice transcripts spell acronyms out. */
function joinSpelled(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])(?:[a-z][\s.]){2,}[a-z](?![\p{L}\p{N}])/gu, (run) =>
    run.replace(/[\s.]/g, ""),
  );
}

const memo = new Map<string, Word>();
/** Bounds the memory of a long-running server. */
const memoLimit = 20_000;

/** Told by its first letter first: it is asked of nearly every word. */
export const isNumber = (text: string) => text >= "0" && text < ":" && /^\d+$/.test(text);

export function word(text: string): Word {
  const known = memo.get(text);
  if (known !== undefined) return known;
  const sound = fold(text);
  const made = { text, sound, root: stem(sound) };
  if (memo.size >= memoLimit) memo.clear();
  memo.set(text, made);
  return made;
}

const nothing: ReadonlyMap<string, string> = new Map();

/** Words of a text, in order. `replace` maps whole words before folding (content's misspellings). */
export function words(text: string, replace: ReadonlyMap<string, string> = nothing): Word[] {
  const list: Word[] = [];
  for (const piece of clean(text).split(" ")) {
    if (piece === "") continue;
    const meant = replace.get(piece) ?? shorthand[piece] ?? piece;
    if (meant.includes(" ")) for (const part of meant.split(" ")) list.push(word(part));
    else list.push(word(meant));
  }
  return list;
}
