import { describe, expect, it } from "vitest";
import { lastCode, lastMessage, newPhone } from "#server/testing/outbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = await startTestApp();
const day = 86_400_000;
const inDays = (days: number) => new Date(app.services.now() + days * day).toISOString().slice(0, 10);
const entry = (days: number, more: object = {}) => ({
  date: inDays(days),
  time: null,
  title: "Responder carta: RFE",
  channel: "email",
  ...more,
});

interface Sent {
  to: string;
  subject?: string;
  text?: string;
}

/** Mails that left for this address. */
function spyMails(): Sent[] {
  const sent: Sent[] = [];
  const { send } = app.services.mail;
  app.services.mail.send = async (message) => {
    sent.push(message);
    await send(message);
  };
  return sent;
}
const mails = spyMails();

describe("reminders", () => {
  it("are for signed-in people", async () => {
    expect((await app.visitor().fetch("/api/reminders")).status).toBe(401);
    expect((await app.visitor().json("/api/reminders", entry(20))).status).toBe(401);
  });

  it("go out 14, 3 and 1 days before, say the date and never of what", async () => {
    const ana = await app.signedUp();
    const response = await ana.json("/api/reminders", entry(20, { time: "09:30" }));
    expect(response.status).toBe(200);
    const list = await (await ana.fetch("/api/reminders")).json();
    expect(list).toMatchObject({
      reminders: [{ title: "Responder carta: RFE", time: "09:30", channel: "email" }],
      channels: ["email"],
    });
    // The queue goes by PostgreSQL's clock; what it would start later is looked at directly.
    const { rows } = await app.services.db.$client.query(
      "select data, start_after from pgboss.job where name = 'reminders' order by start_after",
    );
    const moments = rows.map(({ start_after }: { start_after: Date }) =>
      Math.round((Date.parse(`${inDays(20)}T16:00:00Z`) - start_after.getTime()) / day),
    );
    expect(moments).toEqual([14, 3, 1]);
    expect(JSON.stringify(rows)).not.toMatch(/RFE|@example/);
    await app.services.db.$client.query("update pgboss.job set start_after = now() where name = 'reminders'");
    await app.services.jobs.drain();
    const mine = mails.filter(({ to }) => to === ana.email);
    expect(mine).toHaveLength(3);
    expect(mine.map(({ text = "" }) => /^(En 14 días|En 3 días|Mañana)/.exec(text)?.[0]).sort()).toEqual([
      "En 14 días",
      "En 3 días",
      "Mañana",
    ]);
    expect(JSON.stringify(mine)).not.toMatch(/RFE|carta|inmigra/i);
    expect(mine[0]?.text).toContain("9:30 a. m.");
  });

  it("stop when they are deleted, and belong to one person", async () => {
    const [eva, other] = [await app.signedUp(), await app.signedUp()];
    const { id } = (await (await eva.json("/api/reminders", entry(5))).json()) as { id: string };
    expect((await other.fetch(`/api/reminders/${id}`, { method: "DELETE" })).status).toBe(404);
    expect((await eva.fetch(`/api/reminders/${id}`, { method: "DELETE" })).status).toBe(200);
    expect(await (await eva.fetch("/api/reminders")).json()).toMatchObject({ reminders: [] });
    await app.services.db.$client.query("update pgboss.job set start_after = now() where name = 'reminders'");
    await app.services.jobs.drain();
    expect(mails.filter(({ to }) => to === eva.email)).toHaveLength(0);
  });

  it("go by text message to who has a phone only, without a word of what it is", async () => {
    const phone = newPhone();
    const visitor = app.visitor("198.19.0.7");
    const { challenge } = (await (
      await visitor.json("/api/auth/otp", { phone, firstName: "Lupe" })
    ).json()) as {
      challenge: string;
    };
    const token = await lastCode(app, `+1${phone}`);
    const opened = await visitor.json("/api/auth/verify", {
      phone: `+1${phone}`,
      token,
      type: "sms",
      challenge,
    });
    const { access_token } = (await opened.json()) as { access_token: string };
    const call = (body?: object) =>
      visitor.fetch("/api/reminders", {
        ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
        headers: { "content-type": "application/json", authorization: `Bearer ${access_token}` },
      });
    expect(await (await call()).json()).toMatchObject({ channels: ["sms"] });
    expect((await call(entry(5, { channel: "sms", time: "13:00" }))).status).toBe(200);
    await app.services.db.$client.query("update pgboss.job set start_after = now() where name = 'reminders'");
    await app.services.jobs.drain();
    const { text } = await lastMessage(app, `+1${phone}`);
    expect(text).toMatch(/^Faro: (?:En 3 días|Mañana), el .* a las 1:00 p\. m\., tienes una fecha/);
    expect(text).not.toMatch(/RFE|carta|inmigra/i);
  });

  it("say which of the days are left, and speak at once of a date that is tomorrow", async () => {
    const lola = await app.signedUp();
    const add = async (body: object) => (await (await lola.json("/api/reminders", body)).json()) as object;
    expect(await add(entry(20))).toMatchObject({ planned: [14, 3, 1] });
    expect(await add(entry(9))).toMatchObject({ planned: [3, 1] });
    // Where she is it may still be yesterday: her tomorrow is then the server's today.
    expect(await add(entry(0, { today: inDays(-1) }))).toMatchObject({ date: inDays(0), planned: [1] });
    await app.services.jobs.drain();
    const mine = mails.filter(({ to }) => to === lola.email);
    expect(mine.map(({ text = "" }) => text.slice(0, 6))).toEqual(["Mañana"]);
    expect(await add(entry(1))).toMatchObject({ planned: [1] });
    // A clock that is wrong moves nobody's dates.
    expect(await add(entry(-2, { today: inDays(-30) }))).toMatchObject({ code: "REMINDER_PAST" });
  });

  it("refuse an hour that is none", async () => {
    const rita = await app.signedUp();
    for (const time of ["99:99", "24:00", "9:30", "09:60"]) {
      const response = await rita.json("/api/reminders", entry(10, { time }));
      expect(await response.json(), time).toMatchObject({ code: "BAD_REQUEST" });
    }
  });

  it("refuse a date that has passed, a wrong one and a way that is not there", async () => {
    const rosa = await app.signedUp();
    const code = async (body: object) =>
      ((await (await rosa.json("/api/reminders", body)).json()) as { code: string }).code;
    expect(await code(entry(0))).toBe("REMINDER_PAST");
    expect(await code(entry(-3))).toBe("REMINDER_PAST");
    expect(await code(entry(10, { date: "2027-02-30" }))).toBe("BAD_REQUEST");
    expect(await code(entry(5000))).toBe("BAD_REQUEST");
    expect(await code(entry(10, { channel: "sms" }))).toBe("REMINDER_NO_CONTACT");
    expect(await code(entry(10, { title: "a".repeat(121) }))).toBe("BAD_REQUEST");
  });
});
