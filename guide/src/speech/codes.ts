import type { Language } from "#guide/content-schema.ts";
import { formNumberInWords, lettersInWords, underHundred } from "#guide/speech/number-words.ts";

/** "245(i)", "212(d)(5)"; without a number before them two brackets at least, for "esposo(a)" is no section. */
const section = /(?<![\p{L}\d])(?:(\d{3}[A-Z]?)((?:\([a-z\d]{1,2}\))+)|((?:\([a-z\d]{1,2}\)){2,}))/gu;
/** What stands on a permit for "(c)(8)": "C08". */
const onTheCard = /(?<![\p{L}\d-])([AC])(\d{2})(?![\p{L}\d])/gu;
/** "H-2A", "K-1", "EB-3"; a row of the visa bulletin: "F2B". */
const visa = /(?<![\p{L}\d-])([A-Z]{1,2})-?(\d)([A-Z]?)(?![\p{L}\d-])/gu;
/** "42B", "601A": a form called by its number alone. */
const bare = /(?<![\p{L}\d-])(\d{2,3})([A-Z])(?![\p{L}\d])/gu;
/** "DV-2027", "PM-602-0199": the figures are said as such. */
const marked = /(?<![\p{L}\d-])([A-Z]{2})-(\d{3,4})(?:-(\d{4}))?(?![\p{L}\d-])/gu;
/** "H.R.1" */
const bill = /(?<![\p{L}\d])([A-Z])\.([A-Z])\.\s?(\d)(?!\d)/gu;

/** Codes of law sections, permits, visas and forms as people say them: "(c)(8)" is "ce ocho", "H-2A" "hache dos a". */
export function codesInWords(text: string, language: Language): string {
  const letters = (part: string) => lettersInWords(part, language);
  const number = (digits: string) => formNumberInWords(digits, language);
  const part = (one: string) => (/\d/.test(one) ? underHundred(Number(one), language) : letters(one));
  const brackets = (groups: string) => (groups.match(/[a-z\d]+/g) ?? []).map(part).join(" ");
  const numbered = (code: string) =>
    [...code.matchAll(/\d+|[A-Z]+/g)].map(([one]) => (/\d/.test(one) ? number(one) : letters(one))).join(" ");
  return text
    .replace(section, (_, head: string | undefined, after: string | undefined, alone: string | undefined) =>
      head === undefined ? brackets(alone ?? "") : `${numbered(head)} ${brackets(after ?? "")}`,
    )
    .replace(onTheCard, (_, letter: string, digits: string) => `${letters(letter)} ${part(digits)}`)
    .replace(
      bill,
      (_, first: string, second: string, digit: string) => `${letters(first + second)} ${part(digit)}`,
    )
    .replace(marked, (_, name: string, digits: string, more: string | undefined) =>
      [letters(name), digits, ...(more === undefined ? [] : [more])].join(" "),
    )
    .replace(visa, numbered)
    .replace(bare, numbered);
}
