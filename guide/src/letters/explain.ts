/** The three texts of the screen: what the letter says, what it means, what to do. */
import { daysAfterInText, daysInText } from "#guide/letters/day-counts.ts";
import { letterTexts } from "#guide/letters/texts.ts";
import type { Deadline, LetterReading } from "#guide/letters/types.ts";

type Findings = Omit<LetterReading, "translation" | "description" | "solution" | "notes"> & {
  /** Of a letter that is not immigration's: whose it seems to be, in words. */
  office: string | null;
};

const bullets = (lines: readonly string[]) => lines.map((line) => `• ${line}`).join("\n");

/** "Qué Dice tu Carta". */
export function translate(findings: Findings, text: string): string {
  const texts = letterTexts[findings.language].translation;
  const { kind, confidence, lines, dates } = findings;
  const parts: string[] = [];
  if (findings.office !== null)
    parts.push(letterTexts[findings.language].notes.notImmigration(findings.office));
  else if (kind === null) parts.push(texts.unknown);
  else {
    const name = confidence === "high" ? texts.kind(kind.name) : texts.kindMaybe(kind.name);
    parts.push(`${name} ${texts.from(kind.sender)}`);
  }
  if (lines.length > 0) parts.push(`${texts.linesTitle}\n${bullets(lines.map(({ meaning }) => meaning))}`);
  if (dates.length > 0) {
    const shown = dates.map((date) => texts.dateLine(date.meaning, date.date, date.time, date.printed));
    parts.push(`${texts.datesTitle}\n${bullets(shown)}`);
  }
  const numbers = [
    ...(findings.receiptNumber === null ? [] : [texts.receipt(findings.receiptNumber)]),
    ...(findings.alienNumber === null ? [] : [texts.alien(findings.alienNumber)]),
    ...findings.otherNumbers.map(({ label, value }) => `${label}: ${value}`),
    ...(findings.place === null ? [] : [texts.place(findings.place)]),
    ...(findings.amounts.length === 0 ? [] : [texts.amounts(findings.amounts.join(", "))]),
  ];
  if (numbers.length > 0) parts.push(`${texts.numbersTitle}\n${bullets(numbers)}`);
  if (kind !== null) parts.push(texts.partial);
  else parts.push(`${texts.textTitle}\n${text.trim().slice(0, 4000)}`);
  return parts.join("\n\n");
}

/** The date in a sentence, as firmly as it is known. */
function dateSentence(
  deadline: Deadline,
  date: string,
  actBy: string,
  { language, today }: { language: Findings["language"]; today: string },
): string {
  const texts = letterTexts[language].description;
  const { kind, time, daysLeft, certainty, latest } = deadline;
  const sure = certainty !== "unsure";
  const past = daysLeft !== null && daysLeft < 0 && !(latest !== null && latest >= today);
  if (sure && past && kind !== "expires")
    return kind === "attend" ? texts.attended(date, time) : texts.responded(actBy);
  if (kind === "attend") return (sure ? texts.attend : texts.attendMaybe)(date, time);
  if (kind === "respond") return (sure ? texts.respond : texts.respondMaybe)(actBy);
  return daysLeft !== null && daysLeft < 0 ? texts.expired(date) : texts.expires(date);
}

function deadlineSentences(deadline: Deadline, language: Findings["language"], today: string): string[] {
  const texts = letterTexts[language].description;
  const { actBy, date, daysLeft, kind } = deadline;
  const sentences: string[] = [];
  if (date !== null && actBy !== null) {
    sentences.push(dateSentence(deadline, date, actBy, { language, today }));
    if (daysLeft !== null && daysLeft >= 0) sentences.push(texts.daysLeft(daysLeft));
    // "It has passed" makes people give up; a date that may be misread does not say so.
    else if (kind === "respond" && deadline.latest !== null && deadline.latest >= today)
      sentences.push(texts.maybeInTime(deadline.latest));
    else if (kind !== "expires")
      sentences.push(deadline.certainty === "unsure" ? texts.passedMaybe : texts.passed);
  }
  sentences.push(deadline.how);
  sentences.push(deadline.consequence);
  return sentences;
}

/** Of a letter nobody recognised: what may be asked of the person, without saying that it is. */
function mayBeAsked({ language, dates }: Findings, text: string): string[] {
  const texts = letterTexts[language].description;
  const asked = dates.filter(({ role }) => role === "deadline" || role === "appointment");
  const days = [...new Set([...daysInText(text), ...daysAfterInText(text)])].toSorted(
    (one, other) => one - other,
  );
  return [
    ...(asked.length === 0 ? [] : [texts.mayBeAsked([...new Set(asked.map(({ date }) => date))])]),
    ...(days.length === 0 ? [] : [texts.mayCount(days)]),
  ];
}

/** "Qué Significa". */
export function describe(
  findings: Findings,
  means: readonly string[] | null,
  text: string,
  today: string,
): string {
  const texts = letterTexts[findings.language].description;
  const meaning = (
    means ?? [
      ...(findings.office === null ? texts.unknown : texts.other(findings.office)),
      ...mayBeAsked(findings, text),
    ]
  ).join(" ");
  const { deadline } = findings;
  // Half a year to ask sounds like time; an order given without the person has none.
  const first = findings.kind?.id === "in-absentia-order" ? `${texts.talkToday} ` : "";
  return deadline === null
    ? first + meaning
    : `${first}${meaning}\n\n${deadlineSentences(deadline, findings.language, today).join(" ")}`;
}

/** "Pasos a Seguir". */
export function solve(findings: Findings): string {
  const texts = letterTexts[findings.language].solution;
  const parts: string[] = [];
  if (findings.lawyer === "now") parts.push(texts.lawyerNow);
  parts.push(findings.steps.map((step, index) => `${index + 1}. ${step}`).join("\n"));
  if (findings.lawyer === "if-red-flag" && findings.kind !== null) parts.push(texts.lawyerMaybe);
  if (findings.sources.length > 0) {
    const lines = findings.sources.map(({ title, url, checked }) => texts.checked(title, url, checked));
    parts.push(`${texts.sources}\n${bullets(lines)}`);
  }
  parts.push(texts.disclaimer);
  return parts.join("\n\n");
}
