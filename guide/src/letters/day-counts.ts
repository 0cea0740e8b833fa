/** The letter's own count: "within 33 days of the date of this notice", "you have 16 calendar days". */

const small =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
/** One to ninety-nine. */
const words: Record<string, number> = Object.fromEntries([
  ...small.map((name, at) => [name, at + 1]),
  ...tens.flatMap((ten, at) => [
    [ten, (at + 2) * 10],
    ...small.slice(0, 9).map((unit, more) => [`${ten}-${unit}`, (at + 2) * 10 + more + 1]),
  ]),
]);
const spelled = Object.keys(words)
  .toSorted((one, other) => other.length - one.length)
  .join("|");
const opening =
  "(?:within|no later than|not later than|not more than|(?:you|respondent) (?:will |shall |may )?(?:have|has|are given|are allowed)|allowed|afforded|given)\\s+(?:a (?:period|total|maximum) of\\s+|up to\\s+|only\\s+|a\\s+)?";
const number = `(?:(?:${spelled})\\s+)?\\(?(\\d{1,3})\\)?|(${spelled})`;
const counts = new RegExp(`${opening}(?:${number})[\\s-]+(?:calendar[\\s-]+)?days?\\b`, "gi");
const served =
  /\b(\d{1,3})\s+(?:(?:calendar\s+)?days\s+)?if\s+(?:(?:it|this \w+)\s+(?:was|is)\s+)?(?:personally\s+)?(?:served|delivered)/gi;
const business = new RegExp(`(?:${number})[\\s-]+(?:business|working)[\\s-]+days`, "i");

function value(match: RegExpMatchArray): number {
  return match[1] === undefined ? (words[(match[2] ?? "").toLowerCase()] ?? 0) : Number(match[1]);
}

const usable = (days: number) => days >= 3 && days <= 365;

/** Calendar days, in the order of the text. Working days are left to a person. */
export function daysInText(text: string): number[] {
  return [...text.matchAll(counts), ...text.matchAll(served)].map(value).filter(usable);
}

/** What days to answer are spoken of with; other days are of a marriage, a medical exam or a change of address. */
const answering =
  /\b(?:respon[ds]\w*|repl(?:y|ies)|rebut\w*|answer\w*|appeal\w*|motions?|contest|I-290B|N-336|EOIR-\d+|of service|(?:of|from|after) (?:the date of )?(?:this|the) (?:notice|letter|decision|order|request))\b/i;
const giving = /\b(?:submit\w*|fil(?:e|ed|ing)|pay|paid|payment|evidence|within|have|given|allowed)\b/i;
const ofOther =
  /\b(?:address|mov(?:e|ed|ing)|biometrics?|medical|I-693|surgeon|marri(?:ed|age)|arriv\w+|ent(?:ry|ries|ered)|birth|depart\w*|work(?:ed|ing)?|trial|old)\b/i;

/** Only the days that a letter gives to answer it, in the order of the text. */
export function daysToAnswer(text: string): number[] {
  return text
    .split(/[.;](?=\s|$)|\n\s*\n/)
    .map((sentence) => sentence.replace(/\s+/g, " "))
    .filter((sentence) => answering.test(sentence) || (giving.test(sentence) && !ofOther.test(sentence)))
    .flatMap(daysInText);
}

const after = new RegExp(
  `(?:${number})[\\s-]+(?:calendar[\\s-]+)?days?\\s+(?:after|from|of|following)\\b`,
  "gi",
);

/** "no later than 30 days after the date of this decision": a count whose kind of letter is not known. */
export function daysAfterInText(text: string): number[] {
  return Array.from(text.matchAll(after), value).filter(usable);
}

/** "15 business days"; null when the letter counts none. */
export function businessDaysIn(text: string): number | null {
  const match = business.exec(text);
  return match === null ? null : value(match);
}
