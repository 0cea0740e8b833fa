/** Numbers that name a case or a person (facts file, section 4), read through the camera's usual mistakes. */

export interface Identifiers {
  receiptNumber: string | null;
  /** "A012345678"; nine digits. */
  alienNumber: string | null;
  others: {
    label: "consular-case" | "invoice" | "i-94" | "online-account" | "sevis" | "receipt" | "alien";
    value: string;
  }[];
  /** A number could only be read with a repaired digit. */
  repaired: boolean;
}

const receiptPrefixes =
  "IOE MSC NBC EAC VSC WAC CSC LIN NSC SRC TSC YSC ZLA ZNY ZHN ZMI ZSF ZCH ZAR ZNK ZOL ZBO ZTA";
const receipts = new Set(receiptPrefixes.split(" "));
/** Posts of the consular case number, which has the same shape as a receipt. */
const posts = new Set(
  "CDJ SNS TGG GTM MNG BGT SDO LMA GYQ HAV CRS SAA SNJ PNM MTV BNS ASN RDJ GRG PTP KNG".split(" "),
);

const letterFor: Record<string, string> = {
  "0": "O",
  "1": "I",
  "5": "S",
  "8": "B",
  "2": "Z",
  "6": "G",
  "|": "I",
  l: "I",
};
const digitFor: Record<string, string> = {
  O: "0",
  o: "0",
  Q: "0",
  D: "0",
  I: "1",
  l: "1",
  "|": "1",
  i: "1",
  S: "5",
  s: "5",
  B: "8",
  Z: "2",
  z: "2",
  G: "6",
};

function asLetters(read: string): string {
  return [...read].map((sign) => letterFor[sign] ?? sign.toUpperCase()).join("");
}

function asDigits(read: string): string {
  return [...read].map((sign) => digitFor[sign] ?? sign).join("");
}

const thirteen = /(?<![A-Za-z0-9])([A-Za-z0158|]{3})[- ]?((?:[0-9OoQDIl|iSsBZzG][- ]?){10})(?![A-Za-z0-9])/g;

interface Thirteen {
  value: string;
  prefix: string;
  repaired: boolean;
  at: number;
}

/** Three letters and ten digits whose prefix is known. */
function thirteens(text: string): Thirteen[] {
  const found: Thirteen[] = [];
  for (const match of text.matchAll(thirteen)) {
    const [, head = "", tail = ""] = match;
    const compact = tail.replace(/[- ]/g, "");
    const digits = asDigits(compact);
    if (!/^\d{10}$/.test(digits)) continue;
    // Nearly all signs must have been digits, or a word is taken for a number.
    if ((compact.match(/\d/g) ?? []).length < 7) continue;
    const prefix = asLetters(head);
    const known = [
      prefix,
      prefix.replace(/^10/, "IO"),
      prefix.replace(/^L/, "I"),
      prefix.replace(/Q/g, "O"),
    ].find((candidate) => receipts.has(candidate) || posts.has(candidate));
    if (known === undefined) continue;
    found.push({ value: known + digits, prefix: known, repaired: digits !== compact, at: match.index });
  }
  return found;
}

const group = "[0-9OoIl|SBZ]";
const alien = new RegExp(
  `(?<![A-Za-z0-9])A(?:lien)?\\s?(?:#|No\\.?|Number|-Number)?\\s?[:#-]?\\s?(${group}{3})[- ]?(${group}{3})[- ]?(${group}{3})(?![A-Za-z0-9])`,
  "g",
);
const shortAlien = /(?<![A-Za-z0-9])A\s?[-#]?\s?(\d{7,9})(?![A-Za-z0-9])/g;
const labelled = new RegExp(
  `(?:USCIS\\s?#|A\\s?#|A-?Number|Alien\\s+(?:Registration\\s+)?(?:Number|No\\.?)|File\\s+(?:No\\.?|Number)|File)\\s*[:.#]*\\s*(?:[^\\n]{0,40}\\n\\s*)?A?\\s?-?(${group}{3})[- ]?(${group}{3})[- ]?(${group}{3})(?![A-Za-z0-9])`,
  "gi",
);

function alienNumbers(text: string): { value: string; repaired: boolean }[] {
  const found: { value: string; repaired: boolean }[] = [];
  const add = (read: string) => {
    const digits = asDigits(read);
    if (!/^\d{7,9}$/.test(digits)) return;
    const value = `A${digits.padStart(9, "0")}`;
    if (!found.some((other) => other.value === value)) found.push({ value, repaired: digits !== read });
  };
  for (const [, one = "", two = "", three = ""] of text.matchAll(alien)) add(one + two + three);
  for (const [, digits = ""] of text.matchAll(shortAlien)) add(digits);
  for (const [, one = "", two = "", three = ""] of text.matchAll(labelled)) add(one + two + three);
  return found;
}

/** A receipt printed beside its own label wins over one that is only mentioned. */
function mainReceipt(text: string, found: readonly Thirteen[]): Thirteen | undefined {
  const label = /Receipt\s*(?:Number|No\.?|#)/i.exec(text);
  if (label === null) return found[0];
  return found.toSorted((one, other) => Math.abs(one.at - label.index) - Math.abs(other.at - label.index))[0];
}

export function identifiers(source: string): Identifiers {
  // A stroke of the pen or of the box inside a number: "MS(C2489693566".
  const text = source.replace(/(?<=[A-Z])[(){}[\]](?=[A-Z\d])/g, "");
  const all = thirteens(text);
  const receiptList = all.filter(({ prefix }) => receipts.has(prefix));
  const receipt = mainReceipt(text, receiptList);
  const aliens = alienNumbers(text);
  const others: Identifiers["others"] = [];
  const add = (label: Identifiers["others"][number]["label"], value: string) => {
    if (!others.some((other) => other.value === value)) others.push({ label, value });
  };
  for (const { prefix, value } of all) {
    if (posts.has(prefix)) add("consular-case", value);
    else if (value !== receipt?.value) add("receipt", value);
  }
  for (const { value } of aliens.slice(1)) add("alien", value);
  for (const [value] of text.matchAll(/\bIVSCA\d{6,14}\b/g)) add("invoice", value);
  for (const [, value = ""] of text.matchAll(
    /I-94\)?(?:\s+Record)?\s+(?:Number|No\.?|#)?\s*[:#]?\s*(\d{9}[A-Z0-9]\d|\d{11})\b/gi,
  ))
    add("i-94", value);
  for (const [, value = ""] of text.matchAll(/Online Account (?:Number|No\.?)\s*[:#]?\s*(\d{12})\b/gi))
    add("online-account", value);
  for (const [value] of text.matchAll(/\bN\d{10}\b/g)) add("sevis", value);
  return {
    receiptNumber: receipt?.value ?? null,
    alienNumber: aliens[0]?.value ?? null,
    others,
    repaired: receipt?.repaired === true || aliens[0]?.repaired === true,
  };
}
