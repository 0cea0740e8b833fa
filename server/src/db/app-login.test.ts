import pg from "pg";
import { expect, inject, it } from "vitest";
import { openAppLogin } from "#server/db/app-login.ts";
import { startTestApp } from "#server/testing/test-app.ts";

it("signs in as the application's role, which SET ROLE cannot leave", async () => {
  const app = await startTestApp();
  expect(app.databaseUrl).toContain(new URL(inject("postgresUrl")).host);
  const client = new pg.Client({ connectionString: await openAppLogin(app.databaseUrl) });
  await client.connect();
  await client.query("set role none");
  const { rows } = await client.query("select current_user as role, session_user as login");
  expect(rows[0]).toEqual({ role: "faro_app", login: "faro_app" });
  await expect(client.query("set role postgres")).rejects.toThrow();
  await client.end();
});
