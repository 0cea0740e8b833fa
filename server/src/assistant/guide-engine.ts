import type { Guide } from "@faro/guide/guide.ts";
import type { DialogueState, GuideTurn, Reply } from "@faro/guide/types.ts";
import type { AnswerEngine, AnswerOutcome, AnswerRequest } from "#server/assistant/engine.ts";

/** The text of a reply as paragraphs: the short answer, then the sentences that explain it. */
export function replyText(reply: Reply): string {
  const explanation = reply.sentences.filter((sentence) => sentence !== reply.short).join(" ");
  return explanation === "" ? reply.short : `${reply.short}\n\n${explanation}`;
}

export function outcomeOf(reply: Reply, state: DialogueState): AnswerOutcome {
  const { kind, topic, category, forms, sources, steps, choices, lawyer } = reply;
  return { kind, topic, category, forms, sources, steps, choices, lawyer, state };
}

/** What a person says who does not want to answer the clarifying questions. */
const skipWord = { es: "saltar", en: "skip" };

/** The guide's turn; when it would ask back although no question is left, the general answer instead. */
export function takeTurn(guide: Guide, request: AnswerRequest): GuideTurn {
  const { question, state, language, today, demo, last } = request;
  const options = { today, short: demo, last };
  const turn = guide.reply(question, state, language, options);
  if (!last || turn.reply.kind !== "clarify" || turn.state.pending === null) return turn;
  return guide.reply(skipWord[language], turn.state, language, options);
}

/** Words with their trailing space: the pieces a reader sees arrive. */
function* pieces(text: string): Generator<string> {
  for (const match of text.matchAll(/\S+\s*/g)) yield match[0];
}

/** Answers from the built-in guide; needs no key and no network. */
export function createGuideEngine(guide: Guide): AnswerEngine {
  return {
    name: "guide",
    async *answer(request) {
      const { reply, state } = takeTurn(guide, request);
      yield { type: "opening", engine: "guide", warning: reply.warning };
      for (const delta of pieces(replyText(reply))) yield { type: "text", delta };
      yield { type: "outcome", outcome: outcomeOf(reply, state) };
    },
  };
}
