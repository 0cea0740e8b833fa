import type { GuideContent } from "#guide/content.ts";
import type { Language, RegisterEntry } from "#guide/content-schema.ts";
import { isStale } from "#guide/dates.ts";
import { needsLawyer, warningOf } from "#guide/dialogue/respond.ts";
import { readState } from "#guide/dialogue/state.ts";
import { takeTurn } from "#guide/dialogue/turn.ts";
import { understand } from "#guide/dialogue/understand.ts";
import { createMind, type Mind, topicOf } from "#guide/mind.ts";
import { crisisTexts } from "#guide/safety/safety-texts.ts";
import { spoken } from "#guide/speech/spoken.ts";
import type { Analysis, DialogueState, GuideTurn, ReplyOptions } from "#guide/types.ts";

export interface Answers {
  /** The indexes, for what is built on top. */
  mind(): Mind;
  /** A state as it came back, checked. */
  readState(state: unknown): DialogueState;
  /** Builds the indexes now (about 0.2 s) instead of at the first question. Optional. */
  warm(): void;
  /** One question answered, with the state to hand in with the next one. Never throws on any text or state. */
  reply(question: string, state: DialogueState | null, language: Language, options: ReplyOptions): GuideTurn;
  /** What is known before any engine answers: urgency, category, whether to ask first. */
  analyse(question: string, state: DialogueState | null, language: Language): Analysis;
  /** Topics of a question, best first: what the guide would answer, then its nearest neighbours. */
  rank(question: string, state: DialogueState | null, language: Language): string[];
  /** The text as a voice should say it. */
  spoken(text: string, language: Language): string;
  /** Register entries older than 180 days on that day. */
  stale(today: string): RegisterEntry[];
}

/** How a state is read and a turn is taken. */
export interface Manner {
  readState: typeof readState;
  takeTurn: typeof takeTurn;
}

/** Everything but the ground for a model and its guard, which only a server needs. */
export function createAnswers(content: GuideContent, manner: Manner = { readState, takeTurn }): Answers {
  // Reading the content takes longer than a server may take to start, so the first question pays for it.
  let built: Mind | null = null;
  function mindNow(): Mind {
    built ??= createMind(content);
    return built;
  }
  const read = (state: unknown) => manner.readState(state, (id) => mindNow().library.topics.has(id));

  function analyse(question: string, state: DialogueState | null, language: Language): Analysis {
    const mind = mindNow();
    const known = read(state);
    const seen = understand(mind, question, known);
    const clarify = known.pending === null ? seen.clarify : undefined;
    const topic =
      topicOf(mind, seen.crisis?.topic ?? seen.refusal?.topic) ??
      (clarify === undefined ? seen.situation?.topic : undefined) ??
      topicOf(mind, seen.urgent?.topic) ??
      clarify ??
      (seen.sure ? seen.best : topicOf(mind, known.topic));
    const crisis = seen.crisis === null ? null : crisisTexts[language][seen.crisis.kind].warning;
    return {
      topic: topic?.id ?? null,
      category: topic?.category ?? null,
      needsClarifying: seen.crisis === null && seen.refusal === null && clarify !== undefined,
      urgent: seen.urgent !== null || topic?.urgent === true,
      crisis: seen.crisis !== null,
      refuse: seen.crisis === null && seen.refusal !== null,
      courtesy: mind.safety.greeting(seen.list, seen.whole) || mind.safety.thanks(seen.list, seen.whole),
      lawyer: needsLawyer(seen, topic),
      warning: crisis ?? warningOf(seen, topic, language),
    };
  }

  function rank(question: string, state: DialogueState | null, language: Language): string[] {
    const mind = mindNow();
    const known = read(state);
    const { reply } = takeTurn(mind, question, known, language, { today: "" });
    const hits = understand(mind, question, known).found.hits.map((hit) => hit.topic);
    return [...new Set([...(reply.topic === null ? [] : [reply.topic]), ...hits])];
  }

  return {
    mind: mindNow,
    readState: read,
    rank,
    warm: () => {
      content.prepare?.();
      takeTurn(mindNow(), "hola", read(null), "es", { today: "" });
    },
    reply: (question, state, language, options) =>
      manner.takeTurn(mindNow(), question, read(state), language, options),
    analyse,
    spoken,
    stale: (today) => content.register.filter((entry) => isStale(entry.asOf, today)),
  };
}
