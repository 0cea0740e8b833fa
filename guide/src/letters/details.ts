/** Amounts, places and ways of contact, as they stand in a letter. */
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

/** Line with a house number, then the line with city, state and ZIP: the address nearest after `from`. */
export function placeAfter(page: Page, from: number): string | null {
  const places: { at: number; text: string }[] = [];
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
    const address = text.replace(/([A-Z]{2}\.?\s+\d{5}(?:-\d{4})?)\b.*$/, "$1").replace(fieldName, "");
    places.push({ at, text: address });
  }
  const near = places
    .filter(({ at }) => Math.abs(at - from) < 1200)
    .sort((one, other) => Math.abs(one.at - from) - Math.abs(other.at - from))[0];
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
