/**
 * The numbers by which the countries people come from know them, and the number of an account: shapes that nothing
 * else has, or a word that says what they are.
 */
import {
  after,
  alone,
  digits,
  digitsOf,
  isNumber,
  isYear,
  type MaskRule,
} from "#server/privacy/mask-shapes.ts";

/** Mexico's key of a person: name, birthday, sex, state, and two signs against doubles. */
const curp: MaskRule[] = [
  {
    token: "CURP",
    pattern: /(?<![\p{L}\d])[A-ZÑ]{4}\d{6}[HMX][A-ZÑ]{5}[A-Z\d]\d(?![\p{L}\d])/giu,
  },
  {
    // In parts only in capitals: "para 202401 hasta ..." is a sentence.
    token: "CURP",
    pattern:
      /(?<![\p{L}\d])[A-ZÑ]{4}[ -]?\d{6}[ -]?[HMX][ -]?[A-ZÑ]{2}[ -]?[A-ZÑ]{3}[ -]?[A-Z\d][ -]?\d(?![\p{L}\d])/gu,
  },
];

/** A birthday within a key: yymmdd. */
const birthday = "\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])";
const mexican: MaskRule[] = [
  ...curp,
  // The key of a voter, on the front of the INE card.
  {
    token: "DOCUMENTO",
    pattern: new RegExp(`(?<![\\p{L}\\d])[A-ZÑ]{6}${birthday}\\d{2}[HM]\\d{3}(?![\\p{L}\\d])`, "giu"),
  },
  // The RFC of a person.
  {
    token: "DOCUMENTO",
    pattern: new RegExp(`(?<![\\p{L}\\d])[A-ZÑ&]{4}[ -]?${birthday}[ -]?[A-Z\\d]{3}(?![\\p{L}\\d])`, "gu"),
  },
];

/** Guatemala's CUI: eight digits and a sign against mistakes, then department and town. */
function isCui(value: string): boolean {
  const number = digitsOf(value);
  const [department, town] = [Number(number.slice(9, 11)), Number(number.slice(11))];
  const sum = [...number.slice(0, 8)].reduce((total, digit, at) => total + Number(digit) * (at + 2), 0);
  return department >= 1 && department <= 22 && town >= 1 && town <= 40 && sum % 11 === Number(number[8]);
}

const central: MaskRule[] = [
  // El Salvador's DUI.
  { token: "DOCUMENTO", pattern: new RegExp(`${alone}0\\d{7}[-‐‑–—−]\\d(?!\\d|[-.]\\d)`, "g") },
  // Guatemala's DPI, as it is printed, then in one piece.
  {
    token: "DOCUMENTO",
    pattern: new RegExp(`${alone}\\d{4}[ -]\\d{5}[ -](?:0[1-9]|1\\d|2[0-2])\\d{2}(?!\\d)`, "g"),
  },
  { token: "DOCUMENTO", pattern: /(?<!\d)\d{13}(?!\d)/g, accept: isCui },
  // Honduras: town, year of birth, number.
  {
    token: "DOCUMENTO",
    pattern: /(?<!\d)(?:0[1-9]|1[0-8])\d{2}[ -]?(?:19|20)\d{2}[ -]?\d{5}(?!\d)/g,
  },
  // Nicaragua, then the Dominican Republic.
  { token: "DOCUMENTO", pattern: /(?<!\d)\d{3}-?\d{6}-?\d{4}[A-Z](?![\p{L}\d])/giu },
  { token: "DOCUMENTO", pattern: new RegExp(`${alone}\\d{3}-\\d{7}-\\d(?!\\d|-\\d)`, "g") },
];

/** By its name: countries whose numbers have no shape of their own. "DUI" is drunk driving too, and a year may follow. */
const named: MaskRule = {
  token: "DOCUMENTO",
  pattern: after(
    "dui|dpi|cui|dni|c[eé]dula|ine|rtn|nit|(?:documento|carnet) de identidad|clave de elector",
    digits(7, 14),
  ),
  accept: isNumber,
};

export const identity: MaskRule[] = [...mexican, ...central, named];

export const account: MaskRule[] = [
  // USCIS gives twelve digits with a nought before them to whoever files online.
  {
    token: "CUENTA",
    pattern: /(?<![\d$]|\d[.,-])0\d{3}[ -]?\d{4}[ -]?\d{4}(?!\d|[-.]\d)/g,
    accept: (value) => !isYear(value.slice(0, 4)),
  },
  {
    token: "CUENTA",
    pattern: after("cuenta|account|oan", digits(10, 17)),
    accept: isNumber,
  },
];
