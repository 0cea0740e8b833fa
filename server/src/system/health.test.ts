import { describe, expect, it } from "vitest";
import { startTestApp } from "#server/testing/test-app.ts";
import { version } from "#server/version.ts";

describe("GET /api/health", () => {
  it("says ok and the version while the database answers", async () => {
    const app = await startTestApp();
    const response = await app.request("/api/health");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "ok", version });
  });

  it("says 503 in a moment while no connection answers, and ok again afterwards", async () => {
    const app = await startTestApp();
    const { $client: pool } = app.services.db;
    const taken = await Promise.all(Array.from({ length: pool.options.max ?? 0 }, () => pool.connect()));
    const refused = await app.request("/api/health");
    expect(refused.status).toBe(503);
    for (const client of taken) client.release();
    expect((await app.request("/api/health")).status).toBe(200);
  });

  it("says 503 when it does not, with no word of why", async () => {
    const app = await startTestApp();
    await Promise.all(app.services.handles.map((handle) => handle.close()));
    const response = await app.request("/api/health");
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      defined: expect.any(Boolean),
      code: "SERVICE_UNAVAILABLE",
      status: 503,
      message: "El servicio no está disponible en este momento. Inténtalo en unos minutos.",
      data: { requestId: response.headers.get("x-request-id") },
    });
  });
});
