import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  dropMessages,
  hasMessages,
  keepMessage,
  outboxName,
  sendOutbox,
  takeRefused,
} from "#web/lib/outbox.ts";
import { createFakeCaches } from "#web/lib/testing/fake-caches.ts";

/** What the server answers, in turn; `lost` is kept by the server, and its answer never arrives. */
let answers: (number | "away" | "lost")[];
/** What reached the server. */
let arrived: string[];

beforeEach(() => {
  answers = [];
  arrived = [];
  vi.stubGlobal("caches", createFakeCaches("https://faro.example"));
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    const answer = answers.shift() ?? 200;
    if (answer === "away") throw new TypeError("no network");
    arrived.push(String(init.body));
    if (answer === "lost") throw new TypeError("connection reset");
    return new Response("{}", { status: answer });
  });
});
afterEach(() => vi.unstubAllGlobals());

it("waits while the network is away or the server busy, and is sent once, page and worker at a time", async () => {
  expect(await keepMessage("1", "hola")).toBe(true);
  answers = ["away", 503, 429];
  for (const _ of [1, 2, 3]) await expect(sendOutbox()).rejects.toThrow();
  arrived = [];
  const sent = await Promise.all([sendOutbox(), sendOutbox()]);
  expect(sent.map((one) => one.sent).toSorted()).toEqual([0, 1]);
  expect(arrived).toEqual(["hola"]);
  expect(await caches.has(outboxName)).toBe(false);
});

it("goes again with the same id when the answer was lost", async () => {
  await keepMessage("1", '{"id":"1"}');
  answers = ["lost"];
  await expect(sendOutbox()).rejects.toThrow("connection reset");
  expect(await sendOutbox()).toEqual({ sent: 1, refused: 0 });
  expect(arrived).toEqual(['{"id":"1"}', '{"id":"1"}']);
});

it("sends several; what the server refuses for good is sent no more, and its words are given back once", async () => {
  await keepMessage("1", "a");
  await keepMessage("2", "b");
  answers = [400, 200];
  expect(await sendOutbox()).toEqual({ sent: 1, refused: 1 });
  expect(arrived).toEqual(["a", "b"]);
  expect(await sendOutbox()).toEqual({ sent: 0, refused: 0 });
  expect(await hasMessages()).toBe(false);
  expect(await takeRefused()).toBe("a");
  expect(await takeRefused()).toBeNull();
  expect(await caches.has(outboxName)).toBe(false);
});

it("tries again what the server was only too slow for", async () => {
  await keepMessage("1", "a");
  answers = [408];
  await expect(sendOutbox()).rejects.toThrow("408");
  expect(await hasMessages()).toBe(true);
});

it("is forgotten when she says so, and nothing is promised where nothing can be kept", async () => {
  await keepMessage("1", "a");
  expect(await hasMessages()).toBe(true);
  await dropMessages();
  expect(await hasMessages()).toBe(false);
  expect(await sendOutbox()).toEqual({ sent: 0, refused: 0 });
  vi.stubGlobal("caches", undefined);
  expect(await hasMessages()).toBe(false);
  expect(await keepMessage("1", "a")).toBe(false);
  expect(await takeRefused()).toBeNull();
});
