/** The items of the faq as the benches ask them: every fifth wording is kept from teaching. */
import { join, resolve } from "node:path";
import { foundByWords, readFaq, readFaqLessons } from "../../guide/src/build/read-lessons.ts";

const guide = resolve(import.meta.dirname, "../../guide");
const oneIn = 5;

export const lessonsFolder = join(guide, "lessons");
/** All items, also those that only answer a standard question. */
export const wholeFaq = readFaq(join(guide, "content/faq"));
/** More ways of asking for them. */
export const faqLessons = readFaqLessons(join(lessonsFolder, "faq"), wholeFaq);
export const faq = wholeFaq.map((one) => ({ ...one, items: foundByWords(one, faqLessons) }));

/** FNV-1a over the letters: the same choice each time. */
export const hashOf = (text: string): number =>
  [...text].reduce(
    (hash, char) => Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );

export const isKept = (text: string): boolean => hashOf(text) % oneIn === 0;
