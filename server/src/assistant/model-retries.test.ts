import { describe, expect, it } from "vitest";
import {
  fails,
  hangs,
  headersOnly,
  says,
  startFakeProvider,
  stopsAfter,
} from "#server/testing/fake-provider.ts";
import { openAiAt } from "#server/testing/provider-mock.ts";
import { startTestApp, textOf, type Visitor } from "#server/testing/test-app.ts";

const provider = await startFakeProvider();
const rateLimitWait = 60;
const settings = {
  ...openAiAt(provider.url),
  CHAT_RATE_LIMIT_WAIT: String(rateLimitWait),
  CHAT_FIRST_TOKEN_TIMEOUT: "500",
};
const app = await startTestApp(settings);

const slowDown = fails(429, {
  error: { message: "slow down", type: "requests", code: "rate_limit_exceeded" },
});
const outage = fails(500, { error: { message: "boom at 10.0.0.7", type: "server_error" } });
const failed = "Hubo un error al procesar tu pregunta. Por favor, inténtalo de nuevo.";

async function remaining(guest: Visitor): Promise<unknown> {
  const response = await guest.fetch("/api/assistant/status");
  return ((await response.json()) as { remaining: unknown }).remaining;
}

describe("D6: up to three attempts (spec part 1, section 8)", () => {
  it("waits after a 429 and then succeeds", async () => {
    const arrivals: number[] = [];
    provider.answers(
      async (call) => {
        arrivals.push(performance.now());
        await slowDown(call);
      },
      async (call) => {
        arrivals.push(performance.now());
        await says("Ya ", "pude.")(call);
      },
    );
    const guest = app.visitor();
    const { events } = await guest.ask("¿Qué es una visa?");
    expect(textOf(events)).toBe("Ya pude.");
    expect(events.at(-1)?.type).toBe("done");
    expect(provider.calls).toHaveLength(2);
    // A timer may fire a millisecond early by this clock.
    expect((arrivals[1] ?? 0) - (arrivals[0] ?? 0)).toBeGreaterThanOrEqual(rateLimitWait - 2);
    expect(await remaining(guest)).toBe(1);
  });

  it("tries again after empty answers", async () => {
    provider.answers(says(), says("", "  "), says("A la tercera."));
    const { events } = await app.visitor().ask("¿Qué es una visa?");
    expect(textOf(events)).toBe("A la tercera.");
    expect(provider.calls).toHaveLength(3);
  });

  it("tries again after an outage", async () => {
    provider.answers(outage, says("De vuelta."));
    const { events } = await app.visitor().ask("¿Qué es una visa?");
    expect(textOf(events)).toBe("De vuelta.");
    expect(provider.calls).toHaveLength(2);
  });

  it("names the request in the log line of each failed attempt", async () => {
    provider.answers(outage, says("Bien."));
    const before = app.logLines.length;
    await app.visitor().ask("¿Qué es una visa?");
    const lines = app.logLines.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.find(({ msg }) => msg === "chat attempt failed")).toMatchObject({
      attempt: 1,
      requestId: expect.stringMatching(/^[\w-]{10,}$/),
    });
  });

  it("says in the log what the provider refused with, in its codes and none of its sentences", async () => {
    const body = {
      error: { message: "no model for ¿Qué es una visa?", type: "invalid", code: "model_not_found" },
    };
    provider.answers(fails(404, body, { "x-request-id": "req-1" }));
    const before = app.logLines.length;
    await app.visitor().ask("¿Qué es una visa?");
    const lines = app.logLines.slice(before);
    const line = lines.find((one) => one.includes("chat attempt failed")) ?? "";
    expect(JSON.parse(line)).toMatchObject({
      ...{ failure: "rejected", status: 404, code: "model_not_found", providerRequest: "req-1" },
    });
    expect(line).not.toContain("no model for");
  });

  it("sends the same question each time", async () => {
    provider.answers(outage, slowDown, says("Bien."));
    await app.visitor().ask("¿Qué es una visa?");
    const [first, ...others] = provider.calls.map((call) => call.json());
    expect(others).toEqual([first, first]);
  });

  it.each([
    ["429", slowDown, "Se ha excedido el límite de solicitudes. Por favor, intenta más tarde.", 3],
    ["empty", says(), failed, 3],
    ["500", outage, failed, 3],
    [
      "a refusal of the request",
      fails(404, { error: { message: "no model", type: "x", code: "model_not_found" } }),
      failed,
      1,
    ],
  ])(
    "%s every time: the mapped text, nothing from the provider, and the question given back",
    async (_, answer, message, count) => {
      provider.answers(answer);
      const guest = app.visitor();
      const { status, events, body } = await guest.ask("¿Qué es una visa?");
      expect(status).toBe(200);
      expect(events.map(({ type }) => type)).toEqual(["start", "error"]);
      expect(events.at(-1)).toMatchObject({ message });
      expect(body).not.toMatch(/boom|10\.0\.0\.7|slow down|no model/);
      expect(provider.calls).toHaveLength(count);
      expect(await remaining(guest)).toBe(2);
    },
  );
});

describe("D6: a provider that hangs", () => {
  it.each([
    ["before anything", hangs],
    ["after the headers", headersOnly],
  ])("%s is left after CHAT_FIRST_TOKEN_TIMEOUT, without another attempt", async (_, answer) => {
    provider.answers(answer);
    const guest = app.visitor();
    const { events } = await guest.ask("¿Qué es una visa?");
    expect(events.at(-1)).toMatchObject({ type: "error", code: "MODEL_FAILED", message: failed });
    expect(provider.calls).toHaveLength(1);
    await provider.calls[0]?.closed;
    expect(await remaining(guest)).toBe(2);
  });

  it("is left after CHAT_TOTAL_TIMEOUT when it stops in the middle", async () => {
    const impatient = await startTestApp({ ...settings, CHAT_TOTAL_TIMEOUT: "1000" });
    provider.answers(stopsAfter("Una visa es un permiso. "));
    const guest = impatient.visitor();
    const { events } = await guest.ask("¿Qué es una visa?");
    expect(textOf(events)).toContain("Una visa es un permiso.");
    expect(events.at(-1)).toMatchObject({ type: "error", code: "MODEL_FAILED" });
    expect(provider.calls).toHaveLength(1);
    expect(await remaining(guest)).toBe(2);
  });
});
