/**
 * Hides identifiers before a text leaves the server or enters a log: A-number, SSN/ITIN, passport, receipt number,
 * USCIS account, papers of the countries people come from, payment card, phone, e-mail. Each value gets a stable token,
 * so that a model may refer to it and the person's own view can show it again.
 */
import { cardRules, rules } from "#server/privacy/mask-rules.ts";
import type { MaskRule } from "#server/privacy/mask-shapes.ts";

/** Official lines whose prefix also is a Mexican area code; hiding them would hide the help itself. */
const publicNumbers = new Set([
  "6033340700",
  "3046252050",
  "5206237874",
  "8664879243",
  "8773824357",
  "8774872778",
  "8663472423",
]);
/** Prefixes of free lines that are nobody's own number, neither in the United States nor in Mexico. */
const freeLine = /^8(?:00|55|88)\d{7}$/;

function isPublicNumber(value: string): boolean {
  if (/\p{L}/u.test(value)) return false;
  const digits = value.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return freeLine.test(digits) || publicNumbers.has(digits);
}

/** Every number has one; most questions have none, and the patterns are slow readers. */
const aDigit = /\d/;

export interface Masked {
  text: string;
  /** Token -> the value it stands for. Never logged, never sent. */
  values: Map<string, string>;
}

/** Signs that nobody sees, between letters and digits: copied out of a PDF a number is full of them. */
const unseen = /(?<=[\p{L}\d])[\u00AD\u200B\u2060\uFEFF]+(?=[\p{L}\d.-])/gu;
const wideDigit = /[\uFF10-\uFF19]/g;
const plain = (text: string) =>
  text
    .replace(unseen, "")
    .replace(wideDigit, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xff10 + 0x30));

/** Masks with the tokens already given in `values`, so one value keeps one token through a conversation. */
export function mask(
  text: string,
  values = new Map<string, string>(),
  sought: readonly MaskRule[] = rules,
): Masked {
  const tokens = new Map([...values].map(([token, value]) => [value, token]));
  let masked = plain(text);
  for (const rule of sought) {
    if (!(rule.hint ?? aDigit).test(masked)) continue;
    masked = masked.replace(rule.pattern, (value) => {
      if (rule.accept !== undefined && !rule.accept(value)) return value;
      if (isPublicNumber(value)) return value;
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

/** Hides card numbers and their codes for good, before a text is kept, sealed or not, or shown to a model (G5). */
export function hideCards(text: string): string {
  return mask(text, new Map(), cardRules).text;
}

/** Ways to be reached, which some texts are given for. */
const contacts = new Set(["CORREO", "TELEFONO", "NUMERO"]);

/** Hides card, A-number, SSN, passport and receipt numbers and the CURP, and keeps e-mail and phone. */
export function hideNumbers(text: string): string {
  const { text: masked, values } = mask(text);
  return masked.replace(/\[([A-Z-]+)-\d+\]/g, (token, kind: string) =>
    contacts.has(kind) ? (values.get(token) ?? token) : token,
  );
}
