import { request } from "node:http";
import { describe, expect, it, vi } from "vitest";
import { hangs, headersOnly, says, startFakeProvider, stopsAfter } from "#server/testing/fake-provider.ts";
import { whileQuotaIsHeld } from "#server/testing/hold-quota.ts";
import { openAiAt } from "#server/testing/provider-mock.ts";
import { startTestApp, type Visitor } from "#server/testing/test-app.ts";

const provider = await startFakeProvider();
const app = await startTestApp(openAiAt(provider.url));
/** What the issue allows between the client's leaving and the end of the upstream call. */
const limit = 2000;

interface OpenQuestion {
  /** Resolves once these words have arrived. */
  received(words: string): Promise<void>;
  leave(): void;
  /** Resolves when the server's end of the connection is closed. */
  noticed: Promise<void>;
}

/** Asks over a connection of its own that can be dropped. */
async function open(guest: Visitor): Promise<OpenQuestion> {
  const pass = await guest.pass();
  const noticed = new Promise<void>((resolve) => {
    app.server.once("connection", (socket) => socket.once("close", () => resolve()));
  });
  const client = request(`${app.origin}/api/assistant/answers`, {
    method: "POST",
    agent: false,
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${pass}`,
      cookie: guest.cookie,
      "x-forwarded-for": "198.51.100.7",
    },
  });
  let text = "";
  client.on("error", () => {});
  client.on("response", (response) => {
    response.on("error", () => {});
    response.on("data", (data) => {
      text += data;
    });
  });
  client.end(JSON.stringify({ question: "¿Qué es una visa?", language: "es" }));
  return {
    received: (words) => vi.waitFor(() => expect(text).toContain(words), 20_000),
    leave: () => client.destroy(),
    noticed,
  };
}

async function remaining(guest: Visitor): Promise<unknown> {
  return ((await (await guest.fetch("/api/assistant/status")).json()) as { remaining: unknown }).remaining;
}

async function turns(guest: Visitor): Promise<unknown> {
  return ((await (await guest.fetch("/api/assistant/context")).json()) as { turns: unknown }).turns;
}

async function endsWithin(milliseconds: number, ended: Promise<void>): Promise<void> {
  const started = performance.now();
  await ended;
  expect(performance.now() - started).toBeLessThan(milliseconds);
}

describe("a client that leaves (I2)", () => {
  it.each([
    ["before the provider answers", hangs],
    ["before the first word", headersOnly],
  ])("%s: the upstream call ends within 2 s and the question is given back", async (_, answer) => {
    provider.answers(answer);
    const guest = app.visitor();
    const arrived = provider.nextCall();
    const question = await open(guest);
    const call = await arrived;
    await vi.waitFor(async () => expect(await remaining(guest)).toBe(1), 20_000);
    question.leave();
    await endsWithin(limit, call.closed);
    await vi.waitFor(async () => expect(await remaining(guest)).toBe(2), 20_000);
    expect(provider.calls).toHaveLength(1);
  });

  it("after some text: the upstream call ends within 2 s and the question stays counted", async () => {
    provider.answers(stopsAfter("Una visa es ", "un permiso. "));
    const giveBack = vi.spyOn(app.services.limits.demoAnswers, "giveBack");
    const ended = Promise.withResolvers<void>();
    const { engine } = app.services;
    app.services.engine = {
      name: engine.name,
      async *answer(...input) {
        try {
          yield* engine.answer(...input);
        } finally {
          ended.resolve();
        }
      },
    };
    try {
      const guest = app.visitor();
      const arrived = provider.nextCall();
      const question = await open(guest);
      const call = await arrived;
      await question.received("un permiso.");
      question.leave();
      await endsWithin(limit, call.closed);
      await ended.promise;
      expect(await remaining(guest)).toBe(1);
      expect(giveBack).not.toHaveBeenCalled();
    } finally {
      app.services.engine = engine;
      giveBack.mockRestore();
    }
  });

  it("after some text: her question and what was written are there when she comes back", async () => {
    provider.answers(stopsAfter("Una visa es ", "un permiso. "));
    const guest = app.visitor();
    const question = await open(guest);
    await question.received("un permiso.");
    question.leave();
    await vi.waitFor(
      async () =>
        expect(await turns(guest)).toMatchObject([
          {
            question: "¿Qué es una visa?",
            answer: "Una visa es un permiso. …",
            // Nothing that would make it look finished.
            brokeOff: true,
            sources: [],
            forms: [],
          },
        ]),
      20_000,
    );
  });

  it("after some text, and she erased the conversation since: nothing comes back", async () => {
    provider.answers(stopsAfter("Una visa es ", "un permiso. "));
    const guest = app.visitor();
    const saved = vi.spyOn(app.services.fastDb.$client, "query");
    try {
      const question = await open(guest);
      await question.received("un permiso.");
      app.advance(1);
      await guest.fetch("/api/assistant/context", { method: "DELETE" });
      saved.mockClear();
      question.leave();
      const writes = () =>
        saved.mock.calls.filter(([sent]) => String(sent).includes("insert into assistant_turns"));
      await vi.waitFor(() => expect(writes()).toHaveLength(1), 20_000);
      await Promise.all(saved.mock.results.map(({ value }) => value));
      expect(await turns(guest)).toEqual([]);
    } finally {
      saved.mockRestore();
    }
  });

  it.each([
    ["of a newcomer: the upstream call ends within 2 s", 1],
    ["of who asked before: no provider is called", 0],
  ])("before the answer began, %s, and the question is given back", async (_, calls) => {
    provider.answers(says("Un permiso."));
    const guest = app.visitor();
    if (calls === 0) await guest.ask("¿Qué es una visa?");
    const had = await remaining(guest);
    provider.answers(hangs);
    // The question waits for its place in the quota until the person has left.
    await whileQuotaIsHeld(app, async (waiting) => {
      const question = await open(guest);
      await waiting();
      question.leave();
      await question.noticed;
      await endsWithin(
        limit,
        Promise.all(provider.calls.map(({ closed }) => closed)).then(() => {}),
      );
    });
    await vi.waitFor(async () => expect(await remaining(guest)).toBe(had), 20_000);
    expect(provider.calls).toHaveLength(calls);
  });

  it("is one of many: all their upstream calls end and every question is given back", async () => {
    provider.answers(headersOnly);
    const guests = Array.from({ length: 20 }, () => app.visitor("198.51.100.8"));
    const questions = await Promise.all(guests.map((guest) => open(guest)));
    await vi.waitFor(() => expect(provider.calls).toHaveLength(20), 20_000);
    for (const question of questions) question.leave();
    await endsWithin(
      limit,
      Promise.all(provider.calls.map(({ closed }) => closed)).then(() => {}),
    );
    await vi.waitFor(async () => {
      expect(await Promise.all(guests.map(remaining))).toEqual(guests.map(() => 2));
    }, 20_000);
  });
});
