import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { letterLines, pdfOf, upload } from "#server/letters/testing/files.ts";
import { type Answer, fails, says, startFakeProvider } from "#server/testing/fake-provider.ts";
import { parseEvents, type SignedInVisitor, startTestApp, type Visitor } from "#server/testing/test-app.ts";

const canaries = {
  openAi: "sk-canary-openai-58d1f0c2b7",
  eleven: "xi-canary-eleven-91ac44e0d3",
  secret: "canary-server-secret-0123456789abcdef",
};

const provider = await startFakeProvider();
const app = await startTestApp({
  OPENAI_API_KEY: canaries.openAi,
  OPENAI_BASE_URL: `${provider.url}/v1`,
  ELEVENLABS_API_KEY: canaries.eleven,
  ELEVENLABS_BASE_URL: provider.url,
  FARO_SECRET: canaries.secret,
  CHAT_RATE_LIMIT_WAIT: "1",
  HELP_RATE_LIMIT_WAIT: "1",
  LOG_LEVEL: "debug",
});

/** All that came out of the server: status lines aside, every header and every byte. */
const seen: string[] = [];
async function record(response: Response): Promise<string> {
  const body = Buffer.from(await response.arrayBuffer()).toString("utf8");
  seen.push([...response.headers].map((pair) => pair.join(": ")).join("\n"), body);
  return body;
}

/** A provider that works. */
const works: Answer = async (call) => {
  if (call.path.endsWith("/chat/completions")) return await says("Lo renuevas con el I-90.")(call);
  if (call.path.endsWith("/transcriptions")) return await fails(200, { text: "hola" })(call);
  call.response.writeHead(200, { "content-type": "audio/mpeg" });
  call.response.end("ID3 audio");
};

/** A provider whose errors repeat the credential, in the body and in headers. */
const tellsKeys =
  (status: number): Answer =>
  async (call) => {
    const key = String(call.headers.authorization ?? call.headers["xi-api-key"]);
    const error = { message: `Incorrect API key provided: ${key}`, type: key, code: key };
    const body = { error, detail: { status: key, message: key } };
    await fails(status, body, { "x-key": key, "www-authenticate": `Bearer realm="${key}"` })(call);
  };

const recording = () => {
  const form = new FormData();
  form.set("file", new File([Buffer.from("\x1aE\xdf\xa3....webm", "latin1")], "a.webm"));
  form.set("language", "es");
  return form;
};

/** Who calls, and the passes of the visitor. */
interface Callers {
  guest: Visitor;
  person: SignedInVisitor;
  passes: Passes;
}

const letter = pdfOf(letterLines);

interface Passes {
  assistant: string;
  voice: string;
  ticket: string;
}

const bearer = (pass: string) => ({ authorization: `Bearer ${pass}` });

/** Calls that reach a provider, by method and path of the OpenAPI document; every other operation gets a plain one. */
const calls: Record<string, (callers: Callers) => Promise<Response>> = {
  "POST /functions/get-secret": ({ guest }) =>
    guest.json("/api/functions/get-secret", { key: "OPENAI_API_KEY" }),
  "GET /assistant/status": ({ guest }) => guest.fetch("/api/assistant/status"),
  "POST /assistant/answers": ({ guest, passes: { assistant } }) =>
    guest.json(
      "/api/assistant/answers",
      { question: "¿Cómo renuevo mi mica?" },
      { headers: bearer(assistant) },
    ),
  "DELETE /assistant/context": ({ guest }) => guest.fetch("/api/assistant/context", { method: "DELETE" }),
  "POST /functions/text-to-speech": ({ guest, passes: { voice, ticket } }) =>
    guest.json("/api/functions/text-to-speech", { text: "Lo", ticket }, { headers: bearer(voice) }),
  "POST /voice/transcriptions": ({ guest }) =>
    guest.fetch("/api/voice/transcriptions", { method: "POST", body: recording() }),
  "POST /help/answers": ({ guest }) =>
    guest.json("/api/help/answers", { question: "¿es gratis?", language: "es" }),
  "POST /functions/process-document": async ({ person }) =>
    await person.json("/api/functions/process-document", upload(await letter, "carta.pdf")),
  "GET /health": ({ guest }) => guest.fetch("/api/health"),
};

/** Of these, where a chat, speech or transcription provider is asked. */
const reaching = [
  "POST /assistant/answers",
  "POST /functions/text-to-speech",
  "POST /voice/transcriptions",
  "POST /help/answers",
  "POST /functions/process-document",
];

/** Routes outside the contract. */
const others: typeof calls = {
  speech: ({ guest, passes: { voice, ticket } }) =>
    guest.fetch(`/api/voice/speech/${ticket}`, { headers: bearer(voice) }),
  openapi: ({ guest }) => guest.fetch("/api/openapi.json"),
  unknown: ({ guest }) => guest.fetch("/api/env"),
  otherKey: ({ guest }) => guest.json("/api/functions/get-secret", { key: "FARO_SECRET" }),
  badPass: ({ guest }) => guest.json("/api/assistant/answers", { question: "x" }, { headers: bearer("x") }),
  malformed: ({ guest }) => guest.json("/api/functions/get-secret", "{"),
};

async function prepared(): Promise<Callers> {
  provider.answers(works);
  const person = await app.signedUp();
  const guest = app.visitor();
  const [assistant, voice] = [await guest.pass(), await guest.pass("ELEVENLABS_API_KEY")];
  const answer = await guest.json(
    "/api/assistant/answers",
    { question: "¿Y mi mica?" },
    { headers: bearer(assistant) },
  );
  const speech = parseEvents(await record(answer)).find((event) => event.type === "speech");
  return { guest, person, passes: { assistant, voice, ticket: speech?.ticket ?? "" } };
}

describe("a provider's credential", () => {
  beforeAll(async () => {
    const document = (await (await app.request("/api/openapi.json")).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations).toEqual(expect.arrayContaining(Object.keys(calls)));
    for (const operation of operations) {
      const [method = "", path = ""] = operation.split(" ");
      calls[operation] ??= ({ guest }) =>
        guest.fetch(`/api${path.replace(/\{\w+\}/g, randomUUID())}`, {
          method,
          headers: { "content-type": "application/json" },
          ...(method === "GET" ? {} : { body: "{}" }),
        });
    }
  });

  it.each([
    ["works", works, 200],
    ["answers 401 and repeats it", tellsKeys(401), 502],
    ["answers 429 and repeats it", tellsKeys(429), 502],
    ["answers 500 and repeats it", tellsKeys(500), 502],
  ])(
    "leaves the server in no answer and no log line when the provider %s",
    async (_, answer, speechStatus) => {
      const callers = await prepared();
      provider.answers(answer);
      for (const [name, call] of [...Object.entries(calls), ...Object.entries(others)]) {
        const before = provider.calls.length;
        await record(await call(callers));
        if (reaching.includes(name)) expect(provider.calls.length, name).toBeGreaterThan(before);
      }
      const speech = await others.speech?.(callers);
      expect(speech?.status).toBe(speechStatus);
      // The provider itself did get it.
      expect(
        provider.calls.some(({ headers }) => headers.authorization === `Bearer ${canaries.openAi}`),
      ).toBe(true);
      expect(provider.calls.some(({ headers }) => headers["xi-api-key"] === canaries.eleven)).toBe(true);
      const everything = [...seen, ...app.logLines].join("\n").split("\n");
      expect(everything.length).toBeGreaterThan(100);
      for (const canary of Object.values(canaries)) {
        const encoded = Buffer.from(canary).toString("base64").slice(0, -4);
        expect(everything.filter((line) => line.includes(canary) || line.includes(encoded))).toEqual([]);
      }
    },
  );
});

const client = join(import.meta.dirname, "../../../web/build/client");
describe.skipIf(!existsSync(client))("the built web app", () => {
  it("holds no credential, no provider address and no setting of the server", () => {
    const files = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.(?:js|html|json|css|map|txt|data)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(0);
    const forbidden =
      /sk-[\w-]{16,}|xi-api-key|api\.openai\.com|api\.elevenlabs\.io|FARO_SECRET|DATABASE_URL/;
    const own = ["OPENAI_API_KEY", "ELEVENLABS_API_KEY", "FARO_SECRET"]
      .map((name) => process.env[name] ?? "")
      .filter((value) => value.length > 8);
    const found = files.filter((file) => {
      const text = readFileSync(join(client, file), "utf8");
      return forbidden.test(text) || own.some((value) => text.includes(value));
    });
    expect(found).toEqual([]);
  });
});
