/** Hearings and appointments that a letter moves or cancels: which date is dead, which is the new one. */
import type { Page } from "#guide/letters/page.ts";
import type { PrintedDate } from "#guide/letters/printed-dates.ts";

export type Fate = "dead" | "new" | null;

const verbs =
  "cancell?ed|vacated|de-?scheduled|postponed|adjourned|continued|re-?set|re-?scheduled|advanced|moved|changed|superseded|taken off|removed from the calendar|no longer|will not (?:take place|be held)";
/** Right behind a date and its hour: "December 15, 2026 at 8:30 AM - CANCELED". */
const beside =
  "^\\W*(?:at\\W+)?(?:\\d{1,2}(?:[:.]\\d{2})?\\s*[ap]\\.?\\s?m\\.?)?\\W{0,6}(?:cancell?ed|vacated|de-?scheduled|void)\\b";
const struck = new RegExp(beside, "i");
/** Said of the date before it. */
const deadAfter = new RegExp(
  `^[^;]{0,90}?\\b(?:has been|have been|had been|was|were|is|are|be)\\s+(?:now\\s+|hereby\\s+)?(?:${verbs})\\b|^[^;]{0,60}?\\bis now (?:set|scheduled)\\b|${beside}`,
  "i",
);
const visit = "hearing|interview|appointment|ceremony|examination|setting|date|time";
/** Said of the date that follows. "Bring original documents" and "15 minutes prior to" say nothing of it. */
const deadBefore = new RegExp(
  [
    "\\b(?:no longer|will not)\\b[^;]{0,20}\\b(?:take place|be held|be heard|occur|proceed|valid|scheduled|set)\\b[^;]{0,40}",
    "\\b(?:previously|originally|formerly)\\s+(?:\\w+\\s+){0,2}?(?:scheduled|set|noticed|calendared|fixed|ordered|assigned|due|for|on|at)\\b[^;]{0,60}",
    `\\b(?:previous|original|prior|old|former|(?:the|your)\\s+earlier)\\s+(?!to\\b|than\\b)(?:\\w+\\s+){0,2}?(?:${visit})s?\\b(?!\\s+(?:notice|letter))[^;]{0,60}`,
    "\\b(?:rescheduled|moved|advanced|changed|reset|continued)\\s+from\\b[^;]{0,60}",
    "\\b(?:in lieu|in place|instead) of\\b(?!\\s+(?:removal|deportation))[^;]{0,60}",
    "\\b(?:cancel(?:l?ed|s|l?ing|lation)|vacat(?:ed|es|ing))\\b[^;]{0,60}\\b(?:hearing|interview|appointment|date|of|set|scheduled)\\b[^;]{0,40}",
  ]
    .map((said) => `(?:${said})$`)
    .join("|"),
  "i",
);
/** A file may be moved to another office on a day, or a service to the internet: only a visit's new day is a new date. */
const newBefore = new RegExp(
  [
    "\\b(?:re-?set|re-?scheduled|postponed|adjourned)\\b[^;]{0,90}\\b(?:to|for|until|on)\\b[^;]{0,20}",
    `\\b(?:it|matter|${visit})\\b[^;]{0,80}\\b(?:advanced|moved|changed|continued)\\b[^;]{0,90}\\b(?:to|for|until|on)\\b[^;]{0,20}`,
    "\\bcase\\b[^;]{0,80}\\b(?:advanced|continued)\\b[^;]{0,90}\\b(?:to|for|until|on)\\b[^;]{0,20}",
    "\\bnew\\s+(?:\\w+\\s+)?(?:hearing|date|interview|appointment|time)\\b[^;]{0,60}",
    "\\b(?:scheduled|set)\\s+(?:for|to|on)\\s+an?\\s+(?:earlier|later|different)\\b[^;]{0,60}",
    "\\bis now\\b[^;]{0,60}",
    "\\bnow\\s+(?:set|scheduled)\\b[^;]{0,40}",
  ]
    .map((said) => `(?:${said})$`)
    .join("|"),
  "i",
);

/** In the sentence of an older day: "The hearing set for December 15 has been advanced to". */
const newAfterOld = /\b(?:advanced|moved|changed|continued)\b[^;]{0,90}\b(?:to|for|until|on)\b[^;]{0,20}$/i;

/** "January 20 at 10:00 AM instead of December 15". */
const inPlace =
  /^\W*(?:at\W+)?(?:\d{1,2}(?:[:.]\d{2})?\s*[ap]\.?\s?m\.?)?\W*(?:instead|in lieu|in place) of\W*(?:[a-z]{3,9}day,?\s*)?$/i;

/** "from May 3 at 9:00 AM to ..." */
const replaced = /^\W*(?:at\s+[\d:]+\s*[ap]\.?\s?m\.?)?[\s,]*(?:to|until)\W*(?:[a-z]{3,9}day,?\s*)?$/i;

const conditional =
  /\b(?:if|unless|should|may|might|must|could|can|cannot|can['’]t|not|to be|would|when|whenever|once|until)\b[^.;]*$/i;
const change =
  /\b(?:(?:has|have) been|was|were|is|are)\s+(?:now\s+|hereby\s+)?(?:cancell?ed|vacated|de-?scheduled|postponed|adjourned|re-?set|re-?scheduled|advanced|moved to)\b|\b(?:previously|originally)\s+(?:set|scheduled)\b|\bVACATED\b|\bCANCELL?ED\b|\b(?:hearing|interview|appointment)\s+(?:cancellation|re-?scheduled)\b/gi;

/** End of a sentence, not the point of "8:30 a.m." or of "No.". */
const stop = /(?<![ap]\.?m|\b[A-Za-z]|\bNo)\.\s+(?=[A-Z"(])|\n\s*\n/gi;

function lastSentence(text: string): string {
  const ends = Array.from(text.matchAll(stop), (match) => match.index + match[0].length);
  return text.slice(ends.at(-1) ?? 0).replace(/\s+/g, " ");
}

function firstSentence(text: string): string {
  const end = Array.from(text.matchAll(stop))[0]?.index ?? text.length;
  return text.slice(0, end).replace(/\s+/g, " ");
}

/** What somebody asked for, or what may happen, moves nothing. */
const asked =
  /\b(?:if|unless|whether|may|might|could|would)\b|\b(?:your|the|a|any|his|her|their)\s+(?:\w+\s+)?(?:request|motion)\s+(?:that|to|for)\b(?![^.;]*\b(?:granted|approved)\b)|\b(?:ask|seek)(?:s|ed|ing)?\s+(?:that|to|for)\b/i;
const refused =
  /^[^.;]{0,80}\b(?:is|are|was|were|been|be)\s+(?:hereby\s+)?(?:denied|not granted|declined|rejected)\b/i;
const isOnlyAsked = (before: string, after: string) =>
  asked.test(before.split(";").at(-1) ?? "") || refused.test(after);

/** `goesOn`: an older day stands in the same sentence. */
function newIn(before: string, goesOn: boolean): RegExpExecArray | null {
  return newBefore.exec(before) ?? (goesOn ? newAfterOld.exec(before) : null);
}

/** What a letter says of one of its dates; `null` when it says nothing of a change. */
export function fateOf(page: Page, date: PrintedDate, dates: readonly PrintedDate[]): Fate {
  const previous = dates.findLast((other) => other.end <= date.start);
  const next = dates.find((other) => other.start >= date.end);
  const open = previous?.end ?? 0;
  // What was said of the date before is not said of this one.
  const taken =
    previous === undefined ? 0 : (struck.exec(page.text.slice(open, date.start))?.[0].length ?? 0);
  const from = Math.max(open + taken, date.start - 240);
  const before = lastSentence(page.text.slice(from, date.start));
  const after = firstSentence(
    page.text.slice(date.end, Math.min(next?.start ?? page.text.length, date.end + 200)),
  );
  if (previous !== undefined && replaced.test(before)) {
    const between = page.text.slice(previous.end, date.start);
    const old = deadBefore.test(
      lastSentence(page.text.slice(Math.max(0, previous.start - 200), previous.start)),
    );
    if (old && !endsSentence(between)) return "new";
  }
  const goesOn = previous !== undefined && !endsSentence(page.text.slice(previous.end, date.start));
  const isNew = isOnlyAsked(before, after) ? null : newIn(before, goesOn);
  const isOld = deadBefore.exec(before);
  if (isNew !== null && (isOld === null || isNew.index > isOld.index)) {
    // "The hearing was moved to May 3. May 3 is cancelled" is for a person to read.
    return deadAfter.test(after) ? "dead" : "new";
  }
  if (isOld !== null) return "dead";
  if (inPlace.test(after)) return "new";
  const hit = deadAfter.exec(after);
  const possible =
    hit === null ||
    conditional.test(hit[0]) ||
    asked.test(hit[0]) ||
    /\b(?:if|unless)\b[^.;]*$/i.test(before);
  return possible ? null : "dead";
}

/** Whether the letter says that something was moved or cancelled, other than as a possibility. */
export function saysChange(text: string): boolean {
  return Array.from(text.matchAll(change)).some(({ index }) => {
    const before = lastSentence(text.slice(Math.max(0, index - 120), index));
    return !conditional.test(before) && !asked.test(before) && !/\bn[o0]t(?:\s+been)?\s*$/i.test(before);
  });
}

/** Whether a piece of text holds the end of a sentence. */
export function endsSentence(text: string): boolean {
  return text.search(stop) !== -1;
}
