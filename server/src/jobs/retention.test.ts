import { randomUUID } from "node:crypto";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { saveTurnStatements } from "#server/assistant/conversation.ts";
import { sql } from "#server/db/orm.ts";
import { ownerBatch } from "#server/db/owner-scope.ts";
import { forgetDue, retained, retentionQueue } from "#server/jobs/retention.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

const day = 24 * 60 * 60 * 1000;
const tables = [
  "assistant_turns",
  "assistant_contexts",
  "guest_demos",
  "rate_limits",
  "outbox_messages",
] as const;

/** Rows that there really are, seen by the superuser. */
async function rows(app: TestApp): Promise<Record<(typeof tables)[number], number>> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
    return (await client.query(`select ${counts.join(", ")}`)).rows[0];
  } finally {
    await client.end();
  }
}

/** Moves what the database's own clock wrote into the past. */
async function age(app: TestApp, table: string, column: string, days: number): Promise<void> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query(`update ${table} set ${column} = ${column} - interval '${days} days'`);
  await client.end();
}

const nightly = async (app: TestApp) => {
  await app.services.jobs.send(retentionQueue, {});
  expect(await app.runJobs()).toBe(1);
};

describe("L4: the nightly job", () => {
  it("forgets what a guest asked after 30 days, and not before", async () => {
    const app = await startTestApp();
    app.advance(-31 * day);
    expect((await app.visitor().ask("¿Cómo renuevo mi mica?")).status).toBe(200);
    app.advance(2 * day);
    expect((await app.visitor("198.51.100.8").ask("¿Qué es el TPS?")).status).toBe(200);
    app.advance(29 * day);
    expect(await rows(app)).toMatchObject({ assistant_turns: 2, assistant_contexts: 2, guest_demos: 2 });
    await nightly(app);
    expect(await rows(app)).toMatchObject({ assistant_turns: 1, assistant_contexts: 1, guest_demos: 2 });
    await age(app, "guest_demos", "forget_at", 31);
    await nightly(app);
    expect(await rows(app)).toMatchObject({ assistant_turns: 1, guest_demos: 0 });
  });

  it("keeps the turns of a signed-in person for two years", async () => {
    const app = await startTestApp();
    const owner = randomUUID();
    const { keptFor } = await import("@faro/contract/assistant/limits.ts");
    const save = (at: number) =>
      ownerBatch(
        app.services.db,
        owner,
        saveTurnStatements({ kind: "guest", id: owner }, app.services.keys.storage, {
          ...{
            id: randomUUID(),
            language: "es",
            question: "q",
            answer: "a",
            engine: "guide",
            kind: "answer",
          },
          ...{ topic: null, category: null, lawyer: false, sources: [], warning: null },
          ...{ steps: [], forms: [], choices: [] },
          ...{ askedAt: at, at, forgetAt: at + keptFor.user },
          state: {} as never,
        }),
      );
    await save(app.services.now() - 731 * day);
    await save(app.services.now() - 729 * day);
    await nightly(app);
    expect(await rows(app)).toMatchObject({ assistant_turns: 1, assistant_contexts: 1 });
  });

  it("removes outbox messages after 24 hours and limits after they ended", async () => {
    const app = await startTestApp();
    app.advance(-2 * day);
    await app.services.mail.send({
      ...{ to: "ana@example.org", subject: "Hola", text: "Texto", kind: "test", language: "es" },
    });
    app.advance(2 * day);
    await app.services.limits.passes.take("somebody");
    await nightly(app);
    expect(await rows(app)).toMatchObject({ outbox_messages: 0, rate_limits: 1 });
    app.advance(2 * 60 * 1000);
    await nightly(app);
    expect(await rows(app)).toMatchObject({ rate_limits: 0 });
  });

  it("does not forget early when the server's clock is wrong", async () => {
    const app = await startTestApp();
    await app.visitor().ask("¿Cómo renuevo mi mica?");
    app.advance(4000 * day);
    await nightly(app);
    expect(await rows(app)).toMatchObject({ assistant_turns: 1, assistant_contexts: 1, guest_demos: 1 });
  });

  it("deletes more than one batch", async () => {
    const app = await startTestApp();
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    await client.query(
      "insert into guest_demos (owner_id, used, forget_at) select gen_random_uuid(), 1, now() - interval '1 day' from generate_series(1, 4500)",
    );
    await client.end();
    await nightly(app);
    expect(await rows(app)).toMatchObject({ guest_demos: 0 });
  });

  it("goes on when one part fails, and is tried again", async () => {
    const app = await startTestApp();
    const ran: string[] = [];
    const broken = { name: "broken", run: () => Promise.reject(new Error("canary")) };
    const whole = {
      name: "whole",
      run: async () => {
        ran.push("whole");
      },
    };
    await expect(forgetDue(app.services, [broken, whole])).rejects.toThrow("retention incomplete");
    expect(ran).toEqual(["whole"]);
    expect(app.logLines.some((line) => line.includes('"retained":"broken"'))).toBe(true);
    expect(retained.map(({ name }) => name)).toEqual([
      "personal rows",
      "unused accounts",
      "expired limits",
      "outbox",
      "payment events",
    ]);
  });
});

describe("the application's role", () => {
  it("still sees and deletes nothing of others, due or not", async () => {
    const app = await startTestApp();
    app.advance(-31 * day);
    await app.visitor().ask("¿Cómo renuevo mi mica?");
    const { db } = app.services;
    const seen = await db.execute(sql`select count(*)::int as n from assistant_turns`);
    expect(seen.rows).toEqual([{ n: 0 }]);
    const gone = await db.execute(sql`delete from assistant_turns`);
    expect(gone.rowCount).toBe(0);
    await expect(
      db.execute(
        sql.raw(
          "create or replace function public.faro_forget_due(m timestamptz) returns bigint language sql as 'select 1::bigint'",
        ),
      ),
    ).rejects.toThrow();
  });
});
