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
function farness(page: Page, block: readonly Row[], above: readonly Row[], from: number): number {
  const last = block.at(-1);
  const at = last === undefined ? 0 : page.lineStart(last.line) + (streetLine.exec(last.text)?.index ?? 0);
  const own = [...above, ...block].some(({ text }) => addressee.test(text));
  const named = !own && [...above.slice(-1), ...block].some(({ text }) => office.test(text));
  if (at < from && !named) return Number.POSITIVE_INFINITY;
  const bonus = (isTogether(page, at, from) && !own ? 1500 : 0) + (named ? 400 : 0);
  return Math.abs(at - from) + (own ? 2000 : 0) + (at < from ? 600 : 0) - bonus;
}

/** A line that is not empty: cameras often see an empty one between each two. */
interface Row {
  text: string;
  line: number;
}

/** Where the address begins that ends in this row: the house number stands at most three rows above. */
function blockStart(rows: readonly Row[], last: number): number {
  let first = last;
  while (first > 0 && last - first < 3 && !streetLine.test(rows[first]?.text ?? "")) {
    const [above, here] = [rows[first - 1], rows[first]];
    if (above === undefined || here === undefined || here.line - above.line > 2 || above.text.length > 90)
      break;
    first -= 1;
  }
  return first;
}

/** Line with a house number, then the line with city, state and ZIP: the address nearest after `from`. */
export function placeAfter(page: Page, from: number): string | null {
  const rows = page.lines.map((text, line) => ({ text, line })).filter(({ text }) => text.trim() !== "");
  const places: { far: number; text: string }[] = [];
  for (const [last, { text: city, line }] of rows.entries()) {
    if (!cityLine.test(city) || Math.abs(page.lineStart(line) - from) >= 1200) continue;
    const first = blockStart(rows, last);
    const block = rows.slice(first, last + 1);
    if (!streetLine.test(block.map(({ text }) => text).join(" "))) continue;
    const text = block.map((row) => row.text.trim().replace(/\s{2,}/g, " ")).join(", ");
    // What a camera sees behind the ZIP is no part of the address, nor is the name of the field.
    const address = text
      .replace(/([A-Z]{2}\.?\s+\d{5}(?:-\d{4})?)\b.*$/, "$1")
      .replace(fieldName, "")
      .replace(/^[A-Za-z ]{1,30}:\s+(?=\d)/, "")
      .replace(/^.*\b(?:at|to|in):?\s+(?=\d{1,6}\s+\S)/i, "")
      .replace(/\s*\d{1,2}\/\d{1,2}\/\d{4}|\s*\d{1,2}:\d{2}\s*[AP]\.?M\.?/gi, "");
    places.push({
      far: farness(page, block, rows.slice(Math.max(0, first - 2), first), from),
      text: address,
    });
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
