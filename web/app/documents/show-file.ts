import type { DocumentFiles } from "@faro/contract/documents/schemas.ts";
import { fill, type LibraryWords } from "#web/documents/library-words.ts";
import { longDate } from "#web/lib/dates.ts";

type File = DocumentFiles["files"][number];

/** Kilobytes below one megabyte; people on prepaid data want to know. */
export function sizeInWords(bytes: number, language: "es" | "en"): string {
  const [value, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1000), "kB"] : [bytes / 1_000_000, "MB"];
  return `${new Intl.NumberFormat(language === "en" ? "en-US" : "es-MX", { maximumFractionDigits: 1 }).format(value)} ${unit}`;
}

/** Which edition lies here and since when; empty when it is not known. */
export function editionInWords(
  { edition, fetched }: File,
  words: LibraryWords,
  language: "es" | "en",
): string {
  if (edition === null || fetched === null) return "";
  // Shown as printed, for comparing; readers from Latin America would take the first figures for the day.
  const numeric = /^\d\d\/\d\d\/\d+$/.test(edition);
  const shown = numeric ? fill(words.monthFirst, { edition }) : edition;
  return `${fill(words.edition, { edition: shown, date: longDate(fetched, language) })} ${words.compare}`;
}

/** Says in a row whether its file is here (null: it is not), and lets it be downloaded. */
export function showFile(page: HTMLElement, row: HTMLElement, file: File | null, words: LibraryWords): void {
  const language = document.documentElement.lang === "en" ? "en" : "es";
  const badge = page.querySelector<HTMLTemplateElement>(`[data-badge-${file === null ? "no" : "yes"}]`);
  row.querySelector("[data-badge]")?.replaceChildren(badge?.content.cloneNode(true) ?? "");
  const size = row.querySelector("[data-size]");
  if (size !== null)
    size.textContent = file?.size == null ? "" : `PDF, ${sizeInWords(file.size, language)} · `;
  const edition = row.querySelector<HTMLElement>("[data-edition]");
  if (edition !== null) {
    edition.textContent = file === null ? "" : editionInWords(file, words, language);
    edition.hidden = edition.textContent === "";
  }
  const button = row.querySelector<HTMLButtonElement>("[data-download]");
  if (button !== null) button.disabled = file === null;
}
