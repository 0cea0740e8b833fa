import type { DialogueState } from "#guide/types.ts";
import { clean, maximumQuestion } from "#guide/words/normalise.ts";

const most = 6;
const longestLabel = 120;

export function freshState(): DialogueState {
  return { version: 1, topic: null, pending: null, asked: [], said: [] };
}

/**
 * The state as it came back from a client or a store. It may be old or forged, so every part is
 * checked by hand and what does not fit is dropped: a conversation starts anew rather than fails.
 */
export function readState(value: unknown, knows: (topic: string) => boolean): DialogueState {
  const state = freshState();
  if (!isRecord(value) || value.version !== 1) return state;
  if (typeof value.topic === "string" && knows(value.topic)) state.topic = value.topic;
  const { pending } = value;
  if (isRecord(pending) && typeof pending.topic === "string" && knows(pending.topic)) {
    state.pending = {
      topic: pending.topic,
      original: typeof pending.original === "string" ? pending.original.slice(0, maximumQuestion) : "",
      ...(pending.second === true ? { second: true } : {}),
    };
  }
  if (typeof value.heard === "string") state.heard = value.heard.slice(0, maximumQuestion);
  state.asked = strings(value.asked).filter(knows);
  state.said = strings(value.said).filter((label) => clean(label) !== "");
  return state;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function strings(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter((item): item is string => typeof item === "string")
    .map((item) => item.slice(0, longestLabel))
    .slice(-most);
}

/** Adds to the end, without repeats, keeping the newest six. */
export function remember(list: readonly string[], ...added: string[]): string[] {
  return [...new Set([...list.filter((item) => !added.includes(item)), ...added])].slice(-most);
}
