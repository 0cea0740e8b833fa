/** Amounts, places and ways of contact, as they stand in a letter. */
import { endsSentence } from "#guide/letters/moved-dates.ts";
import type { Page } from "#guide/letters/page.ts";

export function amountsIn(text: string): string[] {
  const found = Array.from(text.matchAll(/\$\s?(\d[\d,]*(?:\.\d{2})?)/g), (match) => `$${match[1]}`);
  return [...new Set(found)].slice(0, 12);
}

const cityLine = /\b[A-Z][A-Za-z.' -]{2,28},?\s+[A-Z]{2}\.?\s+\d{5}(?:-\d{4})?\b/;
const streetLine =
  /\b\d{1,6}\s+[A-Z0-9][\w.' -]{2,60}?\b(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|way|court|ct|plaza|parkway|pkwy|highway|hwy|suite|ste|floor|place|pl|circle|loop|freeway|expressway)\b/i;

const fieldName =
  /^(?:(?:hearing |interview |appointment |reporting )?(?:place|location|address|where|lugar|direcci[oó]n|domicilio))(?: of (?:hearing|interview|appointment))?\s*:\s*/i;

/** Words that stand in or above the address of an office. */
const office =
  /\b(?:court\w*|office|center|centre|support|USCIS|CIS|ASC|ICE|ERO|EOIR|federal|building|bldg|suite|ste|floor|room|courtroom|consulate|embassy|location|place|report|deliver|appear|lugar|direcci[oó]n|corte|oficina)\b|\bat:?\s*$/i;
/** Above the address of whoever gets the letter. */
const addressee =
  /^\s*(?:to|respondent|applicant|petitioner|beneficiary|name|in the matter of|dear|c\/o|para|nombre)\b(?!\s+appear)|\bresiding\b/i;

/** "to appear at 600 Jefferson Street on March 4": one sentence has one place, and no other date in between. */
function isTogether(page: Page, at: number, from: number): boolean {
  const between = page.text.slice(Math.min(at, from), Math.max(at, from));
  return !endsSentence(between) && !/\b(?:19|20)\d\d\b/.test(between.slice(at < from ? 0 : 24));
}

/** How far off an address is: the person's own stands before the date, and must not be told as the place to go to. */
function farness(page: Page, [first, last]: [number, number], from: number): number {
  const at = page.lineStart(last) + (streetLine.exec(page.lines[last] ?? "")?.index ?? 0);
  const around = page.lines.slice(Math.max(0, first - 1), last + 1);
  const own = page.lines.slice(Math.max(0, first - 2), last + 1).some((text) => addressee.test(text));
  const named = !own && around.some((text) => office.test(text));
  if (at < from && !named) return Number.POSITIVE_INFINITY;
  const bonus = (isTogether(page, at, from) && !own ? 1500 : 0) + (named ? 400 : 0);
  return Math.abs(at - from) + (own ? 2000 : 0) + (at < from ? 600 : 0) - bonus;
}

/** Line with a house number, then the line with city, state and ZIP: the address nearest after `from`. */
export function placeAfter(page: Page, from: number): string | null {
  const places: { far: number; text: string }[] = [];
  for (const [index, line] of page.lines.entries()) {
    if (!cityLine.test(line)) continue;
    const at = page.lineStart(index);
    const parts = [line];
    for (let up = index - 1; up >= Math.max(0, index - 3) && !streetLine.test(parts[0] ?? ""); up -= 1) {
      const above = page.lines[up] ?? "";
      if (above.trim() === "" || above.length > 90) break;
      parts.unshift(above);
    }
    if (!streetLine.test(parts.join(" "))) continue;
    const text = parts.map((part) => part.trim().replace(/\s{2,}/g, " ")).join(", ");
    // What a camera sees behind the ZIP is no part of the address, nor is the name of the field.
    const address = text
      .replace(/([A-Z]{2}\.?\s+\d{5}(?:-\d{4})?)\b.*$/, "$1")
      .replace(fieldName, "")
      .replace(/^[A-Za-z ]{1,30}:\s+(?=\d)/, "")
      .replace(/^.*\b(?:at|to|in):?\s+(?=\d{1,6}\s+\S)/i, "")
      .replace(/\s*\d{1,2}\/\d{1,2}\/\d{4}|\s*\d{1,2}:\d{2}\s*[AP]\.?M\.?/gi, "");
    const first = index - parts.length + 1;
    if (Math.abs(at - from) < 1200) places.push({ far: farness(page, [first, index], from), text: address });
  }
  const near = places.filter(({ far }) => far < 1500).sort((one, other) => one.far - other.far)[0];
  return near?.text ?? null;
}

export interface Contacts {
  links: string[];
  emails: string[];
  phones: string[];
}

export function contactsIn(text: string): Contacts {
  const all = (pattern: RegExp) => [
    ...new Set(Array.from(text.matchAll(pattern), (match) => match[0].replace(/[.,;)]+$/, ""))),
  ];
  const emails = all(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g);
  const links = all(
    /(?:https?:\/\/|www\.)[^\s<>"')\]]+|\b(?:[a-z0-9-]+\.)+(?:gov|com|org|net|info|us|mx|io|co)\b(?:\/[^\s<>"')\]]*)?/gi,
  );
  return {
    emails,
    links: links.filter((link) => !emails.some((email) => email.toLowerCase().endsWith(link.toLowerCase()))),
    phones: all(/(?:\+?1[-. ]?)?(?:\(\d{3}\)|\b\d{3})[-. ]?\d{3}[-. ]\d{4}\b/g),
  };
}
