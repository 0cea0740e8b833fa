import { analyse } from "#guide/analyse.ts";
import { type Answers, createAnswers, type Manner } from "#guide/answers.ts";
import type { GuideContent } from "#guide/content.ts";
import type { Language } from "#guide/content-schema.ts";
import { kindOf, staying, toldBefore } from "#guide/dialogue/server-only/after-crisis/after-crisis.ts";
import { namedFirst } from "#guide/dialogue/server-only/named-first/named-first.ts";
import { correcting } from "#guide/dialogue/server-only/thread/correcting.ts";
import { readThread } from "#guide/dialogue/server-only/thread/memory.ts";
import { type KeepThread, threadKeeper } from "#guide/dialogue/server-only/thread/thread.ts";
import { readState } from "#guide/dialogue/state.ts";
import { understand } from "#guide/dialogue/understand.ts";
import { type Checked, checkAnswer } from "#guide/ground/guard.ts";
import { createGround } from "#guide/ground/passages.ts";
import { inOwnWords } from "#guide/safety/server-only/alarms/own-words.ts";
import type { Analysis, DialogueState, Passage } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";
import { withoutIdentifiers } from "#guide/words/server-only/without-identifiers.ts";

/** The whole guide, as a server uses it. */
export interface Guide extends Answers {
  /** What is known before any engine answers: urgency, category, whether to ask first. */
  analyse(question: string, state: DialogueState | null, language: Language): Analysis;
  /** Ground for a model: at most six passages, about 3,500 characters in all. */
  passagesFor(question: string, state: DialogueState | null, language: Language): Passage[];
  /** A model's answer, or a piece of it after `before`, with ungrounded figures, dates, days and forms replaced. */
  checkAnswer(answer: string, passages: readonly Passage[], language: Language, before?: string): Checked;
}

/** A danger that was told, and what was told of oneself, stay with the conversation. */
const watchful = (keepThread: KeepThread): Manner => ({
  readState(value, knows) {
    const crisis = toldBefore(value);
    return { ...readState(value, knows), ...readThread(value), ...(crisis === undefined ? {} : { crisis }) };
  },
  takeTurn(mind, spoken, state, language, options) {
    const question = withoutIdentifiers(spoken);
    const turn = keepThread(mind, question, state, language, options);
    const { crisis: _, ...calm } = state;
    const heard =
      turn.reply.kind === "crisis" ? (understand(mind, question, calm).crisis?.kind ?? null) : null;
    const told = heard === null ? null : kindOf(state.crisis?.kind, heard, clean(question));
    const stayed = staying(state, told, question, language, turn);
    return inOwnWords(mind, question, language, told ?? state.crisis?.kind ?? null, state, stayed);
  },
});

export function createGuide(content: GuideContent): Guide {
  const answers = createAnswers(
    content,
    watchful(correcting(namedFirst(threadKeeper(content.situations, content.faq ?? null)))),
  );
  const ground = createGround(answers.mind, content.faq ?? null);
  return {
    ...answers,
    analyse: (question, state, language) =>
      analyse(answers.mind(), withoutIdentifiers(question), answers.readState(state), language),
    passagesFor: (question, state, language) =>
      ground(withoutIdentifiers(question), answers.readState(state), language),
    checkAnswer,
  };
}
