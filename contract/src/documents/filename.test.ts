import { expect, test } from "vitest";
import { isSameFile, normaliseFilename } from "#contract/documents/filename.ts";

test.each([
  ["i-130.pdf", "I-130.PDF"],
  ["n-400.pdf", "N-400.PDF"],
  ["g-28.pdf", "G-28.PDF"],
  ["ar-11.pdf", "AR-11.PDF"],
  ["i-485-es.pdf", "I-485.PDF"],
  ["I-765_en.PDF", "I-765.PDF"],
  // Two letters that belong to the number stay.
  ["i-864ez.pdf", "I-864EZ.PDF"],
  ["w-7.pdf", "W-7.PDF"],
  ["guia-tps.pdf", "GUIA-TPS.PDF"],
  // Only one language, and only right before the ending.
  ["i-90-es-en.pdf", "I-90-ES.PDF"],
  ["i-90-es.pdf.txt", "I-90-ES.PDF.TXT"],
])("%s is looked for as %s", (given, expected) => {
  expect(normaliseFilename(given)).toBe(expected);
});

test("stored files match whatever their case", () => {
  expect(isSameFile("i-130-es.pdf", "I-130.pdf")).toBe(true);
  expect(isSameFile("I-130.pdf", "i-130.PDF")).toBe(true);
  expect(isSameFile("I-130.pdf", "I-130A.pdf")).toBe(false);
  expect(isSameFile("I-130.pdf", "I-130-es.pdf")).toBe(false);
});
