import { describe, expect, it, vi } from "vitest";
import { hangs, says, startFakeProvider } from "#server/testing/fake-provider.ts";
import { whileQuotaIsHeld } from "#server/testing/hold-quota.ts";
import { openAiAt } from "#server/testing/provider-mock.ts";
import { startTestApp, textOf } from "#server/testing/test-app.ts";

const provider = await startFakeProvider();
const question = "¿Qué es una visa?";

describe("a newcomer's first question", async () => {
  const app = await startTestApp(openAiAt(provider.url));

  it("is with the provider while it is taken from the quota, and nothing is told before it was", async () => {
    provider.answers(says("Una visa es un permiso."));
    const guest = app.visitor();
    const answered = vi.fn();
    let asking = Promise.resolve<Awaited<ReturnType<typeof guest.ask>> | null>(null);
    await whileQuotaIsHeld(app, async (waiting) => {
      const arrived = provider.nextCall();
      asking = guest.ask(question).finally(answered);
      await (await arrived).closed;
      await waiting();
      expect(answered).not.toHaveBeenCalled();
    });
    const { events = [] } = (await asking) ?? {};
    expect(textOf(events)).toContain("Una visa es un permiso.");
    expect(events.at(-1)).toMatchObject({ type: "done", remaining: 1 });
    expect(provider.calls).toHaveLength(1);
  });

  it("is her only one of that kind: the next waits for the quota", async () => {
    provider.answers(says("Una visa es un permiso."));
    const guest = app.visitor();
    await guest.ask(question);
    provider.answers(says("Cuesta."));
    let asking = Promise.resolve<unknown>(null);
    await whileQuotaIsHeld(app, async (waiting) => {
      asking = guest.ask("¿Y cuánto cuesta?");
      await waiting();
      expect(provider.calls).toHaveLength(0);
    });
    await asking;
    expect(provider.calls).toHaveLength(1);
  });

  it("calls nobody when it is the guide's: a cry for help, a request for harm, a greeting", async () => {
    provider.answers(says("Nunca."));
    for (const said of ["Mi esposo me pega", "¿Dónde compro una mica chueca?", "Hola, buenos días"]) {
      expect((await app.visitor().ask(said)).events[0]).toMatchObject({ type: "start", engine: "guide" });
    }
    expect(provider.calls).toHaveLength(0);
  });
});

describe("a newcomer whose address has no question left", async () => {
  const app = await startTestApp({
    ...openAiAt(provider.url),
    DEMO_ADDRESS_DAILY: "1",
    MODEL_ANSWERS_DAILY: "2",
  });

  it("is refused, her call ends at once and counts in the model's day, and the next of that address causes none", async () => {
    provider.answers(says("Una visa es un permiso."));
    expect((await app.visitor("203.0.113.1").ask(question)).status).toBe(200);
    provider.answers(hangs);
    const arrived = provider.nextCall();
    const refused = await app.visitor("203.0.113.1").ask(question);
    expect(JSON.parse(refused.body)).toMatchObject({ code: "TOO_MANY_REQUESTS" });
    await (await arrived).closed;
    expect((await app.visitor("203.0.113.1").ask(question)).status).toBe(429);
    const { events } = await app.visitor("203.0.113.2").ask(question);
    expect(events[0]).toMatchObject({ type: "start", engine: "guide", standIn: true, remaining: 1 });
    expect(provider.calls).toHaveLength(1);
  });
});
