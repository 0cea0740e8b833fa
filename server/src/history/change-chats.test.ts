import type { ChangeEvent, SavedChat, SavedChatRow } from "@faro/contract/history/schemas.ts";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { asked, called, saved } from "#server/history/testing/chats.ts";
import { noted } from "#server/history/testing/exchanges.ts";
import { type SignedInVisitor, startTestApp, textOf } from "#server/testing/test-app.ts";

const app = await startTestApp();
const copy = await startTestApp({}, { databaseUrl: app.databaseUrl });
const titles = async (visitor: SignedInVisitor) =>
  (await called<{ chats: SavedChatRow[] }>(visitor, "POST", "/search", {})).body.chats.map(
    ({ title }) => title,
  );

async function storedRows(ownerId: string): Promise<number[]> {
  const admin = new pg.Client({ connectionString: app.databaseUrl });
  await admin.connect();
  const counts = [];
  for (const table of ["saved_chats", "saved_chat_signatures"]) {
    const { rows } = await admin.query(`select count(*)::int as rows from ${table} where owner_id = $1`, [
      ownerId,
    ]);
    counts.push(rows[0].rows);
  }
  await admin.end();
  return counts;
}

describe("marking several", () => {
  it("makes them favourites, or none any more, and leaves out what is not hers or gone", async () => {
    const [ana, eva] = [await app.signedUp(), await app.signedUp()];
    const rows = [];
    for (const name of ["a", "b", "c", "d"]) rows.push(await saved(ana, [noted(name, "x")]));
    const foreign = await saved(eva, [noted("e", "x")]);
    const ids = rows.map(({ id }) => id);
    await called(ana, "DELETE", `/${ids[3]}`);
    const mark = (some: string[], is_favorite: boolean) =>
      called<{ ids: string[] }>(ana, "POST", "/favorite", { ids: some, is_favorite });
    const done = await mark([...ids.slice(1), foreign.id], true);
    expect(done.body.ids.toSorted()).toEqual(ids.slice(1, 3).toSorted());
    const favorites = async (visitor: SignedInVisitor) =>
      (
        await called<{ chats: SavedChatRow[] }>(visitor, "POST", "/search", { favorites: true })
      ).body.chats.map(({ title }) => title);
    expect(await favorites(ana)).toEqual(["c", "b"]);
    expect(await favorites(eva)).toEqual([]);
    await mark(ids.slice(0, 2), false);
    expect(await favorites(ana)).toEqual(["c"]);
    expect((await mark([foreign.id], true)).status).toBe(404);
    expect(
      (
        await mark(
          Array.from({ length: 201 }, () => crypto.randomUUID()),
          true,
        )
      ).status,
    ).toBe(400);
  });
});

describe("deleting", () => {
  it("hides one or many at once, and brings them back while 'Deshacer' is there", async () => {
    const ana = await app.signedUp();
    const rows = [];
    for (const name of ["a", "b", "c"]) rows.push(await saved(ana, [noted(name, "x")]));
    const ids = rows.slice(0, 2).map(({ id }) => id);
    expect((await called<object>(ana, "POST", "/delete", { ids })).body).toMatchObject({
      ids: expect.arrayContaining(ids),
    });
    expect(await titles(ana)).toEqual(["c"]);
    expect((await called(ana, "GET", `/${ids[0]}`)).status).toBe(404);
    expect((await called(ana, "PATCH", `/${ids[0]}`, { is_favorite: true })).status).toBe(404);
    expect((await called<object>(ana, "POST", "/count", { search: "a" })).body).toEqual({
      shown: 0,
      total: 1,
    });
    expect((await called(ana, "POST", "/delete", { ids })).status).toBe(404);
    expect((await called(ana, "POST", "/restore", { ids })).status).toBe(200);
    expect(await titles(ana)).toEqual(["c", "b", "a"]);
  });

  it("leaves nothing behind when the time is over, whether somebody writes again or not", async () => {
    const mine = await startTestApp();
    const ana = await mine.signedUp();
    const row = await saved(ana, [noted("a", "x")]);
    await called(ana, "DELETE", `/${row.id}`);
    mine.advance(13_500);
    expect((await called(ana, "POST", "/restore", { ids: [row.id] })).status).toBe(404);
    await mine.runJobs();
    const admin = new pg.Client({ connectionString: mine.databaseUrl });
    await admin.connect();
    const left = await admin.query("select 1 from saved_chats union all select 1 from saved_chat_signatures");
    await admin.end();
    expect(left.rowCount).toBe(0);
  });

  it("saving the same conversation again after deleting it begins it anew", async () => {
    const ana = await app.signedUp();
    const row = await saved(ana, [noted("a", "x"), noted("b", "y")]);
    await called(ana, "DELETE", `/${row.id}`);
    expect((await saved(ana, [noted("c", "z")], row.id)).question).toBe("c");
    expect(await storedRows(ana.userId)).toEqual([1, 1]);
  });

  it("keeps both rows as long as the account's, two years", async () => {
    const ana = await app.signedUp();
    await saved(ana, [noted("a", "x")]);
    const admin = new pg.Client({ connectionString: app.databaseUrl });
    await admin.connect();
    const { rows } = await admin.query(
      "select forget_at > now() + interval '729 days' as kept from saved_chats where owner_id = $1 union all select forget_at > now() + interval '729 days' from saved_chat_signatures where owner_id = $1",
      [ana.userId],
    );
    await admin.end();
    expect(rows).toEqual([{ kept: true }, { kept: true }]);
  });
});

describe("changing", () => {
  it("sets favourite, category and name; the same twice is once", async () => {
    const ana = await app.signedUp();
    const row = await saved(ana, [noted("Una pregunta", "x")]);
    for (const _ of [1, 2]) {
      const { body } = await called<SavedChatRow>(ana, "PATCH", `/${row.id}`, {
        is_favorite: true,
        category: "asilo",
        title: "  Mi   caso ",
      });
      expect(body).toMatchObject({ is_favorite: true, category: "asilo", title: "Mi caso", renamed: true });
    }
    await saved(ana, [noted("Otra", "y")], row.id);
    const chat = (await called<SavedChat>(ana, "GET", `/${row.id}`)).body;
    expect(chat).toMatchObject({ title: "Mi caso", category: "asilo", is_favorite: true, more: 1 });
    const { body } = await called<SavedChatRow>(ana, "PATCH", `/${row.id}`, { title: " " });
    expect(body).toMatchObject({ title: "Una pregunta", renamed: false });
  });
});

describe("reopening", () => {
  it("makes the thread the running conversation: a reply to an open question is understood", async () => {
    const ana = await app.signedUp();
    const first = await asked(ana, "¿Cómo arreglo mis papeles?");
    expect(first.clarifying).toBe(true);
    const say = first.choices[0]?.say ?? "";
    const row = await saved(ana, [first]);

    // Meanwhile: what the reply is without and with the thread.
    await ana.fetch("/api/assistant/context", { method: "DELETE" });
    const alone = await ana.ask(say);
    const reopened = await called<SavedChat>(ana, "POST", `/${row.id}/reopen`, {});
    expect(reopened.body.exchanges).toMatchObject([{ question: first.question, choices: first.choices }]);
    const within = await ana.ask(say);
    expect(textOf(within.events)).not.toBe(textOf(alone.events));

    const other = await app.signedUp();
    await other.ask("¿Cómo arreglo mis papeles?");
    const direct = await other.ask(say);
    expect(textOf(within.events)).toBe(textOf(direct.events));
  });

  it("opens a chat that holds one turn twice", async () => {
    const ana = await app.signedUp();
    const first = await asked(ana, "¿Qué es el TPS?");
    const row = await saved(ana, [first, { ...first, part: "otra:1" }]);
    expect((await called(ana, "POST", `/${row.id}/reopen`, {})).status).toBe(200);
    expect((await called(ana, "POST", `/${row.id}/reopen`, {})).status).toBe(200);
  });

  it("gives the assistant nothing that it did not say itself", async () => {
    const ana = await app.signedUp();
    const row = await saved(ana, [noted("¿Califico?", "Sí, seguro.")]);
    await called(ana, "POST", `/${row.id}/reopen`, {});
    const admin = new pg.Client({ connectionString: app.databaseUrl });
    await admin.connect();
    const { rows } = await admin.query("select 1 from assistant_turns where owner_id = $1", [ana.userId]);
    await admin.end();
    expect(rows).toEqual([]);
  });
});

/** Events of the stream as they come; `until` resolves with the first that fits. */
async function watching(visitor: SignedInVisitor) {
  const left = new AbortController();
  const response = await visitor.fetch("/api/saved-chats/events", { signal: left.signal });
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const seen: ChangeEvent[] = [];
  let ended = false;
  const read = async () => {
    const { value = "", done = true } = (await reader?.read()) ?? {};
    ended = done;
    for (const line of value.split("\n")) {
      const data = line.startsWith("data:") ? line.slice(5).trim() : "";
      if (data !== "") seen.push(JSON.parse(data) as ChangeEvent);
    }
  };
  const until = async (fits: (event: ChangeEvent) => boolean) => {
    for (;;) {
      const found = seen.find(fits);
      if (found !== undefined) return found;
      if (ended) throw new Error("the stream ended");
      await read();
    }
  };
  const untilEnd = async () => {
    while (!ended) await read();
    return seen;
  };
  await until(({ type }) => type === "ready");
  return { until, untilEnd, seen, leave: () => left.abort() };
}

describe("changes on another device", () => {
  it("are told through every copy of the server, with ids alone, to their owner only", async () => {
    const ana = await app.signedUp();
    const eva = await app.signedUp();
    const phone = copy.visitor() as SignedInVisitor;
    phone.accessToken = ana.accessToken;
    const events = await watching(phone);
    const others = await watching(eva);

    const row = await saved(ana, [noted("secreto", "x")]);
    expect(await events.until(({ type }) => type === "changed")).toEqual({ type: "changed", ids: [row.id] });
    events.seen.length = 0;
    await called(ana, "PATCH", `/${row.id}`, { is_favorite: true });
    await events.until(({ ids }) => ids.includes(row.id));
    events.seen.length = 0;
    await called(ana, "DELETE", `/${row.id}`);
    await events.until(({ ids }) => ids.includes(row.id));

    const mine = await saved(eva, [noted("suyo", "x")]);
    await others.until(({ ids }) => ids.includes(mine.id));
    expect(others.seen.flatMap(({ ids }) => ids)).toEqual([mine.id]);
    events.leave();
    others.leave();
  });

  it("say that anything may have changed after the database connection was away", async () => {
    const ana = await app.signedUp();
    const events = await watching(ana);
    const admin = new pg.Client({ connectionString: app.databaseUrl });
    await admin.connect();
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'faro-listen' and datname = current_database()",
    );
    await admin.end();
    expect(await events.until(({ type }) => type === "changed")).toEqual({ type: "changed", ids: [] });
    events.leave();
  });

  it("are not told to more screens than anybody has, and a screen that left makes room", async () => {
    const ana = await app.signedUp();
    const streams = [];
    for (let count = 0; count < 20; count += 1) streams.push(await watching(ana));
    expect((await ana.fetch("/api/saved-chats/events")).status).toBe(429);
    streams[0]?.leave();
    await expect.poll(() => app.services.savedChatChanges.following(ana.userId)).toBe(19);
    streams.push(await watching(ana));
    for (const stream of streams) stream.leave();
  });

  it("are told by a stream that shows every few seconds that it lives", async () => {
    const ana = await app.signedUp();
    const events = await watching(ana);
    expect(await events.until(({ type }) => type === "beat")).toEqual({ type: "beat", ids: [] });
    events.leave();
  }, 300_000);

  it("end when the session does", async () => {
    const ana = await app.signedUp();
    const events = await watching(ana);
    await ana.json("/api/auth/sign-out", {});
    expect((await events.untilEnd()).every(({ type }) => type === "ready")).toBe(true);
  });
});
