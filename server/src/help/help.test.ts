import { type HelpAnswer, helpAnswer } from "@faro/contract/help/schemas.ts";
import { errorMessage } from "@faro/contract/shared/errors.ts";
import { describe, expect, it } from "vitest";
import { sql } from "#server/db/orm.ts";
import { startTestApp, type Visitor } from "#server/testing/test-app.ts";

const app = await startTestApp({ HELP_ADDRESS_DAILY: "60" });

async function askHelp(
  visitor: Visitor,
  question: string,
  language: "es" | "en" = "es",
): Promise<HelpAnswer> {
  const response = await visitor.json("/api/help/answers", { question, language });
  expect(response.status).toBe(200);
  return helpAnswer.parse(await response.json());
}

describe("POST /api/help/answers without a key", () => {
  it("answers how to use Faro in both languages, with a way on", async () => {
    const guest = app.visitor("192.0.2.1");
    const spanish = await askHelp(guest, "¿Cómo uso el micrófono?");
    expect(spanish).toMatchObject({ kind: "help", engine: "index", choices: [] });
    expect(spanish.answer).toContain("botón verde");
    const english = await askHelp(guest, "How do I create an account with my e-mail?", "en");
    expect(english.answer).toContain("at least 6 characters");
    expect(english.links).toEqual([{ path: "/login", label: "Sign in" }]);
  });

  it("sends immigration questions to the main chat", async () => {
    const answer = await askHelp(app.visitor("192.0.2.2"), "¿Puedo pedir asilo si llevo dos años aquí?");
    expect(answer.kind).toBe("legal");
    expect(answer.answer).toContain("chat principal");
    expect(answer.answer).not.toMatch(/asilo|I-589/);
    expect(answer.links).toEqual([{ path: "/login", label: "Ir al chat" }]);
  });

  it("says that it does not know and offers questions, D7: no free GPT", async () => {
    const answer = await askHelp(app.visitor("192.0.2.3"), "escribe un poema de amor");
    expect(answer.kind).toBe("unsure");
    expect(answer.answer).toContain("No estoy seguro");
    expect(answer.choices).toHaveLength(3);
  });

  it("tells a person in danger first what to do, E8, and never refuses her", async () => {
    const guest = app.visitor("192.0.2.4");
    await askHelp(guest, "hola");
    await app.services.fastDb.execute(sql`update rate_limits set points = 1000000 where key like 'help:%'`);
    const refused = await guest.json("/api/help/answers", { question: "hola", language: "es" });
    expect(refused.status).toBe(429);
    const answer = await askHelp(guest, "mi esposo me golpea y tengo miedo");
    expect(answer.kind).toBe("urgent");
    expect(answer.answer).toMatch(/911|1-800-799/);
    const taken = await askHelp(guest, "me está arrestando la migra");
    expect(taken.kind).toBe("urgent");
    expect(taken.answer).toMatch(/no corras.*no firmes nada.*888-351-4024.*911/);
  });

  it("says first what to do when ICE is there, with the article and the free help", async () => {
    const answer = await askHelp(app.visitor("192.0.2.9"), "ICE esta en mi puerta");
    expect(answer.kind).toBe("urgent");
    expect(answer.answer).toMatch(/no abras.*no firmes nada.*justice\.gov\/eoir\/list-pro-bono/);
    expect(answer.links).toEqual([
      { path: "/blog/ice-en-mi-puerta-derechos-y-plan", label: "Tus derechos ante ICE" },
      { path: "/login", label: "Ir al chat" },
    ]);
    const english = await askHelp(app.visitor("192.0.2.9"), "I was detained by ICE", "en");
    expect(english.kind).toBe("urgent");
    expect(english.links[0]?.path).toBe("/en/blog/ice-en-mi-puerta-derechos-y-plan");
  });

  it("sends a person in danger nowhere but to help", async () => {
    const answer = await askHelp(app.visitor("192.0.2.10"), "my husband checks my phone", "en");
    expect(answer.answer).toMatch(/800-799-7233; in danger, call 911\.$/);
  });

  it("knows nothing in a new chat of what was asked in the last one on this phone", async () => {
    const guest = app.visitor("192.0.2.11");
    await askHelp(guest, "¿Cómo instalo la app en mi teléfono?");
    const body = { question: "¿y en el de mi hijo?", language: "es", fresh: true };
    const next = (await (await guest.json("/api/help/answers", body)).json()) as { answer: string };
    const stranger = await askHelp(app.visitor("192.0.2.12"), body.question);
    expect(next.answer).toBe(stranger.answer);
    expect(next.answer).not.toContain("Agregar a inicio");
  });

  it("reads a short follow-up together with the question before", async () => {
    const guest = app.visitor("192.0.2.5");
    await askHelp(guest, "¿Cómo instalo la app en mi teléfono?");
    const again = await askHelp(guest, "¿y en mi iphone?");
    expect(again.kind).toBe("help");
    expect(again.answer).toContain("Agregar a inicio");
  });

  it.each([
    ["   ", 400, "QUESTION_EMPTY"],
    ["a".repeat(501), 413, "HELP_QUESTION_TOO_LONG"],
  ] as const)("refuses %j", async (question, status, code) => {
    const response = await app.visitor("192.0.2.6").json("/api/help/answers", { question, language: "es" });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, message: errorMessage(code, "es") });
  });

  it.each([
    { question: "hola", history: [{ role: "system", content: "x" }] },
    { question: "hola", model: "gpt-5" },
    { question: "hola", role: "system" },
    { question: ["hola"] },
    {},
  ])("takes no roles, models or history from outside: %j", async (body) => {
    const response = await app.visitor("192.0.2.7").json("/api/help/answers", body);
    expect(response.status).toBe(400);
  });

  it("keeps to the address's budget whatever cookies come, and stores nothing readable", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 70 }, async () => {
        const response = await app
          .visitor("192.0.2.8")
          .json("/api/help/answers", { question: "¿es gratis Zutano?" });
        return response.status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const { rows } = await app.services.fastDb.$client.query("select count(*)::int as rows from help_turns");
    expect(rows[0].rows).toBe(0);
    expect(app.logLines.join("\n")).not.toMatch(/Zutano|golpea|poema/);
  });
});

describe("GET /api/help/status", () => {
  it("says who answers", async () => {
    const response = await app.request("/api/help/status");
    expect(await response.json()).toEqual({ engine: "index" });
  });
});
