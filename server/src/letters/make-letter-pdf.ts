import type { LetterPdfInput } from "@faro/contract/letters/result-pdf.ts";
import { dateInWords } from "@faro/guide/dates.ts";
import { timeInWords } from "@faro/guide/letters/clock.ts";
import { letterTexts } from "@faro/guide/letters/texts.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";
import { letterPdfWords } from "#server/letters/letter-pdf-words.ts";
import { createPdf, type PdfWriter } from "#server/pdf/create-pdf.ts";

/** Lines that belong together: a list by its marks, or words. */
function writeBlock(pdf: PdfWriter, block: string): void {
  const lines = block.split("\n").filter((line) => line.trim() !== "");
  const [first = ""] = lines;
  for (const { mark, marks } of [
    { mark: /^\d{1,2}\.\s+/, marks: "numbers" },
    { mark: /^•\s+/, marks: "bullets" },
  ] as const) {
    const start = mark.test(first) ? 0 : 1;
    const items = lines.slice(start);
    if (items.length === 0 || !items.every((line) => mark.test(line))) continue;
    if (start === 1) pdf.paragraph(first, "strong");
    pdf.list(
      items.map((line) => line.replace(mark, "")),
      { marks },
    );
    return;
  }
  pdf.paragraph(lines.join("\n"));
}

function writeDeadline(pdf: PdfWriter, { deadline, language, today }: LetterPdfInput): void {
  if (deadline === null) return;
  const words = letterPdfWords[language];
  const { date, time, actBy, certainty, kind, daysLeft, how, latest } = deadline;
  const day = actBy ?? date;
  if (day === null) {
    pdf.note(how, words.noDate);
    return;
  }
  const hour = time === null ? "" : ` ${words.at(timeInWords(time, language))}`;
  const unsure = certainty === "unsure";
  const past = daysLeft !== null && daysLeft < 0;
  // The days of the post may still be there: the day has not passed for sure.
  const over = past && !(latest !== null && latest >= today);
  const lines = [
    ...(unsure ? [words.unsure] : []),
    ...(past && kind !== "expires" ? [unsure || !over ? words.pastMaybe : words.past] : []),
    ...(date !== null && date !== day ? [words.printed(dateInWords(date, language))] : []),
    // What happens when it passes is part of the explanation below.
    how,
  ];
  pdf.note(
    lines.filter(Boolean).join("\n"),
    `${unsure ? words.toConfirm : (over ? words.deadlinePast : words.deadline)[kind]} ${dateInWords(day, language)}${hour}`,
  );
}

/** Text of a card, without what stands elsewhere in the file. */
function writeCard(pdf: PdfWriter, text: string, { language, sources }: LetterPdfInput): void {
  const own = letterTexts[language].solution;
  for (const block of text.split(/\n{2,}/)) {
    // Sources stand below, where they can be opened; the disclaimer is at the foot of every page.
    const elsewhere =
      block.trim() === own.disclaimer || (sources.length > 0 && block.startsWith(`${own.sources}\n`));
    if (!elsewhere && block.trim() !== "") writeBlock(pdf, block);
  }
}

function writeTop(pdf: PdfWriter, input: LetterPdfInput): void {
  const words = letterPdfWords[input.language];
  if (input.kind !== null) pdf.heading(input.kind);
  writeDeadline(pdf, input);
  if (input.lawyer === "now") pdf.note(words.lawyer, words.lawyerTitle);
  for (const note of input.notes) pdf.note(note);
  const numbers = [
    ...(input.receiptNumber === null ? [] : [words.receipt(input.receiptNumber)]),
    ...(input.alienNumber === null ? [] : [words.alien(input.alienNumber)]),
    // The guide's own explanation lists them already.
  ].filter((line) => !input.translation.includes(line));
  if (numbers.length === 0) return;
  pdf.paragraph(words.numbers, "strong");
  pdf.list(numbers);
}

function writeEnd(pdf: PdfWriter, input: LetterPdfInput): void {
  const { language, sources, text } = input;
  const words = letterPdfWords[language];
  if (input.engine === "model") pdf.paragraph(words.byModel);
  pdf.paragraph(words.compare, "strong");
  pdf.paragraph(words.private);
  if (sources.length > 0) pdf.heading(letterTexts[language].solution.sources.replace(/:$/, ""), 3);
  for (const { title, url, checked } of sources)
    pdf.link(`${title} (${dateInWords(checked, language)})`, url);
  if (text.trim() === "") return;
  pdf.heading(words.original);
  for (const block of text.replace(/ {3,}/g, "   ").split(/\n{2,}/))
    if (block.trim() !== "") pdf.paragraph(block.trim(), "small");
}

/** The explanation that the screen shows, as PDF. Nothing of it is kept; the letter itself is not here any more. */
export async function makeLetterPdf(ctx: RequestContext, input: LetterPdfInput): Promise<File> {
  await ctx.services.limits.letterPdfs.take(requireUser(ctx).id);
  const { language, today, name } = input;
  const words = letterPdfWords[language];
  const shownName = name.replace(/[\p{Cc}\p{Cf}]/gu, "").slice(0, 80);
  const pdf = createPdf({
    title: words.title,
    subtitle: `${words.made(dateInWords(today, language))} ${words.file(shownName)}`,
    footer: words.footer,
    language,
    created: new Date(`${today}T12:00:00Z`),
  });
  writeTop(pdf, input);
  for (const [heading, text] of [
    [words.translation, input.translation],
    [words.description, input.description],
    [words.solution, input.solution],
  ] as const) {
    pdf.heading(heading);
    writeCard(pdf, text, input);
  }
  writeEnd(pdf, input);
  const bytes = await pdf.finish();
  return new File([new Uint8Array(bytes)], `${words.fileName}-${today}.pdf`, { type: "application/pdf" });
}
