/** A way into an account ends with what it was opened with, also when it is just being used. */
import pg from "pg";
import { expect, it } from "vitest";
import { lastCode, lastMessage } from "#server/testing/outbox.ts";
import { askForCode } from "#server/testing/solve-work.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { whenDone } from "#server/testing/when-done.ts";

const app = await startTestApp({ SIGN_UPS_HOURLY: "1000" });
const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code;

/** Asks for a link to a new password; its token. */
async function resetToken(email: string): Promise<string> {
  await app.visitor("198.51.100.200").json("/api/auth/password-reset", { email });
  const tokenOf = async () =>
    /#reset=(\S+)/.exec((await lastMessage(app, email).catch(() => ({ text: "" }))).text)?.[1] ?? "";
  await expect.poll(tokenOf).not.toBe("");
  return await tokenOf();
}
const confirm = (token: string, password: string) =>
  app.visitor().json("/api/auth/password-reset/confirm", { token, password });

it("a link to a new password ends when the account has another address", async () => {
  const ana = await app.signedUp();
  const token = await resetToken(ana.email);
  const email = `nueva.${crypto.randomUUID()}@example.com`;
  const body = { channel: "email", value: email, proof: { password: ana.password } };
  const { challenge } = (await (await askForCode(ana, "/api/profile/contact", body)).json()) as {
    challenge: string;
  };
  const code = await lastCode(app, email);
  expect((await ana.json("/api/profile/contact/confirm", { challenge, code })).status).toBe(200);
  expect(await codeOf(await confirm(token, "clave del ladron"))).toBe("RESET_INVALID");
  expect((await app.visitor().json("/api/auth/sign-in", { email, password: ana.password })).status).toBe(200);
});

it("a link to a new password ends when she has a new one already", async () => {
  const ana = await app.signedUp();
  const token = await resetToken(ana.email);
  app.advance(1000);
  const changed = await ana.json("/api/profile/password", {
    proof: { password: ana.password },
    newPassword: "otra clave",
  });
  expect(changed.status).toBe(200);
  expect(await codeOf(await confirm(token, "clave del ladron"))).toBe("RESET_INVALID");
});

it("a sign-in that was under way with the old password does not outlive the new one", async () => {
  const ana = await app.signedUp();
  const token = await resetToken(ana.email);
  const holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
  whenDone(() => holder.end());
  const waiting = async () =>
    (
      await holder.query(
        `select from pg_locks l where not granted and exists (
           select from pg_stat_activity a where a.pid = l.pid and a.datname = current_database())`,
      )
    ).rowCount;
  await holder.query("begin");
  await holder.query("lock table sessions in share mode");
  const entering = app.visitor().json("/api/auth/sign-in", { email: ana.email, password: ana.password });
  await expect.poll(waiting).toBe(1);
  let done = false;
  const resetting = confirm(token, "clave nueva").finally(() => {
    done = true;
  });
  await expect.poll(async () => done || (await waiting()) === 2).toBe(true);
  await holder.query("commit");
  expect((await resetting).status).toBe(200);
  const entered = await entering;
  const session = (await entered.json()) as { access_token?: string; refresh_token?: string };
  const thief = app.visitor();
  thief.accessToken = session.access_token ?? "";
  expect((await thief.fetch("/api/profile")).status).toBe(401);
  const refreshed = await app
    .visitor()
    .json("/api/auth/token", { refresh_token: session.refresh_token ?? "" });
  expect(await codeOf(refreshed)).toBe("REFRESH_TOKEN_NOT_FOUND");
});
