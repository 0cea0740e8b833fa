import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const wordsOf = (slice: string, language: string): string =>
  readFileSync(new URL(`../${slice}/locales/${language}.json`, import.meta.url), "utf8");

/** A promise that one page takes back on another is none: the chat says of the government what the landing says. */
it.each([
  ["es", "no se los entregamos al gobierno, salvo que una orden legal válida nos obligue"],
  ["en", "we do not hand it to the government unless a valid legal order forces us to"],
])("the chat promises no more than the landing page: %s", (language, promise) => {
  for (const slice of ["assistant", "site"]) expect(wordsOf(slice, language)).toContain(promise);
  expect(wordsOf("assistant", language)).not.toMatch(/no se las damos al gobierno|never (?:give|hand)/i);
});
