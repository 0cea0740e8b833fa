import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { answerQuestion } from "#server/assistant/answer-question.ts";
import { issuePass } from "#server/assistant/pass.ts";
import type { RequestContext } from "#server/http/context.ts";
import { dumpOf } from "#server/testing/database.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = await startTestApp();

/** A request whose answer the test takes event by event. */
function newRequest(): { ctx: RequestContext; leave: AbortController } {
  const { services } = app;
  const leave = new AbortController();
  const caller = { kind: "guest", id: randomUUID() } as const;
  const ctx: RequestContext = {
    services,
    requestId: "test",
    log: services.log,
    caller,
    user: null,
    userAgent: "",
    ensureCaller: () => caller,
    bearer: issuePass(services.keys.pass, "assistant", caller, services.now()),
    addressKey: caller.id,
    language: "es",
    promises: () => false,
    signal: leave.signal,
  };
  return { ctx, leave };
}

const input = { question: "¿Qué es el TPS?", language: "es" } as const;

/** What is left for the caller, as her next answer says. */
async function leftAfterAnother(ctx: RequestContext): Promise<unknown> {
  const signal = new AbortController().signal;
  const events = await answerQuestion({ ...ctx, signal }, input);
  const first = (await events.next()).value;
  await events.return(undefined);
  return first;
}

it("an answer whose first words were never taken is not counted", async () => {
  const { ctx, leave } = newRequest();
  const events = await answerQuestion(ctx, input);
  for (let event = await events.next(); event.value?.type !== "text"; ) event = await events.next();
  leave.abort();
  await events.return(undefined);
  expect(await leftAfterAnother(ctx)).toMatchObject({ type: "start", remaining: 1 });
});

it("one that was left after its first words is", async () => {
  const { ctx, leave } = newRequest();
  const events = await answerQuestion(ctx, input);
  for (let event = await events.next(); event.value?.type !== "text"; ) event = await events.next();
  await events.next();
  leave.abort();
  await events.return(undefined);
  expect(await leftAfterAnother(ctx)).toMatchObject({ type: "start", remaining: 0 });
});

it("the running conversation is given back to its owner alone", async () => {
  const guest = app.visitor();
  const turns = async (visitor: typeof guest) =>
    ((await (await visitor.fetch("/api/assistant/context")).json()) as { turns: object[] }).turns;
  expect(await turns(guest)).toEqual([]);
  const { events } = await guest.ask(input.question);
  expect(await turns(guest)).toMatchObject([
    { question: input.question, engine: "guide", clarifying: false, id: expect.any(String) },
  ]);
  expect(events.at(-1)).toMatchObject({ type: "done" });
  expect(await turns(app.visitor())).toEqual([]);
});

it("a danger that was told comes back with the numbers that stood above the answer, sealed until then", async () => {
  const guest = app.visitor();
  const { events } = await guest.ask("mi esposo me está pegando y tengo miedo");
  const [start, done] = [events[0], events.at(-1)] as { warning?: string; steps?: string[] }[];
  expect(start?.warning).toContain("800-799-7233");
  const { turns } = (await (await guest.fetch("/api/assistant/context")).json()) as { turns: object[] };
  expect(turns).toMatchObject([{ warning: start?.warning, steps: done?.steps }]);
  expect(await dumpOf(app, "assistant_turns")).not.toContain("800-799");
});

it("what was asked back comes with its replies, an answer with its forms; with no question left nothing is to be tapped", async () => {
  const guest = app.visitor();
  const done = async (question: string) => (await guest.ask(question)).events.at(-1) as { choices: object[] };
  const last = async () =>
    (
      (await (await guest.fetch("/api/assistant/context")).json()) as { turns: Record<string, unknown>[] }
    ).turns.at(-1);
  const { choices } = await done("quiero arreglar mis papeles");
  expect(choices).toHaveLength(3);
  expect(await last()).toMatchObject({ clarifying: true, choices });
  await done("¿cuánto cuesta renovar la mica?");
  expect(await last()).toMatchObject({
    choices: [],
    forms: expect.arrayContaining(["I-90"]),
    formNames: { "I-90": expect.any(String) },
    formPages: { "I-90": expect.stringContaining("uscis.gov") },
  });
});

it("what is erased while an answer is written does not come back with it", async () => {
  const guest = app.visitor();
  const { engine } = app.services;
  app.services.engine = {
    name: engine.name,
    async *answer(...asked) {
      app.advance(1);
      await guest.fetch("/api/assistant/context", { method: "DELETE" });
      yield* engine.answer(...asked);
    },
  };
  try {
    const { events } = await guest.ask(input.question);
    expect(events.at(-1)).toMatchObject({ type: "done" });
  } finally {
    app.services.engine = engine;
  }
  expect(await (await guest.fetch("/api/assistant/context")).json()).toEqual({ turns: [] });
  app.advance(1);
  await guest.ask(input.question);
  expect(await (await guest.fetch("/api/assistant/context")).json()).toMatchObject({
    turns: [{ question: input.question }],
  });
});

it("the status says whether there is a conversation to erase", async () => {
  const guest = app.visitor();
  const stored = async () =>
    ((await (await guest.fetch("/api/assistant/status")).json()) as { hasConversation: boolean })
      .hasConversation;
  expect(await stored()).toBe(false);
  await guest.ask(input.question);
  expect(await stored()).toBe(true);
  await guest.fetch("/api/assistant/context", { method: "DELETE" });
  expect(await stored()).toBe(false);
});
