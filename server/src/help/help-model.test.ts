import { helpAnswer } from "@faro/contract/help/schemas.ts";
import { describe, expect, it } from "vitest";
import { readGuest } from "#server/http/caller.ts";
import { fails, hangs, says, startFakeProvider } from "#server/testing/fake-provider.ts";
import { openAiAt, providerKey } from "#server/testing/provider-mock.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const provider = await startFakeProvider();
const rateLimitWait = 60;
const app = await startTestApp({
  ...openAiAt(provider.url),
  HELP_RATE_LIMIT_WAIT: String(rateLimitWait),
  CHAT_FIRST_TOKEN_TIMEOUT: "500",
});

const slowDown = fails(429, { error: { message: "slow", type: "requests", code: "rate_limit_exceeded" } });
const failed = "No pudimos procesar tu pregunta. Por favor intenta nuevamente.";
let visitors = 0;
function newVisitor() {
  visitors += 1;
  return app.visitor(`203.0.113.${visitors}`);
}

async function ask(visitor: ReturnType<typeof newVisitor>, question: string) {
  const response = await visitor.json("/api/help/answers", { question, language: "es" });
  return { status: response.status, body: (await response.json()) as { message?: string; answer?: string } };
}

interface Sent {
  model: string;
  temperature: number;
  max_tokens: number;
  messages: { role: string; content: string }[];
}

describe("the website assistant with a key", () => {
  it("asks gpt-4o-mini with the specified settings, on the help texts, with the history of the server", async () => {
    provider.answers(
      says("Toca el botón ", "verde. Pruébalo en el chat."),
      says("Sí, también escrito. Pruébalo."),
    );
    const guest = newVisitor();
    expect(helpAnswer.parse((await ask(guest, "¿Cómo uso el micrófono?")).body)).toMatchObject({
      kind: "help",
      engine: "model",
      answer: "Toca el botón verde. Pruébalo en el chat.",
    });
    await ask(guest, "¿y también puedo escribir?");
    const sent = provider.calls.map((call) => call.json() as unknown as Sent);
    expect(sent[0]).toMatchObject({ model: "gpt-4o-mini", temperature: 0.7, max_tokens: 500 });
    expect(sent[0]?.messages.map(({ role }) => role)).toEqual(["system", "user"]);
    expect(sent[0]?.messages[0]?.content).toMatch(/dos o tres frases[\s\S]*botón verde/);
    expect(sent[1]?.messages.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
    expect(sent[1]?.messages[1]?.content).toBe("¿Cómo uso el micrófono?");
  });

  it("hides identifiers from the model and shows the person her own", async () => {
    provider.answers(says("Cambia [TELEFONO-1] en Configuración. Prueba el chat."));
    const { body } = await ask(newVisitor(), "cambiar mi celular 213-555-0142 en mi perfil");
    expect(provider.calls[0]?.body).not.toContain("555-0142");
    expect(body.answer).toContain("213-555-0142");
    expect(app.logLines.join("\n")).not.toMatch(/555-0142|perfil/);
  });

  it("sends immigration questions on without asking the model", async () => {
    provider.answers(says("no"));
    const { body } = await ask(newVisitor(), "¿Qué es el TPS?");
    expect(body).toMatchObject({ kind: "legal", engine: "index" });
    expect(provider.calls).toHaveLength(0);
  });

  it.each([
    ["un notario me robó mi dinero", /reportefraude\.ftc\.gov/],
    ["me está arrestando la migra", /888-351-4024/],
    ["mi esposo ve mi teléfono", /800-799-7233/],
  ])("leaves nobody in danger or cheated to the model: %s", async (question, words) => {
    provider.answers(says("Prueba el chat."));
    const { body } = await ask(newVisitor(), question);
    expect(body).toMatchObject({ engine: "index" });
    expect(body.answer).toMatch(words);
    expect(provider.calls).toHaveLength(0);
  });

  it("waits after a 429 and then succeeds", async () => {
    const arrivals: number[] = [];
    provider.answers(
      async (call) => {
        arrivals.push(performance.now());
        await slowDown(call);
      },
      async (call) => {
        arrivals.push(performance.now());
        await says("Ya pude. Prueba el chat.")(call);
      },
    );
    expect((await ask(newVisitor(), "¿es gratis?")).body.answer).toBe("Ya pude. Prueba el chat.");
    expect((arrivals[1] ?? 0) - (arrivals[0] ?? 0)).toBeGreaterThanOrEqual(rateLimitWait - 2);
  });

  it("tries again after empty answers", async () => {
    provider.answers(says(), says("", "  "), says("A la tercera. Prueba el chat."));
    expect((await ask(newVisitor(), "¿es gratis?")).body.answer).toBe("A la tercera. Prueba el chat.");
    expect(provider.calls).toHaveLength(3);
  });

  it.each([
    ["429 every time", slowDown, 3],
    ["empty every time", says(), 3],
    ["an outage", fails(500, { error: { message: "boom at 10.0.0.7", type: "server_error" } }), 1],
    ["a refused key", fails(401, { error: { message: "bad", code: "invalid_api_key" } }), 1],
    ["no money left", fails(429, { error: { message: "quota", code: "insufficient_quota" } }), 1],
    ["a hang", hangs, 1],
  ])("%s: the specified text, nothing of the provider, the budget given back", async (_, answer, calls) => {
    provider.answers(answer);
    const guest = newVisitor();
    const response = await guest.json("/api/help/answers", { question: "¿es gratis?" });
    const text = await response.text();
    expect(response.status).toBe(502);
    expect(JSON.parse(text)).toMatchObject({ code: "HELP_FAILED", message: failed });
    expect(text + app.logLines.join("")).not.toContain(providerKey);
    expect(text).not.toMatch(/boom|10\.0\.0\.7|quota|slow/);
    expect(provider.calls).toHaveLength(calls);
    const { rows } = await app.services.fastDb.$client.query(
      "select points from rate_limits where key = $1",
      [`help:${readGuest(guest.cookie, app.services.keys)?.id}`],
    );
    expect(rows).toEqual([{ points: 0 }]);
    // And it works again at once when the provider does.
    provider.answers(says("Bien. Prueba el chat."));
    expect((await ask(guest, "¿es gratis?")).body.answer).toBe("Bien. Prueba el chat.");
  });

  it("forgets after half an hour", async () => {
    provider.answers(says("Bien. Prueba el chat."));
    const guest = newVisitor();
    await ask(guest, "¿es gratis?");
    app.advance(31 * 60 * 1000);
    await ask(guest, "¿y cómo pago?");
    const last = provider.calls.at(-1)?.json() as unknown as Sent;
    expect(last.messages.map(({ role }) => role)).toEqual(["system", "user"]);
    const { rows } = await app.services.fastDb.$client.query("select count(*)::int as rows from help_turns");
    expect(rows[0].rows).toBe(0);
  });

  it("never recites its instructions", async () => {
    provider.answers((call) => {
      const { messages } = call.json() as unknown as Sent;
      return says(messages[0]?.content ?? "")(call);
    });
    expect((await ask(newVisitor(), "¿es gratis?")).body).toMatchObject({ engine: "index", kind: "help" });
  });

  it("answers from the help texts once the day's budget for models is used up", async () => {
    provider.answers(says("Bien. Prueba el chat."));
    const mine = await startTestApp({ ...openAiAt(provider.url), MODEL_ANSWERS_DAILY: "1" });
    expect((await ask(mine.visitor(), "¿es gratis?")).body).toMatchObject({ engine: "model" });
    expect((await ask(mine.visitor(), "¿es gratis?")).body).toMatchObject({ kind: "help", engine: "index" });
    expect(provider.calls).toHaveLength(1);
  });

  it("answers from the help texts while the provider keeps failing", async () => {
    provider.answers(fails(500, { error: { message: "boom", type: "server_error" } }));
    for (let time = 0; time < 5; time += 1) expect((await ask(newVisitor(), "¿es gratis?")).status).toBe(502);
    const { body } = await ask(newVisitor(), "¿es gratis?");
    expect(body).toMatchObject({ kind: "help", engine: "index" });
    expect(provider.calls).toHaveLength(5);
  });
});
