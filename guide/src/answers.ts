import type { GuideContent } from "#guide/content.ts";
import type { Language, RegisterEntry } from "#guide/content-schema.ts";
import { isStale } from "#guide/dates.ts";
import { readState } from "#guide/dialogue/state.ts";
import { takeTurn } from "#guide/dialogue/turn.ts";
import { understand } from "#guide/dialogue/understand.ts";
import { createMind, type Mind } from "#guide/mind.ts";
import { spoken } from "#guide/speech/spoken.ts";
import type { DialogueState, GuideTurn, ReplyOptions } from "#guide/types.ts";

export interface Answers {
  /** The indexes, for what is built on top. */
  mind(): Mind;
  /** A state as it came back, checked. */
  readState(state: unknown): DialogueState;
  /** Builds the indexes now (about 0.3 s) instead of at the first question. Optional. What the rules look for is compiled as they are asked. */
  warm(): void;
  /** One question answered, with the state to hand in with the next one. Never throws on any text or state. */
  reply(question: string, state: DialogueState | null, language: Language, options: ReplyOptions): GuideTurn;
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
      mindNow();
    },
    reply: (question, state, language, options) =>
      manner.takeTurn(mindNow(), question, read(state), language, options),
    spoken,
    stale: (today) => content.register.filter((entry) => isStale(entry.asOf, today)),
  };
}
