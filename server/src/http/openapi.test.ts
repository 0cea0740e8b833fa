import { contract } from "@faro/contract/contract.ts";
import { describe, expect, it } from "vitest";
import { startTestApp } from "#server/testing/test-app.ts";

const app = await startTestApp();

interface Operation {
  operationId?: string;
  responses: Record<string, { content?: Record<string, unknown> }>;
}

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

  it("lists every operation of the contract, and no other", () => {
    const routes = routesOf(contract);
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

  it("describes the answer stream as server-sent events", () => {
    const ask = operations.find(({ route }) => route === "POST /assistant/answers");
    expect(Object.keys(ask?.operation.responses["200"]?.content ?? {})).toEqual(["text/event-stream"]);
  });
});
