import type { Category, Language } from "#guide/content-schema.ts";
import type { Crisis } from "#guide/safety/crisis-rules.ts";

export type ReplyKind = "answer" | "clarify" | "dont_know" | "refuse" | "crisis";

/** Where a reply comes from: an official page and the ISO date its facts were last checked. */
export interface ReplySource {
  title: string;
  url: string;
  checked: string;
}

/** A likely answer the person can tap instead of saying it. */
export interface Choice {
  label: string;
  /** Text sent back as the next question when the choice is tapped. */
  say: string;
}

/** What the guide says to one question. All texts are in the language asked for, ready to show. */
export interface Reply {
  kind: ReplyKind;
  topic: string | null;
  category: Category | null;
  /** Stands above the answer when the case is urgent or dangerous: what to do now and whom to call. */
  warning: string | null;
  /** The one-sentence answer, shown in bold and used alone in the guest demo. */
  short: string;
  /** Three to five sentences; the form, that forms are in the app, and the date of volatile facts included. */
  sentences: string[];
  /** What to do now, in order. */
  steps: string[];
  choices: Choice[];
  forms: string[];
  sources: ReplySource[];
  /** True when the person should see a lawyer or accredited representative. */
  lawyer: boolean;
  /** 0 to 1: how sure the guide is that this topic is what was asked. */
  confidence: number;
}

/** Small serialisable memory of a conversation; opaque to callers. */
export interface DialogueState {
  version: 1;
  /** Subject of the last answer, so that a follow-up keeps it. */
  topic: string | null;
  /**
   * Clarifying questions waiting for a reply; null when none is open. `second`: the first one is
   * answered, and a tap on an option of the second would only make the answer closer.
   */
  pending: { topic: string; original: string; second?: boolean } | null;
  /** Topics whose clarifying questions were asked already: never asked twice. Newest last, at most six. */
  asked: string[];
  /** What was said last and not understood: a few words more are read together with it. */
  heard?: string;
  /** Facts told so far, by name (`told/facts.ts`), the situation told last and the words that opened the subject; a server's guide only. */
  told?: string[];
  spot?: string;
  opened?: string;
  /** The subjects before the open one, newest last, at most three; a server's guide only. */
  was?: string[];
  /** Marks (not words) of the sentences that led the last replies, so that none is told twice; a server's guide only. */
  shown?: string[];
  /** Mark of what stood above the last answer, so that it is not read in full again; a server's guide only. */
  warned?: string;
  /** Dates told, by what happened on them ("came": "2026-03"), to count a deadline from; a server's guide only. */
  dates?: Readonly<Partial<Record<string, string>>>;
  /** Labels (Spanish) of the clarifying replies already given, newest last; at most six. */
  said: string[];
  /** The danger told before and for how many more turns (1 to 5) it stays with the conversation (`now`: poison was swallowed; `other`: another person
   *  wants to die, told by somebody who stands beside); a server's guide only. */
  crisis?: { kind: Crisis; left: number; now?: true; other?: true } | undefined;
}

export interface ReplyOptions {
  /** Today as ISO date; decides which register entries are stale (older than 180 days). */
  today: string;
  /** True for the guest demo: `sentences` holds the short answer (one informative sentence) only. */
  short?: boolean;
  /** True where no other question may follow: which of two subjects is meant is not asked. */
  last?: boolean;
}

export interface GuideTurn {
  reply: Reply;
  state: DialogueState;
}

/** A piece of dated ground for the model. `id` is stable: `topic-id#part`. */
export interface Passage {
  id: string;
  topic: string;
  category: Category;
  text: string;
  forms: string[];
  source: ReplySource;
}

/** What the guide knows about a question before any engine answers it. */
export interface Analysis {
  topic: string | null;
  category: Category | null;
  /** True when the question is a legalisation question that needs the two clarifying questions first. */
  needsClarifying: boolean;
  urgent: boolean;
  crisis: boolean;
  /** Officers are there, or a life is in danger, while it is written. */
  now: boolean;
  refuse: boolean;
  /** A greeting, thanks, or a question about Faro itself: nothing is asked of the law, and no model knows better. */
  courtesy: boolean;
  lawyer: boolean;
  warning: string | null;
}

export type { Category, Language };
