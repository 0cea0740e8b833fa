/**
 * Lets a model's words through as they come, but holds back from the first sign of something that must be
 * checked (an amount, a date, a form number, a hidden value's token) to the end of its sentence. What stands
 * in no passage is replaced there by the pointer to the official page.
 */

/** A digit, a dollar sign, an opening bracket, or capitals that may become a form number. */
const risky = /[\d$[]|\b(?:AR|DS|EOIR|[GINW])(?=-|$)/;
const sentenceEnd = /[.!?…](?=\s)|\n/;

export interface StreamGuard {
  /** Text that may be shown now. */
  push(delta: string): string;
  /** The rest, once the answer is complete. */
  end(): string;
}

export function createStreamGuard(check: (text: string) => string): StreamGuard {
  let held = "";
  const release = (complete: boolean): string => {
    let out = "";
    while (held !== "") {
      const start = held.search(risky);
      if (start < 0) {
        out += held;
        held = "";
        break;
      }
      out += held.slice(0, start);
      held = held.slice(start);
      const end = sentenceEnd.exec(held);
      if (end === null) {
        if (complete) {
          out += check(held);
          held = "";
        }
        break;
      }
      const length = end.index + end[0].length;
      out += check(held.slice(0, length));
      held = held.slice(length);
    }
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
