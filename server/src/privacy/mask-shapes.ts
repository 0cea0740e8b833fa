/** What the rules of masking are made of: the shapes in which numbers are written, and what tells them from dates and amounts. */

export interface MaskRule {
  token: string;
  /** A sign without which the pattern cannot match, cheap to look for; without one it is a digit. */
  hint?: RegExp;
  pattern: RegExp;
  /** Last word on a match that could be something harmless. */
  accept?: (value: string) => boolean;
}

export const digitsOf = (value: string) => value.replace(/\D/g, "");
export const groupsOf = (value: string) => value.match(/\d+/g) ?? [];

export const isYear = (group: string) => /^(?:19|20)\d\d$/.test(group);
export const onlyYears = (value: string) => groupsOf(value).every(isYear);
export const isRound = (value: string) =>
  /^\d{1,4}0+$/.test(digitsOf(value)) && /0{4}$/.test(digitsOf(value));
export const hasDate = (value: string) =>
  /(?<!\d)(?:\d{1,2}[-./ ]\d{1,2}[-./ ](?:19|20)\d\d|(?:19|20)\d\d[-./ ]\d{1,2}[-./ ]\d{1,2})(?!\d)/.test(
    value,
  );
export const isNoDate = (value: string) => !hasDate(value) && !onlyYears(value);
export const isNumber = (value: string) => isNoDate(value) && !isRound(value);

export const space = "[^\\S\\r\\n]";
export const dash = "[-.‐‑‒–—―−]";
/** Between two digits of one number: nothing, a blank, a dash or point with or without blanks. */
export const gap = `${space}?${dash}?${space}?`;
/** The same, but at least one of them. */
export const cut = `(?:${space}?[-.‐‑‒–—―−/]${space}?|${space}{1,2})`;
export const digits = (least: number, most: number) => `\\d(?:${gap}\\d){${least - 1},${most - 1}}(?!\\d)`;

/** A number of some digits that stands soon after one of these words. */
export function after(words: string, number: string): RegExp {
  return new RegExp(`(?=\\d)(?<!\\d)(?<=(?<!\\p{L})(?:${words})[^\\d\\n]{0,30})${number}`, "giu");
}

export const alone = "(?<!\\d)(?<!\\d[-.])";
