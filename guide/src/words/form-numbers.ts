import { digitsOfForms } from "#guide/words/said-numbers.ts";

/**
 * Form numbers as people write and say them. "I 485", "i485", "la 485", "forma 601 a" all become one
 * token ("i485"), so that search and guard compare like with like.
 */

const prefixes = "i|n|g|ds|ar|eoir|w|ss";
/** Bare numbers that mean a form when nothing says otherwise ("la 765"). */
const bare: Record<string, string> = {
  "485": "i485",
  "765": "i765",
  "130": "i130",
  "864": "i864",
  "589": "i589",
  "693": "i693",
  "751": "i751",
  "601": "i601",
  "601a": "i601a",
  "131": "i131",
  "912": "i912",
  "821": "i821",
  "821d": "i821d",
  "360": "i360",
  "918": "i918",
  "914": "i914",
  "730": "i730",
  "539": "i539",
  "212": "i212",
  "140": "i140",
  "129f": "i129f",
  "290b": "i290b",
  "400": "n400",
  "600": "n600",
  "565": "n565",
  "648": "n648",
  "260": "ds260",
  "160": "ds160",
  "797": "i797",
  "881": "i881",
  "220a": "i220a",
  "220b": "i220b",
  "42a": "eoir42a",
  "42b": "eoir42b",
};

const prefixed = new RegExp(
  `\\b(${prefixes})[\\s-]?-?\\s?(\\d{1,4})(?:[\\s-]?(ez|[abdfjrhkt]))?\\b(?![\\s-]?\\d)`,
  "g",
);
const counted =
  /^\s*(?:dia|mes|ano|hora|semana|dolar|peso|day|month|year|week|hour|dollar|mil|minut|people|persona|pregunta|question|percent|por)/;

/** Digits for form numbers said in words; the text keeps everything else. */
export function withSaidForms(text: string): string {
  return digitsOfForms(text, (digits) => Object.keys(bare).some((known) => known.startsWith(digits)));
}

/** Replaces form numbers in clean text (lower case, no accents) by their one token. */
export function markForms(text: string): string {
  if (!/\d/.test(text)) return text;
  const marked = text.replace(
    prefixed,
    (whole, prefix: string, digits: string, suffix: string | undefined) => {
      // "i 9 años" is a voice transcript of "y nueve años", not a form.
      if (/\s/.test(whole) && digits.length < 3 && prefix.length === 1) return whole;
      // "i485 a ..." where the loose letter is a preposition.
      const loose = suffix !== undefined && /\s[a-z]+$/.test(whole);
      const kept = loose && !(`${prefix}${digits}${suffix}` in knownLoose) ? ` ${suffix}` : (suffix ?? "");
      return `${prefix}${digits}${kept}`;
    },
  );
  return marked.replace(
    /(^|[\s(])(\d{2,3})(?:\s?-?\s?([abdf]))?\b(?![-\d])/g,
    (whole, before: string, digits: string, suffix: string | undefined, offset: number, all: string) => {
      const rest = all.slice(offset + whole.length);
      const form = (suffix && bare[`${digits}${suffix}`]) || bare[digits];
      if (form === undefined || counted.test(rest)) return whole;
      const tail = suffix !== undefined && bare[`${digits}${suffix}`] === undefined ? ` ${suffix}` : "";
      return `${before}${form}${tail}`;
    },
  );
}

/** Suffix letters that may stand apart from the number ("601 a", "220 b"). */
const knownLoose: Record<string, true> = {
  i601a: true,
  i220a: true,
  i220b: true,
  i130a: true,
  i864a: true,
  i821d: true,
  i129f: true,
  i290b: true,
  g325r: true,
  eoir42a: true,
  eoir42b: true,
  eoir26a: true,
};

/** "I-485 Supp A" -> ["i485"], "EOIR-42A / 42B" -> ["eoir42a", "eoir42b"]: the tokens search knows a form by. */
export function formTokens(id: string): string[] {
  const parts = id
    .toLowerCase()
    .replace(/\s+supp.*$/, "")
    .split("/")
    .map((part) => part.replace(/[^a-z0-9]/g, ""));
  const prefix = /^[a-z]+/.exec(parts[0] ?? "")?.[0] ?? "";
  return parts.map((part) => (/^\d/.test(part) ? prefix + part : part));
}

/** Tokens that look like form numbers. */
export function isFormToken(token: string): boolean {
  return /^(?:i|n|g|ds|ar|eoir|w|ss)\d{1,4}(?:ez|[abdfjrhkt])?$/.test(token);
}
