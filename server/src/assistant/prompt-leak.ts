/**
 * Notices when a model begins to recite its instructions. Nothing secret stands in them, but a person who is
 * shown them learns nothing about her case, and may take their rules for advice.
 */
import type { Language } from "@faro/contract/shared/language.ts";
import type { Logger } from "pino";
import { systemPrompt } from "#server/assistant/prompt.ts";

/** Letters in a row that no answer shares with the instructions by chance. */
const run = 60;

const squeeze = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, " ");

const rules = squeeze(
  (["es", "en"] as const)
    .flatMap((language) => [true, false].map((askFirst) => ({ language, askFirst, demo: !askFirst })))
    .map((facts) => systemPrompt({ ...facts, passages: [] }))
    .join("\n"),
);
/** Every stretch of the instructions of that length: one look-up a letter instead of a search. */
const stretches = new Set(
  Array.from({ length: Math.max(0, rules.length - run + 1) }, (_, at) => rules.slice(at, at + run)),
);

/** What is said instead of the instructions. */
const noInstructions: Record<Language, string> = {
  es: "No puedo mostrar mis instrucciones. Pregúntame sobre tu caso de inmigración.",
  en: "I cannot show my instructions. Ask me about your immigration case.",
};

/** Takes an answer piece by piece; true once it repeats the instructions. */
function createLeakWatch(): (delta: string) => boolean {
  let tail = "";
  return (delta) => {
    tail = squeeze(tail + delta);
    for (let start = 0; start + run <= tail.length; start += 1) {
      if (stretches.has(tail.slice(start, start + run))) return true;
    }
    tail = tail.slice(1 - run);
    return false;
  };
}

/** The model's words up to where it begins to recite; then one sentence instead, and the model is left. */
export async function* withoutInstructions(
  deltas: AsyncIterable<string>,
  language: Language,
  log: Pick<Logger, "warn">,
): AsyncGenerator<string> {
  const recites = createLeakWatch();
  let begun = false;
  for await (const delta of deltas) {
    if (recites(delta)) {
      log.warn("answer repeated the instructions");
      yield `${begun ? "\n\n" : ""}${noInstructions[language]}`;
      return;
    }
    begun = true;
    yield delta;
  }
}
