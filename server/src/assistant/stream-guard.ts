/**
 * Lets a model's words through as they come, but holds back from the first sign of something that must be
 * checked (an amount, a date, a form number, a hidden value's token) until it is clear what it is. What stands
 * in no passage is replaced there by the pointer to the official page.
 */

/** A number or dollar sign at the start of a word, an opening bracket, or capitals that may become a form number. */
const risky = /(?<![\p{L}\d])[\d$]|\[|\b(?:AR|DS|EOIR|[GINW])(?=-|$)/u;
/** Something that may still belong to a held fee, date or form: a digit, or a month or unit on its way. */
const lastDigit = /[\d$[](?=[^\d$[]*$)/;
const sentenceEnd = /[.!?…](?=\s)|\n/;
/** Letters after the last digit that settle what it was: ' de septiembre de ' is the longest link inside a date. */
const settledAfter = 19;

export interface StreamGuard {
  /** Text that may be shown now. */
  push(delta: string): string;
  /** The rest, once the answer is complete. */
  end(): string;
}

/** Length of the held text that can be judged now; 0 while more must come. */
function judgeable(held: string): number {
  const end = sentenceEnd.exec(held);
  if (end !== null) return end.index + end[0].length;
  const last = lastDigit.exec(held)?.index ?? 0;
  if (held.length - last <= settledAfter) return 0;
  // Up to a whole word, so that no number is cut in two.
  return held.lastIndexOf(" ") + 1;
}

export function createStreamGuard(check: (text: string) => string): StreamGuard {
  let held = "";
  const release = (complete: boolean): string => {
    let out = "";
    for (;;) {
      const start = held.search(risky);
      if (start < 0) break;
      out += held.slice(0, start);
      held = held.slice(start);
      const length = complete ? held.length : judgeable(held);
      if (length === 0) return out;
      out += check(held.slice(0, length));
      held = held.slice(length);
    }
    out += held;
    held = "";
    return out;
  };
  return {
    push(delta) {
      held += delta;
      return release(false);
    },
    end: () => release(true),
  };
}
