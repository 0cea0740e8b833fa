/** Both question sets in one shape. See README.md before reading single items. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReplyKind } from "../../guide/src/types.ts";

export interface Question {
  id: string;
  lang: "es" | "en";
  style: string;
  turns: string[];
  /** Kinds that are right for the last turn, best first. */
  kinds: ReplyKind[];
  /** Kinds of the turns before the last, where the set says them. */
  earlier: ReplyKind[];
  /** Topics right in first place; empty: none is expected. */
  accept: string[];
  forms: string[];
  trigger: boolean;
  lawyer: boolean | null;
}

interface Independent extends Omit<Question, "kinds" | "earlier"> {
  kind: ReplyKind;
  kindAlso?: ReplyKind[];
  kinds?: ReplyKind[];
}

interface Authored {
  id: string;
  lang: "es" | "en";
  style: string;
  question: string;
  kind: ReplyKind;
  topics?: string[];
  lawyer?: boolean;
}

const here = import.meta.dirname;

/** The 556 lines of somebody who had not seen the content. */
export function independentQuestions(): Question[] {
  return questionsOf("questions.jsonl");
}

/**
 * Sets measured once each before anybody read what was missed; all were opened by now, and 1 to 47 are lessons (README.md). The sixth (danger, harm, their
 * honest neighbours, off-topic and status) is the quarter, by hash, of what the author of the lessons `v-*.txt` wrote; set
 * aside before they were used.
 */
export const freshRounds = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
  30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 54, 55, 56, 57, 58,
  59, 60, 61, 62, 63, 64, 65, 66, 67,
] as const;

export function freshQuestions(round: (typeof freshRounds)[number]): Question[] {
  return questionsOf(`fresh-${round}.jsonl`);
}

function questionsOf(file: string): Question[] {
  return readFileSync(join(here, file), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const { kind, kindAlso = [], kinds = [], ...rest } = JSON.parse(line) as Independent;
      return { ...rest, kinds: [kind, ...kindAlso], earlier: kinds.slice(0, -1) };
    });
}

/** The 239 questions of the engine's author. */
export function authoredQuestions(): Question[] {
  const list = JSON.parse(readFileSync(join(here, "questions.json"), "utf8")) as Authored[];
  return list.map(({ id, lang, style, question, kind, topics = [], lawyer }) => ({
    id,
    lang,
    style: style === "text" ? "typed" : style,
    turns: [question],
    kinds: [kind],
    earlier: [],
    accept: topics,
    forms: [],
    trigger: kind === "clarify" && topics.length > 0,
    lawyer: lawyer ?? null,
  }));
}

/** Which half a question belongs to: by a hash of its id, so that the halves never change. */
export function isDevelopment({ id }: Question): boolean {
  let hash = 2_166_136_261;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  return ((hash >>> 16) ^ hash) % 2 === 0;
}
