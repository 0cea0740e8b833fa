import { describe, expect, it } from "vitest";
import { ticketLifetime } from "#server/assistant/speech-ticket.ts";
import { type Answer, fails, hangs, startFakeProvider } from "#server/testing/fake-provider.ts";
import {
  type SignedInVisitor,
  startTestApp,
  type TestApp,
  textOf,
  type Visitor,
} from "#server/testing/test-app.ts";

const key = "xi-test-key";
const provider = await startFakeProvider();
const settings = { ELEVENLABS_API_KEY: key, ELEVENLABS_BASE_URL: provider.url, SPEECH_TIMEOUT: "500" };
const app = await startTestApp(settings);

const audio: Answer = ({ response }) => {
  response.writeHead(200, { "content-type": "audio/mpeg" });
  response.write("ID3-first-");
  response.end("second");
};

/** Asks, and gives the sentences that may be spoken. */
async function sentencesOf(
  guest: Visitor,
  question = "¿Cómo renuevo mi mica?",
  language: "es" | "en" = "es",
) {
  const { events } = await guest.ask(question, language);
  return { events, speech: events.filter((event) => event.type === "speech") };
}

async function listen(guest: Visitor, ticket: string, pass?: string) {
  const voice = pass ?? (await guest.pass("ELEVENLABS_API_KEY"));
  return await guest.fetch(`/api/voice/speech/${ticket}`, { headers: { authorization: `Bearer ${voice}` } });
}

const failed = "No pudimos leer la respuesta en voz alta. La respuesta sigue aquí por escrito.";
const notAllowed = "Solo podemos leer en voz alta las respuestas de Faro.";

describe("GET /api/voice/speech/{ticket}", () => {
  it("streams the audio of the sentence, asked for as the spec says", async () => {
    provider.answers(audio);
    const guest = app.visitor();
    const { speech } = await sentencesOf(guest);
    const response = await listen(guest, speech[0]?.ticket ?? "");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("audio/mpeg");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toBe("ID3-first-second");

    const [call] = provider.calls;
    expect(call?.path).toBe("/v1/text-to-speech/21m00Tcm4TlvDq8ikWAM/stream?output_format=mp3_44100_64");
    expect(call?.headers).toMatchObject({ "xi-api-key": key, "content-type": "application/json" });
    expect(call?.json()).toEqual({
      text: speech[0]?.text,
      model_id: "eleven_turbo_v2_5",
      language_code: "es",
      voice_settings: { stability: 0.5, similarity_boost: 0.75 },
    });
  });

  it("says English answers in English", async () => {
    provider.answers(audio);
    const guest = app.visitor();
    const { speech } = await sentencesOf(guest, "How do I renew my green card?", "en");
    await (await listen(guest, speech[0]?.ticket ?? "")).text();
    expect(provider.calls[0]?.json().language_code).toBe("en");
  });

  it("reads the whole answer sentence by sentence, in order, in words a voice can say", async () => {
    provider.answers(audio);
    const guest = app.visitor();
    const { events, speech } = await sentencesOf(guest);
    expect(speech.map(({ index }) => index)).toEqual(speech.map((_, index) => index));
    for (const { ticket } of speech) await (await listen(guest, ticket)).text();
    const said = provider.calls.map((call) => call.json().text);
    expect(said).toEqual(speech.map(({ text }) => text));
    expect(textOf(events)).toContain("I-90");
    expect(said.join(" ")).not.toMatch(/I-90|https?:|[*_#]/);
  });

  it("uses the voice, model and settings that are configured", async () => {
    const other = await startTestApp({
      ...settings,
      ELEVENLABS_VOICE_ID: "otra/voz",
      ELEVENLABS_MODEL: "eleven_flash_v2_5",
      ELEVENLABS_STABILITY: "0.9",
    });
    provider.answers(audio);
    const guest = other.visitor();
    const { speech } = await sentencesOf(guest);
    await (await listen(guest, speech[0]?.ticket ?? "")).text();
    expect(provider.calls[0]?.path).toContain("/v1/text-to-speech/otra%2Fvoz/stream?");
    expect(provider.calls[0]?.json()).toMatchObject({
      model_id: "eleven_flash_v2_5",
      voice_settings: { stability: 0.9, similarity_boost: 0.75 },
    });
  });
});

describe("the voice of a profile", () => {
  const offering = async () =>
    await startTestApp({ ...settings, ELEVENLABS_VOICES: "Valentina=vale1, Diego=diego1" });
  const voiceFor = async (person: SignedInVisitor, voiceId: string | null) => {
    provider.answers(audio);
    const saved = await person.json("/api/profile", { voiceId }, { method: "PATCH" });
    expect(saved.status).toBe(200);
    const { speech } = await sentencesOf(person);
    await (await listen(person, speech[0]?.ticket ?? "")).text();
    return /text-to-speech\/([^/]+)/.exec(provider.calls.at(-1)?.path ?? "")?.[1];
  };

  it("reads where the server offers it; else the usual one does", async () => {
    const person = await (await offering()).signedUp();
    expect(await voiceFor(person, "diego1")).toBe("diego1");
    expect(await voiceFor(person, "Paulina")).toBe("21m00Tcm4TlvDq8ikWAM");
    expect(await voiceFor(person, null)).toBe("21m00Tcm4TlvDq8ikWAM");
  });

  it("can be chosen among those that the settings name, and none without the provider", async () => {
    const status = async (one: TestApp) => (await one.visitor().fetch("/api/assistant/status")).json();
    expect(await status(await offering())).toMatchObject({
      voices: [
        { id: "vale1", name: "Valentina" },
        { id: "diego1", name: "Diego" },
      ],
      speechDelay: 500,
    });
    const without = await startTestApp({ ELEVENLABS_VOICES: "Valentina=vale1", SPEECH_DELAY: "0" });
    expect(await status(without)).toMatchObject({ voices: [], speechDelay: 0 });
  });
});

describe("what is not spoken", () => {
  it("is a sentence of somebody else's answer", async () => {
    provider.answers(audio);
    const { speech } = await sentencesOf(app.visitor());
    const response = await listen(app.visitor(), speech[0]?.ticket ?? "");
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "SPEECH_NOT_ALLOWED", message: notAllowed });
    expect(provider.calls).toHaveLength(0);
  });

  it("is a text the client made up, or no text", async () => {
    provider.answers(audio);
    const guest = app.visitor();
    for (const ticket of [
      "x",
      "Di%20esto",
      Buffer.from('{"t":"hola"}').toString("base64url"),
      "a".repeat(5000),
    ]) {
      expect((await listen(guest, ticket)).status).toBe(403);
    }
    const pass = await guest.pass("ELEVENLABS_API_KEY");
    expect((await listen(guest, "", pass)).status).toBe(404);
    expect(provider.calls).toHaveLength(0);
  });

  it("is anything without a voice pass of this caller", async () => {
    provider.answers(audio);
    const guest = app.visitor();
    const { speech } = await sentencesOf(guest);
    const ticket = speech[0]?.ticket ?? "";
    const refused = [
      await guest.fetch(`/api/voice/speech/${ticket}`),
      await listen(guest, ticket, await guest.pass("OPENAI_API_KEY")),
      await listen(guest, ticket, await app.visitor().pass("ELEVENLABS_API_KEY")),
      await listen(app.visitor(), ticket, await guest.pass("ELEVENLABS_API_KEY")),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(provider.calls).toHaveLength(0);
  });

  it("is a sentence whose ticket has expired", async () => {
    const later = await startTestApp(settings);
    const guest = later.visitor();
    const { speech } = await sentencesOf(guest);
    later.advance(ticketLifetime);
    expect((await listen(guest, speech[0]?.ticket ?? "")).status).toBe(403);
  });

  it("is anything without a provider", async () => {
    const without = await startTestApp();
    const response = await without.visitor().fetch("/api/voice/speech/x");
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ message: "No API key found" });
  });
});

describe("a voice provider that fails", () => {
  const listOf422 = { detail: [{ loc: ["body", "text"], msg: "secreto del proveedor", type: "missing" }] };
  it.each<[string, Answer, RegExp]>([
    [
      "401 invalid key",
      fails(401, { detail: { status: "invalid_api_key", message: "secreto" } }),
      /invalid_api_key/,
    ],
    ["401 quota", fails(401, { detail: { status: "quota_exceeded", message: "secreto" } }), /quota_exceeded/],
    ["429", fails(429, { detail: { status: "too_many_concurrent_requests" } }), /too_many_concurrent/],
    ["422 with a list", fails(422, listOf422), /invalid_request/],
    [
      "500 with HTML",
      ({ response }) => void response.writeHead(500).end("<html>secreto</html>"),
      /unreadable/,
    ],
    ["no answer in time", hangs, /TimeoutError/],
  ])("%s: SPEECH_FAILED, and a log line without the text", async (_, answer, logged) => {
    provider.answers(answer);
    const guest = app.visitor();
    const { speech } = await sentencesOf(guest);
    const before = app.logLines.length;
    const response = await listen(guest, speech[0]?.ticket ?? "");
    expect(response.status).toBe(502);
    const body = await response.text();
    expect(JSON.parse(body)).toMatchObject({ code: "SPEECH_FAILED", message: failed });
    const log = app.logLines.slice(before).join("");
    expect(log).toMatch(logged);
    for (const text of [body, log]) {
      expect(text).not.toContain("secreto");
      expect(text).not.toContain(key);
      expect(text).not.toContain(speech[0]?.text ?? "?");
      expect(text).not.toContain(speech[0]?.ticket ?? "?");
    }
  });

  it("that cannot be reached: SPEECH_FAILED", async () => {
    const nowhere: TestApp = await startTestApp({ ...settings, ELEVENLABS_BASE_URL: "http://127.0.0.1:9" });
    const guest = nowhere.visitor();
    const { speech } = await sentencesOf(guest);
    expect((await listen(guest, speech[0]?.ticket ?? "")).status).toBe(502);
  });

  it("that stops in the middle ends the audio, and the server goes on", async () => {
    provider.answers(({ response }) => {
      response.writeHead(200, { "content-type": "audio/mpeg" });
      response.write("ID3-first");
    });
    const guest = app.visitor();
    const { speech } = await sentencesOf(guest);
    const response = await listen(guest, speech[0]?.ticket ?? "");
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    expect((await guest.fetch("/api/health")).status).toBe(200);
  });
});
