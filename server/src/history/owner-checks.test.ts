/** Security C1 to C3 for every operation of saved chats. */
import { randomUUID } from "node:crypto";
import { contract } from "@faro/contract/contract.ts";
import type { SavedChat } from "@faro/contract/history/schemas.ts";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { sql } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { asked, called, saved } from "#server/history/testing/chats.ts";
import { noted } from "#server/history/testing/exchanges.ts";
import { startTestApp, textOf } from "#server/testing/test-app.ts";

const app = await startTestApp();
const ana = await app.signedUp();
const eva = await app.signedUp();
const exchange = await asked(ana, "¿Cómo pido asilo?");
const row = await saved(ana, [exchange]);
const body = { ids: [row.id] };

/** Every operation that names a chat, with what it would do to Ana's. */
const named: [string, string, string, unknown?][] = [
  ["get", "GET", `/${row.id}`],
  ["update", "PATCH", `/${row.id}`, { title: "robado", is_favorite: true, category: "otros" }],
  ["removeOne", "DELETE", `/${row.id}`],
  ["remove", "POST", "/delete", body],
  ["restore", "POST", "/restore", body],
  ["mark", "POST", "/favorite", { ...body, is_favorite: true }],
  ["reopen", "POST", `/${row.id}/reopen`, {}],
  ["exportChats", "POST", "/export", { ...body, format: "text" }],
];
/** Every operation that names none. */
const unnamed: [string, string, string, unknown?][] = [
  ["save", "POST", "", { id: randomUUID(), exchanges: [noted("a", "b")] }],
  ["days", "POST", "/days", {}],
  ["rows", "POST", "/search", {}],
  ["count", "POST", "/count", {}],
  ["prepare", "POST", "/prepare", {}],
  ["events", "GET", "/events"],
];

describe("C1: whose chat it is", () => {
  it("covers every operation", () => {
    const tested = [...named, ...unnamed].map(([name]) => name);
    expect(tested.sort()).toEqual(Object.keys(contract.history).sort());
  });

  it.each([...named, ...unnamed])("%s is refused to a guest", async (_, method, path, input) => {
    const guest = Object.assign(app.visitor(), { userId: "", email: "", password: "", session: ana.session });
    const answer = await called(guest, method, path, input);
    expect([answer.status, answer.body.code]).toEqual([
      401,
      path === "" ? "SAVE_SIGN_IN" : "SIGN_IN_REQUIRED",
    ]);
  });

  it.each(named)(
    "%s finds nothing of somebody else's, as if it did not exist, and changes nothing",
    async (_, method, path, input) => {
      const before = (await called<SavedChat>(ana, "GET", `/${row.id}`)).body;
      const answer = await called(eva, method, path, input);
      expect([answer.status, answer.body.code]).toEqual([404, "NOT_FOUND"]);
      const unknown = randomUUID();
      const nothing = await called(
        eva,
        method,
        path.replace(row.id, unknown),
        JSON.parse(JSON.stringify(input ?? null).replace(row.id, unknown)) ?? undefined,
      );
      expect({ ...nothing.body, data: null }).toEqual({ ...answer.body, data: null });
      expect((await called<SavedChat>(ana, "GET", `/${row.id}`)).body).toEqual(before);
    },
  );

  it("several at once touch her own alone, with somebody else's id among them", async () => {
    const before = (await called<SavedChat>(ana, "GET", `/${row.id}`)).body;
    const mine = await saved(eva, [noted("De Eva", "Una respuesta")]);
    const both = { ids: [row.id, mine.id] };
    for (const [path, input] of [
      ["/favorite", { ...both, is_favorite: true }],
      ["/delete", both],
      ["/restore", both],
    ] as const) {
      const answer = await called<{ ids: string[] }>(eva, "POST", path, input);
      expect([path, answer.status, answer.body.ids]).toEqual([path, 200, [mine.id]]);
    }
    const file = await eva.json("/api/saved-chats/export", { ...both, format: "text" });
    const text = await file.text();
    expect([text.includes("De Eva"), text.includes("asilo")]).toEqual([true, false]);
    expect((await called<SavedChat>(ana, "GET", `/${row.id}`)).body).toEqual(before);
    await called(eva, "DELETE", `/${mine.id}`);
  });

  it("what Ana has just deleted is brought back by Ana, not by Eva", async () => {
    const hers = await saved(ana, [noted("Para borrar", "x")]);
    await called(ana, "DELETE", `/${hers.id}`);
    const refused = await called(eva, "POST", "/restore", { ids: [hers.id] });
    expect([refused.status, refused.body.code]).toEqual([404, "NOT_FOUND"]);
    expect((await called(ana, "GET", `/${hers.id}`)).status).toBe(404);
    expect((await called(ana, "POST", "/restore", { ids: [hers.id] })).status).toBe(200);
    expect((await called(ana, "GET", `/${hers.id}`)).status).toBe(200);
  });

  it("a place in Ana's list opens nothing of it to Eva", async () => {
    const cursor = `${new Date(Date.parse(row.created_at) + 1).toISOString()}_${row.id}`;
    const hers = await called<{ chats: unknown[] }>(ana, "POST", "/search", { cursor });
    expect(hers.body.chats.length).toBeGreaterThan(0);
    const answer = await called<object>(eva, "POST", "/search", { cursor });
    expect(answer.body).toEqual({ chats: [], next: null });
  });

  it("an answer on Ana's record is nobody's answer in Eva's chat", async () => {
    const id = randomUUID();
    await saved(eva, [exchange], id);
    const { exchanges } = (await called<SavedChat>(eva, "GET", `/${id}`)).body;
    expect(exchanges.map(({ turn }) => turn)).toEqual([null]);
    // Reopened, the assistant knows nothing of it.
    await called(eva, "POST", `/${id}/reopen`, {});
    const within = await eva.ask("¿Y cuánto tiempo tengo?");
    const luz = await app.signedUp();
    expect(textOf(within.events)).toBe(textOf((await luz.ask("¿Y cuánto tiempo tengo?")).events));
    await called(eva, "DELETE", `/${id}`);
  });

  it("lists, counts and exports nobody else's", async () => {
    expect((await called<object>(eva, "POST", "/days", {})).body).toMatchObject({ days: [] });
    expect((await called<object>(eva, "POST", "/search", {})).body).toEqual({ chats: [], next: null });
    expect((await called<object>(eva, "POST", "/count", {})).body).toEqual({ shown: 0, total: 0 });
    expect((await called(eva, "POST", "/export", { format: "text" })).status).toBe(404);
  });

  it("saving under somebody else's id makes an own chat and leaves hers alone", async () => {
    const before = (await called<SavedChat>(ana, "GET", `/${row.id}`)).body;
    const mine = await saved(eva, [noted("De Eva", "x")], row.id);
    expect(mine.question).toBe("De Eva");
    expect((await called<SavedChat>(ana, "GET", `/${row.id}`)).body).toEqual(before);
    await called(eva, "DELETE", `/${row.id}`);
    expect((await called(ana, "GET", `/${row.id}`)).status).toBe(200);
  });

  it.each([...named, ...unnamed])(
    "%s is refused after the account was deleted",
    async (_, method, path, input) => {
      const gone = await app.signedUp();
      const theirs = await saved(gone, [noted("a", "b")]);
      const deleted = await gone.json("/api/functions/delete-user-account", {
        confirmation: "ELIMINAR MI CUENTA",
      });
      expect(await deleted.json()).toEqual({ success: true, error: null });
      const text = JSON.stringify(input ?? null).replace(row.id, theirs.id);
      const answer = await called(
        gone,
        method,
        path.replace(row.id, theirs.id),
        JSON.parse(text) ?? undefined,
      );
      expect(answer.status).toBe(401);
      const admin = new pg.Client({ connectionString: app.databaseUrl });
      await admin.connect();
      for (const table of ["saved_chats", "saved_chat_signatures", "saved_chat_stamps"]) {
        const { rows } = await admin.query(`select 1 from ${table} where owner_id = $1`, [gone.userId]);
        expect(rows).toEqual([]);
      }
      await admin.end();
    },
  );
});

describe("C2: what a body may say", () => {
  it.each([
    ["PATCH", `/${row.id}`, { user_id: eva.userId }],
    ["PATCH", `/${row.id}`, { owner_id: eva.userId, title: "x" }],
    ["PATCH", `/${row.id}`, { created_at: "2020-01-01T00:00:00Z" }],
    ["PATCH", `/${row.id}`, { content: "{}" }],
    ["PATCH", `/${row.id}`, { category: "todas" }],
    ["PATCH", `/${row.id}`, { is_favorite: "yes" }],
    ["POST", "/search", { owner_id: ana.userId }],
    ["POST", "/delete", { ids: [row.id], owner_id: ana.userId }],
    ["POST", "/delete", { ids: ["' or true --"] }],
    ["POST", "/export", { format: "exe" }],
  ])("%s %s refuses %j", async (method, path, input) => {
    const before = (await called<SavedChat>(ana, "GET", `/${row.id}`)).body;
    const answer = await called(ana, method, path, input);
    expect([answer.status, answer.body.code]).toEqual([400, "BAD_REQUEST"]);
    expect((await called<SavedChat>(ana, "GET", `/${row.id}`)).body).toEqual(before);
  });
});

describe("C3: in the database", () => {
  it.each(["saved_chats", "saved_chat_signatures", "saved_chat_stamps"])(
    "%s is empty without an owner and for another one",
    async (table) => {
      const count = sql`select count(*)::int as rows from ${sql.identifier(table)}`;
      expect((await app.services.db.execute(count)).rows).toEqual([{ rows: 0 }]);
      const forEva = await withOwner(app.services.db, eva.userId, (tx) =>
        tx.execute(sql`select 1 from ${sql.identifier(table)} where owner_id = ${ana.userId}`),
      );
      expect(forEva.rowCount).toBe(0);
    },
  );

  it("H4: holds no word of a chat that can be read, and the log none either", async () => {
    const secret = "Xochimilco";
    await saved(ana, [noted(`Nací en ${secret}`, `Entonces ${secret} cuenta.`)]);
    await called(ana, "POST", "/search", { search: secret });
    const admin = new pg.Client({ connectionString: app.databaseUrl });
    await admin.connect();
    const { rows } = await admin.query(
      "select c::text as a, s::text as b from saved_chats c join saved_chat_signatures s on s.chat_id = c.id",
    );
    await admin.end();
    const dump = JSON.stringify(rows);
    for (const word of [secret, secret.toLowerCase()]) {
      // Not the dump itself: it would fill the report.
      expect([word, dump.includes(word)]).toEqual([word, false]);
      expect([word, dump.includes(Buffer.from(word).toString("hex"))]).toEqual([word, false]);
    }
    expect(app.logLines.join("")).not.toMatch(/xochimilco/i);
  });
});
