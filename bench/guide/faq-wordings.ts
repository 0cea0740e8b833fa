/** The items of the faq as the benches ask them: every fifth wording is kept from teaching. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Faq } from "../../guide/src/content-schema.ts";

const folder = resolve(import.meta.dirname, "../../guide/content/faq");
const oneIn = 5;

export function readFaq(): Faq[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Faq);
}

/** FNV-1a over the letters: the same choice each time. */
export const hashOf = (text: string): number =>
  [...text].reduce(
    (hash, char) => Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );

export const isKept = (text: string): boolean => hashOf(text) % oneIn === 0;
