import { describe, expect, it } from "vitest";
import { chatRequests, openAiAt, startProviderMock } from "#server/testing/provider-mock.ts";
import { startTestApp, textOf } from "#server/testing/test-app.ts";

const mock = await startProviderMock();
const app = await startTestApp({ ...openAiAt(mock.url), MODEL_ANSWERS_DAILY: "2" });

describe("D3: the day's answers of the model", () => {
  it("are for everybody together; after them the guide answers, says so, and costs nothing", async () => {
    mock.onMessage("renuevo mi mica", { content: "Con el formulario I-90." });
    const ask = (who: Awaited<ReturnType<typeof app.signedUp>>) => who.ask("¿Cómo renuevo mi mica?");
    const [ana, eva] = [await app.signedUp(), await app.signedUp()];
    const start = { type: "start", remaining: null };
    for (const { events } of [await ask(ana), await ask(eva)]) {
      expect(events[0]).toEqual({ ...start, engine: "model", warning: null, lawyer: false });
    }
    for (const asker of [ana, eva, app.visitor()]) {
      const { status, events } = await asker.ask("¿Cómo renuevo mi mica?");
      expect(status).toBe(200);
      expect(events[0]).toMatchObject({ type: "start", engine: "guide", standIn: true });
      expect(textOf(events)).not.toBe("Con el formulario I-90.");
      expect(textOf(events).length).toBeGreaterThan(40);
      expect(events.find(({ type }) => type === "sources")).toMatchObject({
        forms: expect.arrayContaining(["I-90"]),
      });
      expect(events.at(-1)).toMatchObject({ type: "done" });
    }
    expect(chatRequests(mock, "renuevo mi mica")).toHaveLength(2);
    expect(app.logLines.join("")).toContain("the day's answers of the model are used up");
  });

  it("are given back by an answer that failed", async () => {
    const mine = await startTestApp({ ...openAiAt(mock.url), MODEL_ANSWERS_DAILY: "1" });
    mock.onMessage("pregunta que falla", {
      error: { message: "no", type: "invalid_request_error" },
      status: 400,
    });
    mock.onMessage("pregunta que sale", { content: "Bien." });
    const ana = await mine.signedUp();
    expect((await ana.ask("una pregunta que falla")).events.at(-1)).toMatchObject({ type: "error" });
    expect((await ana.ask("una pregunta que sale")).events[0]).toMatchObject({ engine: "model" });
    expect((await ana.ask("otra pregunta que sale")).events[0]).toMatchObject({
      engine: "guide",
      standIn: true,
    });
  });
});
