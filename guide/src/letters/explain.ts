/** The three texts of the screen: what the letter says, what it means, what to do. */
import { letterTexts } from "#guide/letters/texts.ts";
import type { Deadline, LetterReading } from "#guide/letters/types.ts";

type Findings = Omit<LetterReading, "translation" | "description" | "solution" | "notes">;

const bullets = (lines: readonly string[]) => lines.map((line) => `• ${line}`).join("\n");

/** "Qué Dice tu Carta". */
export function translate(findings: Findings, text: string): string {
  const texts = letterTexts[findings.language].translation;
  const { kind, confidence, lines, dates } = findings;
  const parts: string[] = [];
  if (kind === null) parts.push(texts.unknown);
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

function deadlineSentences(deadline: Deadline, language: Findings["language"]): string[] {
  const texts = letterTexts[language].description;
  const { actBy, date, daysLeft, kind, time } = deadline;
  const sentences: string[] = [];
  if (date !== null && actBy !== null) {
    const past = daysLeft !== null && daysLeft < 0;
    if (kind === "attend") sentences.push(texts.attend(date, time));
    else if (kind === "respond") sentences.push(texts.respond(actBy));
    else sentences.push(past ? texts.expired(date) : texts.expires(date));
    if (past && kind !== "expires") sentences.push(texts.passed);
    else if (daysLeft !== null && daysLeft >= 0) sentences.push(texts.daysLeft(daysLeft));
  }
  sentences.push(deadline.how);
  sentences.push(deadline.consequence);
  return sentences;
}

/** "Qué Significa". */
export function describe(findings: Findings, means: readonly string[] | null): string {
  const texts = letterTexts[findings.language].description;
  const meaning = (means ?? texts.unknown).join(" ");
  const { deadline } = findings;
  return deadline === null
    ? meaning
    : `${meaning}\n\n${deadlineSentences(deadline, findings.language).join(" ")}`;
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
