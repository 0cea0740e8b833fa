import { expect, it } from "vitest";
import type { LibraryWords } from "#web/documents/library-words.ts";
import { editionInWords, sizeInWords } from "#web/documents/show-file.ts";

const words = {
  edition: "Edición {edition}, del {date}.",
  monthFirst: "{edition} (mes/día/año)",
  compare: "Compárala.",
} as LibraryWords;
const file = { id: "form-i-130", size: 1, edition: "04/01/24", fetched: "2026-11-01" };

it("says sizes as in Mexico, and never nothing", () => {
  expect(sizeInWords(1, "es")).toBe("1 kB");
  expect(sizeInWords(999_999, "es")).toBe("1,000 kB");
  expect(sizeInWords(2_500_000, "es")).toBe("2.5 MB");
});

it("says which figures of an edition are the month, and nothing when the edition is not known", () => {
  const said = "Edición 04/01/24 (mes/día/año), del 1 de noviembre de 2026. Compárala.";
  expect(editionInWords(file, words, "es")).toBe(said);
  expect(editionInWords({ ...file, edition: "May 2024" }, words, "es")).toContain("Edición May 2024, del");
  expect(editionInWords({ ...file, edition: null }, words, "es")).toBe("");
  expect(editionInWords({ ...file, fetched: null }, words, "es")).toBe("");
});
