import { describe, expect, it } from "vitest";
import { fieldLabels } from "#server/accounts/copy-labels.ts";
import { deletionMark } from "#server/accounts/delete-account.ts";
import { lookupIndex } from "#server/accounts/lookup-index.ts";
import { liveALittle } from "#server/accounts/testing/live-a-little.ts";
import { asAdmin, dumpOf } from "#server/testing/database.ts";
import { parseEvents, startTestApp } from "#server/testing/test-app.ts";

const app = await startTestApp();
const remove = (visitor: { json: (path: string, body: unknown) => Promise<Response> }, body: unknown) =>
  visitor.json("/api/functions/delete-user-account", body);
/** Tables of any schema with her id in any column. */
async function tablesHolding(id: string): Promise<string[]> {
  return await asAdmin(app, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const hits = await client.query(`select 1 from ${name} t where t::text like $1 limit 1`, [`%${id}%`]);
      if (hits.rowCount !== 0) found.push(name);
    }
    return found;
  });
}
const phrase = "ELIMINAR MI CUENTA";

describe("deleting an account (L1)", () => {
  it("refuses a call without the phrase", async () => {
    const ana = await app.signedUp();
    expect((await remove(ana, {})).status).toBe(400);
    expect((await ana.fetch("/api/profile")).status).toBe(200);
  });

  it.each(["eliminar mi cuenta", "ELIMINAR MI CUENTA ", "ELIMÍNAR MI CUENTA", "ELIMINAR"])(
    "refuses %j with the spec's words",
    async (confirmation) => {
      const ana = await app.signedUp();
      const response = await remove(ana, { confirmation });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        message: "Debes escribir 'ELIMINAR MI CUENTA' para confirmar",
      });
      expect((await ana.fetch("/api/profile")).status).toBe(200);
    },
  );

  it("refuses a guest", async () => {
    expect((await remove(app.visitor(), { confirmation: phrase })).status).toBe(401);
  });

  it("leaves nothing of the person in any table, and no one else's gone", async () => {
    const [ana, rosa] = [await app.signedUp({ firstName: "Citlalmina" }), await app.signedUp()];
    const hers = await liveALittle(app, ana);
    const index = lookupIndex(app.services.keys, ana.email);
    await rosa.ask("¿Qué es la forma I-485?");
    // The search below means something only if there was something to find, in a table of every slice and outside of them.
    const before = await dumpOf(app);
    for (const id of [ana.userId, hers.chat, hers.reminder]) expect(before).toContain(id);
    const holding = await tablesHolding(ana.userId);
    expect(holding).toEqual(
      expect.arrayContaining([
        "pgboss.job",
        "public.feedback",
        "public.payment_subscriptions",
        "public.rate_limits",
        "public.reminders",
        "public.saved_chats",
        "public.user_keys",
      ]),
    );
    const answer = await remove(ana, { reason: "Ya no la necesito", confirmation: phrase });
    expect(await answer.json()).toEqual({ success: true, error: null });

    const dump = await dumpOf(app);
    expect(await tablesHolding(ana.userId)).toEqual([]);
    const seeds = [ana.userId, hers.chat, hers.reminder, "Citlalmina", "Ya no la necesito", ...hers.words];
    for (const seed of seeds) {
      expect(dump).not.toContain(seed);
      expect(dump).not.toContain(Buffer.from(seed).toString("hex"));
    }
    expect(dump).not.toContain(index.toString("hex"));
    expect(dump).toContain(rosa.userId);
    expect((await rosa.fetch("/api/profile")).status).toBe(200);
    expect(app.logLines.join("\n")).not.toContain("Citlalmina");
    // The key that opened her rows is gone, so a copy of the database from before cannot be opened with this one.
    const keys = await asAdmin(app, (client) =>
      client.query("select 1 from user_keys where owner_id = $1", [ana.userId]),
    );
    expect(keys.rowCount).toBe(0);
  });

  it("L1: is done even when the reason cannot be kept", async () => {
    const mine = await startTestApp();
    const ana = await mine.signedUp();
    await asAdmin(mine, (client) => client.query("drop table deletion_reasons"));
    const answer = await remove(ana, { reason: "Ya no la necesito", confirmation: phrase });
    expect(await answer.json()).toEqual({ success: true, error: null });
    expect(await dumpOf(mine)).not.toContain(ana.userId);
  });

  it("B2: ends every session at once", async () => {
    const ana = await app.signedUp();
    const phone = app.visitor();
    const opened = await phone.json("/api/auth/sign-in", { email: ana.email, password: ana.password });
    phone.accessToken = ((await opened.json()) as { access_token: string }).access_token;
    await remove(ana, { confirmation: phrase });
    for (const device of [ana, phone]) expect((await device.fetch("/api/profile")).status).toBe(401);
    const refreshed = await app.visitor().json("/api/auth/token", {
      refresh_token: ana.session.refresh_token,
    });
    expect(refreshed.status).toBe(401);
    const login = await app.visitor().json("/api/auth/sign-in", { email: ana.email, password: ana.password });
    expect(login.status).toBe(401);
  });

  it("K3: leaves a mark by which a restored backup deletes her again", async () => {
    const ana = await app.signedUp();
    await remove(ana, { confirmation: phrase });
    const marks = await asAdmin(app, (client) =>
      client.query("select 1 from deleted_accounts where id_hash = $1", [
        deletionMark(app.services.keys, ana.userId),
      ]),
    );
    expect(marks.rowCount).toBe(1);
  });

  it("can be repeated, and the address is free for a new account", async () => {
    const ana = await app.signedUp();
    await remove(ana, { confirmation: phrase });
    expect((await remove(ana, { confirmation: phrase })).status).toBe(401);
    const again = await app
      .visitor()
      .json("/api/auth/sign-up", { email: ana.email, password: ana.password, firstName: "Ana" });
    expect(again.status).toBe(200);
  });

  it("L2: an answer that is under way adds nothing afterwards", async () => {
    const ana = await app.signedUp();
    const pass = await ana.pass();
    const [answer, deleted] = await Promise.all([
      ana.json(
        "/api/assistant/answers",
        { question: "¿Qué es la forma I-485?", language: "es" },
        { headers: { authorization: `Bearer ${pass}` } },
      ),
      remove(ana, { confirmation: phrase }),
    ]);
    await answer.text();
    expect(deleted.status).toBe(200);
    expect(await dumpOf(app)).not.toContain(ana.userId);
  });
});

describe("a copy of one's data (L3)", () => {
  it("comes as JSON and as a page, after the password was typed again", async () => {
    const ana = await app.signedUp({ firstName: "Ana <b>" });
    await ana.ask("¿Qué es la forma I-485?");
    expect((await ana.json("/api/profile/export", { proof: {} })).status).toBe(403);
    const response = await ana.json("/api/profile/export", { proof: { password: ana.password } });
    const copy = (await response.json()) as { data: Record<string, unknown>; page: string };
    expect(copy.data).toMatchObject({
      profile: { email: ana.email, first_name: "Ana <b>" },
      conversation: [{ question: "¿Qué es la forma I-485?" }],
      devices: [{ device: expect.any(String) }],
    });
    expect(copy.page).toContain("Ana &lt;b&gt;");
    expect(copy.page).toContain("¿Qué es la forma I-485?");
    expect(copy.page).not.toContain("<b>");
    // The page is for reading: every field has a name of its language, ids and raw moments are left to the JSON.
    const names = [...copy.page.matchAll(/<dt>([^<]*)/g)].map(([, name = ""]) => name);
    expect(names).toEqual(
      expect.arrayContaining(["Nombre", "Correo electrónico", "Pregunta", "Dispositivo"]),
    );
    const known = new Set(Object.values(fieldLabels).map(({ es }) => es));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    expect(copy.page).not.toContain(ana.userId);
    expect(copy.page).not.toMatch(/\d{4}-\d\d-\d\dT/);
  });
});

describe("the plan FREE (D2)", async () => {
  const free = await startTestApp({ NEW_ACCOUNT_PLAN: "FREE" });
  const question = "¿Qué es la forma I-485?";

  it("lets exactly one of four parallel questions through as the third", async () => {
    const ana = await free.signedUp();
    await ana.ask(question);
    await ana.ask(question);
    const answers = await Promise.all(Array.from({ length: 4 }, () => ana.ask(question)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const refused = answers.find((answer) => answer.status === 429);
    expect(JSON.parse(refused?.body ?? "{}")).toMatchObject({
      code: "LIMIT_REACHED",
      message: "Has alcanzado el límite de consultas gratuitas. Actualiza tu plan para continuar.",
    });
    expect(await (await ana.fetch("/api/profile")).json()).toMatchObject({ remaining: 0 });
  });

  it("counts down in answer and status, and begins anew at local midnight", async () => {
    const mine = await startTestApp({ NEW_ACCOUNT_PLAN: "FREE" });
    const ana = await mine.signedUp({ timeZone: "America/New_York" });
    const left = async () =>
      ((await (await ana.fetch("/api/assistant/status")).json()) as { remaining: number }).remaining;
    for (const remaining of [2, 1, 0]) {
      expect((await ana.ask(question)).events.at(-1)).toMatchObject({ type: "done", remaining });
      expect(await left()).toBe(remaining);
    }
    expect((await ana.ask(question)).status).toBe(429);
    mine.advance(24 * 60 * 60 * 1000);
    const later = await mine
      .visitor()
      .json("/api/auth/sign-in", { email: ana.email, password: ana.password });
    ana.accessToken = ((await later.json()) as { access_token: string }).access_token;
    expect(await left()).toBe(3);
    expect((await ana.ask(question)).status).toBe(200);
  });

  it("does not count a crisis, and never refuses one", async () => {
    const ana = await free.signedUp();
    for (let times = 0; times < 3; times += 1) await ana.ask(question);
    const answer = await ana.ask("Mi esposo me golpea y tengo miedo");
    expect(answer.status).toBe(200);
    expect(parseEvents(answer.body).at(-1)).toMatchObject({ type: "done", remaining: 0 });
  });

  it("is what an unknown plan counts as", async () => {
    const ana = await free.signedUp();
    await asAdmin(free, (client) =>
      client.query("update profiles set plan = 'GOLD' where owner_id = $1", [ana.userId]),
    );
    expect(await (await ana.fetch("/api/profile")).json()).toMatchObject({ plan: "FREE", remaining: 3 });
  });

  it("D3: UNLIMITED has a hidden ceiling that stops a script and nobody else", async () => {
    const [script, ana] = [await app.signedUp(), await app.signedUp()];
    await asAdmin(app, (client) =>
      client.query(
        "insert into daily_questions (owner_id, day, questions) values ($1, (now() at time zone 'America/Chicago')::date, 200)",
        [script.userId],
      ),
    );
    expect((await script.ask(question)).status).toBe(429);
    expect((await ana.ask(question)).events.at(-1)).toMatchObject({ type: "done", remaining: null });
  });
});
