/** The text file of 'Descargar Resultados' (spec part 2, section 7). */
import type { ProcessDocumentOutput } from "@faro/contract/letters/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";

/** "carta.pdf" -> "procesado-carta.pdf.txt", without what a file name must not hold. */
export function resultFileName(original: string): string {
  const safe = original
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .replace(/[/\\:*?"<>|;=%]+/g, "-")
    .replace(/\.{2,}/g, ".")
    .replace(/^[.\s-]+/, "")
    .slice(0, 80)
    .trim();
  return `procesado-${safe === "" ? "carta" : safe}.txt`;
}

const headings = {
  es: {
    name: "Documento original",
    translation: "Qué Dice tu Carta",
    description: "Qué Significa",
    solution: "Pasos a Seguir",
    date: "Fecha",
    notes: "Cuidado",
    text: "Texto original de la carta",
  },
  en: {
    name: "Original document",
    translation: "What Your Letter Says",
    description: "What It Means",
    solution: "Steps to Follow",
    date: "Date",
    notes: "Careful",
    text: "Original text of the letter",
  },
} as const;

export function resultText(
  letter: ProcessDocumentOutput,
  original: string,
  language: Language,
  now: Date,
  notes: readonly string[] = [],
): string {
  const titles = headings[language];
  const date = new Intl.DateTimeFormat(language === "en" ? "en-US" : "es-MX", {
    dateStyle: "long",
    timeStyle: "short",
  }).format(now);
  const part = (title: string, text: string) => `${title.toUpperCase()}\n${text}`;
  return [
    `${titles.name}: ${original}`,
    ...(notes.length === 0 ? [] : [part(titles.notes, notes.join("\n"))]),
    part(titles.translation, letter.translation),
    part(titles.description, letter.description),
    part(titles.solution, letter.solution),
    ...(letter.text === "" ? [] : [part(titles.text, letter.text)]),
    `${titles.date}: ${date}`,
  ].join("\n\n");
}

/** Hands a text to the browser as a file. */
export function saveText(name: string, text: string, type = "text/plain;charset=utf-8"): void {
  // The mark lets older programs on Windows read accents.
  const mark = type.startsWith("text/plain") ? "\ufeff" : "";
  const url = URL.createObjectURL(new Blob([mark, text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
