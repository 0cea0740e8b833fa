import { describe, expect, it, vi } from "vitest";
import { CodedError } from "#server/errors.ts";
import { fails, says, startFakeProvider } from "#server/testing/fake-provider.ts";
import { openAiAt } from "#server/testing/provider-mock.ts";
import { startTestApp, type TestApp, type Visitor } from "#server/testing/test-app.ts";

const question = "¿Qué es el TPS?";
let lastAddress = 0;
/** An address nobody else in this file has. */
const newAddress = () => {
  lastAddress += 1;
  return `203.0.113.${lastAddress}`;
};

/** Asks many times at once with one pass; how many were answered, and the codes of the refusals. */
async function askAtOnce(guest: Visitor, times: number) {
  const headers = { authorization: `Bearer ${await guest.pass()}` };
  const bodies = await Promise.all(
    Array.from({ length: times }, async () =>
      (await guest.json("/api/assistant/answers", { question }, { headers })).text(),
    ),
  );
  return {
    answered: bodies.filter((body) => body.includes('"type":"done"')).length,
    limited: bodies.filter((body) => body.includes('"DEMO_LIMIT_REACHED"')).length,
    tooMany: bodies.filter((body) => body.includes('"TOO_MANY_REQUESTS"')).length,
  };
}

async function remaining(guest: Visitor): Promise<unknown> {
  return ((await (await guest.fetch("/api/assistant/status")).json()) as { remaining: unknown }).remaining;
}

/** The same guest, seen by another copy of the server. */
function at(app: TestApp, guest: Visitor, address: string): Visitor {
  const same = app.visitor(address);
  same.cookie = guest.cookie;
  return same;
}

describe("a guest's two questions (D1)", async () => {
  const app = await startTestApp();

  it("are two, even for 50 requests at once", async () => {
    const guest = app.visitor(newAddress());
    expect(await askAtOnce(guest, 50)).toEqual({ answered: 2, limited: 48, tooMany: 0 });
    expect(await remaining(guest)).toBe(0);
  });

  it("are counted down in the answer and in the status, then refused with the text", async () => {
    const guest = app.visitor(newAddress());
    expect(await remaining(guest)).toBe(2);
    expect((await guest.ask(question)).events.at(-1)).toMatchObject({ type: "done", remaining: 1 });
    expect((await guest.ask(question)).events.at(-1)).toMatchObject({ type: "done", remaining: 0 });
    const third = await guest.ask(question);
    expect(third.status).toBe(429);
    expect(JSON.parse(third.body)).toMatchObject({
      code: "DEMO_LIMIT_REACHED",
      message: "Ya usaste tus preguntas de prueba. Crea tu cuenta gratis para seguir preguntando.",
    });
  });

  it("do not come back with the conversation cleared", async () => {
    const guest = app.visitor(newAddress());
    await askAtOnce(guest, 2);
    await guest.fetch("/api/assistant/context", { method: "DELETE" });
    expect(await askAtOnce(guest, 3)).toEqual({ answered: 0, limited: 3, tooMany: 0 });
  });

  it("are not needed by a person in danger, who is answered also after them", async () => {
    const guest = app.visitor(newAddress());
    await askAtOnce(guest, 2);
    const { status, events } = await guest.ask("Mi esposo me pega y tengo miedo de que me mate");
    expect(status).toBe(200);
    expect(events.at(-1)).toMatchObject({ type: "done", remaining: 0 });
    expect(JSON.stringify(events)).toContain("800-799-7233");
  });

  it("are not needed with officers at the door, nor spent by it", async () => {
    const guest = app.visitor(newAddress());
    const first = await guest.ask("ICE está en mi puerta ahora");
    expect(first.events.at(-1)).toMatchObject({ type: "done", remaining: 2 });
    await askAtOnce(guest, 2);
    const { status, events } = await guest.ask("la migra está afuera de mi casa tocando");
    expect(status).toBe(200);
    expect(JSON.stringify(events)).toContain("no abras");
    expect((await guest.ask("¿qué hago si ICE llega a mi puerta?")).status).toBe(429);
  });

  it.each([
    "Hola, buenas tardes",
    "hola me puede ayudar",
    "Muchas gracias",
    "Hello, good morning",
    "¿Ustedes le avisan a la migra?",
  ])("are not spent by %s", async (courtesy) => {
    const guest = app.visitor(newAddress());
    const { events } = await guest.ask(courtesy);
    expect(events[0]).toMatchObject({ type: "start", remaining: 2 });
    expect(events.at(-1)).toMatchObject({ type: "done", remaining: 2 });
    expect(await remaining(guest)).toBe(2);
    expect(await askAtOnce(guest, 3)).toMatchObject({ answered: 2 });
    expect((await guest.ask(courtesy)).status).toBe(429);
  });

  it("are spent by greetings in masses from one address", async () => {
    const { courtesies } = app.services.limits;
    const spy = vi.spyOn(courtesies, "take").mockRejectedValue(new CodedError("TOO_MANY_REQUESTS"));
    const guest = app.visitor(newAddress());
    try {
      expect((await guest.ask("hola")).events.at(-1)).toMatchObject({ type: "done", remaining: 1 });
    } finally {
      spy.mockRestore();
    }
    expect(await remaining(guest)).toBe(1);
  });

  it("leave a ceiling for a flood of such questions from one address", async () => {
    const { crisisAnswers } = app.services.limits;
    const address = newAddress();
    const guest = app.visitor(address);
    const taken: string[] = [];
    const spy = vi.spyOn(crisisAnswers, "take").mockImplementation(async (key) => {
      taken.push(key);
      throw new CodedError("TOO_MANY_REQUESTS");
    });
    try {
      expect((await guest.ask("mi esposo me pega")).status).toBe(429);
      expect((await guest.ask(question)).status).toBe(200);
      expect(taken).toHaveLength(1);
    } finally {
      spy.mockRestore();
    }
    expect((await guest.ask("mi esposo me pega")).status).toBe(200);
  });

  it("are not spared by words of danger inside a hidden value", async () => {
    const guest = app.visitor(newAddress());
    await askAtOnce(guest, 2);
    const { status } = await guest.ask("me.quiero.matar@example.com ¿Cómo renuevo mi mica?");
    expect(status).toBe(429);
  });

  it("are hers alone", async () => {
    const address = newAddress();
    await askAtOnce(app.visitor(address), 3);
    expect(await askAtOnce(app.visitor(address), 3)).toMatchObject({ answered: 2 });
  });

  it("survive a restart and hold across two copies on one database (I1)", async () => {
    const first = await startTestApp();
    const address = newAddress();
    const guest = first.visitor(address);
    expect(await askAtOnce(guest, 1)).toMatchObject({ answered: 1 });
    const second = await startTestApp({}, { databaseUrl: first.databaseUrl });
    const elsewhere = at(second, guest, address);
    expect(await remaining(elsewhere)).toBe(1);
    const both = await Promise.all([askAtOnce(guest, 10), askAtOnce(elsewhere, 10)]);
    expect(both[0].answered + both[1].answered).toBe(1);

    await first.close();
    await second.close();
    const restarted = await startTestApp({}, { databaseUrl: first.databaseUrl });
    expect(await askAtOnce(at(restarted, guest, address), 3)).toMatchObject({ answered: 0, limited: 3 });
  });
});

describe("the daily budget of an address", async () => {
  const daily = 3;
  const app = await startTestApp({ DEMO_ADDRESS_DAILY: String(daily) });

  it("is shared by all guests who come from it, and by nobody else", async () => {
    const address = newAddress();
    expect(await askAtOnce(app.visitor(address), 2)).toMatchObject({ answered: 2 });
    const second = app.visitor(address);
    expect(await askAtOnce(second, 2)).toEqual({ answered: 1, limited: 0, tooMany: 1 });
    // The refused one was not taken from her two.
    expect(await remaining(second)).toBe(1);
    expect(await askAtOnce(app.visitor(newAddress()), 2)).toMatchObject({ answered: 2 });
  });

  it("holds for new guests at once (cleared cookies)", async () => {
    const address = newAddress();
    const results = await Promise.all(Array.from({ length: 10 }, () => askAtOnce(app.visitor(address), 2)));
    expect(results.reduce((sum, { answered }) => sum + answered, 0)).toBe(daily);
  });

  it("is not moved by a header the client writes itself", async () => {
    const address = newAddress();
    const answered = await Promise.all(
      Array.from({ length: 6 }, (_, index) => askAtOnce(app.visitor(`10.9.8.${index}, ${address}`), 1)),
    );
    expect(answered.reduce((sum, result) => sum + result.answered, 0)).toBe(daily);
  });

  it("counts a whole IPv6 /64 as one", async () => {
    const answered = await Promise.all(
      Array.from({ length: 6 }, (_, index) => askAtOnce(app.visitor(`2001:db8:5:6::${index}`), 1)),
    );
    expect(answered.reduce((sum, result) => sum + result.answered, 0)).toBe(daily);
  });

  it("is not used up by requests over a guest's own limit, nor by refused ones", async () => {
    const address = newAddress();
    expect(await askAtOnce(app.visitor(address), 20)).toMatchObject({ answered: 2, limited: 18 });
    expect(await askAtOnce(app.visitor(address), 1)).toMatchObject({ answered: 1 });
  });

  it("survives a restart and holds across two copies on one database (I1)", async () => {
    const address = newAddress();
    await askAtOnce(app.visitor(address), 2);
    const settings = { DEMO_ADDRESS_DAILY: String(daily) };
    const copy = await startTestApp(settings, { databaseUrl: app.databaseUrl });
    expect(await askAtOnce(copy.visitor(address), 2)).toMatchObject({ answered: 1, tooMany: 1 });
    await copy.close();
    const restarted = await startTestApp(settings, { databaseUrl: app.databaseUrl });
    expect(await askAtOnce(restarted.visitor(address), 1)).toMatchObject({ answered: 0, tooMany: 1 });
  });
});

describe("an answer that failed", async () => {
  const provider = await startFakeProvider();
  const app = await startTestApp({ ...openAiAt(provider.url), DEMO_ADDRESS_DAILY: "2" });
  const credential = fails(401, {
    error: { message: "x", type: "invalid_request_error", code: "invalid_api_key" },
  });

  it("is given back to the guest and to the address", async () => {
    provider.answers(credential);
    const address = newAddress();
    const guest = app.visitor(address);
    expect(await askAtOnce(guest, 2)).toMatchObject({ answered: 0 });
    expect(await remaining(guest)).toBe(2);
    provider.answers(says("Bien."));
    expect(await askAtOnce(guest, 2)).toMatchObject({ answered: 2 });
  });

  it("is given back though others were refused meanwhile", async () => {
    const address = newAddress();
    const waiting = Promise.withResolvers<void>();
    provider.answers(async (call) => {
      await waiting.promise;
      await credential(call);
    });
    const failing = Promise.all([1, 2].map(() => askAtOnce(app.visitor(address), 1)));
    await expect.poll(() => provider.calls.length).toBe(2);
    expect(await askAtOnce(app.visitor(address), 2)).toMatchObject({ tooMany: 2 });
    waiting.resolve();
    expect(await failing).toMatchObject([{ answered: 0 }, { answered: 0 }]);
    provider.answers(says("Bien."));
    expect(await askAtOnce(app.visitor(address), 2)).toMatchObject({ answered: 2 });
  });
});
