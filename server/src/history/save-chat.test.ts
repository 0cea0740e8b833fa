import { randomUUID } from "node:crypto";
import type { SavedChat } from "@faro/contract/history/schemas.ts";
import { describe, expect, it } from "vitest";
import { asked, called, saved, saveRequest } from "#server/history/testing/chats.ts";
import { noted } from "#server/history/testing/exchanges.ts";
import { retentionQueue } from "#server/jobs/retention.ts";
import { rowsOf } from "#server/testing/database.ts";
import { startTestApp, textOf } from "#server/testing/test-app.ts";

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
    expect(exchange.sources.length).toBeGreaterThan(0);
    const changed = { ...exchange, part: "changed", answer: "Tienes garantizada la residencia." };
    const row = await saved(ana, [exchange, changed]);
    // What Faro has no record of is shown as such, and without sources that would vouch for it.
    expect((await whole(ana, row.id)).exchanges).toMatchObject([
      { turn: exchange.turn, recorded: true, sources: exchange.sources },
      { turn: null, recorded: false, sources: [] },
    ]);
  });
});

describe("the category", () => {
  it("follows the conversation until the person sets it herself", async () => {
    const ana = await app.signedUp();
    const first = await asked(ana, "¿Cómo arreglo mis papeles?");
    expect(first.clarifying).toBe(true);
    const row = await saved(ana, [first]);
    await ana.fetch("/api/assistant/context/new", { method: "POST" });
    const second = await asked(ana, "¿Cómo renuevo mi permiso de trabajo?");
    expect(second.clarifying).toBe(false);
    const later = await saved(ana, [second], row.id);
    expect(row.category).not.toBe("trabajo");
    expect(later.category).toBe("trabajo");

    const mine = await saved(ana, [first]);
    // The same category with another name is no choice of hers.
    await called(ana, "PATCH", `/${mine.id}`, { title: "Mi caso", category: mine.category });
    expect((await saved(ana, [second], mine.id)).category).toBe("trabajo");
    await called(ana, "PATCH", `/${mine.id}`, { category: "familia" });
    const third = await asked(ana, "¿Qué es el TPS?");
    expect((await saved(ana, [third], mine.id)).category).toBe("familia");
  });
});

describe("saving from a screen whose conversation is not the running one any more", () => {
  it("keeps dates, sources and context when another tab began anew; the chat goes on when it is opened again", async () => {
    const mine = await startTestApp();
    const ana = await mine.signedUp();
    const first = await asked(ana, "¿Cómo arreglo mis papeles?");
    const say = first.choices[0]?.say ?? "";
    const at = new Date(mine.services.now()).getTime();
    mine.advance(5 * 60_000);
    await ana.fetch("/api/assistant/context/new", { method: "POST" });
    const { turns } = (await (await ana.fetch("/api/assistant/context")).json()) as { turns: unknown[] };
    expect(turns).toEqual([]);
    await ana.ask("¿Qué es el TPS?");
    await ana.fetch("/api/assistant/context/new", { method: "POST" });

    const row = await saved(ana, [first]);
    const [exchange] = (await whole(ana, row.id)).exchanges;
    expect(exchange?.turn).toBe(first.turn);
    expect(Math.abs(Date.parse(exchange?.at ?? "") - at)).toBeLessThan(60_000);
    await called(ana, "POST", `/${row.id}/reopen`, {});
    const within = await ana.ask(say);
    const other = await mine.signedUp();
    await other.ask("¿Cómo arreglo mis papeles?");
    expect(textOf(within.events)).toBe(textOf((await other.ask(say)).events));
  });

  it("keeps nothing of it after a day, and nothing at all once she cleared the chat", async () => {
    const mine = await startTestApp();
    // The nightly job goes by the database's own clock too.
    mine.advance(-26 * 60 * 60_000);
    const [ana, eva] = [await mine.signedUp(), await mine.signedUp()];
    for (const person of [ana, eva]) {
      await person.ask("¿Qué es el TPS?");
      await person.fetch("/api/assistant/context/new", { method: "POST" });
      expect(await rowsOf(mine, "assistant_turns", person.userId)).toBe(1);
    }
    await eva.fetch("/api/assistant/context", { method: "DELETE" });
    expect(await rowsOf(mine, "assistant_turns", eva.userId)).toBe(0);
    mine.advance(25 * 60 * 60_000);
    await mine.services.jobs.send(retentionQueue, {});
    await mine.runJobs();
    expect(await rowsOf(mine, "assistant_turns", ana.userId)).toBe(0);
  });

  it("says that the chat was deleted elsewhere, so that all of it is sent again", async () => {
    const ana = await app.signedUp();
    const [one, two] = [noted("uno", "x"), noted("dos", "y")];
    const row = await saved(ana, [one]);
    await called(ana, "DELETE", `/${row.id}`);
    const body = { id: row.id, exchanges: [two], adds: true };
    const refused = await ana.json("/api/saved-chats", body);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([404, "NOT_FOUND"]);
    await saved(ana, [one, two], row.id);
    expect((await whole(ana, row.id)).exchanges.map(({ question }) => question)).toEqual(["uno", "dos"]);
    expect((await ana.json("/api/saved-chats", { ...body, exchanges: [noted("tres", "z")] })).status).toBe(
      200,
    );
  });

  it("refuses whoever saves without end", async () => {
    const ana = await app.signedUp();
    const one = [noted("uno", "x")];
    const id = randomUUID();
    let status = 200;
    for (let count = 0; count < 130 && status === 200; count += 1) {
      status = (await saveRequest(ana, one, id)).status;
    }
    expect(status).toBe(429);
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
    const refused = await saveRequest(ana, [noted("a", "b")]);
    expect(refused.status).toBe(429);
    // She just did what the text advises: it says that it takes a moment.
    expect(await refused.text()).toContain("espera unos segundos después de eliminarlo");
    free.advance(15_000);
    expect((await saveRequest(ana, [noted("a", "b")])).status).toBe(200);
  });
});
