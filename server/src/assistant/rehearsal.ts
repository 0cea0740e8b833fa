import { setTimeout as delay } from "node:timers/promises";
import type { Language } from "@faro/contract/shared/language.ts";
import type { Topic } from "@faro/guide/content-schema.ts";
import type { Guide } from "@faro/guide/guide.ts";
import { utcDay } from "#server/utc-day.ts";

/** Milliseconds between two questions: whoever asks meanwhile is behind one of them at most. */
const between = 10;

interface Rehearsed {
  question: string;
  language: Language;
}

/** Every subject once in Spanish, and every third in English as well. */
export function rehearsalQuestions(topics: readonly Pick<Topic, "variants">[]): Rehearsed[] {
  return topics.flatMap(({ variants: { es, en } }, index) => [
    ...es.slice(0, 1).map((question) => ({ question, language: "es" as const })),
    ...(index % 3 === 0 ? en.slice(0, 1) : []).map((question) => ({ question, language: "en" as const })),
  ]);
}

/**
 * Lets the guide answer questions of its own, once, beside everything else: after a start the first question takes it 0.4 s and the
 * next twenty 10 ms each, until what they need is read and compiled. Not at the start, for it takes 100 MB that a server which
 * nobody asks should not hold; a person is about to ask when her pass is given out, and types longer than this takes.
 */
export function createRehearsal(
  guide: Pick<Guide, "analyse" | "passagesFor" | "reply">,
  questions: readonly Rehearsed[],
  now: () => number,
): () => Promise<void> {
  let begun: Promise<void> | null = null;
  async function rehearse() {
    for (const { question, language } of questions) {
      await delay(between, undefined, { ref: false });
      guide.analyse(question, null, language);
      guide.passagesFor(question, null, language);
      guide.reply(question, null, language, { today: utcDay(now()) });
    }
  }
  return () => {
    begun ??= rehearse();
    return begun;
  };
}
