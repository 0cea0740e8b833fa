import { randomInt, randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import {
  byAge,
  type OpenedTexts,
  type Segment,
  segmentOf,
  segmentSize,
  withChanges,
} from "#server/history/held-block.ts";

const chat = (minute: number, text: string): OpenedTexts => ({
  id: randomUUID(),
  createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
  day: "2026-01-01",
  category: "otros",
  favorite: false,
  text: Buffer.from(text),
});
const copyOf = (from: OpenedTexts) => ({ ...from, text: Buffer.from(from.text) });

/** What a segment says of each chat: its id and its text. */
function read(segments: Segment[]): [string, string][] {
  return segments.flatMap(({ chats, bytes }) =>
    chats.map(({ id, start }, place): [string, string] => {
      const stop = (chats[place + 1]?.start ?? bytes.length) - 1;
      return [id, bytes.subarray(start, stop).toString()];
    }),
  );
}

it("a thousand changes leave what opening everything would give", () => {
  let known: OpenedTexts[] = Array.from({ length: 1000 }, (_, at) => chat(at, `texto ${at}`)).sort(byAge);
  let segments: Segment[] = [];
  for (let at = 0; at < known.length; at += segmentSize) {
    segments.push(segmentOf(known.slice(at, at + segmentSize).map(copyOf)));
  }
  for (let round = 0; round < 1000; round += 1) {
    const some = known[randomInt(known.length)] as OpenedTexts;
    const changes = {
      added: [chat(2000 + round, `nuevo ${round}`)],
      between: [chat(randomInt(1000), `entre ${round}`)],
      renamed: [{ ...some, text: Buffer.from(`otro ${round}`) }],
      deleted: [],
    };
    const [what, fresh] = Object.entries(changes)[round % 4] as [string, OpenedTexts[]];
    const gone = what === "deleted" || what === "renamed" ? [some.id] : [];
    known = [...known.filter(({ id }) => !gone.includes(id)), ...fresh.map(copyOf)].sort(byAge);
    segments = withChanges(segments, new Set([...gone, ...fresh.map(({ id }) => id)]), fresh.map(copyOf));
  }
  expect(read(segments)).toEqual(known.map(({ id, text }) => [id, text.toString()]));
  expect(segments.every(({ chats }) => chats.length > 0 && chats.length <= segmentSize * 2)).toBe(true);
});

it("a change makes one segment anew; the others are the same", () => {
  const all = Array.from({ length: segmentSize * 3 }, (_, at) => chat(at, "x")).sort(byAge);
  const segments = [0, 1, 2].map((at) => segmentOf(all.slice(at * segmentSize, (at + 1) * segmentSize)));
  const [first, , third] = segments;
  const changed = { ...(all[segmentSize + 7] as OpenedTexts), text: Buffer.from("cambiado") };
  const after = withChanges(segments, new Set([changed.id]), [changed]);
  expect([after.length, after[0] === first, after[2] === third, after[1] === segments[1]]).toEqual([
    3,
    true,
    true,
    false,
  ]);
  expect(read(after)[segmentSize + 7]).toEqual([changed.id, "cambiado"]);
});

it("the first chat makes the first segment, the last one leaves none", () => {
  const only = chat(1, "uno");
  const segments = withChanges([], new Set([only.id]), [copyOf(only)]);
  expect(read(segments)).toEqual([[only.id, "uno"]]);
  expect(withChanges(segments, new Set([only.id]), [])).toEqual([]);
  expect(withChanges([], new Set([only.id]), [])).toEqual([]);
});
