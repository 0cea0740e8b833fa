import { expect, test } from "vitest";
import { createGuide } from "#guide/guide.ts";
import { loadContent } from "#guide/load.ts";
import type { DialogueState, Language, Reply } from "#guide/types.ts";

/** Conversations as people hold them, a line each: what the last turn is told. */
export const guide = createGuide(loadContent());
const today = "2026-11-22";

/** The last reply of a conversation; the state goes through storage after every turn. */
export function talk(language: Language, turns: readonly string[]): { reply: Reply; state: DialogueState } {
  let state: DialogueState | null = null;
  let reply: Reply | undefined;
  for (const turn of turns) {
    const next = guide.reply(turn, state, language, { today });
    state = JSON.parse(JSON.stringify(next.state)) as DialogueState;
    reply = next.reply;
  }
  if (reply === undefined || state === null) throw new Error("nothing was asked");
  return { reply, state };
}

const all = (reply: Reply) => [reply.warning, reply.short, ...reply.sentences, ...reply.steps].join(" ");

/**
 * "turn > turn :: topic :: what is told :: what must not be": the last two are patterns, the last may be left out. A line of
 * English begins with "en:".
 */
export function holds(lines: string): void {
  const rows = lines.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));
  test.each(rows)("%s", (row) => {
    const english = row.startsWith("en:");
    const [turns = "", topic = "", tells = "", never] = row.slice(english ? 3 : 0).split(" :: ");
    const { reply } = talk(english ? "en" : "es", turns.split(" > "));
    expect(reply.topic).toBe(topic);
    expect(all(reply)).toMatch(new RegExp(tells));
    if (never !== undefined) expect(all(reply)).not.toMatch(new RegExp(never));
  });
}
