import { describe, expect, it } from "vitest";
import { startTestApp, textOf } from "#server/testing/test-app.ts";

const app = await startTestApp();

describe("POST /api/assistant/answers with the built-in guide", () => {
  it("streams start, text, sources and done, with the source's date", async () => {
    const { status, events } = await app.visitor().ask("¿Cómo renuevo mi mica?");
    expect(status).toBe(200);
    expect(events[0]).toEqual({ type: "start", engine: "guide", remaining: 1, warning: null, lawyer: false });
    expect(textOf(events)).toContain("I-90");
    const sources = events.find((event) => event.type === "sources");
    expect(sources?.sources[0]).toMatchObject({
      url: expect.stringMatching(/^https:\/\//),
      checked: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    expect(sources).toMatchObject({
      formPages: { "I-90": "https://www.uscis.gov/i-90" },
      formNames: { "I-90": "Renovar o reponer la green card (mica)" },
    });
    expect(events.at(-1)).toMatchObject({
      type: "done",
      category: "residencia",
      remaining: 1,
      clarifying: false,
    });
  });

  it("says before the first word that a lawyer is advised", async () => {
    const { events } = await app.visitor().ask("quiero un consejo sobre la visa de mi tortuga");
    expect(events[0]).toMatchObject({ type: "start", warning: null, lawyer: true });
    expect(events.at(-1)).toMatchObject({ type: "done", lawyer: true });
  });

  it("answers in English when asked to", async () => {
    const { events } = await app.visitor().ask("How do I renew my green card?", "en");
    expect(textOf(events)).toMatch(/\byour\b/);
    expect(events).toContainEqual(
      expect.objectContaining({
        formNames: expect.objectContaining({ "I-90": expect.stringMatching(/Card/) }),
      }),
    );
  });

  it("gives a guest two answers, even to 50 requests at once (D1)", async () => {
    const guest = app.visitor();
    const pass = await guest.pass();
    const headers = { authorization: `Bearer ${pass}` };
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const response = await guest.json(
          "/api/assistant/answers",
          { question: "¿Qué es el TPS?" },
          { headers },
        );
        const body = await response.text();
        return { status: response.status, done: body.includes('"type":"done"') };
      }),
    );
    expect(statuses.filter(({ done }) => done)).toHaveLength(2);
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(48);
  });
});
