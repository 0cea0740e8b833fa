import { describe, expect, it } from "vitest";
import { liveALittle } from "#server/accounts/testing/live-a-little.ts";
import { saved } from "#server/history/testing/chats.ts";
import { noted } from "#server/history/testing/exchanges.ts";
import { retentionQueue } from "#server/jobs/retention.ts";
import { asAdmin, dumpOf, rowsOf } from "#server/testing/database.ts";
import { newPhone } from "#server/testing/outbox.ts";
import { phoneChallenge } from "#server/testing/solve-work.ts";
import { type SignedInVisitor, startTestApp, type TestApp } from "#server/testing/test-app.ts";

const day = 24 * 60 * 60 * 1000;
const nightly = async (app: TestApp) => {
  await app.services.jobs.send(retentionQueue, {});
  await app.runJobs();
};
const accounts = async (app: TestApp) =>
  await asAdmin(app, async (client) => {
    const { rows } = await client.query<{ id: string }>("select owner_id as id from credentials");
    return rows.map(({ id }) => id);
  });

describe("L4: an account that nobody has used for two years", () => {
  it("is deleted at night with everything of it, and not before", async () => {
    const app = await startTestApp();
    app.advance(-731 * day);
    const old = await app.signedUp({ firstName: "Citlalmina" });
    await old.ask("¿Qué es el TPS?");
    app.advance(2 * day);
    const recent = await app.signedUp();
    app.advance(729 * day);
    await nightly(app);
    expect(await accounts(app)).toEqual([recent.userId]);
    const dump = await dumpOf(app);
    expect(dump).not.toContain(old.userId);
    // Deleted as by herself: a restored backup deletes it again, and the address is free.
    expect(
      await asAdmin(app, async (client) => (await client.query("select 1 from deleted_accounts")).rowCount),
    ).toBe(1);
    const again = { email: old.email, password: "una clave de prueba", firstName: "Ana" };
    expect((await app.visitor().json("/api/auth/sign-up", again)).status).toBe(200);
  });

  it("stays while its session is used, or while it is paid for", async () => {
    const app = await startTestApp();
    app.advance(-735 * day);
    const [ana, paying, gone] = [await app.signedUp(), await app.signedUp(), await app.signedUp()];
    app.advance(10 * day);
    // The session that was opened then goes on; nobody signs in anew.
    const { refresh_token } = ana.session;
    expect((await app.visitor().json("/api/auth/token", { refresh_token })).status).toBe(200);
    app.advance(725 * day);
    const { email, password } = paying;
    const fresh = await app.visitor().json("/api/auth/sign-in", { email, password });
    paying.accessToken = ((await fresh.json()) as { access_token: string }).access_token;
    await liveALittle(app, paying);
    const long = "update credentials set used_at = now() - interval '900 days' where owner_id = $1";
    await asAdmin(app, (client) => client.query(long, [paying.userId]));
    await nightly(app);
    const left = await accounts(app);
    expect(left.toSorted()).toEqual([ana.userId, paying.userId].toSorted());
    expect(left).not.toContain(gone.userId);
  });

  it("is not deleted early when the server's clock is wrong", async () => {
    const app = await startTestApp();
    const ana = await app.signedUp();
    app.advance(4000 * day);
    await nightly(app);
    expect(await accounts(app)).toEqual([ana.userId]);
  });
});

describe("L4: what is kept about somebody who goes on using Faro", () => {
  it("goes when it is due: chats and surveys after two years, codes and sessions when they end", async () => {
    const app = await startTestApp();
    const of = async (ana: SignedInVisitor, ...tables: string[]) =>
      await Promise.all(tables.map((table) => rowsOf(app, table, ana.userId)));
    app.advance(-731 * day);
    const ana = await app.signedUp();
    await saved(ana, [noted("¿Qué es el TPS?", "Un permiso.")]);
    await ana.json("/api/feedback", { future_use: 5, additional_comments: "Gracias" });
    await phoneChallenge(app.visitor(), { phone: newPhone() });
    await ana.ask("¿Qué es el TPS?");
    const personal = [
      "saved_chats",
      "saved_chat_signatures",
      "feedback",
      "assistant_turns",
      "sessions",
      "refresh_tokens",
    ];
    expect((await of(ana, ...personal)).every((rows) => rows > 0)).toBe(true);
    app.advance(731 * day);
    // She is back: her account is used, what is two years old is not kept for that.
    const back = await app.visitor().json("/api/auth/sign-in", { email: ana.email, password: ana.password });
    expect(back.status).toBe(200);
    await nightly(app);
    expect(await of(ana, ...personal)).toEqual([0, 0, 0, 0, 1, 1]);
    const codes = await asAdmin(app, (client) => client.query("select 1 from verification_codes"));
    expect(codes.rowCount).toBe(0);
    expect(await accounts(app)).toEqual([ana.userId]);
  });
});
