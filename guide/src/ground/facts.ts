import { monthNames } from "#guide/dates.ts";
import { barePatterns } from "#guide/ground/bare-figures.ts";
import { durationsIn, statedLengths } from "#guide/ground/durations.ts";
import { freeClaims, freeStated } from "#guide/ground/free-claims.ts";
import { numberWords, valueOfWords } from "#guide/speech/number-words.ts";
import { formTokens } from "#guide/words/form-numbers.ts";

/** One checkable fact in a text. `key` is the same for every way of writing the same fact. */
export interface Fact {
  kind: "amount" | "date" | "duration" | "form" | "free" | "phone";
  key: string;
  raw: string;
  start: number;
  end: number;
}

const words = [...numberWords].sort((a, b) => b.length - a.length).join("|");
const months = [...monthNames.es, ...monthNames.en].join("|");
const money = "d[oó]lares?|dlls?|dls|dollars?|usd|d[oó]lar|bucks|pesos";

/** A price that some pay, said of all. */
const all =
  "para\\s(?:todos|todas|todo\\sel\\smundo|cualquiera|cualquier\\spersona)|for\\s(?:everyone|everybody|anyone|anybody|all)|sin\\simportar\\s(?:el|tu|su)\\singreso|regardless\\sof\\sincome";
/** What a number without a sign is of: "más 85 de huellas". */
const feeFor =
  "huellas|biom[eé]tric\\w*|fingerprint\\w*|tarifa|cuota|tr[aá]mite|formulario|forma|solicitud|registro|multa|fianza|fees?|filing|processing|application|form";

const patterns: { kind: Fact["kind"]; pattern: RegExp; key: (match: RegExpExecArray) => string | null }[] = [
  {
    kind: "phone",
    pattern: /(?<![\d-])(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/g,
    key: ([raw]) => raw.replace(/\D/g, "").slice(-10),
  },
  {
    // Without any mark between, or of another country.
    kind: "phone",
    pattern: /(?<![\p{L}\d$.,-])(?:1?\d{10}|\+\d{1,3}(?:[\s.-]?\(?\d{2,4}\)?){3,4})(?![\d-])/gu,
    key: ([raw]) => raw.replace(/\D/g, "").slice(-10),
  },
  {
    kind: "amount",
    pattern: new RegExp(
      `(?:US)?\\$\\s?(\\d[\\d.,]*\\d|\\d)(?:\\s(?:${money}))?\\s(?:${all})(?!\\p{L})`,
      "giu",
    ),
    key: ([, digits = ""]) => `${amountKey(digits)} all`,
  },
  {
    kind: "amount",
    pattern:
      /(?<=(?<!\p{L})(?:todos|todo el mundo|cualquiera|everyone|everybody|anyone)\s(?:pagan?|pays?)\s)(?:US)?\$\s?(\d[\d.,]*\d|\d)/giu,
    key: ([, digits = ""]) => `${amountKey(digits)} all`,
  },
  {
    kind: "amount",
    pattern: new RegExp(
      `(?:US)?\\$\\s?(\\d[\\d.,]*\\d|\\d)(?:\\s?(mil|k|thousand|millones|million)\\b)?(?:\\s(?:${money})(?!\\p{L}))?`,
      "giu",
    ),
    key: ([, digits = "", scale]) => amountKey(digits, scale),
  },
  {
    kind: "amount",
    pattern: new RegExp(
      `(?<![\\d$.,])(?:usd\\s?)?(\\d[\\d.,]*\\d|\\d)\\s?(mil|k|thousand|millones|million)?\\s?(?:de\\s)?(?:${money})(?!\\p{L})`,
      "giu",
    ),
    key: ([, digits = "", scale]) => amountKey(digits, scale),
  },
  {
    // Beside an amount, or with what it pays: "$640 más 85 de huellas".
    kind: "amount",
    pattern: new RegExp(
      `(?<=(?:\\$\\s?\\d[\\d.,]*|(?:${money}))\\s(?:m[aá]s|plus|\\+)\\s(?:otros\\s|another\\s)?)(\\d[\\d.,]*\\d|\\d)(?![\\d%]|\\s(?:${money}))`,
      "giu",
    ),
    key: ([, digits = ""]) => amountKey(digits),
  },
  {
    kind: "amount",
    pattern: new RegExp(
      `(?<=(?<!\\p{L})(?:m[aá]s|plus|cuestan?|cobran?|pagas?|costs?|charges?|pay)\\s(?:otros\\s|unos\\s|another\\s|about\\s)?)(\\d[\\d.,]*\\d)(?=\\s(?:de|del|por|para|for|of|in)\\s(?:las?\\s|los\\s|el\\s|the\\s|your\\s|tus?\\s)?(?:${feeFor})(?!\\p{L}))`,
      "giu",
    ),
    key: ([, digits = ""]) => amountKey(digits),
  },
  { kind: "amount", pattern: /\busd\s?(\d[\d.,]*\d|\d)/gi, key: ([, digits = ""]) => amountKey(digits) },
  {
    kind: "amount",
    pattern: new RegExp(`(?<!\\p{L})((?:(?:${words})[\\s-]+)+)(?:de\\s)?(?:${money})(?!\\p{L})`, "giu"),
    key: ([, number = ""]) => {
      const value = valueOfWords(number.trim());
      return value === null ? null : String(value);
    },
  },
  {
    kind: "date",
    pattern: new RegExp(
      `(?<![\\d/-])(\\d{1,2}|primero|1ro)(?:\\s+de)?\\s+(${months})(?:,?\\s+(?:de\\s+|del\\s+)?(?:año\\s+)?(\\d{4}))?(?![\\d\\p{L}])`,
      "giu",
    ),
    key: ([, day = "", month = "", year]) =>
      dateKey(year, month, /^\d/.test(day) ? day.replace(/\D/g, "") : "1"),
  },
  {
    kind: "date",
    pattern: new RegExp(
      `(?<!\\p{L})(${monthNames.en.join("|")})\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(\\d{4}))?(?![\\d\\p{L}])`,
      "giu",
    ),
    key: ([, month = "", day = "", year]) => dateKey(year, month, day),
  },
  {
    kind: "date",
    pattern: new RegExp(
      `(?<!\\p{L})(${months})(?:,)?\\s+(?:de\\s+|del\\s+|of\\s+)?(?:año\\s+)?(\\d{4})(?!\\d)`,
      "giu",
    ),
    key: ([, month = "", year]) => dateKey(year, month, undefined),
  },
  {
    kind: "date",
    pattern: /(?<![\d/-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/g,
    key: ([, year, month = "", day]) => numericKey(year, month, day),
  },
  {
    kind: "date",
    pattern: /(?<![\d/-])(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?![\d/-])/g,
    key: ([, month = "", day, year = ""]) => numericKey(year.length === 2 ? `20${year}` : year, month, day),
  },
  {
    kind: "date",
    pattern: /(?<![\d.,$/#-])(?:19|20)\d{2}(?![\d-]|[.,]\d|\s?(?:d[oó]lares|dollars))/g,
    key: ([year]) => `${year}--`,
  },
  {
    kind: "form",
    pattern:
      /(?<![\p{L}\d])(EOIR|DS|AR|SS|ETA|I|N|G|W)[-\u2011\u2013\s]?(\d{1,4})(?:-?(EZ|WS|[A-HJ-Z])(?![\p{L}\d]))?(?:\s+supp(?:lement|l)?\.?\s+[A-J])?(?![\p{L}\d])/giu,
    key: formKey,
  },
  {
    kind: "form",
    pattern:
      /(?<=(?:formulario|forma|form|formularios|formas)\s(?:n[uú]mero\s)?)(\d{2,4}[A-Z]?)(?![\p{L}\d])/giu,
    key: ([, digits = ""]) => `form:${digits.toLowerCase().replace(/\D+$/, "")}`,
  },
  {
    kind: "form",
    pattern: new RegExp(
      `(?<=(?:formulario|forma|form)\\s(?:n[uú]mero\\s|number\\s)?)((?:${words})(?:[\\s-]+(?:${words}))*)(?!\\p{L})`,
      "giu",
    ),
    key: ([, number = ""]) => {
      const value = valueOfWords(number.trim());
      return value === null || value < leastForm ? null : `form:${value}`;
    },
  },
  {
    kind: "form",
    pattern:
      /(?<=\b(?:la|las|una|el|un)\s)(485|765|130|864|589|751|601|601A|131|821|360|918|914|730|539|400|600)(?![\p{L}\d,.%]|\s(?:d[oó]lares|d[ií]as|a[nñ]os|preguntas|personas))/giu,
    key: ([, digits = ""]) => `form:${digits.toLowerCase().replace(/\D+$/, "")}`,
  },
  // Behind all that has a sign or a name.
  ...barePatterns,
];

function formKey([raw, prefix = "", digits = ""]: RegExpExecArray): string | null {
  // "I 90 ..." with a space is English for the person; a hyphen or a known shape makes it a form.
  const spaced = /^[A-Za-z]+\s/.test(raw);
  if (spaced && prefix.length === 1 && digits.length < 3) return null;
  if (prefix !== prefix.toUpperCase() && spaced) return null;
  return formTokens(raw)[0] ?? null;
}

/** "Forma una familia" names no form. */
const leastForm = 100;
function amountKey(digits: string, scale?: string): string {
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits)
    ? digits.replace(/[.,]/g, "")
    : digits.replace(/,/g, ".");
  const factor = scale === undefined ? 1 : /^mill/i.test(scale) ? 1_000_000 : 1_000;
  return String(Number(plain) * factor);
}

function dateKey(year: string | undefined, month: string, day: string | undefined): string {
  const name = month.toLowerCase();
  const index = Math.max(
    monthNames.es.indexOf(name),
    monthNames.en.findIndex((other) => other.toLowerCase() === name),
  );
  return `${year ?? ""}-${index + 1}-${day === undefined ? "" : Number(day)}`;
}

function numericKey(year: string | undefined, month: string, day: string | undefined): string {
  return `${year ?? ""}-${Number(month)}-${Number(day ?? 0)}`;
}

/** A wrong length of time may cost a case, or a life: each is a fact, whatever its unit. */
function durationFacts(text: string, stated: boolean): Fact[] {
  return durationsIn(text, stated).map(({ lengths, start, end }) => ({
    kind: "duration",
    key: lengths.join(","),
    raw: text.slice(start, end),
    start,
    end,
  }));
}

/** All facts of a text, in order, none inside another. `stated`: of a text that is ground, also what it tells of the past. */
export function factsOf(text: string, stated = false): Fact[] {
  const facts = [...durationFacts(text, stated), ...(stated ? freeStated(text) : freeClaims(text))];
  for (const { kind, pattern, key } of patterns) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (facts.some((fact) => start < fact.end && end > fact.start)) continue;
      const made = key(match as RegExpExecArray);
      if (made !== null) facts.push({ kind, key: made, raw: match[0], start, end });
    }
  }
  return facts.sort((a, b) => a.start - b.start);
}

/** Every length of time that the known facts name. */
function lengthsIn(known: readonly Fact[]): Set<string> {
  return statedLengths(known.filter(({ kind }) => kind === "duration").flatMap(({ key }) => key.split(",")));
}

/** True when a passage states the fact; a passage may say more of a date than the answer does. */
export function isGrounded(fact: Fact, known: readonly Fact[]): boolean {
  if (fact.kind === "duration") {
    const stated = lengthsIn(known);
    return fact.key.split(",").every((length) => stated.has(length));
  }
  return known.some((other) => {
    if (other.kind !== fact.kind) return false;
    if (other.key === fact.key) return true;
    if (fact.kind === "date") return datesAgree(fact.key, other.key);
    if (fact.kind === "form" && fact.key.startsWith("form:"))
      return digitsOf(fact.key) === digitsOf(other.key);
    return false;
  });
}

function datesAgree(said: string, known: string): boolean {
  const parts = said.split("-");
  const other = known.split("-");
  return parts.every((part, index) => part === "" || part === other[index]);
}

function digitsOf(key: string): string {
  return /\d+/.exec(key)?.[0] ?? "";
}
