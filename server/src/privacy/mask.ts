/**
 * Hides identifiers before a text leaves the server or enters a log: A-number, SSN/ITIN, passport,
 * receipt number, payment card, phone, e-mail. Each value gets a stable token, so that a model may refer
 * to it and the person's own view can show it again.
 */

interface Rule {
  token: string;
  pattern: RegExp;
  /** Last word on a match that could be something harmless. */
  accept?: (value: string) => boolean;
}

const digitsOf = (value: string) => value.replace(/\D/g, "");

/** Luhn's check, so that a long number that is no card stays readable. */
function isCardNumber(value: string): boolean {
  const digits = digitsOf(value);
  if (digits.length < 13 || digits.length > 19) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    let digit = Number(digits[digits.length - 1 - index]);
    if (index % 2 === 1) digit = digit > 4 ? digit * 2 - 9 : digit * 2;
    sum += digit;
  }
  return sum % 10 === 0;
}

const separated = "[\\s.\\-–—]?";
const nineDigits = `\\d{3}${separated}\\d{2,3}${separated}\\d{3,4}`;

/** Order matters: the more specific shape first. */
const rules: Rule[] = [
  { token: "CORREO", pattern: /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu },
  {
    token: "RECIBO",
    pattern: /\b(?:IOE|MSC|NBC|EAC|VSC|WAC|CSC|LIN|NSC|SRC|TSC|YSC|Z[A-Z]{2})[\s-]*\d(?:[\s-]*\d){9}\b/gi,
  },
  { token: "TARJETA", pattern: /(?<![\d-])\d(?:[ -]?\d){12,18}(?![\d-])/g, accept: isCardNumber },
  {
    token: "A-NUMERO",
    pattern: /(?<![\p{L}\d])A[\s#:.-]{0,3}\d(?:[\s-]?\d){6,8}(?![\d])/giu,
  },
  {
    token: "A-NUMERO",
    pattern:
      /(?<=(?:\balien\b|\bextranjer[oa]\b|\ba[\s-]?n[uú]mero\b|\ba[\s-]?number\b|\buscis\s?#?)[^\d\n]{0,24})\d(?:[\s-]?\d){6,8}(?!\d)/giu,
  },
  {
    token: "PASAPORTE",
    pattern:
      /(?<=(?:\bpasaporte\b|\bpassport\b|\bpasaport\b)[^\d\n]{0,24})(?:[A-Z]{1,2}[\s-]?)?\d(?:[\s-]?\d){5,9}(?!\d)/giu,
  },
  { token: "PASAPORTE", pattern: /(?<![\p{L}\d])[A-Z]{1,2}\d{7,9}(?![\p{L}\d])/gu },
  {
    token: "SEGURO",
    pattern:
      /(?<=(?:\bseguro\b|\bsocial\b|\bssn\b|\bitin\b|\baitin\b)[^\d\n]{0,24})\d(?:[\s.-]?\d){8}(?!\d)/giu,
  },
  {
    token: "TELEFONO",
    pattern: /(?<![\d-])(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?![\d-])/g,
  },
  { token: "TELEFONO", pattern: /(?<!\d)\+\d{1,3}(?:[\s.-]?\d){8,12}(?!\d)/g },
  {
    token: "SEGURO",
    pattern: new RegExp(`(?<![\\d-])${nineDigits}(?![\\d-])`, "g"),
    accept: (v) => digitsOf(v).length === 9,
  },
];

/** Official lines an answer may give out; hiding them would hide the help itself. */
const publicNumbers = new Set([
  "8003755283",
  "8007671833",
  "8008987180",
  "8883514024",
  "6033340700",
  "8002037001",
  "8883737888",
  "8007997233",
  "5206237874",
  "8773824357",
]);

export interface Masked {
  text: string;
  /** Token -> the value it stands for. Never logged, never sent. */
  values: Map<string, string>;
}

/** Masks with the tokens already given in `values`, so one value keeps one token through a conversation. */
export function mask(text: string, values = new Map<string, string>()): Masked {
  const tokens = new Map([...values].map(([token, value]) => [value, token]));
  let masked = text;
  for (const rule of rules) {
    masked = masked.replace(rule.pattern, (value) => {
      if (rule.accept !== undefined && !rule.accept(value)) return value;
      if (publicNumbers.has(digitsOf(value).replace(/^1(?=\d{10}$)/, ""))) return value;
      const key = value.trim();
      let token = tokens.get(key);
      if (token === undefined) {
        const count = [...tokens.values()].filter((other) => other.startsWith(`[${rule.token}-`)).length;
        token = `[${rule.token}-${count + 1}]`;
        tokens.set(key, token);
        values.set(token, key);
      }
      return value.replace(key, token);
    });
  }
  return { text: masked, values };
}

/** For logs: the masked text alone. */
export function maskText(text: string): string {
  return mask(text).text;
}

/** Puts the person's own values back for her own view. */
export function unmask(text: string, values: Map<string, string>): string {
  if (values.size === 0) return text;
  return text.replace(/\[[A-Z-]+-\d+\]/g, (token) => values.get(token) ?? token);
}
