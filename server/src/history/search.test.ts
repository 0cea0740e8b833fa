import type { HistoryDays, SavedChatRow } from "@faro/contract/history/schemas.ts";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { called, saved } from "#server/history/testing/chats.ts";
import { noted } from "#server/history/testing/exchanges.ts";
import { type SignedInVisitor, startTestApp } from "#server/testing/test-app.ts";

const app = await startTestApp();

const questions = [
  ["¿Qué es la Migración legal?", "Es un camino."],
  ["¿Cuánto tarda?", "La migración tarda 100% de las veces más de lo que crees."],
  ["¿Qué pasa este año?", "Nada cambia en el a_b de siempre."],
  ["¿Qué dice Ana?", "Usa C:\\papeles y el formulario I-765."],
  ["Sobre el asilo", "Tienes un plazo de un año."],
] as const;

/** Cursors of the right look that no list gave, and that PostgreSQL cannot read. */
const impossible = [
  `2026-11-21T20:20:20.999Z_${"-".repeat(36)}`,
  "0000-01-01T00:00:00.000Z_11111111-1111-4111-8111-111111111111",
  "2026-02-31T00:00:00.000Z_11111111-1111-4111-8111-111111111111",
];

async function withChats(): Promise<SignedInVisitor> {
  const visitor = await app.signedUp();
  for (const [question, answer] of questions) await saved(visitor, [noted(question, answer)]);
  return visitor;
}
const ana = await withChats();
const eva = await withChats();
await saved(eva, [noted("Solo de Eva: migración", "secreto de Eva")]);

async function found(visitor: SignedInVisitor, search: string, more: object = {}): Promise<string[]> {
  const { status, body } = await called<{ chats: SavedChatRow[] }>(visitor, "POST", "/search", {
    search,
    ...more,
  });
  expect(status).toBe(200);
  const titles = body.chats.map(({ question }) => question);
  const counted = (
    await called<{ shown: number; total: number }>(visitor, "POST", "/count", { search, ...more })
  ).body;
  expect(counted.shown).toBe(titles.length);
  const days = (await called<HistoryDays>(visitor, "POST", "/days", { search, ...more })).body.days;
  expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(titles.length);
  return titles.toReversed();
}

/** Every page, each asked for with the cursor of the one before. */
async function allPages<Page extends object>(
  visitor: SignedInVisitor,
  path: string,
  search: string,
): Promise<Page[]> {
  const pages: Page[] = [];
  let next: string | null = null;
  do {
    const input: object = next === null ? { search } : { search, cursor: next };
    const { body } = await called<Page & { next: string | null }>(visitor, "POST", path, input);
    pages.push(body);
    next = body.next;
  } while (next !== null);
  return pages;
}

describe("searching saved chats", () => {
  it.each([
    ["migracion", [0, 1]],
    ["MIGRACIÓN", [0, 1]],
    ["gració", [0, 1]],
    ["año", [2, 4]],
    ["ano", []],
    ["ana", [3]],
    ["%", [1]],
    ["_", [2]],
    ["\\", [3]],
    ["a_b", [2]],
    ["axb", []],
    ["100%", [1]],
    ["i\u2011765", [3]],
    ["  asilo  ", [4]],
    ["ó", [0, 1, 2, 3, 4]],
    ["legal? es", []],
    ["no está", []],
    [".*", []],
  ])("finds %j in question and answer, literally", async (search, places) => {
    // One letter stands in nearly every text; what is compared is the whole list.
    const expected =
      search === "ó" ? places.filter((at) => /o|ó/i.test(questions[at]?.join("") ?? "")) : places;
    expect(await found(ana, search)).toEqual(expected.map((at) => questions[at]?.[0]));
  });

  it("never finds what is somebody else's", async () => {
    expect(await found(ana, "secreto")).toEqual([]);
    expect(await found(eva, "secreto")).toEqual(["Solo de Eva: migración"]);
  });

  it("finds a hit in the later questions of a thread and in a given name, and shows the words around it", async () => {
    const visitor = await app.signedUp();
    const row = await saved(visitor, [
      noted("Primera", "uno"),
      noted("Segunda", "Lleva tu acta de nacimiento"),
    ]);
    const { body } = await called<{ chats: SavedChatRow[] }>(visitor, "POST", "/search", {
      search: "nacimiento",
    });
    expect(body.chats[0]?.excerpt).toContain("acta de nacimiento");
    await called(visitor, "PATCH", `/${row.id}`, { title: "Lo de mi mamá" });
    expect(await found(visitor, "mama")).toEqual(["Primera"]);
    await called(visitor, "PATCH", `/${row.id}`, { title: "" });
    expect(await found(visitor, "mama")).toEqual([]);
  });

  it("finds what stands among the steps of an answer: they are shown with it", async () => {
    const visitor = await app.signedUp();
    const steps = ["Junta pruebas.", "Llama al consulado de Honduras."];
    await saved(visitor, [{ ...noted("Primera", "uno"), steps }]);
    expect(await found(visitor, "consulado de")).toEqual(["Primera"]);
    expect(await found(visitor, "pruebas. llama")).toEqual([]);
    const { body } = await called<{ chats: SavedChatRow[] }>(visitor, "POST", "/search", {
      search: "consulado",
    });
    expect(body.chats[0]?.excerpt).toContain("Llama al consulado");
  });

  it("shows every hit that the card's title does not: behind its words, and in the question of a renamed chat", async () => {
    const visitor = await app.signedUp();
    const start = "Mi prima quiere saber si puede traer pronto";
    const row = await saved(visitor, [noted(`${start} a sus dos hijos menores desde Honduras`, "Depende.")]);
    const excerptFor = async (search: string) => {
      const { body } = await called<{ chats: SavedChatRow[] }>(visitor, "POST", "/search", { search });
      expect(body.chats).toHaveLength(1);
      return body.chats[0]?.excerpt;
    };
    expect(await excerptFor("honduras")).toContain("hijos menores desde Honduras");
    expect(await excerptFor("traer")).toBeNull();
    await called(visitor, "PATCH", `/${row.id}`, { title: "Lo de mi prima" });
    expect(await excerptFor("traer")).toContain("si puede traer pronto");
    expect(await excerptFor("lo de mi")).toBeNull();
  });

  it("shows the hit behind a word longer than the excerpt and behind letters that folding shortens", async () => {
    const visitor = await app.signedUp();
    const address = `https://example.org/${"a".repeat(120)}/pasaporte`;
    const spaced = `${"é".normalize("NFD").repeat(300)} consulado de México`;
    await saved(visitor, [noted("Primera", address)]);
    await saved(visitor, [noted("Segunda", spaced)]);
    for (const search of ["pasaporte", "consulado"]) {
      const { body } = await called<{ chats: SavedChatRow[] }>(visitor, "POST", "/search", { search });
      expect(body.chats.map(({ excerpt }) => excerpt)).toEqual([expect.stringContaining(search)]);
    }
  });

  it("finds nothing in dots that Faro set itself, nor by an accent without its letter", async () => {
    const visitor = await app.signedUp();
    await saved(visitor, [noted(`¿${"palabra ".repeat(12)}?`, "Nada.")]);
    for (const search of ["...", "\u0301", " \u0301 \u0301"])
      expect(await found(visitor, search)).toEqual([]);
    expect(await found(visitor, "palabra")).toHaveLength(1);
    expect(await found(visitor, "  ")).toHaveLength(1);
  });

  it("filters by category and favourites, alone and with words", async () => {
    const visitor = await app.signedUp();
    const one = await saved(visitor, [noted("¿Cómo pido asilo?", "Con el formulario I-589.")]);
    const two = await saved(visitor, [noted("Otra cosa del asilo", "Nada.")]);
    await called(visitor, "PATCH", `/${one.id}`, { category: "asilo", is_favorite: true });
    await called(visitor, "PATCH", `/${two.id}`, { category: "familia" });
    expect(await found(visitor, "", { category: "asilo" })).toEqual(["¿Cómo pido asilo?"]);
    expect(await found(visitor, "asilo", { category: "familia" })).toEqual(["Otra cosa del asilo"]);
    expect(await found(visitor, "asilo", { favorites: true })).toEqual(["¿Cómo pido asilo?"]);
    expect(await found(visitor, "", { favorites: true, category: "familia" })).toEqual([]);
    expect(await found(visitor, "", { category: "trabajo" })).toEqual([]);
  });

  it("is paged: rows and days come piece by piece and none is lost or twice", async () => {
    const visitor = await app.signedUp({ timeZone: "America/New_York" });
    for (let at = 0; at < 70; at += 1) await saved(visitor, [noted(`Pregunta ${at} sobre visas`, "x")]);
    // Two chats a day, the oldest 34 days ago.
    const admin = new pg.Client({ connectionString: app.databaseUrl });
    await admin.connect();
    await admin.query(
      `update saved_chats c set created_at = c.created_at - n.at * interval '1 day' from (
        select id, (row_number() over (order by created_at, id) - 1) / 2 as at from saved_chats where owner_id = $1) n
      where c.owner_id = $1 and c.id = n.id`,
      [visitor.userId],
    );
    await admin.query(
      `update saved_chat_signatures s set created_at = c.created_at from saved_chats c
      where s.owner_id = $1 and c.owner_id = $1 and c.id = s.chat_id`,
      [visitor.userId],
    );
    await admin.end();

    for (const search of ["", "visas"]) {
      const pages = await allPages<{ chats: SavedChatRow[] }>(visitor, "/search", search);
      expect(Math.max(...pages.map(({ chats }) => chats.length))).toBe(30);
      const rows = pages.flatMap(({ chats }) => chats);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(70);
      expect(rows.map((row) => row.created_at)).toEqual(
        rows
          .map((row) => row.created_at)
          .toSorted()
          .toReversed(),
      );

      const dayPages = await allPages<HistoryDays>(visitor, "/days", search);
      expect(new Set(dayPages.map(({ timeZone }) => timeZone))).toEqual(new Set(["America/New_York"]));
      const days = dayPages.flatMap((page) => page.days);
      expect(days.map(({ day }) => day)).toEqual(
        [...new Set(days.map(({ day }) => day))].toSorted().toReversed(),
      );
      const local = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" });
      const expected = Map.groupBy(rows, (row) => local.format(new Date(row.created_at)));
      expect(days).toEqual([...expected].map(([day, { length }]) => ({ day, count: length })));

      const day = days[20]?.day ?? "";
      const { body } = await called<{ chats: SavedChatRow[] }>(visitor, "POST", "/search", { search, day });
      expect(body.chats.map(({ id }) => id)).toEqual(expected.get(day)?.map(({ id }) => id));
    }
    for (const cursor of ["x", "2026-01-01T00:00:00.000Z_1", "' or true", ...impossible]) {
      expect((await called(visitor, "POST", "/search", { cursor })).status).toBe(400);
    }
  });

  it("refuses a day that no calendar has", async () => {
    const visitor = await app.signedUp();
    expect((await called(visitor, "POST", "/days", { cursor: "2026-13-45" })).status).toBe(400);
    expect((await called(visitor, "POST", "/search", { day: "2026-02-31" })).status).toBe(400);
    expect((await called(visitor, "POST", "/days", { cursor: "0000-01-01" })).status).toBe(400);
    expect((await called(visitor, "POST", "/search", { day: "0000-01-01" })).status).toBe(400);
    expect((await called(visitor, "POST", "/search", { day: "2028-02-29" })).status).toBe(200);
  });

  it("counts days exactly that hold more chats than are read at once", async () => {
    const visitor = await app.signedUp({ timeZone: "America/New_York" });
    await saved(visitor, [noted("Una de muchas", "x")]);
    const admin = new pg.Client({ connectionString: app.databaseUrl });
    await admin.connect();
    const copies = async (many: number, daysAgo: number) =>
      await admin.query(
        `insert into saved_chats (owner_id, id, title, content, category, created_at, forget_at)
        select owner_id, gen_random_uuid(), title, content, category, created_at - $3 * interval '1 day', forget_at
        from (select * from saved_chats where owner_id = $1 order by created_at desc limit 1) c, generate_series(1, $2::int)`,
        [visitor.userId, many, daysAgo],
      );
    // As if the tables had been counted while there was one.
    await admin.query("analyze saved_chats; analyze saved_chat_signatures");
    await copies(1200, 0);
    await copies(30, 1);
    await copies(900, 2);
    await copies(5, 3);
    await admin.query(
      // Read once: looked up for each chat, it would be looked for among all that were just written.
      `with s as materialized (select * from saved_chat_signatures where owner_id = $1 limit 1)
      insert into saved_chat_signatures (owner_id, chat_id, created_at, signature, folded, forget_at)
      select c.owner_id, c.id, c.created_at, s.signature, s.folded, s.forget_at
      from saved_chats c cross join s where c.owner_id = $1 on conflict do nothing`,
      [visitor.userId],
    );
    await admin.end();
    const counted = async (search: string) =>
      (await allPages<HistoryDays>(visitor, "/days", search)).flatMap(({ days }) =>
        days.map(({ count }) => count),
      );
    expect(await counted("")).toEqual([1201, 30, 900, 5]);
    // By signatures first, then in the opened texts, which are read in many pieces.
    expect(await counted("muchas")).toEqual([1201, 30, 900, 5]);
    expect((await called(visitor, "POST", "/count", { search: "muchas" })).body).toEqual({
      shown: 2136,
      total: 2136,
    });
    expect(await counted("muchas")).toEqual([1201, 30, 900, 5]);
  });
});
