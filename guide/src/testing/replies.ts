/** What replies to a topic's two questions choose, on the real content, for tests. */
import { describe, expect, test } from "vitest";
import type { Topic } from "#guide/content-schema.ts";
import { readReplies } from "#guide/dialogue/server-only/replies/read-replies.ts";
import type { RepliesByTopic } from "#guide/dialogue/server-only/replies/rules.ts";
import { guide, today as usualDay } from "#guide/testing/conversation.ts";

const { library, search } = guide.mind();

function topicOf(id: string): Topic {
  const topic = library.topics.get(id);
  if (topic === undefined) throw new Error(`no topic ${id}`);
  return topic;
}

/** Spanish labels of the options that a reply chooses, one of each question; null where it chooses none. */
function chosen(id: string, text: string, today: string): (string | null)[] {
  const seen = { text, list: search.read(text), whole: search.readAll(text) };
  return readReplies(topicOf(id), seen, today).chosen.map((option) => option?.label.es ?? null);
}

export type ReplyCase = readonly [reply: string, first: string | null, second: string | null];

/** Tests of replies by topic, as if said on this day (ISO). */
export function choosing(topics: Record<string, readonly ReplyCase[]>, today: string): void {
  describe.each(Object.entries(topics))("replies about %s", (id, cases) => {
    test.each(cases)("%s", (reply, first, second) => {
      expect(chosen(id, reply, today)).toEqual([first, second]);
    });
  });
}

/** The same, one a line: what is said, then the options that it chooses, parted by "::"; "-" is none. */
export function reads(id: string, lines: string): void {
  const cases = lines
    .trim()
    .split("\n")
    .map((line) => line.split(" :: ").map((part) => part.trim()));
  test.each(cases)(`${id}: %s`, (said = "", ...options) => {
    expect(chosen(id, said, usualDay).map((option) => option ?? "-")).toEqual(options);
  });
}

/** Tests that a tapped option of one question chooses none of the other, and that the rules name the options that there are. */
export function tapping(replies: RepliesByTopic): void {
  describe("a tapped option of one question", () => {
    const tapped = Object.keys(replies).flatMap((id) =>
      topicOf(id).clarify.flatMap(({ options }, at) =>
        options.flatMap(({ label }) =>
          [label.es, label.en].map((said): [string, string, number] => [id, said, at]),
        ),
      ),
    );
    test.each(tapped)("%s: %s chooses none of the other", (id, said, at) => {
      expect(chosen(id, said, usualDay)[1 - at]).toBeNull();
    });

    test.each(Object.entries(replies))("%s names options that there are", (id, rules) => {
      rules.forEach((some, at) => {
        const known = topicOf(id).clarify[at]?.options.map(({ label }) => label.es) ?? [];
        expect([...new Set(some.map(({ option }) => option))].toSorted()).toEqual(known.toSorted());
      });
    });
  });
}
