import { afterAll, expect, it } from "vitest";
import { appRole, connect } from "#server/db/client.ts";
import { plannedBatch } from "#server/db/owner-scope.ts";
import { readGuest } from "#server/http/caller.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = await startTestApp();
const guests = [app.visitor(), app.visitor()];
for (const guest of guests) await guest.ask("¿Cómo renuevo mi mica?");
const [first = "", second = ""] = guests.map((guest) => readGuest(guest.cookie, app.services.keys)?.id);
// One connection, so that every batch meets what the one before planned.
const handle = connect({ url: app.databaseUrl, role: appRole, connections: 1 });
afterAll(() => handle.close());

const owners = "select owner_id as owner from assistant_turns";
const setting = "select current_setting('faro.word') as word";

async function batch(owner: string, statements: string[], word = "") {
  const results = await plannedBatch(handle.db, owner, statements, { word });
  return results.map(({ rows }) => rows as unknown[]);
}

async function plannedNow(): Promise<number> {
  const { rows } = await handle.pool.query("select count(*)::int as planned from pg_prepared_statements");
  return rows[0].planned as number;
}

it("plans a statement once on a connection, and each owner still sees only her own rows", async () => {
  expect(await batch(first, [owners])).toEqual([[{ owner: first }]]);
  expect(await batch(second, [owners])).toEqual([[{ owner: second }]]);
  expect(await batch(first, [owners])).toEqual([[{ owner: first }]]);
  expect(await plannedNow()).toBe(1);
});

it("reads the settings of this batch, in the order of its statements", async () => {
  expect(await batch(first, [setting, owners], "uno")).toEqual([[{ word: "uno" }], [{ owner: first }]]);
  expect(await batch(first, [owners, setting], "it's dos")).toEqual([
    [{ owner: first }],
    [{ word: "it's dos" }],
  ]);
});

it("leaves nothing behind when a statement fails, and the next batch works", async () => {
  const takes = "insert into guest_demos (owner_id, used) values (gen_random_uuid(), 1)";
  await expect(batch(first, [setting, "select 1 / 0"])).rejects.toThrow("division by zero");
  // Row-level security refuses a row of somebody else in a planned statement too.
  await expect(batch(first, [takes])).rejects.toThrow("row-level security");
  expect(await batch(second, [owners], "tres")).toEqual([[{ owner: second }]]);
  expect(await plannedNow()).toBe(1);
});
