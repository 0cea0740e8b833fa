import { contract } from "@faro/contract/contract.ts";
import { describe, expect, it } from "vitest";
import { startTestApp } from "#server/testing/test-app.ts";

const app = await startTestApp();

interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  responses: Record<string, { content?: Record<string, unknown> }>;
}

const firstSlices = new Set(["system", "assistant", "voice"]);

/** Method and path of every operation of the contract. */
function routesOf(value: object): string[] {
  if ("~orpc" in value) {
    const { route } = value["~orpc"] as { route: { method?: string; path?: string } };
    return [`${route.method} ${route.path}`];
  }
  return Object.values(value).flatMap(routesOf);
}

describe("GET /api/openapi.json", async () => {
  const response = await app.request("/api/openapi.json");
  const document = (await response.json()) as {
    openapi: string;
    info: object;
    servers: object[];
    components: { securitySchemes: Record<string, object> };
    paths: Record<string, Record<string, Operation>>;
  };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      route: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );

  it("is an OpenAPI 3.1 document of this API", () => {
    expect(response.status).toBe(200);
    expect(document.openapi).toMatch(/^3\.1/);
    expect(document.info).toMatchObject({ title: "Faro", version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
    expect(document.servers).toEqual([{ url: "/api" }]);
  });

  it("lists every operation of the contract, the audio of a sentence, and no other", () => {
    const routes = [...routesOf(contract), "GET /voice/speech/{ticket}"];
    expect(routes.length).toBeGreaterThanOrEqual(7);
    expect(new Set(routes).size).toBe(routes.length);
    expect(operations.map(({ route }) => route).sort()).toEqual(routes.sort());
  });

  it("names each operation once", () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(names.length);
  });

  it("lists what the server answers: each listed operation exists", async () => {
    for (const { route } of operations) {
      const [method = "", path = ""] = route.split(" ");
      const answer = await app.visitor().fetch(`/api${path}`, { method });
      const body = (await answer.json()) as { code?: string };
      expect(body.code, route).not.toBe("NOT_FOUND");
    }
  });

  it("describes the refusals that the operations answer with: what is listed is defined, what is not is not", async () => {
    type Shape = { properties?: { defined?: { const?: boolean }; code?: { const?: string } } };
    let listed = 0;
    for (const { route, operation } of operations) {
      const [method = "", path = ""] = route.split(" ");
      const answer = await app.visitor().fetch(`/api${path.replace(/\{\w+\}/, "1")}`, { method });
      if (answer.ok) continue;
      const body = (await answer.json()) as { code: string; defined: boolean };
      const { schema } = (operation.responses[answer.status]?.content?.["application/json"] ?? {}) as {
        schema?: { oneOf: Shape[] };
      };
      const named = schema?.oneOf.some(({ properties }) => properties?.code?.const === body.code) === true;
      expect(body.defined, `${route} ${body.code}`).toBe(named);
      if (named) listed += 1;
    }
    expect(listed).toBeGreaterThan(20);
  });

  it("says what the first slices' operations are for and who may call them, by schemes it defines", () => {
    const schemes = Object.keys(document.components.securitySchemes);
    for (const { route, operation } of operations.filter(({ operation }) =>
      firstSlices.has(operation.tags?.[0] ?? ""),
    )) {
      expect(operation.summary, route).toMatch(/^[A-Z].{10,80}[^.]$/);
      expect(operation.security, route).toBeInstanceOf(Array);
      for (const scheme of (operation.security ?? []).flatMap(Object.keys)) expect(schemes).toContain(scheme);
    }
    const ask = operations.find(({ route }) => route === "POST /assistant/answers");
    expect(ask?.operation.security).toEqual([{ pass: [], guest: [] }]);
  });

  it.each([
    ["/assistant/answers", "post", { question: "¿Qué es el TPS?" }],
    ["/functions/text-to-speech", "post", { text: "Hola." }],
    ["/voice/speech/{ticket}", "get", undefined],
  ])("says that %s needs a pass, as the server does", async (path, method, body) => {
    expect(document.paths[path]?.[method]?.security).toEqual([{ pass: [], guest: [] }]);
    const withVoice = await startTestApp({ ELEVENLABS_API_KEY: "k", OPENAI_API_KEY: "k" });
    const guest = withVoice.visitor();
    await guest.pass();
    const answer =
      body === undefined ? await guest.fetch(`/api${path}`) : await guest.json(`/api${path}`, body);
    expect(answer.status).toBe(401);
  });

  it("describes the answer stream as server-sent events", () => {
    const ask = operations.find(({ route }) => route === "POST /assistant/answers");
    expect(Object.keys(ask?.operation.responses["200"]?.content ?? {})).toEqual(["text/event-stream"]);
  });
});
