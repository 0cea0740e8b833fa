import { randomUUID } from "node:crypto";
import type { SavedChat } from "@faro/contract/history/schemas.ts";
import { describe, expect, it } from "vitest";
import { asked, called, noted, saved, saveRequest } from "#server/history/testing/chats.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = await startTestApp();
const free = await startTestApp({ NEW_ACCOUNT_PLAN: "FREE" });
const whole = async (visitor: Parameters<typeof called>[0], id: string) =>
  (await called<SavedChat>(visitor, "GET", `/${id}`)).body;

describe("saving a chat", () => {
  it("keeps question, answer, sources and date as the assistant has them, with the category it recognised", async () => {
    const ana = await app.signedUp();
    const exchange = await asked(ana, "¿Cómo renuevo mi permiso de trabajo?");
    const row = await saved(ana, [exchange]);
    expect(row).toMatchObject({
      title: "¿Cómo renuevo mi permiso de trabajo?",
      renamed: false,
      question: exchange.question,
      more: 0,
      category: "trabajo",
      is_favorite: false,
    });
    const chat = await whole(ana, row.id);
    expect(chat.answer).toBe(exchange.answer);
    expect(chat.exchanges).toMatchObject([
      { turn: exchange.turn, answer: exchange.answer, sources: exchange.sources },
    ]);
    expect(exchange.sources.length).toBeGreaterThan(0);
  });

  it("cuts the title after 50 characters and adds three dots, an emoji counting as one", async () => {
    const ana = await app.signedUp();
    const fifty = `${"á".repeat(49)}🙏`;
    expect((await saved(ana, [noted(fifty, "x")])).title).toBe(fifty);
    expect((await saved(ana, [noted(`${fifty}z`, "x")])).title).toBe(`${fifty}...`);
  });

  it("shows the first question with the first answer that is no question back", async () => {
    const ana = await app.signedUp();
    const first = await asked(ana, "¿Cómo arreglo mis papeles?");
    expect(first.clarifying).toBe(true);
    const second = await asked(ana, first.choices[0]?.say ?? "Estoy casada con un ciudadano");
    const third = await asked(ana, second.choices[0]?.say ?? "Entré con visa");
    const row = await saved(ana, [first, second, third]);
    const chat = await whole(ana, row.id);
    expect(chat.question).toBe("¿Cómo arreglo mis papeles?");
    expect(chat.answer).toBe([first, second, third].find(({ clarifying }) => !clarifying)?.answer);
    expect(chat.exchanges).toHaveLength(3);
  });

  it("saves once when it is tapped twice at the same moment, and adds what came later", async () => {
    const ana = await free.signedUp();
    const id = randomUUID();
    const first = noted("Primera", "uno");
    const both = await Promise.all([saveRequest(ana, [first], id), saveRequest(ana, [first], id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await saved(ana, [first, noted("Segunda", "dos")], id);
    const chat = await whole(ana, id);
    expect(chat.exchanges.map(({ question }) => question)).toEqual(["Primera", "Segunda"]);
    expect((await called<object>(ana, "POST", "/count", {})).body).toEqual({ shown: 1, total: 1 });
  });

  it("is for signed-in people, with the words of the specification", async () => {
    const guest = app.visitor();
    const body = { id: randomUUID(), exchanges: [noted("a", "b")] };
    const response = await guest.json("/api/saved-chats", body, { headers: { "accept-language": "es" } });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      code: "SAVE_SIGN_IN",
      message: "Debes iniciar sesión para guardar chats",
    });
  });

  it.each([[[]], [[noted("  ", "x")]], [[noted("x", " \n ")]]])(
    "has nothing to save in %j",
    async (exchanges) => {
      const ana = await app.signedUp();
      const response = await saveRequest(ana, exchanges);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: "SAVE_NOTHING",
        message: "No hay mensajes para guardar",
      });
    },
  );

  it("C2: takes no owner, plan, date or favourite from the body", async () => {
    const ana = await app.signedUp();
    const base = { id: randomUUID(), exchanges: [noted("a", "b")] };
    for (const extra of [
      { user_id: randomUUID() },
      { owner_id: randomUUID() },
      { created_at: "2020-01-01T00:00:00Z" },
      { is_favorite: true },
      { plan: "UNLIMITED" },
    ]) {
      expect((await ana.json("/api/saved-chats", { ...base, ...extra })).status).toBe(400);
    }
    const exchange = { ...noted("a", "b"), at: "2020-01-01T00:00:00Z" };
    expect((await ana.json("/api/saved-chats", { ...base, exchanges: [exchange] })).status).toBe(400);
    const link = {
      ...noted("a", "b"),
      sources: [{ title: "x", url: "javascript:alert(1)", checked: "2026-01-01" }],
    };
    expect((await ana.json("/api/saved-chats", { ...base, exchanges: [link] })).status).toBe(400);
  });

  it("does not take a changed answer for one of the assistant's", async () => {
    const ana = await app.signedUp();
    const exchange = await asked(ana, "¿Qué es el TPS?");
    const row = await saved(ana, [{ ...exchange, answer: "Tienes garantizada la residencia." }]);
    expect((await whole(ana, row.id)).exchanges[0]?.turn).toBeNull();
  });
});

describe("the plan FREE", () => {
  it("saves three chats a day from local midnight, also when they come at once, and adding to one is no fourth", async () => {
    const ana = await free.signedUp({ timeZone: "America/Los_Angeles" });
    const ids = Array.from({ length: 6 }, () => randomUUID());
    const answers = await Promise.all(ids.map((id) => saveRequest(ana, [noted("a", "b")], id)));
    const done = ids.filter((_, index) => answers[index]?.status === 200);
    expect(done).toHaveLength(3);
    const refused = answers.find(({ status }) => status === 429);
    expect(await refused?.json()).toMatchObject({ code: "SAVE_LIMIT_REACHED" });
    expect((await saveRequest(ana, [noted("c", "d")], done[0])).status).toBe(200);

    // Up to one minute before her midnight the limit stands; after it she may save again.
    const local = new Intl.DateTimeFormat("en-GB", {
      timeZone: "America/Los_Angeles",
      timeStyle: "medium",
    }).format(new Date());
    const [hours = 0, minutes = 0] = local.split(":").map(Number);
    const session = async () => {
      ana.accessToken = "";
      const response = await ana.json("/api/auth/sign-in", { email: ana.email, password: ana.password });
      ana.accessToken = ((await response.json()) as { access_token: string }).access_token;
    };
    free.advance((24 * 60 - hours * 60 - minutes - 2) * 60_000);
    await session();
    const beforeMidnight = new Intl.DateTimeFormat("en-GB", {
      timeZone: "America/Los_Angeles",
      timeStyle: "short",
    });
    expect(beforeMidnight.format(new Date(free.services.now()))).toMatch(/^23:5/);
    expect((await saveRequest(ana, [noted("e", "f")])).status).toBe(429);
    free.advance(3 * 60_000);
    expect((await saveRequest(ana, [noted("e", "f")])).status).toBe(200);
  });

  it("counts no chat that is deleted for good, and one that can still be brought back", async () => {
    const ana = await free.signedUp();
    const rows = [];
    for (let count = 0; count < 3; count += 1) rows.push(await saved(ana, [noted("a", "b")]));
    await called(ana, "DELETE", `/${rows[0]?.id}`);
    expect((await saveRequest(ana, [noted("a", "b")])).status).toBe(429);
    free.advance(15_000);
    expect((await saveRequest(ana, [noted("a", "b")])).status).toBe(200);
  });
});
