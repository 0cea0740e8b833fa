/** "¿Y cuánto cuesta?": which of the questions that any subject is asked in the fewest words this one is. Server only. */
import { type StandardQuestion, standardQuestions } from "#guide/content-schema.ts";
import { standardSigns } from "#guide/dialogue/server-only/faq/standard-signs.ts";
import { featuresOf } from "#guide/search/features.ts";
import { type Model, scoresOf } from "#guide/search/model.ts";
import { softmax } from "#guide/search/softmax-regression.ts";
import type { Word } from "#guide/words/normalise.ts";
import { stopWords, weakWords } from "#guide/words/stop-words.ts";

/** What a few words ask for, with its chance, 0 to 1; null for another question. `list` is without the open subject's own name. */
export type StandardReader = (list: readonly Word[]) => { question: StandardQuestion; chance: number } | null;

/** Whoever says more says something of her own. */
const mostWords = 14;

export function createStandardReader(model: Model): StandardReader {
  const number = (sign: string) => model.names.get(sign);
  const knows = (root: string) => number(root) !== undefined;
  return (list) => {
    if (list.length === 0 || list.length > mostWords) return null;
    // A word of her own makes it a question of her own.
    if (list.some(({ text, root }) => !knows(root) && !stopWords.has(text) && !weakWords.has(text)))
      return null;
    const signs = standardSigns(list, knows);
    const scores = scoresOf(model, featuresOf(signs, number));
    softmax(scores);
    // The last label is another question; the likeliest of these may still be asked where it is likelier.
    const asked = scores.subarray(0, standardQuestions.length);
    const best = asked.indexOf(Math.max(...asked));
    const question = standardQuestions[best];
    return question === undefined ? null : { question, chance: asked[best] ?? 0 };
  };
}
