import type { Language } from "@faro/contract/shared/language.ts";
import type { Guide } from "@faro/guide/guide.ts";
import { texts } from "@faro/guide/reply/texts.ts";
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

/** Said in place of "which of these subjects?" to somebody who cannot answer any more. */
const several = {
  es: "Con esas palabras, tu pregunta puede ser de varios temas.",
  en: "In those words, your question could be about several subjects.",
};

/** The reply with nothing in it that asks to tap a choice or to answer: there is no next question. */
function complete(reply: Reply, language: Language): Reply {
  const say = texts[language];
  if (reply.kind === "clarify" && !reply.sentences.includes(say.greetingHint)) {
    const short = several[language];
    const sentences = [short, say.dontKnowOfficial, say.dontKnowHelp];
    return { ...reply, kind: "dont_know", short, sentences, choices: [] };
  }
  const asking = [say.dontKnowNear, say.greetingHint];
  const sentences = reply.sentences.filter((sentence) => !asking.includes(sentence));
  return { ...reply, sentences, choices: [] };
}

/** The guide's turn; when it would ask back although no question is left, the general answer instead. */
export function takeTurn(guide: Guide, request: AnswerRequest): GuideTurn {
  const { question, state, language, today, demo, last } = request;
  const options = { today, short: demo, last };
  const turn = guide.reply(question, state, language, options);
  if (!last) return turn;
  const asks = turn.reply.kind === "clarify" && turn.state.pending !== null;
  const told = asks ? guide.reply(skipWord[language], turn.state, language, options) : turn;
  return { ...told, reply: complete(told.reply, language) };
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
      yield { type: "opening", engine: "guide", warning: reply.warning, lawyer: reply.lawyer };
      for (const delta of pieces(replyText(reply))) yield { type: "text", delta };
      yield { type: "outcome", outcome: outcomeOf(reply, state) };
    },
  };
}
