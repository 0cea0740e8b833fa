import { describe, expect, it } from "vitest";
import { sql } from "#server/db/orm.ts";
import { type Answer, fails, hangs, startFakeProvider } from "#server/testing/fake-provider.ts";
import { openAiAt, startProviderMock } from "#server/testing/provider-mock.ts";
import { startTestApp, type Visitor } from "#server/testing/test-app.ts";

const provider = await startFakeProvider();
const app = await startTestApp({ ...openAiAt(provider.url), TRANSCRIPTION_TIMEOUT: "500" });

/** A guest of her own, so that no test uses up another's recordings. */
async function guest(address?: string): Promise<Visitor> {
  const visitor = app.visitor(address);
  await visitor.pass();
  return visitor;
}

const bytes = (text: string) => Buffer.from(text, "latin1");
const webm = bytes("\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01");
const mp4 = bytes("\x00\x00\x00\x1cftypM4A \x00\x00\x02\x00");
const wav = bytes("RIFF\x24\x00\x00\x00WAVEfmt ");

function form(content: Uint8Array<ArrayBuffer>, name: string, type = "", language: string | null = "es") {
  const data = new FormData();
  data.set("file", new File([content], name, { type }));
  if (language !== null) data.set("language", language);
  return data;
}

async function send(visitor: Visitor, body: BodyInit, headers: Record<string, string> = {}) {
  const response = await visitor.fetch("/api/voice/transcriptions", { method: "POST", body, headers });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const hears = (text: string): Answer => fails(200, { text });

describe("POST /api/voice/transcriptions", () => {
  it.each([
    ["webm", webm, "voice", "question.webm"],
    ["mp4", mp4, "recording.webm", "question.mp4"],
    ["wav", wav, "a.txt", "question.wav"],
    ["ogg", bytes("OggS\x00\x02............"), "a.ogg", "question.ogg"],
    ["mp3 with a tag", bytes("ID3\x04............."), "a", "question.mp3"],
    ["mp3 without", bytes("\xff\xfb\x90............."), "a", "question.mp3"],
  ])("takes %s by its first bytes, whatever its name says", async (_, content, name, sentName) => {
    provider.answers(hears("  ¿Cómo renuevo mi mica?  "));
    const { status, body } = await send(await guest(), form(content, name, "audio/x"));
    expect(status).toBe(200);
    expect(body).toEqual({ text: "¿Cómo renuevo mi mica?" });
    const call = provider.calls[0];
    expect(call?.path).toBe("/v1/audio/transcriptions");
    expect(call?.body).toContain(`filename="${sentName}"`);
    expect(call?.body).toContain(content.toString("latin1"));
    for (const [field, value] of [
      ["model", "whisper-1"],
      ["language", "es"],
      ["response_format", "json"],
    ]) {
      expect(call?.body).toContain(`name="${field}"\r\n\r\n${value}\r\n`);
    }
  });

  it("tells the provider the language; Spanish when none is said", async () => {
    provider.answers(hears("Hello"));
    await send(await guest(), form(webm, "a.webm", "audio/webm", "en"));
    await send(await guest(), form(webm, "a.webm", "audio/webm", null));
    expect(provider.calls.map(({ body }) => /name="language"\r\n\r\n(\w+)/.exec(body)?.[1])).toEqual([
      "en",
      "es",
    ]);
  });

  it("works with a provider mock at protocol level", async () => {
    const mock = await startProviderMock();
    mock.onTranscription({ transcription: { text: "¿Qué es el TPS?" } });
    const other = await startTestApp(openAiAt(mock.url));
    const visitor = other.visitor();
    await visitor.pass();
    expect((await send(visitor, form(webm, "a.webm"))).body).toEqual({ text: "¿Qué es el TPS?" });
  });

  it("leaves no trace of the recording or its words in the log", async () => {
    provider.answers(hears("mi seguro es 123-45-6789"));
    const before = app.logLines.length;
    await send(await guest(), form(bytes("\x1aE\xdf\xa3 secreto hablado"), "nombre-privado.webm"));
    expect(app.logLines.slice(before).join("")).not.toMatch(/secreto|6789|nombre-privado/);
  });
});

describe("recordings that are refused before the provider is called", () => {
  it.each([
    ["a text file named .webm", bytes("hola, soy un texto largo"), "a.webm", "audio/webm"],
    ["HTML", bytes("<html><script>alert(1)</script>"), "a.mp3", "audio/mpeg"],
    ["a picture", bytes("\x89PNG\r\n\x1a\n........"), "a.wav", "audio/wav"],
    ["a PDF", bytes("%PDF-1.7 ........"), "a.mp4", "audio/mp4"],
    ["a RIFF file that is a picture", bytes("RIFF\x24\x00\x00\x00WEBPVP8 "), "a.wav", "audio/wav"],
    ["an empty file", bytes(""), "a.webm", "audio/webm"],
    ["three bytes", bytes("\x1aE\xdf"), "a.webm", "audio/webm"],
  ])("%s: 415", async (_, content, name, type) => {
    provider.answers(hears("x"));
    const refused = await send(await guest(), form(content, name, type));
    expect(refused).toMatchObject({
      status: 415,
      body: {
        code: "AUDIO_UNSUPPORTED",
        message: "No pudimos usar esa grabación. Inténtalo de nuevo o escribe tu pregunta.",
      },
    });
    expect(provider.calls).toHaveLength(0);
  });

  it.each([
    ["just over 10 MB", 10 * 1024 * 1024 + 1],
    ["12 MB, over what is read at all", 12 * 1024 * 1024],
  ])("%s: 413", async (_, size) => {
    provider.answers(hears("x"));
    const content = Buffer.alloc(size);
    webm.copy(content);
    const refused = await send(await guest(), form(content, "a.webm"));
    expect(refused).toMatchObject({ status: 413, body: { code: "PAYLOAD_TOO_LARGE" } });
    expect(provider.calls).toHaveLength(0);
  });

  it("no file, a text instead of a file, an unknown language: 400", async () => {
    const visitor = await guest();
    const none = new FormData();
    none.set("language", "es");
    const text = new FormData();
    text.set("file", "hola");
    for (const body of [none, text, form(webm, "a.webm", "", "fr")]) {
      expect(await send(visitor, body)).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
    }
    const broken = { "content-type": "multipart/form-data; boundary=x" };
    expect(await send(visitor, "no parts", broken)).toMatchObject({ status: 400 });
    const json = { "content-type": "application/json" };
    expect(await send(visitor, JSON.stringify({ file: "x" }), json)).toMatchObject({ status: 400 });
  });

  it("from a visitor who is no guest: 401", async () => {
    expect(await send(app.visitor(), form(webm, "a.webm"))).toMatchObject({ status: 401 });
  });

  it("the eleventh in a minute from one person: 429; who shares her address is heard", async () => {
    provider.answers(hears("x"));
    const address = "203.0.113.7";
    const [visitor, neighbour] = await Promise.all([guest(address), guest(address)]);
    const sent = await Promise.all(Array.from({ length: 14 }, () => send(visitor, form(webm, "a.webm"))));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(4);
    expect(provider.calls).toHaveLength(10);
    expect(await send(neighbour, form(webm, "a.webm"))).toMatchObject({ status: 200 });
  });

  it("whatever comes from an address that has used up its 300 of the minute: 429", async () => {
    provider.answers(hears("x"));
    const other = await startTestApp(openAiAt(provider.url));
    const record = async (address: string) => {
      const visitor = other.visitor(address);
      await visitor.pass();
      return (await send(visitor, form(webm, "a.webm"))).status;
    };
    expect(await record("203.0.113.8")).toBe(200);
    await other.services.fastDb.execute(
      sql`update rate_limits set points = 300 where key like 'recording-address:%'`,
    );
    expect(await record("203.0.113.8")).toBe(429);
    expect(await record("203.0.113.9")).toBe(200);
  });

  it.each([
    ["no provider", {}],
    ["a provider without transcription", { ...openAiAt(provider.url), TRANSCRIPTION_MODEL: "off" }],
  ])("all of them, with %s: 404", async (_, settings) => {
    const other = await startTestApp(settings);
    const visitor = other.visitor();
    await visitor.pass();
    expect(await send(visitor, form(webm, "a.webm"))).toMatchObject({
      status: 404,
      body: { code: "NO_API_KEY", message: "No API key found" },
    });
    expect(await (await visitor.fetch("/api/assistant/status")).json()).toMatchObject({
      transcription: false,
    });
  });
});

describe("a transcription provider that fails", () => {
  it.each<[string, Answer]>([
    ["401", fails(401, { error: { message: "secreto", code: "invalid_api_key" } })],
    ["429", fails(429, { error: { message: "secreto", code: "rate_limit_exceeded" } })],
    ["500 with HTML", ({ response }) => void response.writeHead(500).end("<h1>secreto</h1>")],
    ["an answer without text", fails(200, { words: ["secreto"] })],
    ["an answer that is no JSON", ({ response }) => void response.writeHead(200).end("secreto")],
    ["a hang", hangs],
    ["a connection that is dropped", ({ response }) => void response.destroy()],
  ])("%s: TRANSCRIPTION_FAILED and nothing of the provider's", async (_, answer) => {
    provider.answers(answer);
    const before = app.logLines.length;
    const { status, body } = await send(await guest(), form(webm, "a.webm"));
    expect(status).toBe(502);
    expect(body).toMatchObject({
      code: "TRANSCRIPTION_FAILED",
      message: "No pudimos entender la grabación. Inténtalo de nuevo o escribe tu pregunta.",
    });
    expect(JSON.stringify(body) + app.logLines.slice(before).join("")).not.toContain("secreto");
  });
});
