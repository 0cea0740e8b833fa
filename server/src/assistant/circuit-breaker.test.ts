import { describe, expect, it } from "vitest";
import { createCircuitBreaker } from "#server/assistant/circuit-breaker.ts";
import { fails, says, startFakeProvider } from "#server/testing/fake-provider.ts";
import { openAiAt } from "#server/testing/provider-mock.ts";
import { startTestApp, textOf } from "#server/testing/test-app.ts";

describe("the circuit breaker", () => {
  it("opens after five failures in a row, lets one call through after the pause, and closes when it succeeds", () => {
    const breaker = createCircuitBreaker();
    for (let count = 0; count < 4; count += 1) breaker.failed(0);
    expect(breaker.allows(0)).toBe(true);
    breaker.failed(0);
    expect(breaker.allows(29_999)).toBe(false);
    expect(breaker.allows(30_000)).toBe(true);
    expect(breaker.allows(30_001)).toBe(false);
    breaker.succeeded();
    expect(breaker.allows(30_002)).toBe(true);
  });

  it("stays open when the one call fails too", () => {
    const breaker = createCircuitBreaker(2, 1000);
    breaker.failed(0);
    breaker.failed(0);
    expect(breaker.allows(1000)).toBe(true);
    breaker.failed(1500);
    expect(breaker.allows(2400)).toBe(false);
    expect(breaker.allows(2500)).toBe(true);
  });

  it("lets the next one try when whoever asked has left, and says when it opens", () => {
    const breaker = createCircuitBreaker(2, 1000);
    expect([breaker.failed(0), breaker.failed(0)]).toEqual([false, true]);
    expect(breaker.allows(1000)).toBe(true);
    breaker.left(1100);
    expect(breaker.allows(1101)).toBe(true);
    expect(breaker.allows(1102)).toBe(false);
    // While nothing is wrong it changes nothing.
    const calm = createCircuitBreaker(2, 1000);
    calm.left(0);
    expect(calm.allows(0)).toBe(true);
  });

  it("forgets failures that a success interrupts", () => {
    const breaker = createCircuitBreaker(2, 1000);
    breaker.failed(0);
    breaker.succeeded();
    breaker.failed(0);
    expect(breaker.allows(0)).toBe(true);
  });
});

describe("a provider that is down for minutes (D6, I6)", () => {
  it("is left alone, people get the clear text at once, and it recovers by itself", async () => {
    const provider = await startFakeProvider();
    const app = await startTestApp(openAiAt(provider.url));
    provider.answers(fails(503, {}));
    for (let count = 0; count < 5; count += 1) await app.visitor().ask("¿Qué es una visa?");
    expect(provider.calls).toHaveLength(15);

    provider.answers(says("De vuelta."));
    const guest = app.visitor();
    const refused = await guest.ask("¿Qué es una visa?");
    expect(refused.events[0]).toMatchObject({ type: "start", engine: "model" });
    expect(refused.events.at(-1)).toMatchObject({
      type: "error",
      message: "Hubo un error al procesar tu pregunta. Por favor, inténtalo de nuevo.",
    });
    expect(provider.calls).toHaveLength(0);
    expect(await (await guest.fetch("/api/assistant/status")).json()).toMatchObject({ remaining: 2 });
    expect((await guest.fetch("/api/health")).status).toBe(200);

    app.advance(30_000);
    expect(textOf((await guest.ask("¿Qué es una visa?")).events)).toBe("De vuelta.");
    expect(textOf((await guest.ask("¿Y otra?")).events)).toBe("De vuelta.");
    expect(provider.calls).toHaveLength(2);
  });
});
