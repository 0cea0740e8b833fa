/** The guide kept on the phone answers when there is no network. Loaded only then: it brings the whole guide along. */
import type { AnswerEvent } from "@faro/contract/assistant/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { loadAnswers } from "@faro/guide/browser.ts";
import { formFacts } from "@faro/guide/form-facts.ts";
import type { DialogueState } from "@faro/guide/types.ts";

const guide = loadAnswers();

export interface SavedAnswer {
  /** As the server would have sent them. */
  events: AnswerEvent[];
  /** What the device's own voice reads. */
  spoken: string[];
  /** Day on which the guide's newest source was checked, ISO. */
  date: string;
  /** To hand in with the next question, so that the answer to a clarifying question is understood. */
  state: DialogueState;
}

/** The calendar day of this device. */
function today(): string {
  return new Intl.DateTimeFormat("en-CA").format(new Date());
}

/** The guide hears danger in the question: what it says then must not wait for a tap. */
export function warnsOf(question: string, language: Language): boolean {
  return guide.reply(question, null, language, { today: today() }).reply.warning !== null;
}

/** The guide's answer to a question; needs no network. */
export function askSavedGuide(
  question: string,
  state: DialogueState | null,
  language: Language,
): SavedAnswer {
  const { reply, state: next } = guide.reply(question, state, language, { today: today() });
  const sentences = reply.sentences.filter((sentence) => sentence !== reply.short);
  const text = [reply.short, sentences.join(" ")].filter((part) => part !== "").join("\n\n");
  const mind = guide.mind();
  const { category, lawyer, steps, choices, sources, forms, warning } = reply;
  return {
    date: mind.checked,
    state: next,
    spoken: [...(warning === null ? [] : [warning]), reply.short, ...sentences].map((sentence) =>
      guide.spoken(sentence, language),
    ),
    events: [
      { type: "start", engine: "guide", remaining: null, warning, lawyer },
      { type: "text", delta: text },
      { type: "sources", sources, forms, ...formFacts(forms, mind.library.forms, language) },
      {
        type: "done",
        id: "",
        category,
        remaining: null,
        clarifying: reply.kind === "clarify",
        lawyer,
        steps,
        choices,
      },
    ],
  };
}
