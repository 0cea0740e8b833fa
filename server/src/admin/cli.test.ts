import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument } from "pdf-lib";
import { afterAll, describe, expect, it } from "vitest";
import { personalTablesQuery } from "#server/accounts/delete-account.ts";
import { asAdmin, dumpOf } from "#server/testing/database.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = await startTestApp();
const folder = mkdtempSync(join(tmpdir(), "faro-admin-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command as an operator does, on this file's database. */
function admin(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, "cli.ts"), ...args], {
    cwd: folder,
    env: { PATH, HOME, DATABASE_URL: app.databaseUrl, FARO_SECRET: "test-secret-test-secret-test-secret" },
  });
  const printed = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    printed.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    printed.err += chunk;
  });
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, ...printed })));
}

const sql = (text: string) => asAdmin(app, (client) => client.query(text));

async function personalTables(): Promise<string[]> {
  await sql("create schema backup");
  const { rows } = await sql(personalTablesQuery);
  return rows.map(({ name }) => name as string);
}

describe("npm run admin", () => {
  it("lists and exports feedback, formulas harmless", async () => {
    const message = { last_name: "Peña", email: "lucia@example.com", message: '=HYPERLINK("http://x")' };
    await app.visitor().json("/api/user-feedback", { ...message, first_name: "Lucía" });
    const user = await app.signedUp();
    await user.json("/api/feedback", { readability: 4, additional_comments: "Muy, muy bien" });

    const listed = await admin("feedback");
    expect(listed).toMatchObject({ code: 0, err: "" });
    expect(listed.out).toContain("Messages: 1");
    expect(listed.out).toContain("email: lucia@example.com");
    expect(listed.out).toMatch(/Surveys: 1[\s\S]*readability: 4[\s\S]*additional_comments: Muy, muy bien/);

    // Left from before, and open to all.
    writeFileSync(join(folder, "feedback.csv"), "old", { mode: 0o644 });
    const exported = await admin("feedback", "--csv", "feedback.csv");
    expect(exported.out).toContain("1 messages in feedback.csv, 1 surveys in feedback-surveys.csv");
    const messages = readFileSync(join(folder, "feedback.csv"), "utf8");
    expect(messages).toMatch(/"Lucía","Peña","lucia@example.com","'=HYPERLINK\(""http:\/\/x""\)"\r\n$/);
    expect(readFileSync(join(folder, "feedback-surveys.csv"), "utf8")).toContain(`"${user.userId}",`);
    expect(statSync(join(folder, "feedback.csv")).mode & 0o077).toBe(0);
  });

  it("counts people and sets a plan by address or id", async () => {
    const user = await app.signedUp();
    const before = await admin("users", "count");
    expect(before.out).toMatch(/users: \d+\n {2}UNLIMITED: \d+/);
    const set = await admin("set-plan", user.email.toUpperCase(), "FREE");
    expect(set).toMatchObject({ code: 0, err: "" });
    const profile = (await (await user.fetch("/api/profile")).json()) as { plan: string };
    expect(profile.plan).toBe("FREE");
    expect((await admin("set-plan", user.userId, "UNLIMITED")).out).toContain(user.userId);
    expect((await admin("users", "count")).out).toBe(before.out);
  });

  it("publishes a document with its PDF, again and again, and never a file that is none", async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage();
    writeFileSync(join(folder, "Consulado_ES.pdf"), await pdf.save());
    writeFileSync(join(folder, "page.pdf"), "<html>");
    const row = [
      ...["publish-document", "consulado", "--title", "Citas del consulado", "--title-en", "Consulate dates"],
      ...[
        "--description",
        "Cómo pedir cita.",
        "--description-en",
        "How to get a date.",
        "--for",
        "Mexicanos",
      ],
      ...["--for-en", "Mexicans", "--agency", "SRE", "--category", "otros"],
    ];
    expect(await admin(...row, "--pdf", "Consulado_ES.pdf")).toMatchObject({
      code: 0,
      out: "consulado is in the library, file CONSULADO.PDF\n",
    });
    expect(existsSync(join(folder, "data/documents/CONSULADO.PDF"))).toBe(true);
    const { rows } = await app.services.db.$client.query("select * from documents where id = 'consulado'");
    expect(rows[0]).toMatchObject({ kind: "other", title: "Citas del consulado", filename: "CONSULADO.PDF" });
    expect((await admin(...row)).code).toBe(0);
    const again = await app.services.db.$client.query(
      "select filename from documents where id = 'consulado'",
    );
    expect(again.rows).toEqual([{ filename: "CONSULADO.PDF" }]);
    const bad = await admin(...row, "--pdf", "page.pdf");
    expect(bad).toMatchObject({ code: 1, err: "the file is no whole PDF (not-pdf)\n" });
    expect((await admin("publish-document", "form-i-130", "--title", "x")).err).toContain(
      "belong to the content",
    );
    expect((await admin("publish-document", "otro", "--title", "x")).err).toContain("missing: --title-en");
  });

  it("K3: deletes again, after an old backup came back, whoever had left since then, and nobody else", async () => {
    const [gone, stays] = [await app.signedUp({ firstName: "Citlalmina" }), await app.signedUp()];
    await gone.ask("¿Qué es la forma I-485?");
    const tables = await personalTables();
    // The backup of last week.
    for (const name of tables) await sql(`create table backup.${name} as select * from public.${name}`);
    const left = { confirmation: "ELIMINAR MI CUENTA" };
    await gone.json("/api/functions/delete-user-account", left);
    expect((await admin("deletions", "save", "left.txt")).out).toBe("1 deletions in left.txt\n");
    expect(readFileSync(join(folder, "left.txt"), "utf8")).not.toContain(gone.userId);
    // It is restored: its rows are back, and its list of deletions ends before hers.
    for (const name of tables) {
      await sql(`truncate public.${name}`);
      await sql(`insert into public.${name} select * from backup.${name}`);
    }
    await sql("truncate deleted_accounts");
    for (const name of tables) await sql(`drop table backup.${name}`);
    expect(await dumpOf(app)).toContain(gone.userId);

    expect(await admin("deletions", "replay", "left.txt")).toEqual({
      code: 0,
      err: "",
      out: "1 person was deleted again\n",
    });
    expect(await dumpOf(app)).not.toContain(gone.userId);
    expect((await stays.fetch("/api/profile")).status).toBe(200);
    // Again changes nothing, also without the file; an older file loses nothing when it is written anew.
    expect((await admin("deletions", "replay")).out).toBe("0 people were deleted again\n");
    await sql("truncate deleted_accounts");
    expect((await admin("deletions", "save", "left.txt")).out).toBe("1 deletions in left.txt\n");
    writeFileSync(join(folder, "wrong.txt"), "no es una lista\n");
    expect(await admin("deletions", "replay", "wrong.txt")).toMatchObject({
      code: 1,
      err: "line 1 of the file is no deletion\n",
    });
  });

  it.each([
    [["set-plan", "nobody@example.com", "FREE"], "nobody has this"],
    [["set-plan", "x", "FREE"], "no e-mail address"],
    [["set-plan", "nobody@example.com", "GOLD"], "is no plan"],
    [["feedback", "--csv"], "usage"],
    [["users"], "usage"],
    [["deletions"], "usage"],
    [["deletions", "save"], "usage"],
    [[], "usage"],
  ])("says in one line what is wrong with %j", async (args, words) => {
    const { code, err, out } = await admin(...args);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain(words);
    expect(err).not.toContain("    at ");
  });
});
