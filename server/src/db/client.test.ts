import { pino } from "pino";
import { afterAll, expect, it } from "vitest";
import { appRole, connect, isDatabaseAway } from "#server/db/client.ts";
import { sql } from "#server/db/orm.ts";
import { toCodedError } from "#server/http/error-body.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = await startTestApp();
const handle = connect({ url: app.databaseUrl, role: appRole, connections: 1, queryTimeout: 200 });
afterAll(() => handle.close());

const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

it("gives a statement up that the database does not finish, and says that the service is away", async () => {
  const error = await failure(handle.db.execute(sql`select pg_sleep(1)`));
  expect(isDatabaseAway(error)).toBe(true);
  expect(toCodedError(error, pino({ enabled: false })).code).toBe("SERVICE_UNAVAILABLE");
  // The same connection answers again once the database does.
  await expect.poll(() => failure(handle.db.execute(sql`select 1`))).toBeNull();
});

it("says the same of a database that is not there, and not of a mistake in a statement", async () => {
  const nowhere = connect({ url: "postgres://faro@127.0.0.1:1/faro", role: null });
  expect(isDatabaseAway(await failure(nowhere.db.execute(sql`select 1`)))).toBe(true);
  await nowhere.close();
  expect(isDatabaseAway(await failure(handle.db.execute(sql`select nothing`)))).toBe(false);
  expect(isDatabaseAway(new Error("anything else"))).toBe(false);
});
