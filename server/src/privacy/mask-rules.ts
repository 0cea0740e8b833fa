/** The shapes and surroundings by which identifiers are known; used by mask.ts in this order. */
import { email } from "#server/privacy/email-rules.ts";
import { account, identity } from "#server/privacy/identity-rules.ts";
import {
  after,
  alone,
  cut,
  digits,
  digitsOf,
  gap,
  groupsOf,
  isNoDate,
  isNumber,
  isRound,
  isYear,
  type MaskRule,
  onlyYears,
  space,
} from "#server/privacy/mask-shapes.ts";

/** Luhn's check, so that a long number that is no card stays readable. */
function passesLuhn(value: string): boolean {
  let sum = 0;
  for (const [index, character] of [...digitsOf(value)].reverse().entries()) {
    const doubled = Number(character) * (index % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const isCard = (value: string) => passesLuhn(value) && !onlyYears(value);

/** Where only "a" stands before the digits it may be the Spanish word: then the digits must look like a number of their own. */
function isAlienNumber(value: string): boolean {
  if (!isNoDate(value)) return false;
  if (!/^a\s+\d/i.test(value)) return true;
  const groups = groupsOf(value);
  const grouped = groups.length === 1 || groups.every((group) => group.length <= 3);
  return grouped && !isRound(value) && !/000$/.test(digitsOf(value));
}

const receipt: MaskRule[] = [
  {
    token: "RECIBO",
    pattern:
      /(?<![\p{L}\d])(?:IOE|MSC|NBC|EAC|VSC|WAC|CSC|LIN|NSC|SRC|TSC|YSC|PSC|POJ|Z[A-Z]{2})[\s#:.-]{0,3}\d(?:[\s-]{0,2}\d){9}(?!\d)/giu,
  },
  { token: "RECIBO", pattern: /(?<![\p{L}\d])[A-Z]{3}-?\d{10}(?!\d)/gu },
];

/** What is dialled before the code of a country; the amount "2.00" is not. */
const abroad = `(?:\\+${space}?|(?<!\\d|\\d[.,:])(?:00|011)${gap})`;
/**
 * A telephone number with the code of its country, in one piece or with that code apart. Some have the 13 digits of
 * a card and pass its check, a Mexican mobile for one; a card's first group has four digits or all, and no + before it.
 */
const dialled = `${abroad}\\(?(?:[1-9]\\d{7,12}(?!\\d)|[1-9]\\d{0,2}\\)?(?:${cut}|${space}?\\()(?:\\d(?:${gap}[()]?${gap}\\d){5,10})(?!\\d))`;
const isDialled = new RegExp(`^${dialled}$`);

/** A rule that reads telephone numbers too and leaves them alone, so that none of their digits begins something else. */
function besidesPhones(token: string, shape: RegExp, accept: (value: string) => boolean): MaskRule {
  return {
    token,
    pattern: new RegExp(`${dialled}|${shape.source}`, shape.flags),
    accept: (value) => !isDialled.test(value) && accept(value),
  };
}

const cardShape = (shape: RegExp, accept: (value: string) => boolean) =>
  besidesPhones("TARJETA", shape, accept);
const fours = `${alone}\\d{4}${cut}\\d{4}${cut}\\d{4}${cut}\\d{4}`;
const card: MaskRule[] = [
  cardShape(new RegExp(`${fours}(?:${cut}\\d{3})?(?!\\d)`, "g"), isCard),
  cardShape(new RegExp(`${fours}(?!\\d)`, "g"), isCard),
  cardShape(new RegExp(`${alone}3\\d{3}${cut}\\d{6}${cut}\\d{4,5}(?!\\d)`, "g"), passesLuhn),
  cardShape(/(?<!\d)\d{13,19}(?!\d)/g, passesLuhn),
  cardShape(
    new RegExp(`${alone}[2-6]${digits(13, 19).slice(2)}`, "g"),
    (value) => passesLuhn(value) && isNoDate(value),
  ),
  // Named as a card: also with a digit mistyped.
  cardShape(
    after("tarjeta|card|visa|master ?card|amex|d[eé]bito|cr[eé]dito|debit|credit", digits(15, 16)),
    isNoDate,
  ),
];

const cardCode: MaskRule[] = [
  {
    // The three or four digits that prove the card is in the hand.
    token: "CODIGO",
    pattern: after(
      "cvv2?|cvc2?|c[oó]digo de seguridad|c[oó]digo de (?:la|mi|su|tu) tarjeta|(?:security|card) code",
      "\\d{3,4}(?![\\d.,/-]?\\d)",
    ),
    accept: (value) => !isYear(value),
  },
];

const alien: MaskRule[] = [
  {
    token: "A-NUMERO",
    pattern: new RegExp(
      `(?<![\\p{L}\\d])A(?:${space}|[#:.º°\\-‐‑‒–—―−]|n[uú]m\\.?|no\\.){0,4}${digits(7, 9)}`,
      "giu",
    ),
    accept: isAlienNumber,
  },
  {
    token: "A-NUMERO",
    pattern: after(
      "alien|extranjer[oa]|a[\\s-]?n[uú]m(?:ero)?|n[uú]m(?:ero)?\\.?\\sa|a[\\s-]?number|a[\\s-]?file|uscis",
      // The line of USCIS goes on.
      `${digits(7, 9)}(?!-\\d)`,
    ),
    accept: isNumber,
  },
];

const passportDigits = "\\d(?:[ -]?\\d){5,9}(?!\\d)";
const passport: MaskRule[] = [
  {
    token: "PASAPORTE",
    pattern: new RegExp(
      `(?<=(?:[Pp]asaporte?|PASAPORTE?|[Pp]assport|PASSPORT)[^\\d\\n]{0,30})(?<![\\p{L}\\d])(?:[A-Z]{1,3}[ -]?|[a-z]{1,2}|[b-df-np-tv-xz] )?${passportDigits}`,
      "gu",
    ),
    accept: isNumber,
  },
  { token: "PASAPORTE", pattern: /(?<![\p{L}\d])[A-Z]{1,2}-?\d{6,9}(?![\p{L}\d])/gu },
  { token: "PASAPORTE", pattern: /(?<![\p{L}\d])[a-z]{1,2}\d{7,9}(?![\p{L}\d])/gu },
];

const social: MaskRule[] = [
  {
    token: "SEGURO",
    pattern: after("seguro|social|sosial|ssn|itin|atin|contribuyente|tax(?:payer)?\\s?id", digits(9, 9)),
    accept: isNumber,
  },
  besidesPhones("SEGURO", new RegExp(`${alone}\\d{3}${cut}\\d{2}${cut}\\d{4}(?!\\d|-\\d)`, "g"), () => true),
];

/** 100 200 10 20 counts or prices something. */
const endInNoughts = (value: string) => groupsOf(value).every((group) => group.endsWith("0"));

const phone: MaskRule[] = [
  {
    token: "TELEFONO",
    pattern: new RegExp(
      `${alone}(?:\\+?1${gap})?\\(?\\d{3}\\)?${space}?[-.‐‑‒–—―−/]?${space}?\\d{3}${gap}\\d{4}(?!\\d|-\\d)`,
      "g",
    ),
    accept: (value) => !isRound(value),
  },
  { token: "TELEFONO", pattern: new RegExp(dialled, "g") },
  {
    token: "TELEFONO",
    pattern:
      /(?<!\d)(?:\+|00|011[ -]?)[1-9]\d{0,2}(?:[^\S\r\n.\-‐‑‒–—―−()]?[().\-‐‑‒–—―− ]{0,2}\d){7,12}(?!\d)/g,
  },
  {
    // Mexican cities with two-digit codes.
    token: "TELEFONO",
    pattern: /(?<!\d)\d{2}[ -]\d{4}[ -]\d{4}(?!\d)/g,
    accept: (value) => !groupsOf(value).some(isYear),
  },
  {
    // As they are said at home: "213 555 01 87", "5512 34 56 78". The area of the first has no 0 or 1 at its beginning.
    token: "TELEFONO",
    pattern: new RegExp(
      `${alone}(?:[2-9]\\d{2}${cut}[2-9]\\d{2}|[2-9]\\d{3}${cut}\\d{2})(?:${cut}\\d{2}){2}(?!\\d|[-.,]\\d)`,
      "g",
    ),
    accept: (value) => isNumber(value) && !isYear(groupsOf(value)[0] ?? "") && !endInNoughts(value),
  },
  {
    // In pairs, with the word for it behind: "55 12 34 56 78 es mi cel".
    token: "TELEFONO",
    pattern: new RegExp(
      `${alone}\\d{2}(?:${cut}\\d{2}){4}(?!\\d)(?=[^\\d\\n]{0,25}(?<!\\p{L})(?:n[uú]mero|tel|cel|whats|m[oó]vil|number|phone))`,
      "giu",
    ),
    accept: (value) => !endInNoughts(value),
  },
  {
    token: "TELEFONO",
    pattern: after(
      "tel[eé]fono|tel|cel|celular|whats ?app|m[oó]vil|ll[aá]m[ae]me|m[aá]rcame|phone|call me|text me|cell",
      digits(7, 12),
    ),
    accept: isNumber,
  },
];

/** Nine digits that nothing else explains: an SSN in one piece, an A-number in threes. */
const unexplained: MaskRule[] = [
  { token: "SEGURO", pattern: /(?<![\d$]|\d[.,-])\d{9}(?!\d|[.,-]\d)/g, accept: (value) => !isRound(value) },
  {
    token: "A-NUMERO",
    pattern: new RegExp(`${alone}\\d{3}([-‐‑‒–—―− ])\\d{3}\\1\\d{3}(?!\\d|-\\d)`, "g"),
    accept: (value) => !endInNoughts(value),
  },
];

/** "Mi número es ...": whose it is nothing tells, and a person's it is. */
const called: MaskRule[] = [
  { token: "NUMERO", pattern: after("n[uú]mero|number", digits(8, 13)), accept: isNumber },
];

const digitWord =
  "(?:cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|zero|one|two|three|four|five|six|seven|eight|nine)";
/** Said digit by digit: no year, amount or age is. */
const spelled: MaskRule[] = [
  {
    token: "NUMERO",
    hint: /\p{L}/u,
    pattern: new RegExp(`(?<!\\p{L})${digitWord}(?:[\\s,-]{1,2}${digitWord}){6,18}(?!\\p{L})`, "giu"),
  },
];

/** What may not even be kept sealed. */
export const cardRules: readonly MaskRule[] = [...card, ...cardCode];

/** Order matters: the more specific shape first. */
export const rules: MaskRule[] = [
  ...email,
  ...identity,
  ...receipt,
  ...card,
  ...cardCode,
  ...account,
  ...alien,
  ...passport,
  ...social,
  ...phone,
  ...unexplained,
  ...called,
  ...spelled,
];
