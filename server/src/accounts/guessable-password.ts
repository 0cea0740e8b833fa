/** Passwords that a guesser tries first (security facts A2). Everything is looked up here; nothing is asked outside. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The list as it stands: a line is looked for as a whole, for a set of its lines takes ten times the memory. */
const list = `\n${readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8")}\n`;
const isCommon = (form: string) => form !== "" && list.includes(`\n${form}\n`);
/** Nobody guesses what is this long by rule. */
const longest = 24;
const ownWords = new Set(["faro", "farofaro", "elfaro", "mifaro"]);
/** Rows of keys, the way up and down a number pad, letters and figures in their order. */
const rows = [
  "qwertyuiopasdfghjklñzxcvbnm",
  "qwertyuiop",
  "asdfghjklñ",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "qazwsxedcrfvtgbyhnujm",
  "1q2w3e4r5t6y7u8i9o0p",
  "147258369",
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
];
const walks = rows.flatMap((row) => [row, [...row].toReversed().join("")]);

/** Small letters without accents. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Without what people hang on a word: figures and signs, up to four at either end. */
function stem(text: string): string {
  return text.replace(/^[\d\W_]{1,4}(?=\p{L})/u, "").replace(/(?<=\p{L})[\d\W_]{1,4}$/u, "");
}

const letters: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};
/** 'p4ssw0rd' is 'password'. */
const unmasked = (text: string) => text.replace(/[0134571@$]/g, (sign) => letters[sign] ?? sign);

/** One piece over and over: 'aaaaaa', 'anaana', '121212'. */
function isRepeated(text: string): boolean {
  return /^([\p{L}\d]{1,6})\1+$/u.test(text);
}

/** Nothing but runs of three and more along a row of keys or of one sign: 'qwe123', 'asdf1111'. */
function isWalk(text: string): boolean {
  for (let at = 0; at < text.length; ) {
    let end = at + 3;
    const isRun = () => {
      const run = text.slice(at, end);
      return /^([\p{L}\d])\1+$/u.test(run) || walks.some((walk) => walk.includes(run));
    };
    if (end > text.length || !isRun()) return false;
    while (end <= text.length && isRun()) end += 1;
    at = end - 1;
  }
  return true;
}

/** Her own name, address or number, with some figures more. */
function isOwn(text: string, about: readonly (string | null)[]): boolean {
  const words = about.flatMap((value) => {
    const word = plain(value ?? "").replace(/\s/g, "");
    return [word, word.split("@")[0] ?? "", word.replace(/^\+1/, "")];
  });
  return words.some(
    (word) => word.length >= 3 && [text, stem(text)].some((part) => part === word || part === stem(word)),
  );
}

/** True for what is known, walked along the keys, repeated, or her own name or address. */
export function isGuessable(password: string, about: readonly (string | null)[] = []): boolean {
  const text = plain(password);
  if (text.length > longest) return isOwn(text, about);
  const forms = [text, stem(text), unmasked(text), unmasked(stem(text)), stem(unmasked(text))];
  return (
    forms.some((form) => isCommon(form) || ownWords.has(form)) ||
    isRepeated(text) ||
    isWalk(text) ||
    isOwn(text, about)
  );
}
