import { ear, hints, packed } from "#content/browser.generated.ts";
import { type Answers, createAnswers } from "#guide/answers.ts";
import { browserContent } from "#guide/pack/browser-content.ts";
import { decode } from "#guide/pack/codec.ts";
import { lengthen } from "#guide/pack/word-list.ts";

/** The guide as a browser loads it, on demand: both languages in one file. Servers use `guide.ts` with `load.ts`. */
export function loadAnswers(): Answers {
  return createAnswers({ ...decode(browserContent, lengthen(packed)), ear, hints });
}
