/**
 * Lets a model's words through as they come, but holds back from the first sign of something that must be
 * checked (an amount, a date, a form number, a hidden value's token, a promise, a link) until it is clear what
 * it is. The checks get whole words and say what is shown instead.
 */

import { numberWords, underHundred } from "@faro/guide/speech/number-words.ts";

interface Hold {
  starts: RegExp;
  /** Length of the held text that can be judged now; 0 while more must come. */
  judgeable(held: string): number;
}

const sentenceEnd = /[.!?…](?=\s)|\n/;
/** Numbers in words may be a fee or a deadline as well ("mil doscientos dólares"). */
const counted = numberWords
  .filter((word) => word.length > 2 && !/^(?:un[oa]?|one|and|cero|zero)$/.test(word))
  .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
  .join("|");
const number = String.raw`[\d$]|(?:${counted})(?!\p{L})`;
/** Something that may still belong to a held fee, date or form: a number, or a month or unit on its way. */
const numbers = new RegExp(String.raw`(?<!\p{L})(?:${number})|[\d$]`, "gu");
/** Letters after the last digit that settle what it was: ' de septiembre de ' is the longest link inside a date. */
const settledAfter = 19;

/** Up to a whole word, so that no number is cut in two. */
function wholeWords(held: string): number {
  return held.search(/\S*$/);
}

function lengthOf(match: RegExpExecArray | RegExpMatchArray | null): number {
  return match === null ? 0 : (match.index ?? 0) + match[0].length;
}

/** A number or dollar sign at the start of a word, or capitals that may become a form number. */
const figure: Hold = {
  starts: new RegExp(String.raw`(?<![\p{L}\d])(?:${number})|\b(?:AR|DS|EOIR|[GINW])(?=-|$)`, "u"),
  judgeable(held) {
    const end = lengthOf(sentenceEnd.exec(held));
    if (end > 0) return end;
    const last = lengthOf([...held.matchAll(numbers)].at(-1) ?? null);
    return held.length - last <= settledAfter ? 0 : wholeWords(held);
  },
};

const units =
  "(?:horas?|días?|semanas?|quincenas?|mes(?:es)?|años?|décadas?|hours?|days?|weeks?|months?|years?|decades?)(?!\\p{L})";
const nearUnit =
  "(?:an?|one|un|una|par|couple|half|of|de|y|and|full|whole|calendar|business|working|hundred)\\s";
/** "Un año", "half a year", "año y medio", "dentro del año": the words after it tell whether it is a length of time. */
const length: Hold = {
  starts: new RegExp(
    String.raw`(?<![\p{L}\d])(?:(?:un|una|one|medi[oa]|half|par|couple|primera?|first|segund[oa]|second|tercera?|third|veinti\p{L}+|dieci\p{L}+|dentro|within)(?!\p{L})|an?(?=\s+(?:${units}|couple|hundred|full|whole)|\s+(?:[cdfhmwy]\p{L}{0,6})?$|$)|(?:año|mes|semana|hora)(?=\s+y\s|\s+y?$|$))`,
    "iu",
  ),
  judgeable(held) {
    const end = lengthOf(sentenceEnd.exec(held));
    if (end > 0) return end;
    const inside = /^(?:dentro|within)\s/i.test(held);
    const enough = (inside ? /^(?:\S+\s+){4}/ : /^(?:\S+\s+){2}/).test(held);
    if (!enough) return 0;
    // Most are let through at their next word.
    if (!(inside ? unitInside : unitSoon).test(held)) return lengthOf(/^\S+\s+/.exec(held));
    return held.length <= settledAfter * 2 ? 0 : wholeWords(held);
  },
};
const unitInside = /^\S+\s+(?:del|de\s+la|the)\s+(?:año|mes|semana|year|month|week)(?!\p{L})/iu;
const unitSoon = new RegExp(String.raw`^\S+(?:\s+(?:${nearUnit}|${units})|-${units})`, "iu");

/** A token of a hidden value, or the words of a link and its address. */
const bracket: Hold = {
  starts: /\[/,
  judgeable: (held) =>
    lengthOf(/^\[[^\]]*\](?:\([^)]*\)|(?=[^(]))/.exec(held)) || (held.length > 300 ? 300 : 0),
};

const link: Hold = { starts: /\bhttps?:|\bwww\./i, judgeable: wholeWords };

/** First words of promises; what follows decides (see answer-words.ts). */
const promise: Hold = {
  starts:
    /(?<![\p{L}\d])(?:van?|vas|será|serán|calificas|ganarás|garantiz\p{L}*|apr(?:obar|ueb)\p{L}*|will|you|guarante\p{L}*)(?![\p{L}\d])/iu,
  judgeable(held) {
    const few = lengthOf(/^(?:\S+\s+){4}/.exec(held));
    const end = lengthOf(sentenceEnd.exec(held));
    return end > 0 && (few === 0 || end < few) ? end : few;
  },
};

/** Common words that begin a guarantee now and then: the next word tells. */
const beforeGuarantee: Hold = {
  starts: /(?<![\p{L}\d])(?:te|está|están|I|we|is|are)(?![\p{L}\d])/iu,
  judgeable(held) {
    const whole = lengthOf(/^\S+\s+(?:lo\s+)?(?:garantiz|asegur[oa]|guarante)\S*\s/i.exec(held));
    if (whole > 0 || /^\S+\s+(?:lo\s+\S*|\S*)$/i.test(held)) return whole;
    return lengthOf(/^\S+\s+/.exec(held)) || wholeWords(held);
  },
};

/** 'EE. UU.' holds a full stop that ends nothing; what follows tells whether the last one does. */
const country: Hold = {
  starts: /(?<![\p{L}\d])(?:E\.?E|U\.\s?S)/u,
  judgeable(held) {
    const whole = /^(?:E\.?E\.?\s?U\.?U\.?|U\.\s?S\.(?:\s?A\.)?)[^\s\p{L}]*\s+(?=\S)/u.exec(held);
    if (whole !== null) return whole[0].length;
    return held.length > 14 ? wholeWords(held) : 0;
  },
};

const holds = [figure, length, bracket, link, promise, beforeGuarantee, country];

/** A word this long is no word, and nobody waits for its end. */
const longestWord = 200;
/** The beginning of an answer that cannot become anything to be checked: it is shown before its word is whole. */
const harmlessStart = /^\p{L}{2,}$/u;
/** 16 to 29, of which Spanish makes one word. */
const written = Array.from({ length: 14 }, (_, index) => underHundred(16 + index, "es"));
const riskyStarts = [
  // "Dos años es el límite": a number that was shown cannot be taken back.
  ...numberWords,
  ...written,
  ..."an half medio media primer primera first segundo segunda second tercer tercera third año mes semana hora par couple".split(
    " ",
  ),
  ..."calificas ganarás garantizo garantizamos serán van vas te está están aprobar aprueban you will guarantee is are we http https www ee eeuu us usa eua uscis".split(
    " ",
  ),
];

function isHarmless(start: string): boolean {
  const letters = start.toLowerCase();
  return harmlessStart.test(start) && !riskyStarts.some((word) => word.startsWith(letters));
}

export interface StreamGuard {
  /** Text that may be shown now. */
  push(delta: string): string;
  /** The rest, once the answer is complete. */
  end(): string;
}

export interface Checks {
  /** For held words: amounts, dates, lengths of time, forms, telephones. `before` are the model's own words before them. */
  figures(text: string, before: string): string;
  /** For all words. `before` and `after` are the model's own words around them, as far as they are known. */
  words(text: string, before: string, after: string): string;
}

const kind = (hold: Hold) => (hold === beforeGuarantee ? promise : hold === length ? figure : hold);

/** The earliest of these holds. An address that holds a figure is held from its first letter. */
function firstHold(text: string, among: Hold[] = holds, from = 0): { at: number; hold: Hold } | null {
  let first: { at: number; hold: Hold } | null = null;
  for (const hold of among) {
    const found = from === 0 ? text.search(hold.starts) : text.slice(from).search(hold.starts) + from;
    if (found >= from && (first === null || found < first.at)) first = { at: found, hold };
  }
  if (first === null) return null;
  const word = /\S*$/.exec(text.slice(0, first.at))?.[0] ?? "";
  return /[/@]|\.\p{L}/u.test(word) ? { at: first.at - word.length, hold: link } : first;
}

/** Bold and code hide from the check what stands before a figure: "la **I-601A**". What begins a line of a list stays. */
const unmarked = (text: string) => text.replace(/\*{2,}|`+|(?<=\S)\*|\*(?=\S)/g, "");

export function createStreamGuard({ figures, words }: Checks): StreamGuard {
  let held = "";
  /** The model's own words that were let through, as far back as a check looks. */
  let before = "";
  /** Takes `length` letters off the held text. */
  const take = (length: number, hold: Hold | null): string => {
    const text = held.slice(0, length);
    held = held.slice(length);
    if (text === "") return "";
    const checked = hold === null || hold === link ? text : figures(unmarked(text), unmarked(before));
    const shown = words(checked, before, held);
    before = (before + text).slice(-60);
    return shown;
  };
  const release = (complete: boolean): string => {
    let out = "";
    for (let found = firstHold(held); found !== null; found = firstHold(held)) {
      out += take(found.at, null);
      let length = complete ? held.length : found.hold.judgeable(held);
      if (length <= 0) return out;
      // What begins inside and is of another kind is judged by itself.
      const others = holds.filter((hold) => kind(hold) !== kind(found.hold));
      const next = firstHold(held, others, 1)?.at ?? length;
      if (found.hold !== bracket && found.hold !== link && next > 0) length = Math.min(length, next);
      out += take(length, found.hold);
    }
    // The word that is still growing waits for its end.
    const growing = held.slice(wholeWords(held));
    const atOnce =
      complete || growing.length > longestWord || (before === "" && held === growing && isHarmless(growing));
    return out + take(atOnce ? held.length : held.length - growing.length, null);
  };
  return {
    push(delta) {
      held += delta;
      return release(false);
    },
    end: () => release(true),
  };
}
