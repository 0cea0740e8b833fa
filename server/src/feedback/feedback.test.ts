import { randomUUID } from "node:crypto";
import { ratingIds } from "@faro/contract/feedback/survey.ts";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { openKey } from "#server/accounts/data-key.ts";
import { sql } from "#server/db/orm.ts";
import { openComment } from "#server/feedback/export-surveys.ts";
import { open, seal } from "#server/privacy/keys.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = await startTestApp();
const admin = new pg.Client({ connectionString: app.databaseUrl });
await admin.connect();
afterAll(() => admin.end());

const entry = {
  first_name: "Lucía",
  last_name: "Peña",
  email: "lucia@example.com",
  message: "Me gustó mucho. <b>Gracias</b>\nLlámenme al 213-555-0142.",
};

async function stored(): Promise<Record<string, Buffer | string>[]> {
  return (await admin.query("select * from user_feedback order by created_at, id")).rows;
}
function opened(row: Record<string, unknown> | undefined, column: string): string | null {
  return open(app.services.keys.storage, row?.[column] as Buffer, row?.id as string);
}

describe("POST /api/user-feedback", () => {
  it("takes a message from anybody and keeps it sealed, as text", async () => {
    const response = await app.visitor("192.0.2.1").json("/api/user-feedback", { ...entry, language: "es" });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ received: true });
    const [row] = await stored();
    expect(opened(row, "first_name")).toBe("Lucía");
    expect(opened(row, "email")).toBe("lucia@example.com");
    expect(opened(row, "message")).toBe(entry.message);
    const dump = await admin.query("select u::text as row from user_feedback u");
    expect(dump.rows[0].row).not.toMatch(/Luc|example/);
    for (const word of ["Peña", "lucia@", "Gracias"]) {
      expect(dump.rows[0].row).not.toContain(Buffer.from(word).toString("hex"));
    }
    expect(app.logLines.join("\n")).not.toMatch(/Luc|example\.com|555-0142|Gracias/);
  });

  it.each([
    ["es", entry, "/user-feedback#recibido"],
    ["en", entry, "/en/user-feedback#recibido"],
    ["es", { ...entry, email: "lucia@example" }, "/user-feedback#no-enviado"],
    ["en", { ...entry, message: "short" }, "/en/user-feedback#no-enviado"],
  ])("leads a browser without JavaScript to a page in its words: %s %j", async (language, words, page) => {
    const response = await app.request("/api/user-feedback", {
      method: "POST",
      redirect: "manual",
      headers: { accept: "text/html,*/*", "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ ...words, language, extra: "" }).toString(),
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(page);
  });

  it("hides card and identity numbers, G5, and control characters", async () => {
    const message = "Mi tarjeta 4242 4242 4242 4242 y mi A 205 123 456\u0000\u001b[31m fallaron";
    await app
      .visitor("192.0.2.2")
      .json("/api/user-feedback", { ...entry, message, first_name: "Ana\r\nBcc: x" });
    const row = (await stored()).at(-1);
    expect(opened(row, "message")).toMatch(/^Mi tarjeta \[TARJETA-1\] y mi \[A-NUMERO-1\]\[31m fallaron$/);
    expect(opened(row, "first_name")).toBe("Ana Bcc: x");
  });

  it.each([
    ["a name of one letter", { first_name: " A " }],
    ["no last name", { last_name: "" }],
    ["a bad e-mail", { email: "lucia@example" }],
    ["a line break in the e-mail, I4", { email: "lucia@example.com\r\nBcc: all@example.com" }],
    ["nine letters", { message: "123456789 " }],
    ["more letters than fit", { message: "a".repeat(5001) }],
    ["fields of others", { user_id: "1" }],
    ["no text", { message: 12345678901 }],
  ])("refuses %s", async (_, change) => {
    const before = (await stored()).length;
    const response = await app.visitor("192.0.2.3").json("/api/user-feedback", { ...entry, ...change });
    expect(response.status).toBe(400);
    expect(await stored()).toHaveLength(before);
  });

  it("refuses a message of 1 MB before reading it, I4", async () => {
    const response = await app
      .visitor("192.0.2.4")
      .json("/api/user-feedback", { ...entry, message: "a".repeat(1_000_000) });
    expect(response.status).toBe(413);
  });

  it("thanks a program that fills in the hidden field, and keeps nothing, I4", async () => {
    const before = (await stored()).length;
    const response = await app
      .visitor("192.0.2.5")
      .json("/api/user-feedback", { ...entry, extra: "http://x" });
    expect(await response.json()).toEqual({ received: true });
    expect(await stored()).toHaveLength(before);
  });

  it("keeps twenty of a thousand messages from one address, I4", async () => {
    const before = (await stored()).length;
    const statuses: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const batch = Array.from({ length: 50 }, async () => {
        const response = await app.visitor("192.0.2.6").json("/api/user-feedback", entry);
        await response.arrayBuffer();
        return response.status;
      });
      statuses.push(...(await Promise.all(batch)));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(980);
    expect(await stored()).toHaveLength(before + 20);
  });

  it("keeps one row of a message that is sent again because its answer was lost", async () => {
    const before = (await stored()).length;
    const id = randomUUID();
    const send = (body: object) => app.visitor("192.0.2.7").json("/api/user-feedback", { ...entry, ...body });
    const answers = await Promise.all([send({ id }), send({ id: id.toUpperCase() }), send({ id })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored()).toHaveLength(before + 1);
    const row = (await stored()).find((one) => String(one.id) === id);
    expect(opened(row, "message")).toBe(entry.message);
    expect((await send({ id: randomUUID() })).status).toBe(200);
    expect(await stored()).toHaveLength(before + 2);
    expect((await send({ id: "7" })).status).toBe(400);
  });

  it("lets the application put messages in, never read, change or delete them", async () => {
    const { db } = app.services;
    expect((await db.execute(sql`select * from user_feedback`)).rowCount).toBe(0);
    expect((await db.execute(sql`delete from user_feedback`)).rowCount).toBe(0);
    expect((await db.execute(sql`update user_feedback set language = 'en'`)).rowCount).toBe(0);
    expect((await stored()).length).toBeGreaterThan(20);
  });
});

describe("POST /api/feedback", () => {
  const survey = {
    expectations_met: 5,
    would_recommend: 4,
    support_feedback: "Muy claro",
    design_suggestions: "  ",
  };

  it("needs somebody signed in, C5", async () => {
    const response = await app.visitor().json("/api/feedback", survey);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      code: "FEEDBACK_SIGN_IN",
      message: "Debes iniciar sesión para enviar comentarios",
    });
  });

  it("keeps one row a submission, with what was said and null for the rest", async () => {
    const user = await app.signedUp();
    expect((await user.json("/api/feedback", survey)).status).toBe(200);
    expect((await user.json("/api/feedback", { additional_comments: "Otra vez" })).status).toBe(200);
    const { rows } = await admin.query("select * from feedback where owner_id = $1 order by created_at", [
      user.userId,
    ]);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ expectations_met: 5, would_recommend: 4, readability: null });
    expect(rows[0].design_suggestions).toBeNull();
    const proof = { password: user.password };
    const copy = (await (await user.json("/api/profile/export", { proof })).json()) as { data: object };
    expect(copy.data).toMatchObject({
      surveys: [{ expectations_met: 5, support_feedback: "Muy claro" }, { additional_comments: "Otra vez" }],
    });
  });

  it("seals its words with a key of her own, which the deletion destroys: in a backup nobody reads them", async () => {
    const user = await app.signedUp();
    await user.json("/api/feedback", survey);
    const read =
      "select f.*, k.wrapped from feedback f join user_keys k using (owner_id) where owner_id = $1";
    const [row] = (await admin.query(read, [user.userId])).rows;
    const { keys } = app.services;
    // The server's key alone opens nothing.
    expect(opened(row, "support_feedback")).toBeNull();
    const person = openKey(row.wrapped, user.userId, keys);
    expect(openComment({ person, storage: keys.storage }, row.support_feedback, row.id)).toBe("Muy claro");
    await user.json("/api/functions/delete-user-account", { confirmation: "ELIMINAR MI CUENTA" });
    const left = await admin.query("select 1 from user_keys where owner_id = $1", [user.userId]);
    expect(left.rowCount).toBe(0);
  });

  it("still opens what was sealed with the server's key before", async () => {
    const user = await app.signedUp();
    await user.json("/api/feedback", survey);
    const [row] = (await admin.query("select id from feedback where owner_id = $1", [user.userId])).rows;
    const before = seal(app.services.keys.storage, "De antes", row.id);
    await admin.query("update feedback set support_feedback = $2 where id = $1", [row.id, before]);
    const proof = { password: user.password };
    const copy = (await (await user.json("/api/profile/export", { proof })).json()) as { data: object };
    expect(copy.data).toMatchObject({ surveys: [{ support_feedback: "De antes" }] });
  });

  it("keeps one row of a survey that is sent again, for its sender alone", async () => {
    const [ana, eva] = [await app.signedUp(), await app.signedUp()];
    const id = randomUUID();
    for (const user of [ana, ana, eva]) {
      expect((await user.json("/api/feedback", { ...survey, id })).status).toBe(200);
    }
    const { rows } = await admin.query("select owner_id from feedback where id = $1", [id]);
    expect(rows.map(({ owner_id }) => owner_id).toSorted()).toEqual([ana.userId, eva.userId].toSorted());
  });

  it.each([{}, { additional_comments: "   " }, { expectations_met: null, support_feedback: null }])(
    "refuses %j: a rating or a comment is needed",
    async (body) => {
      const user = await app.signedUp();
      const response = await user.json("/api/feedback", body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: "FEEDBACK_EMPTY",
        message: "Por favor proporciona al menos una calificación o un comentario",
      });
    },
  );

  it.each([
    { readability: 0 },
    { readability: 6 },
    { readability: 2.5 },
    { readability: "5" },
    { additional_comments: "a".repeat(2001) },
    { expectations_met: 5, user_id: randomUUID() },
    { expectations_met: 5, other: 5 },
  ])("refuses %j", async (body) => {
    const user = await app.signedUp();
    const response = await user.json("/api/feedback", body);
    expect(response.status).toBe(400);
    const { rows } = await admin.query("select 1 from feedback where owner_id = $1", [user.userId]);
    expect(rows).toHaveLength(0);
  });

  it("has the sixteen ratings of the specification", () => {
    expect(ratingIds).toHaveLength(16);
  });

  it("takes ten a day from one person", async () => {
    const user = await app.signedUp();
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => user.json("/api/feedback", { readability: 3 })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});
