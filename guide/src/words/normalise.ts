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

const notAscii = /[^\0-\x7f]/;

/** Lower case, no accents, no marks or emoji, form numbers as one token. */
export const clean = remembering((text) => {
  const lower = text.slice(0, maximumQuestion).toLowerCase();
  const unmarked = notAscii.test(lower) ? lower.normalize("NFD").replace(/\p{M}/gu, "") : lower;
  const bare = unmarked.replace(/['’`´]/g, "");
  // Without accents nearly all is ASCII, which is cleaned letter by letter in a fraction of the time.
  const isAscii = !notAscii.test(bare);
  const plain = isAscii
    ? plainAscii(bare)
    : bare
        .replace(/[^\p{L}\p{N}\s-]/gu, " ")
        .replace(/(\p{L})\1{2,}/gu, "$1")
        .replace(/\s+/g, " ")
        .trim();
  const marked = markForms(withSaidForms(joinSpelled(plain)));
  // Single spaces already.
  if (isAscii && !marked.includes("-")) return marked;
  return marked.replace(isAscii ? /[^a-z0-9]+/g : /[^\p{L}\p{N}]+/gu, " ").trim();
});

const [letterA, letterZ, digit0, digit9, hyphen] = [97, 122, 48, 57, 45];
const isLetter = (code: number) => code >= letterA && code <= letterZ;
const isPlain = (code: number) => isLetter(code) || (code >= digit0 && code <= digit9) || code === hyphen;

/** Letters, digits and hyphens of a lower-case text, one space for all else, and no letter three times. */
function plainAscii(bare: string): string {
  let out = "";
  for (let at = 0, end = 0; at < bare.length; at = end + 1) {
    let last = 0;
    let run = 0;
    let isTripled = false;
    for (end = at; end < bare.length && isPlain(bare.charCodeAt(end)); end += 1) {
      const code = bare.charCodeAt(end);
      run = code === last && isLetter(code) ? run + 1 : 1;
      isTripled ||= run > 2;
      last = code;
    }
    if (end === at) continue;
    const piece = bare.slice(at, end);
    out += `${out === "" ? "" : " "}${isTripled ? piece.replace(/([a-z])\1{2,}/g, "$1") : piece}`;
  }
  return out;
}

/** "t p s" -> "tps": voice transcripts spell acronyms out. */
function joinSpelled(text: string): string {
  if (!/[a-z][\s.][a-z][\s.][a-z]/.test(text)) return text;
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

/** Several places of one turn ask for the words of the same text: nobody changes the list. */
const plainWords = remembering((text) => wordsWith(text, nothing));

/** Words of a text, in order. `replace` maps whole words before folding (content's misspellings). */
export function words(text: string, replace?: ReadonlyMap<string, string>): Word[] {
  return replace === undefined ? plainWords(text) : wordsWith(text, replace);
}

function wordsWith(text: string, replace: ReadonlyMap<string, string>): Word[] {
  const list: Word[] = [];
  for (const piece of clean(text).split(" ")) {
    if (piece === "") continue;
    const meant = replace.get(piece) ?? shorthand[piece] ?? piece;
    if (meant.includes(" ")) for (const part of meant.split(" ")) list.push(word(part));
    else list.push(word(meant));
  }
  return list;
}
