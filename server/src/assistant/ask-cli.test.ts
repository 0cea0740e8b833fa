import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

interface Said {
  id: unknown;
  replies: { kind: string; answer: string }[];
  error?: string;
}

const command = join(import.meta.dirname, "ask-cli.ts");

async function ask(args: string[], input = "") {
  const child = spawn(process.execPath, [command, ...args]);
  child.stdin.end(input);
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { output, errors, code: code as number };
}

it("answers each line as its own conversation, and the rest when one cannot be read", async () => {
  const lines = [
    '\uFEFF{"id":"a","lang":"es","turns":["quiero arreglar mis papeles","con visa"]}',
    "{broken",
    "null",
    '{"id":"b","turns":[3]}',
    '{"id":"c","turns":[]}',
    "",
    '{"lang":"en","turns":["what is TPS?"]}\r',
    JSON.stringify({ id: "d", turns: ["", "a".repeat(2001), "¿qué es el TPS?"] }),
  ];
  const { output, errors, code } = await ask(["--jsonl"], lines.join("\n"));
  const said = output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Said);
  expect(said.map(({ id, replies, error }) => [id, replies.length, error])).toEqual([
    ["a", 2, undefined],
    [2, 0, "not JSON"],
    [3, 0, '"turns" must be a list of texts'],
    ["b", 0, '"turns" must be a list of texts'],
    ["c", 0, undefined],
    [7, 1, undefined],
    ["d", 3, undefined],
  ]);
  expect(said[0]?.replies[0]?.kind).toBe("clarify");
  expect(said[5]?.replies[0]?.answer).toContain("TPS");
  expect(said[6]?.replies[2]?.kind).toBe("answer");
  expect(errors.split("\n")[0]).toBe("line 2: not JSON");
  expect(code).toBe(1);
});

it("prints one JSON object for one question, and how it is used without one", async () => {
  const one = await ask(["¿qué es el TPS?"]);
  expect(JSON.parse(one.output)).toMatchObject({ kind: "answer" });
  expect(one.code).toBe(0);
  const option = await ask(["--lang", "en", "what is TPS?"]);
  expect(option.errors).toMatch(/^--lang is no option; usage: /);
  expect(option.code).toBe(1);
  const none = await ask([" "]);
  expect(none.errors).toMatch(/^usage: /);
  expect(none.code).toBe(1);
});
