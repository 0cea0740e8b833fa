import { errorCatalogue, errorMessage } from "@faro/contract/shared/errors.ts";
import { ORPCError } from "@orpc/server";
import { describe, expect, it, vi } from "vitest";
import { CodedError } from "#server/errors.ts";
import { toCodedError } from "#server/http/error-body.ts";
import { startTestApp, type Visitor } from "#server/testing/test-app.ts";

const app = await startTestApp();
const internals = "connect failed for postgres://faro:hunter2@10.0.0.7/faro, user A212345678";

/** What a request answers while this part of the server throws. */
async function whileBroken(thrown: unknown, ask: (guest: Visitor) => Promise<Response>) {
  const spy = vi.spyOn(app.services.limits.passes, "take").mockImplementation(async () => {
    throw thrown;
  });
  const before = app.logLines.length;
  try {
    const response = await ask(app.visitor());
    return { response, body: await response.text(), log: app.logLines.slice(before).join("") };
  } finally {
    spy.mockRestore();
  }
}

const getSecret = (guest: Visitor) => guest.json("/api/functions/get-secret", { key: "OPENAI_API_KEY" });

describe("an unknown path or method of the API", () => {
  it.each([
    ["GET", "/api/nothing"],
    ["POST", "/api/nothing"],
    ["GET", "/api/"],
    ["GET", "/api/assistant"],
    ["GET", "/api/assistant/answers"],
    ["DELETE", "/api/health"],
    ["GET", "/api/../api/nothing"],
    ["GET", "/api/%00"],
    ["GET", "/api/%zz"],
    ["GET", "/api/.env"],
    ["POST", "/api/voice/speech/x"],
  ])("%s %s answers 404 as JSON", async (method, path) => {
    const response = await app.visitor().fetch(path, { method });
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({
      defined: false,
      code: "NOT_FOUND",
      status: 404,
      message: "No encontramos lo que buscas.",
      data: { requestId: response.headers.get("x-request-id") },
    });
  });
});

describe("an error's body", () => {
  it("has the request id of the header, another for each request, and the log has it too", async () => {
    const { response, body, log } = await whileBroken(new Error(internals), getSecret);
    const id = response.headers.get("x-request-id");
    expect(JSON.parse(body).data).toEqual({ requestId: id });
    expect(log.split("\n").filter((line) => line.includes(`"requestId":"${id}"`))).toHaveLength(2);
    const next = await whileBroken(new Error(internals), getSecret);
    expect(next.response.headers.get("x-request-id")).not.toBe(id);
  });

  it("does not take a request id from the client", async () => {
    const response = await app.visitor().fetch("/api/health", { headers: { "x-request-id": "mine" } });
    expect(response.headers.get("x-request-id")).not.toBe("mine");
  });

  it.each([
    ["an Error", new Error(internals)],
    ["an Error with a cause", new Error("outer", { cause: new Error(internals) })],
    [
      "an Error with fields",
      Object.assign(new Error(internals), { status: 418, code: "42P01", data: internals }),
    ],
    ["a text", internals],
    ["nothing", undefined],
    [
      "an unknown coded error",
      new ORPCError("SECRET_CODE", { status: 500, message: internals, data: internals }),
    ],
    ["an error of the library", new ORPCError("INTERNAL_SERVER_ERROR", { message: internals })],
  ])("never shows internal texts: %s", async (_, thrown) => {
    const { response, body } = await whileBroken(thrown, getSecret);
    expect(response.status).toBe(500);
    expect(JSON.parse(body)).toEqual({
      defined: false,
      code: "INTERNAL",
      status: 500,
      message: "Algo falló de nuestro lado. Inténtalo de nuevo en un momento.",
      data: { requestId: expect.any(String) },
    });
  });

  it("is the same for a route outside the contract", async () => {
    const broken = await startTestApp({ ELEVENLABS_API_KEY: "x" });
    const guest = broken.visitor();
    const pass = await guest.pass("ELEVENLABS_API_KEY");
    broken.services.limits.speech.take = () => Promise.reject(new Error(internals));
    const response = await guest.fetch("/api/voice/speech/x", {
      headers: { authorization: `Bearer ${pass}` },
    });
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({
      code: "INTERNAL",
      data: { requestId: expect.any(String) },
    });
  });

  it("inside a stream is an error event with the text for people", async () => {
    const broken = await startTestApp();
    broken.services.engine = {
      name: "guide",
      async *answer() {
        yield { type: "opening", engine: "guide", warning: null, lawyer: false };
        yield { type: "text", delta: "Empiezo. " };
        throw new Error(internals);
      },
    };
    const { events, body } = await broken.visitor().ask("¿Qué es una visa?");
    expect(events.at(-1)).toMatchObject({
      type: "error",
      code: "INTERNAL",
      message: "Algo falló de nuestro lado. Inténtalo de nuevo en un momento.",
    });
    expect(body).not.toMatch(/hunter2|10\.0\.0\.7/);
  });

  it("speaks English to who asks for it", async () => {
    const english = { headers: { "accept-language": "en-US,en;q=0.9,es;q=0.8" } };
    const spanish = { headers: { "accept-language": "es-MX,en;q=0.9" } };
    const read = async (init: RequestInit) => (await app.visitor().fetch("/api/nothing", init)).json();
    expect(await read(english)).toMatchObject({ message: "We could not find that." });
    expect(await read(spanish)).toMatchObject({ message: "No encontramos lo que buscas." });
  });
});

describe("an error that the operation names in the contract", () => {
  it("says that it is defined, also when it comes before the verb; any other does not", async () => {
    const guest = app.visitor();
    const read = async (answer: Promise<Response>) => {
      const { code, defined } = (await (await answer).json()) as { code: string; defined: boolean };
      return { code, defined };
    };
    const large = { body: "x".repeat(12 * 1024 * 1024), method: "POST" };
    const noVoice = guest.json("/api/functions/get-secret", { key: "ELEVENLABS_API_KEY" });
    expect(await read(noVoice)).toEqual({ code: "NO_API_KEY", defined: true });
    for (const path of [
      "voice/transcriptions",
      "functions/text-to-speech",
      "functions/get-secret",
      "assistant/answers",
    ])
      expect(await read(guest.fetch(`/api/${path}`, large)), path).toEqual({
        code: "PAYLOAD_TOO_LARGE",
        defined: true,
      });
    expect(await read(guest.fetch("/api/saved-chats/1"))).toEqual({
      code: "SIGN_IN_REQUIRED",
      defined: true,
    });
    const elsewhere = { headers: { origin: "https://evil.example" } };
    expect(await read(guest.json("/api/functions/get-secret", {}, elsewhere))).toEqual({
      code: "FORBIDDEN_ORIGIN",
      defined: false,
    });
  });
});

describe("the language of an error", () => {
  it.each([
    ["en", "es-MX", "Your access has expired. Try again."],
    ["es", "en-US", "Tu acceso venció. Inténtalo de nuevo."],
    ["fr", "en-US", "The request is not valid. Check the data and try again."],
    [undefined, "en-US", "Your access has expired. Try again."],
  ])("with %s in the body and %s in the browser", async (language, browser, message) => {
    const response = await app
      .visitor()
      .json(
        "/api/assistant/answers",
        { question: "¿Qué es el TPS?", language },
        { headers: { "accept-language": browser } },
      );
    expect(((await response.json()) as { message: string }).message).toBe(message);
  });
});

describe("the mapper", () => {
  const { log } = app.services;
  it.each([
    [new CodedError("MODEL_QUOTA"), "MODEL_QUOTA"],
    [new ORPCError("NO_API_KEY"), "NO_API_KEY"],
    [new ORPCError("METHOD_NOT_SUPPORTED", { status: 405 }), "BAD_REQUEST"],
    [new ORPCError("NOT_FOUND"), "NOT_FOUND"],
    [new ORPCError("X", { status: 413 }), "PAYLOAD_TOO_LARGE"],
    [new ORPCError("X", { status: 503 }), "INTERNAL"],
    [new Error("x"), "INTERNAL"],
    [null, "INTERNAL"],
  ])("makes of %s the code %s", (thrown, code) => {
    expect(toCodedError(thrown, log).code).toBe(code);
  });

  it("has a status and a text in both languages for every code", () => {
    for (const [code, { status }] of Object.entries(errorCatalogue)) {
      expect(new CodedError(code as keyof typeof errorCatalogue).status).toBe(status);
      for (const language of ["es", "en"] as const) {
        expect(errorMessage(code as keyof typeof errorCatalogue, language)).not.toBe("");
      }
    }
  });
});
