/**
 * Whether a letter says a wording, or says the contrary of it: "is not granted", "no longer intends to deny", a form's
 * box that nobody marked. What is not clearly said is not told: a wrong "granted" costs more than a missing one.
 */
import { boxesOf, markAt, wrapped } from "#guide/letters/boxes.ts";
import { findAll, findExact, type Hit, wordsOf } from "#guide/letters/find-phrase.ts";
import { isRecounted, sentenceStart } from "#guide/letters/history.ts";
import type { Page } from "#guide/letters/page.ts";
import { alike } from "#guide/letters/shapes.ts";

/** Wording that decides something: a word more or less makes it the contrary. */
const polar =
  /grant|\bden(?:y|ies|ied|ying|ial)|approv|\bremoved\b|extend|\bpass|bond|\binten[dt]|revo[kc]|appeal|waive|reserved|referred|reject|recogni|detain|inadmiss|recommend|deport|reopen|abandon|reinstat|authorized|admitted|depart|return|breach|cancel|dismiss|qualified|released|absentia|sufficient|\bhold\b/i;
/** Wording this long carries its own proof; only its deciding words must all be there. */
const long = 8;

const no =
  /\b(?:n[o0]t|never|neither|nor|cann[o0]t|withdrawn|withdr[ae]ws?|withdrew|vacat(?:ed|es|ing)|rescind(?:ed|s)|reopened|reversed|overturned|received your response to)\b|n['’]t\b|(?<!\b(?:file|case|form|receipt|omb|alien|no)\s)\bn[o0]\b(?![.:#]|\s+later\b|\s+(?:A\b|\d))/gi;
/** What may be, and what another paper or another person said. */
const condition =
  /\b(?:if|unless|whether|in case|in the event|once|when|until|assum(?:e|es|ed|ing)|prior|previous(?:ly)?|in which|alleg(?:es|ed|ing)|claim(?:s|ed|ing)|argu(?:es|ed|ing)|request(?:s|ed|ing)?|seek(?:s|ing)?|sought|mov(?:es|ed) (?:that|for|to)|asks?|asked|contend(?:s|ed)?|propos(?:es|ed)|urg(?:es|ed)|appeals?\s+(?:the|from|of))\b|\b(?:may|might|could|can|would|should)(?:\s+(?:also|then|still))?(?:\s+(?:be|have been))?\s*$/i;
const undone =
  /\b(?:is|are|was|were|has been|have been|had been|be)\s+(?:(?:hereby|now|also|therefore)\s+)?(?:withdrawn|vacated|rescinded|reversed|set aside|void|cancell?ed|(?:issued |sent |mailed )?in error)\b|^\W{0,3}\b(?:is|are|was|were|has|have|had|does|did|will|shall)\s+(?:n[o0]t|n[o0] longer)\b/i;
const outcome = "(?:granted|denied|withdrawn|reserved|waived|approved)";
/** The next of several alternatives, with or without its box: none of them is said. */
const alternative = new RegExp(
  `^[ \\t]*(?:[/,|]|or\\b|\\[[\\s_xX]*\\]|\\([\\s_xX]*\\)|[☐□☒☑✓✔_]+)*\\s{0,3}${outcome}\\b`,
  "i",
);
/** What takes back a part of a decision, or sets another beside it. */
const qualified = new RegExp(
  `\\bin part\\b|\\bnone\\b|\\bin error\\b|\\bexcept\\b|(?<![a-z])${outcome}(?![a-z])`,
  "i",
);
/** Signs that a reading machine makes of a box. */
const strokes = /[[\](){}_|☐□☒☑✓✔®©]/;
const endsInOutcome = new RegExp(`\\b${outcome}\\W*$`, "i");
const subject =
  "(?:your|the|respondent(?:['’]s)?|we|you|uscis|it|this|these|he|she|they|dhs|both|accordingly|therefore|asylum|application|may|must|will|can)";
const newClause = new RegExp(
  `(?:,|\\b(?:and|but|so|because)\\b)\\s+(?:(?:and|but|so)\\s+)?(?=${subject}\\b)`,
  "gi",
);

/** "The motion to pretermit the application for asylum is granted": what is decided is the motion. */
const ofAnother =
  /\b(?:motions?|requests?|leave|extension|permission|opposition|objection|withdrawal|pretermission|continuance)\b[^.;,]{0,70}\b(?:to|for|of|on)\b[^.;,]{0,70}$/i;

const count = (text: string) => text.match(no)?.length ?? 0;

/** What stands before a place in the same clause, at most some ten words. */
function clauseBefore(page: Page, { start, end }: Hit): string {
  const text = page.text.slice(Math.max(0, start - 150), start);
  const lines = text.split("\n");
  let kept = lines.pop() ?? "";
  for (;;) {
    const previous = lines.pop();
    if (previous === undefined || previous.trim() === "") break;
    const next = kept.trim() === "" ? page.text.slice(start, end) : kept.trim();
    const goesOn =
      previous.trim().length >= wrapped ||
      /^[a-z,(]/.test(next) ||
      /\b(?:n[o0]t|never|n[o0]|longer|be|is|was|been|if)\s*$/i.test(previous);
    if (!goesOn) break;
    kept = `${previous} ${kept}`;
  }
  const sentence = kept.slice((/[\s\S]*(?:[.!?;:](?=\s|$)|[☐□☒☑])/.exec(kept)?.[0] ?? "").length);
  const whole = sentence + page.text.slice(start, start + 25);
  const cuts = Array.from(whole.matchAll(newClause), (match) => match.index + match[0].length);
  return sentence.slice(cuts.findLast((at) => at <= sentence.length) ?? 0).slice(-80);
}

/** What stands behind it in the same clause. */
function clauseAfter(page: Page, end: number): string {
  // The full stop may belong to the last word.
  if (/[.!?;]/.test(page.text.charAt(end - 1))) return "";
  const text = page.text.slice(end, end + 120);
  const stop = /[.!?;](?=\s|$)|\n\s*\n|\n(?=[A-Z[(☐□☒☑])|,?\s+(?:and|but)\s/.exec(text)?.index ?? text.length;
  return text.slice(0, stop);
}

function negated(page: Page, phrase: string, hit: Hit): boolean {
  if (count(page.text.slice(hit.start, hit.end)) > count(phrase)) return true;
  if (count(clauseBefore(page, hit)) > 0 && !/^nor\b/i.test(phrase)) return true;
  return undone.test(clauseAfter(page, hit.end));
}

/** "If respondent fails to depart, the respondent is ordered removed". */
function inCondition(page: Page, at: number): boolean {
  const sentence = page.text.slice(sentenceStart(page, at), at);
  return /^\W*(?:if|unless|should|in the event|failure to|upon failure)\b/i.test(sentence);
}

/** "If your application is denied" says what may be; a motion about it, or what was decided years ago, is not it. */
function conditional(page: Page, phrase: string, hit: Hit): boolean {
  if (!polar.test(phrase) || /^(?:if|whether|unless)\b/i.test(phrase)) return false;
  const before = clauseBefore(page, hit);
  const said = page.text.slice(hit.start, hit.end);
  if (condition.test(before) || said.endsWith("?") || inCondition(page, hit.start)) return true;
  return (
    ((endsInOutcome.test(said) || /removed/i.test(said)) && ofAnother.test(before)) || isRecounted(page, hit)
  );
}

/** "Respondent was ordered removed to" and no country: a row of the form that nobody filled in. */
function unfilled(page: Page, { start, end }: Hit): boolean {
  if (!/removed/i.test(page.text.slice(start, end))) return false;
  const open = /\bto$/i.test(page.text.slice(start, end));
  const after = page.text.slice(end, end + 60);
  return open
    ? /^[ \t_.]*(?:\n|$)/.test(after)
    : /^\s*(?:from the United States\s+)?to[ \t_.]*(?:\n|$)/i.test(after);
}

/** Whether boxes leave open that this is meant: one inside it, an open one before it, other alternatives behind it. */
function unboxed(page: Page, phrase: string, hit: Hit): boolean {
  const mark = markAt(page, hit.start);
  if (mark === "open") return true;
  if (!polar.test(phrase)) return false;
  const boxes = boxesOf(page);
  if (boxes.some(({ start, end }) => start > hit.start && end < hit.end)) return true;
  const inside = page.text.slice(hit.start, hit.end);
  if (strokes.test(inside) && !strokes.test(phrase)) return true;
  const after = page.text.slice(hit.end, hit.end + 40);
  const decides = endsInOutcome.test(inside);
  const line = page.text.slice(hit.end, hit.end + 120).split(/[.;](?=\s|$)|\n\s*\n|\n(?=[A-Z])/)[0] ?? "";
  if (decides && !/[.;]$/.test(inside) && qualified.test(line)) return true;
  if (decides && alternative.test(after)) return true;
  if (mark === "marked") return false;
  // "granted ( ) denied (X)": the boxes stand behind their words.
  return boxes.some(
    ({ start }) => start >= hit.end && start - hit.end <= 4 && page.lineAt(start) === page.lineAt(hit.end),
  );
}

function candidates(page: Page, phrase: string): Hit[] {
  if (!polar.test(phrase)) return findAll(page, phrase);
  const shapes = wordsOf(phrase);
  if (shapes.length < long) return findExact(page, phrase);
  const deciding = wordsOf(
    phrase
      .split(/\s+/)
      .filter((word) => polar.test(word))
      .join(" "),
  );
  return findAll(page, phrase).filter((hit) => {
    const there = wordsOf(page.text.slice(hit.start, hit.end));
    return deciding.every((wanted) => hit.score === 0.95 || there.some((word) => alike(word, wanted)));
  });
}

/** The first place where the letter says this and means it. */
export function findSaid(page: Page, phrase: string): Hit | null {
  return (
    candidates(page, phrase).find(
      (hit) =>
        !negated(page, phrase, hit) &&
        !conditional(page, phrase, hit) &&
        !unboxed(page, phrase, hit) &&
        !unfilled(page, hit),
    ) ?? null
  );
}

/** Whether the letter denies somewhere what one of these phrases decides; then no other place of it is trusted. */
export function isDenied(page: Page, phrases: readonly string[]): boolean {
  return phrases.some(
    (phrase) => polar.test(phrase) && findAll(page, phrase).some((hit) => negated(page, phrase, hit)),
  );
}
