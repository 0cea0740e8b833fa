/** A letter's result as a question and answer of the saved conversations. */
import type { SavedExchangeInput } from "@faro/contract/history/schemas.ts";
import { warningsOf } from "#web/letters/letter-words.ts";
import type { LetterResult } from "#web/letters/use-letter.ts";

interface Words {
  /** The letter as the person would ask about it. */
  question: string;
  translation: string;
  description: string;
  solution: string;
  /** Said where the letter is longer than a saved answer may be. */
  shortened: string;
}

const most = 20_000;
const mostWarning = 4000;

/** Meaning and steps are kept whole; only the letter's own text gives way when all together is too long. */
export function letterExchange({ letter }: LetterResult, words: Words): SavedExchangeInput {
  const part = (title: string, text: string) => `${title}\n${text}`;
  const rest = [part(words.description, letter.description), part(words.solution, letter.solution)].join(
    "\n\n",
  );
  const warning = warningsOf(letter)
    .map(({ text }) => text)
    .join("\n\n");
  const whole = part(words.translation, letter.translation);
  const room = most - rest.length - 2;
  const says =
    whole.length <= room
      ? whole
      : `${whole.slice(0, Math.max(0, room - words.shortened.length - 2))}\n\n${words.shortened}`;
  return {
    part: "letter",
    turn: null,
    question: words.question.slice(0, 2000),
    answer: `${says}\n\n${rest}`.slice(0, most),
    // What to beware of leads the saved answer too.
    warning: warning === "" ? null : warning.slice(0, mostWarning),
    steps: [],
    choices: [],
    forms: [],
    sources: letter.sources
      .filter(({ url, checked }) => url.startsWith("https://") && /^\d{4}-\d\d-\d\d$/.test(checked))
      .slice(0, 20),
    engine: letter.engine,
    lawyer: letter.lawyer === "now",
    clarifying: false,
    stopped: false,
  };
}
