import { describe, expect, it } from "vitest";
import { type Answer, fails, hangs, startFakeProvider } from "#server/testing/fake-provider.ts";
import { startProviderMock } from "#server/testing/provider-mock.ts";
import { startTestApp, textOf, type Visitor } from "#server/testing/test-app.ts";

const provider = await startFakeProvider();
const chat = await startProviderMock();
const settings = {
  OPENAI_API_KEY: "sk-speech-key",
  OPENAI_BASE_URL: `${provider.url}/v1`,
  SPEECH_TIMEOUT: "500",
};
const app = await startTestApp(settings);
// The answers come from the guide; only the speech model is the provider's.
app.services.engine = (await startTestApp()).services.engine;

const audio: Answer = ({ response }) => {
  response.writeHead(200, { "content-type": "audio/mpeg" });
  response.end("ID3-mp3");
};

async function speak(guest: Visitor, body: unknown, pass?: string) {
  const voice = pass ?? (await guest.pass("ELEVENLABS_API_KEY"));
  const headers = { authorization: `Bearer ${voice}` };
  const response = await guest.json("/api/functions/text-to-speech", body, { headers });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function answered(): Promise<{ guest: Visitor; answer: string; ticket: string; sentence: string }> {
  const guest = app.visitor();
  const { events } = await guest.ask("¿Cómo renuevo mi mica?");
  const speech = events.find((event) => event.type === "speech");
  return { guest, answer: textOf(events), ticket: speech?.ticket ?? "", sentence: speech?.text ?? "" };
}

describe("POST /api/functions/text-to-speech", () => {
  it("gives base64 mp3 of voice 'nova' for a text of this caller's answers", async () => {
    provider.answers(audio);
    const { guest, answer } = await answered();
    const text = answer.split(". ")[0] ?? "";
    const { status, body } = await speak(guest, { text, voice: "nova" });
    expect(status).toBe(200);
    expect(body).toEqual({ audioContent: Buffer.from("ID3-mp3").toString("base64") });
    expect(provider.calls[0]?.path).toBe("/v1/audio/speech");
    expect(provider.calls[0]?.headers.authorization).toBe("Bearer sk-speech-key");
    expect(provider.calls[0]?.json()).toMatchObject({
      model: "tts-1",
      voice: "nova",
      response_format: "mp3",
    });
    expect(provider.calls[0]?.json().input).not.toMatch(/I-90/);
  });

  it("says the sentence of a ticket, whatever text stands beside it", async () => {
    provider.answers(audio);
    const { guest, ticket, sentence } = await answered();
    expect((await speak(guest, { text: "Otra cosa", ticket })).status).toBe(200);
    expect(provider.calls[0]?.json().input).toBe(sentence);
  });

  it("takes the sentence of a speech event as it came, without its ticket", async () => {
    provider.answers(audio);
    const guest = app.visitor();
    const { events } = await guest.ask("¿Cómo renuevo mi mica?");
    const sentences = events.flatMap((event) => (event.type === "speech" ? [event.text] : []));
    // One of them says a form as it is said, which the written answer does not hold.
    const text = sentences.find((one) => !textOf(events).includes(one)) ?? "";
    expect(text).not.toBe("");
    expect((await speak(guest, { text, voice: "nova" })).status).toBe(200);
    expect(provider.calls[0]?.json().input).toBe(text);
  });

  it("finds the text also with other blanks and capitals", async () => {
    provider.answers(audio);
    const { guest, answer } = await answered();
    const text = `  ${answer.slice(0, 40).toUpperCase().replace(/ /g, "  ")}\n`;
    expect((await speak(guest, { text })).status).toBe(200);
  });

  it("works with a provider mock at protocol level", async () => {
    chat.onMessage(/.*/, { content: "Lo renuevas en línea." });
    chat.onSpeech(/.*/, { audio: Buffer.from("ID3-mock").toString("base64"), format: "mp3" });
    const other = await startTestApp({ ...settings, OPENAI_BASE_URL: `${chat.url}/v1` });
    const guest = other.visitor();
    await guest.ask("¿Cómo renuevo mi mica?");
    const { body } = await speak(guest, { text: "Lo renuevas en línea." });
    expect(Buffer.from(String(body.audioContent), "base64").toString()).toBe("ID3-mock");
  });

  it("hides identifiers from the voice", async () => {
    provider.answers(audio);
    const guest = app.visitor();
    const { services } = app;
    const own = services.engine;
    services.engine = {
      name: "guide",
      async *answer(request, signal, log) {
        for await (const event of own.answer(request, signal, log)) {
          yield event.type === "text" ? { type: "text", delta: "" } : event;
          if (event.type === "opening") yield { type: "text", delta: `Anoté ${request.question}.` };
        }
      },
    };
    try {
      const { events } = await guest.ask("mi número A212345678");
      expect(textOf(events)).toContain("A212345678");
    } finally {
      services.engine = own;
    }
    expect((await speak(guest, { text: "Anoté mi número A212345678." })).status).toBe(200);
    expect(JSON.stringify(provider.calls[0]?.json())).not.toContain("212345678");
  });
});

describe("texts that are refused before the provider is called", () => {
  it.each([
    ["an arbitrary text", { text: "Compra barato en esta tienda" }, 403, "SPEECH_NOT_ALLOWED"],
    ["an empty text", { text: "   " }, 403, "SPEECH_NOT_ALLOWED"],
    ["601 characters", { text: "a".repeat(601) }, 413, "PAYLOAD_TOO_LARGE"],
    ["40,000 characters", { text: "a".repeat(40_000) }, 413, "PAYLOAD_TOO_LARGE"],
    ["another voice", { text: "a", voice: "onyx" }, 400, "BAD_REQUEST"],
    ["a model of the client's", { text: "a", model: "tts-1-hd" }, 400, "BAD_REQUEST"],
    ["no text", {}, 400, "BAD_REQUEST"],
  ])("%s", async (_, body, status, code) => {
    provider.answers(audio);
    const { guest } = await answered();
    expect(await speak(guest, body)).toMatchObject({ status, body: { code } });
    expect(provider.calls).toHaveLength(0);
  });

  it("the answer of somebody else, with or without her ticket", async () => {
    provider.answers(audio);
    const { answer, ticket } = await answered();
    const stranger = app.visitor();
    const text = answer.slice(0, 60);
    expect(await speak(stranger, { text })).toMatchObject({ status: 403 });
    expect(await speak(stranger, { text, ticket })).toMatchObject({ status: 403 });
    expect(provider.calls).toHaveLength(0);
  });

  it("an answer that was cleared", async () => {
    provider.answers(audio);
    const { guest, answer } = await answered();
    await guest.fetch("/api/assistant/context", { method: "DELETE" });
    expect(await speak(guest, { text: answer.slice(0, 60) })).toMatchObject({ status: 403 });
  });

  it("without a voice pass of this caller", async () => {
    provider.answers(audio);
    const { guest, answer } = await answered();
    const body = { text: answer.slice(0, 60) };
    expect((await speak(guest, body, "x")).status).toBe(401);
    expect((await speak(guest, body, await guest.pass())).status).toBe(401);
    expect((await speak(guest, body, await app.visitor().pass("ELEVENLABS_API_KEY"))).status).toBe(401);
    expect(provider.calls).toHaveLength(0);
  });

  it("when there is no speech model", async () => {
    const without = await startTestApp({ ELEVENLABS_API_KEY: "x" });
    expect(await speak(without.visitor(), { text: "a" })).toMatchObject({
      status: 404,
      body: { message: "No API key found" },
    });
  });
});

describe("a speech model that fails", () => {
  it.each<[string, Answer]>([
    ["401", fails(401, { error: { message: "secreto", code: "invalid_api_key" } })],
    ["429", fails(429, { error: { message: "secreto", type: "insufficient_quota", code: null } })],
    ["422", fails(422, { detail: [{ msg: "secreto" }] })],
    ["a hang", hangs],
    [
      "a stream that stops",
      ({ response }) => void response.writeHead(200, { "content-type": "audio/mpeg" }).write("ID3"),
    ],
    [
      "a stream that breaks off",
      async ({ response }) => {
        response.writeHead(200, { "content-type": "audio/mpeg", "content-length": "100" });
        await new Promise((resolve) => response.write("ID3", resolve));
        response.destroy();
      },
    ],
  ])("%s: SPEECH_FAILED, and a log line without the text", async (_, answer) => {
    const { guest, ticket, sentence } = await answered();
    provider.answers(answer);
    const before = app.logLines.length;
    const { status, body } = await speak(guest, { text: "x", ticket });
    expect(status).toBe(502);
    expect(body).toMatchObject({
      code: "SPEECH_FAILED",
      message: "No pudimos leer la respuesta en voz alta. La respuesta sigue aquí por escrito.",
    });
    const log = app.logLines.slice(before).join("");
    expect(log).toContain("speech failed");
    expect(log).not.toContain(sentence);
    expect(log + JSON.stringify(body)).not.toContain("secreto");
  });
});
