/**
 * What a judge's order decides in rows of boxes ("asylum was ( ) granted (X) denied") and next to "Appeal". Told only
 * where one box is marked without doubt; otherwise the person is asked to look at the paper.
 */
import { boxesOf } from "#guide/letters/boxes.ts";
import type { Page } from "#guide/letters/page.ts";

export type Decision =
  | "asylum-granted"
  | "asylum-denied"
  | "asylum-withdrawn"
  | "asylum-unclear"
  | "voluntary-granted"
  | "voluntary-denied"
  | "voluntary-unclear"
  | "appeal-unclear"
  | `appeal-${"reserved" | "waived"}-${Party}`;

type Party = "you" | "government" | "both" | "unknown";

export interface Decided {
  start: number;
  end: number;
  decision: Decision;
}

interface Option {
  word: string;
  start: number;
  end: number;
  /** null without a box. */
  marked: boolean | null;
}

const not = /\b(?:n[o0]t|no longer|never|neither|nor|withdrew|vacated|rescinded|reversed)\b/i;

/** Words of a stretch that have a box, each with its own; null when boxes and words cannot be paired. */
function pair(page: Page, from: number, to: number, words: RegExp): Option[] | null {
  const text = page.text.slice(from, to);
  const boxes = boxesOf(page).filter(({ start, end, leads }) => start >= from && end <= to && !leads);
  const leading = boxesOf(page).filter(({ start, end, leads }) => leads && start >= from && end <= to);
  const all = [...boxes, ...leading].sort((one, other) => one.start - other.start);
  const found = Array.from(text.matchAll(words), (match) => ({
    word: match[0].toLowerCase(),
    start: from + match.index,
    end: from + match.index + match[0].length,
  }));
  if (all.length === 0) return found.map((item) => ({ ...item, marked: null }));
  const before = found.map(
    ({ start }) => all.find(({ end }) => end <= start && page.text.slice(end, start).trim() === "") ?? null,
  );
  const after = found.map(
    ({ end }) => all.find(({ start }) => start >= end && page.text.slice(end, start).trim() === "") ?? null,
  );
  // Each word has a box before it, or each one behind it; a mixture is read by nobody.
  const own = before.every((item) => item !== null)
    ? before
    : after.every((item) => item !== null) && before[0] === null
      ? after
      : null;
  return own === null ? null : found.map((item, index) => ({ ...item, marked: own[index]?.marked ?? null }));
}

/** "granted (X) denied ( )" may be read both ways when the row begins or ends outside what was read: one mark, no more. */
function chosen(options: readonly Option[] | null): string | null {
  if (options === null || options.length < 2) return null;
  // The court's form has two of "withdrawn": with prejudice, and without.
  const words = options.map(({ word }) => word);
  const twice = words.filter((word) => word === "withdrawn").length === 2 ? 1 : 0;
  if (new Set(words).size + twice !== options.length) return null;
  const marked = options.filter((item) => item.marked === true);
  return marked.length === 1 ? (marked[0]?.word ?? null) : null;
}

const outcomes = /\b(?:granted|denied|withdrawn|other)\b/gi;
/** Alternatives in a row whose boxes were lost. */
const twoOutcomes =
  /(?<![a-z])(?:granted|denied|withdrawn)(?:[^a-z.;]|\bor\b|(?<![a-z])x(?![a-z])){1,14}(?:granted|denied|withdrawn)(?![a-z])/i;
/** Where a row ends: a sentence, a gap, or a line about something else. */
const rowEnd = [
  /[.;](?=\s|$)/,
  /\n\s*\n/,
  /\n(?=[ \t]*(?:\[[^\]]{0,3}\]|\([^)]{0,3}\)|[☐□☒☑])\s*(?!granted|denied|withdrawn|other)\w)/,
  /\n(?=[ \t]*(?:the\s+)?(?:respondent|appeal|date|asylum|withholding|voluntary|it is)\b)/,
];
const rowEnds = new RegExp(rowEnd.map(({ source }) => source).join("|"), "i");
/** Between the name of a relief and its boxes stands nothing but the law it is under. */
const bridge =
  /^(?:\s|was|is|are|were|has been|be|hereby|under|pursuant to|section|sections|sec\.?|INA|§|of the|Act|\d+\w?(?:\([a-z0-9]\))*|application|,|:|-)*$/i;

/** The box that opens the line of a place. */
const leadsOf = (page: Page, at: number) =>
  boxesOf(page).findLast((item) => item.leads && item.end <= at && page.lineAt(item.end) === page.lineAt(at));

function decisionOf(of: "asylum" | "voluntary", known: string | null): Decision {
  if (known === "granted" || known === "denied") return `${of}-${known}`;
  return known === "withdrawn" && of === "asylum" ? "asylum-withdrawn" : `${of}-unclear`;
}

function reliefRows(page: Page, name: RegExp, of: "asylum" | "voluntary"): Decided[] {
  return Array.from(page.text.matchAll(name)).flatMap((match): Decided[] => {
    const start = match.index;
    const rest = page.text.slice(start + match[0].length, start + match[0].length + 160);
    const stop = rowEnds.exec(rest);
    const end = start + match[0].length + (stop?.index ?? rest.length);
    const row = boxesOf(page).filter((item) => item.start > start && item.end <= end);
    const first = /(?<![a-z])(?:granted|denied|withdrawn)(?![a-z])/i.exec(page.text.slice(start, end));
    const bare = twoOutcomes.test(page.text.slice(start, end));
    if (first === null || (row.length === 0 && !bare)) return [];
    const leads = leadsOf(page, start);
    // A row of the form that nobody used.
    if (leads?.marked === false && row.length > 0 && row.every(({ marked }) => !marked)) return [];
    const opening = Math.min(row[0]?.start ?? Number.POSITIVE_INFINITY, start + first.index);
    const between = page.text.slice(start + match[0].length, opening);
    const word = bridge.test(between) ? chosen(pair(page, opening, end, outcomes)) : null;
    const known = leads?.marked === false || not.test(page.text.slice(start, end)) ? null : word;
    return [{ start, end, decision: decisionOf(of, known) }];
  });
}

const partyWords =
  /\b(?:respondent|DHS|the Department|Department of Homeland Security|Government|both(?: parties)?)\b/gi;

function partyOf(text: string): Party {
  const found = new Set(
    Array.from(text.matchAll(partyWords), ([word]) =>
      /respondent/i.test(word) ? "you" : /both/i.test(word) ? "both" : "government",
    ),
  );
  if (found.has("both")) return found.size === 1 ? "both" : "unknown";
  if (found.size === 2)
    return /respondent\s+and\s+|\band\s+(?:the\s+)?respondent/i.test(text) ? "both" : "unknown";
  return [...found][0] ?? "unknown";
}

const rights = /\b(?:reserved|waived)\b/gi;

function appealDecision(page: Page, start: number, end: number): Decision | null {
  const text = page.text.slice(start, end);
  const words = text.match(rights);
  if (words === null) return null;
  if (not.test(text)) return "appeal-unclear";
  const options = pair(page, start, end, rights);
  const boxed = boxesOf(page).filter((item) => item.start >= start && item.end <= end);
  if (boxed.length === 0) {
    if (words.length !== 1) return "appeal-unclear";
    return `appeal-${words[0].toLowerCase() as "reserved" | "waived"}-${partyOf(text)}`;
  }
  // Boxes may stand before the parties instead of the words, or there is one pair for each party.
  const word = words.length === 1 && options?.[0]?.marked === true ? words[0].toLowerCase() : chosen(options);
  if (word !== "reserved" && word !== "waived") return "appeal-unclear";
  const beside = boxed.length === (options?.length ?? 0) ? partyOf(text) : "unknown";
  return `appeal-${word}-${beside}`;
}

function appealRows(page: Page): Decided[] {
  const rows = Array.from(
    page.text.matchAll(/\bappeal(?:\s+rights?)?\b(?!\s+(?:due|is due|must|may|by)\b)/gi),
  ).flatMap((match): Decided[] => {
    const line = page.text.slice(page.lineStart(page.lineAt(match.index)), match.index);
    // "Both parties reserved appeal": the words stand before it.
    const lead =
      /(?:both parties|respondent|DHS|government|department)[^.;:\n]{0,30}\b(?:reserved|waived)\s+(?:the\s+|right to\s+|his\s+|her\s+)*$/i.exec(
        line,
      );
    const start = lead === null ? match.index : match.index - lead[0].length;
    const rest = page.text.slice(match.index, match.index + 220);
    const stop =
      /[.;](?=\s|$)|\n\s*\n|\s+appeal\s+(?:is\s+)?due\b|\n(?=[ \t]*(?:date|immigration judge|certificate|appeal)\b)/i.exec(
        rest,
      );
    const end = match.index + (stop?.index ?? rest.length);
    const decision = appealDecision(page, start, end);
    return decision === null ? [] : [{ start, end, decision }];
  });
  const kinds = new Set(rows.map(({ decision }) => decision));
  // Two rows that say different things are for a person to read.
  const [first] = rows;
  if (first === undefined) return [];
  return kinds.size === 1 ? [first] : [{ ...first, decision: "appeal-unclear" }];
}

/** All that the boxes of an order decide, in the order of the page. */
export function decisionsOf(page: Page): Decided[] {
  return [
    ...reliefRows(page, /\basylum\b(?!\s+(?:only|officer|office|interview|cooperative)|\/)/gi, "asylum"),
    ...reliefRows(page, /\bvoluntary departure\b/gi, "voluntary"),
    ...appealRows(page),
  ];
}
