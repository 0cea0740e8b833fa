import { Writable } from "node:stream";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { logOptions } from "#server/log.ts";
import { says, startFakeProvider } from "#server/testing/fake-provider.ts";
import { openAiAt, providerKey } from "#server/testing/provider-mock.ts";
import { parseEvents, startTestApp } from "#server/testing/test-app.ts";

function logged(write: (log: pino.Logger) => void): string {
  let lines = "";
  const sink = new Writable({
    write(part, _encoding, done) {
      lines += part;
      done();
    },
  });
  write(pino(logOptions({ LOG_LEVEL: "debug" }), sink));
  return lines;
}

describe("a log line", () => {
  it.each([
    "authorization",
    "cookie",
    "password",
    "token",
    "pass",
    "ticket",
    "apiKey",
    "question",
    "answer",
    "text",
  ])("never holds a field named %s, at any of three levels", (field) => {
    const lines = logged((log) => {
      log.info({ [field]: "canary", a: { [field]: "canary", b: { [field]: "canary" } } }, "x");
      log.child({ [field]: "canary" }).info("x");
    });
    expect(lines).not.toContain("canary");
    expect(lines).toContain("[hidden]");
  });

  it("masks identifiers in an error, its cause and its stack", () => {
    const cause = new Error("duplicate key (phone)=(512-555-0123)");
    const error = new Error("user A212345678 with ana@example.com and 123-45-6789", { cause });
    const lines = logged((log) => log.error({ err: error }, "x"));
    expect(lines).not.toMatch(/212345678|ana@example|6789|555-0123/);
    expect(lines).toContain("[A-NUMERO-1]");
    expect(logged((log) => log.error({ err: "A212345678" }, "x"))).not.toContain("212345678");
  });
});

describe("the log of a visit (H2)", () => {
  it("holds method, path, status and request id, and nothing that was asked, answered or shown as a pass", async () => {
    const provider = await startFakeProvider();
    const app = await startTestApp({
      ...openAiAt(provider.url),
      ELEVENLABS_API_KEY: "xi-key",
      ELEVENLABS_BASE_URL: provider.url,
      LOG_LEVEL: "debug",
    });
    provider.answers(
      says("Respuesta-canario sobre tu caso."),
      ({ response }) => void response.writeHead(500).end("fallo-canario"),
    );
    const guest = app.visitor("203.0.113.199");
    const [pass, voice] = [await guest.pass(), await guest.pass("ELEVENLABS_API_KEY")];
    const headers = {
      authorization: `Bearer ${pass}`,
      "user-agent": "agente-canario",
      referer: "https://x/ref-canario",
    };
    const question = "Pregunta-canario: ¿cómo renuevo mi mica A212345678?";
    const answer = await guest.json("/api/assistant/answers?q=consulta-canario", { question }, { headers });
    const ticket = parseEvents(await answer.text()).find((event) => event.type === "speech")?.ticket ?? "";
    const voiceHeaders = { authorization: `Bearer ${voice}` };
    expect((await guest.fetch(`/api/voice/speech/${ticket}`, { headers: voiceHeaders })).status).toBe(502);
    await guest.json("/api/functions/text-to-speech", { text: "texto-canario" }, { headers: voiceHeaders });
    await guest.json("/api/assistant/answers", "cuerpo-canario{", { headers });
    await guest.fetch("/api/assistant/answers", {
      method: "POST",
      body: "¿roto-canario?",
      headers: { "content-type": "application/json" },
    });
    await guest.fetch("/api/nada?token=busca-canario");
    // The guide answers through the same log.
    const other = await startTestApp();
    await other.visitor().ask("Otra pregunta-canario sobre la mica");

    const lines = [...app.logLines, ...other.logLines];
    const log = lines.join("");
    expect(log).toContain('"method":"POST","path":"/api/assistant/answers","status":200');
    expect(log).toContain('"path":"/api/voice/speech/*"');
    for (const line of lines) expect(JSON.parse(line).requestId ?? JSON.parse(line).attempt).toBeDefined();
    for (const hidden of [
      ...["canario", "212345678", "203.0.113", pass, voice, ticket, providerKey, "xi-key"],
      guest.cookie.split("=")[1] ?? "?",
    ]) {
      expect(log.toLowerCase()).not.toContain(hidden.toLowerCase());
    }
  });
});
