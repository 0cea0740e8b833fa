/** Conversations as people hold them, a line each: what the last turn is told. */
import { expect, test } from "vitest";
import { all, converse } from "#guide/testing/conversation.ts";

/**
 * "turn > turn :: topic :: what is told :: what must not be": the last two are patterns, the last may be left out. A line of
 * English begins with "en:".
 */
export function holds(lines: string): void {
  const rows = lines.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));
  test.each(rows)("%s", (row) => {
    const english = row.startsWith("en:");
    const [turns = "", topic = "", tells = "", never] = row.slice(english ? 3 : 0).split(" :: ");
    const { reply } = converse(english ? "en" : "es", turns.split(" > "));
    expect(reply.topic).toBe(topic);
    expect(all(reply)).toMatch(new RegExp(tells));
    if (never !== undefined) expect(all(reply)).not.toMatch(new RegExp(never));
  });
}
