import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { conversationStatements, openConversation } from "#server/assistant/conversation.ts";
import { appRole, connect } from "#server/db/client.ts";
import { sql } from "#server/db/orm.ts";
import { ownerBatch, withOwner } from "#server/db/owner-scope.ts";
import { readGuest } from "#server/http/caller.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = await startTestApp();
const question = "¿Cómo renuevo mi mica perdida en Tucson?";
const guests = [app.visitor(), app.visitor()];
for (const guest of guests) {
  await guest.ask(question);
  await guest.json("/api/help/answers", { question: "¿Cómo uso el micrófono?" });
}
const [owner = "", stranger = ""] = guests.map((guest) => readGuest(guest.cookie, app.services.keys)?.id);

const admin = new pg.Client({ connectionString: app.databaseUrl });
await admin.connect();
const handle = connect({ url: app.databaseUrl, role: appRole, connections: 2 });
afterAll(async () => {
  await admin.end();
  await handle.close();
});

/** Tables with personal rows, as the database itself knows them. */
const { rows: found } = await admin.query<{ name: string }>(
  "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'owner_id' order by 1",
);
const tables = found.map(({ name }) => name);

/** A row for `id` in a table that the guests' questions did not fill: any value that its columns take. */
async function fill(table: string, id: string): Promise<void> {
  const { rows: columns } = await admin.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns where table_schema = 'public'
     and table_name = $1 and is_nullable = 'NO' and (column_default is null or column_name = 'owner_id')`,
    [table],
  );
  const values: Record<string, () => unknown> = {
    uuid: randomUUID,
    bytea: () => randomBytes(32),
    text: () => randomUUID(),
    date: () => "2026-01-01",
    jsonb: () => "{}",
    boolean: () => false,
    bit: () => "0".repeat(4096),
    "timestamp with time zone": () => new Date(),
  };
  const names = [...new Set(["owner_id", ...columns.map(({ name }) => name)])];
  const types = new Map(columns.map(({ name, type }) => [name, type]));
  const row = names.map((name) => (name === "owner_id" ? id : (values[types.get(name) ?? ""]?.() ?? 1)));
  await admin.query(
    `insert into ${table} (${names.join(", ")}) values (${names.map((_, place) => `$${place + 1}`).join(", ")})`,
    row,
  );
}

await admin.query("set session_replication_role = replica");
for (const table of tables) {
  const { rows } = await admin.query(`select count(*)::int as rows from ${table}`);
  if (rows[0].rows === 0) for (const id of [owner, stranger]) await fill(table, id);
}

async function count(table: string, as?: string): Promise<number> {
  const query = sql`select count(*)::int as rows from ${sql.identifier(table)}`;
  const result =
    as === undefined
      ? await handle.db.execute<{ rows: number }>(query)
      : await withOwner(handle.db, as, (tx) => tx.execute<{ rows: number }>(query));
  return result.rows[0]?.rows ?? -1;
}

const refused = (code: string) => expect.objectContaining({ cause: expect.objectContaining({ code }) });
const notAllowed = refused("42501");

describe("row-level security (C3)", () => {
  it("has personal tables to guard, and each holds rows here", async () => {
    expect(tables).toEqual(
      expect.arrayContaining(["assistant_contexts", "assistant_turns", "guest_demos", "help_turns"]),
    );
    for (const table of tables) {
      const all = await admin.query(`select count(*)::int as rows from ${table}`);
      expect(all.rows[0].rows, table).toBeGreaterThanOrEqual(2);
    }
  });

  it.each(tables)("%s is empty without an owner, a forgotten WHERE included", async (table) => {
    expect(await count(table)).toBe(0);
    const name = sql.identifier(table);
    expect((await handle.db.execute(sql`delete from ${name}`)).rowCount).toBe(0);
    expect((await handle.db.execute(sql`update ${name} set owner_id = owner_id`)).rowCount).toBe(0);
  });

  it.each(tables)("%s shows an owner her rows alone, and nobody nothing", async (table) => {
    expect(await count(table, owner)).toBe(1);
    expect(await count(table, randomUUID())).toBe(0);
    const name = sql.identifier(table);
    const others = await withOwner(handle.db, owner, (tx) =>
      tx.execute(sql`select 1 from ${name} where owner_id = ${stranger}`),
    );
    expect(others.rowCount).toBe(0);
  });

  it.each(tables)("%s takes no row for somebody else", async (table) => {
    const name = sql.identifier(table);
    const give = withOwner(handle.db, owner, (tx) =>
      tx.execute(sql`update ${name} set owner_id = ${stranger}`),
    );
    await expect(give).rejects.toEqual(notAllowed);
  });

  it("keeps no owner on the connection after the transaction", async () => {
    const single = connect({ url: app.databaseUrl, role: appRole, connections: 1 });
    try {
      await withOwner(single.db, owner, (tx) => tx.execute(sql`select 1`));
      await withOwner(single.db, owner, () => Promise.reject(new Error("undone"))).catch(() => {});
      await ownerBatch(single.db, owner, ["select 1"]);
      await ownerBatch(single.db, owner, ["select 1 / 0"]).catch(() => {});
      const { rows } = await single.db.execute(sql`select count(*)::int as rows from assistant_turns`);
      expect(rows).toEqual([{ rows: 0 }]);
    } finally {
      await single.close();
    }
  });

  it.each(["", "1", "x' or true", `${randomUUID()}x`, randomUUID().toUpperCase()])(
    "takes %j for no owner",
    async (id) => {
      await expect(withOwner(handle.db, id, () => Promise.resolve())).rejects.toThrow("UUID");
      await expect(ownerBatch(handle.db, id, ["select 1"])).rejects.toThrow("UUID");
    },
  );

  it("undoes a batch whose last statement fails", async () => {
    const spend = "update guest_demos set used = used + 1";
    await expect(ownerBatch(handle.db, owner, [spend, "select 1 / 0"])).rejects.toThrow("division by zero");
    const [result] = await ownerBatch(handle.db, owner, ["select used from guest_demos"]);
    expect(result?.rows).toEqual([{ used: 1 }]);
  });

  it.each(tables)("is on for %s, with a policy for reading and writing", async (table) => {
    const { rows } = await admin.query(
      "select c.relrowsecurity, p.cmd, p.qual, p.with_check from pg_class c join pg_policies p on p.tablename = c.relname where c.relname = $1",
      [table],
    );
    expect(rows).toEqual([
      {
        relrowsecurity: true,
        cmd: "ALL",
        qual: expect.stringContaining("faro.owner_id"),
        with_check: expect.stringContaining("faro.owner_id"),
      },
    ]);
  });
});

describe("the application's role", () => {
  it("is what the application works as, and may nothing special", async () => {
    for (const db of [app.services.db, app.services.fastDb]) {
      const { rows } = await db.execute(sql`select current_user as role`);
      expect(rows).toEqual([{ role: appRole }]);
    }
    const { rows } = await admin.query(
      "select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = $1",
      [appRole],
    );
    expect(Object.values(rows[0])).toEqual([false, false, false, false, false]);
    const owned = await admin.query("select 1 from pg_tables where tableowner = $1", [appRole]);
    expect(owned.rowCount).toBe(0);
  });

  it.each([
    ["ALTER TABLE", "alter table assistant_turns add column x int"],
    ["DISABLE ROW LEVEL SECURITY", "alter table assistant_turns disable row level security"],
    ["DROP POLICY", "drop policy assistant_turns_owner on assistant_turns"],
    ["CREATE POLICY", "create policy all_rows on assistant_turns using (true)"],
    ["DROP TABLE", "drop table assistant_turns"],
    ["TRUNCATE", "truncate assistant_turns"],
    ["CREATE TABLE", "create table public.mine (id int)"],
    ["CREATE FUNCTION", "create function public.f() returns int language sql as 'select 1'"],
    ["ALTER ROLE", `alter role ${appRole} bypassrls`],
    ["CREATE ROLE", "create role other"],
    ["COPY to a program", "copy (select 1) to program 'true'"],
    ["reading files", "select pg_read_file('postgresql.conf')"],
    ["passwords", "select * from pg_authid"],
  ])("may not: %s", async (_, statement) => {
    await expect(handle.db.execute(sql.raw(statement))).rejects.toEqual(notAllowed);
  });

  it("cannot look past the policies by row_security = off", async () => {
    const look = handle.db.transaction(async (tx) => {
      await tx.execute(sql`set local row_security = off`);
      await tx.execute(sql`select * from assistant_turns`);
    });
    await expect(look).rejects.toEqual(notAllowed);
  });

  it("stays itself after RESET ROLE and DISCARD", async () => {
    const single = connect({ url: app.databaseUrl, role: appRole, connections: 1 });
    try {
      await single.db.execute(sql`reset role`);
      await single.db.execute(sql`discard all`);
      const { rows } = await single.db.execute(sql`select current_user as role`);
      expect(rows).toEqual([{ role: appRole }]);
    } finally {
      await single.close();
    }
  });
});

describe("a stolen dump (H4)", () => {
  it("shows no word of questions, answers and what the person told", async () => {
    const turns = await admin.query("select t::text as row, question, answer from assistant_turns t");
    const contexts = await admin.query("select t::text as row, state from assistant_contexts t");
    expect(turns.rowCount).toBe(2);
    expect(contexts.rowCount).toBe(2);
    const dump = [...turns.rows, ...contexts.rows].map(({ row }) => row).join("\n");
    const bytes = Buffer.concat([
      ...turns.rows.flatMap(({ question, answer }) => [question, answer]),
      ...contexts.rows.map(({ state }) => state),
    ]).toString("utf8");
    for (const word of ["renuevo", "perdida", "Tucson", "I-90", "formulario", "pending", "asked"]) {
      expect(bytes).not.toContain(word);
      expect(dump).not.toContain(Buffer.from(word).toString("hex"));
    }
    for (const word of ["renuevo", "perdida", "Tucson"]) expect(dump).not.toContain(word);
  });

  it("shows no network address and no cookie", async () => {
    const { rows } = await admin.query("select r::text as row from rate_limits r");
    const dump = rows.map(({ row }) => row).join("\n");
    expect(dump).not.toContain("198.51.100");
    for (const guest of guests) expect(dump).not.toContain(guest.cookie.split(".").at(-1));
  });

  it("seals the same question differently each time, and one owner's row does not open for another", async () => {
    const { rows } = await admin.query("select question from assistant_turns");
    expect(rows[0].question.equals(rows[1].question)).toBe(false);
    await admin.query(
      "update assistant_turns set question = (select question from assistant_turns where owner_id = $1) where owner_id = $2",
      [owner, stranger],
    );
    const load = async (id: string) => {
      const results = await ownerBatch(handle.db, id, conversationStatements);
      const [contexts, turns] = results.map((result) => result.rows);
      return openConversation(contexts ?? [], turns ?? [], id, app.services.keys.storage);
    };
    expect((await load(owner)).turns).toEqual([{ question, answer: expect.any(String) }]);
    expect((await load(stranger)).turns).toEqual([]);
  });
});
