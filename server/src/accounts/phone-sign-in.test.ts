import { describe, expect, it } from "vitest";
import { aMinuteLater, dumpOf, rowsOf } from "#server/testing/database.ts";
import { lastCode, lastMessage, newPhone } from "#server/testing/outbox.ts";
import { askForCode, solveWork } from "#server/testing/solve-work.ts";
import { startTestApp, type TestApp, type Visitor } from "#server/testing/test-app.ts";

const app = await startTestApp();
let addresses = 0;
/** Each from an address of her own: the limits of one test do not touch another's. */
const somebody = (on: TestApp = app) => {
  addresses += 1;
  return on.visitor(`198.18.${addresses >> 8}.${addresses & 255}`);
};

interface Started {
  visitor: Visitor;
  phone: string;
  challenge: string;
  code: string;
}

async function start(on = app, phone = newPhone(), firstName?: string): Promise<Started> {
  const visitor = somebody(on);
  const response = await visitor.json("/api/auth/otp", {
    phone,
    ...(firstName === undefined ? {} : { firstName }),
  });
  expect(response.status).toBe(200);
  const { challenge } = (await response.json()) as { challenge: string };
  return { visitor, phone, challenge, code: await lastCode(on, `+1${phone}`) };
}

const verify = ({ visitor, phone, challenge, code }: Started, change: Partial<Record<string, string>> = {}) =>
  visitor.json("/api/auth/verify", { phone: `+1${phone}`, token: code, type: "sms", challenge, ...change });
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("a phone", () => {
  it("makes an account with the name that was typed, and opens it again later", async () => {
    const started = await start(app, newPhone(), "Lupita");
    const first = (await (await verify(started)).json()) as {
      created: boolean;
      user: { id: string; name: string; email: null };
    };
    expect(first.created).toBe(true);
    expect(first.user).toMatchObject({ name: "Lupita", email: null });
    await aMinuteLater(app);
    const again = await start(app, started.phone);
    const second = (await (await verify(again)).json()) as typeof first;
    expect(second.user.id).toBe(first.user.id);
    expect(second.created).toBe(false);
  });

  it("takes a registered number for a registration too: the code leads into the account (spec part 1, section 4)", async () => {
    const started = await start(app, newPhone(), "Lupita");
    const first = (await (await verify(started)).json()) as { user: { id: string } };
    await aMinuteLater(app);
    const again = await start(app, started.phone, "Otra");
    const second = (await (await verify(again)).json()) as { user: { id: string; name: string } };
    expect(second.user).toEqual({ ...first.user, name: "Lupita" });
  });

  it("carries the guest's questions and answers into the account", async () => {
    const started = await start(app, newPhone(), "Rosa");
    await started.visitor.ask("¿Qué es la forma I-485?");
    const { user } = (await (await verify(started)).json()) as { user: { id: string } };
    expect(await rowsOf(app, "assistant_turns", user.id)).toBe(1);
  });

  it.each(["12345", "abcdefghij", "5551234567", "8765551234", "4165551234", "9005551234"])(
    "A9: %j is no phone of the United States",
    async (phone) => {
      const response = await somebody().json("/api/auth/otp", { phone });
      expect(response.status).toBe(400);
      expect(await codeOf(response)).toBe("PHONE_INVALID");
    },
  );
});

describe("a code", () => {
  it("A8: is stored as a hash only and named in no log line", async () => {
    const started = await start();
    const dump = await dumpOf(app, "verification_codes");
    expect(dump).not.toContain(started.code);
    expect(dump).not.toContain(Buffer.from(started.code).toString("hex"));
    expect(app.logLines.join("\n")).not.toContain(started.code);
    expect(app.logLines.join("\n")).not.toContain(started.phone);
    expect(started.challenge).not.toContain(started.code);
  });

  it("A10: names Faro and warns not to share it, in the language of the person", async () => {
    const { phone } = await start();
    expect((await lastMessage(app, `+1${phone}`)).text).toMatch(
      /^Faro: tu código es \d{6}\. No lo compartas/,
    );
  });

  it("A5: is void after five wrong tries, even if the next one is right", async () => {
    const started = await start();
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await codeOf(await verify(started, { token: wrong(started.code) }))).toBe("CODE_INVALID");
    }
    const right = await verify(started);
    expect([right.status, await codeOf(right)]).toEqual([429, "CODE_TOO_MANY_TRIES"]);
  });

  it("A5: counts tries that come at the same time", async () => {
    const started = await start();
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => verify(started, { token: wrong(started.code) })),
    );
    expect(guesses.every((guess) => guess.status >= 400)).toBe(true);
    expect((await verify(started)).ok).toBe(false);
  });

  it("A6: is good once", async () => {
    const started = await start();
    expect((await verify(started)).status).toBe(200);
    expect(await codeOf(await verify(started))).toBe("CODE_INVALID");
  });

  it("A6: is over after ten minutes", async () => {
    const late = await startTestApp();
    const started = await start(late);
    late.advance(10 * 60 * 1000 + 1);
    expect(await codeOf(await verify(started))).toBe("CODE_INVALID");
  });

  it("A6: is refused from a browser that did not ask for it, and for another phone", async () => {
    const mine = await start();
    const other = await start();
    expect(await codeOf(await verify(mine, { challenge: other.challenge }))).toBe("CODE_INVALID");
    expect(await codeOf(await verify(mine, { phone: `+1${other.phone}` }))).toBe("CODE_INVALID");
    const guessed = `00000000-0000-4000-8000-000000000000.${mine.challenge.split(".")[1]}`;
    expect(await codeOf(await verify(mine, { challenge: guessed }))).toBe("CODE_INVALID");
    expect((await verify(mine)).status).toBe(200);
  });

  it("A7: of two requests with the same right code exactly one opens a session", async () => {
    const started = await start();
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(started)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it("two codes for one number, both right at once, open one account", async () => {
    const phone = newPhone();
    const first = await start(app, phone);
    await aMinuteLater(app);
    const second = await start(app, phone);
    const answers = await Promise.all([verify(first), verify(second)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const people = (await Promise.all(answers.map((answer) => answer.json()))) as { user: { id: string } }[];
    expect(new Set(people.map(({ user }) => user.id)).size).toBe(1);
  });

  it("asks for what is missing with the spec's words", async () => {
    const started = await start();
    const response = await verify(started, { token: " " });
    expect(await response.json()).toMatchObject({
      code: "CODE_REQUIRED",
      message: "Por favor ingresa el código de verificación",
    });
  });

  it("A9: is sent again after a minute, ten times a day, and the whole day's codes are capped", async () => {
    const capped = await startTestApp({ CODES_DAILY: "3" });
    const phone = newPhone();
    await start(capped, phone);
    const soon = await somebody(capped).json("/api/auth/otp", { phone });
    const { code, data } = (await soon.json()) as { code: string; data: { retryAfter: number } };
    expect([soon.status, code]).toEqual([429, "CODE_WAIT"]);
    // What a screen counts down from.
    expect(data.retryAfter).toBeGreaterThan(0);
    expect(data.retryAfter).toBeLessThanOrEqual(60);
    await start(capped);
    await start(capped);
    const over = await somebody(capped).json("/api/auth/otp", { phone: newPhone() });
    expect(await codeOf(over)).toBe("TOO_MANY_REQUESTS");
  });

  it("A9: is sent to as many numbers an hour from one address as is set, and no more", async () => {
    const mine = await startTestApp({ CODES_HOURLY: "5" });
    const visitor = mine.visitor();
    const answers = [];
    for (let sent = 0; sent < 6; sent += 1) {
      answers.push((await askForCode(visitor, "/api/auth/otp", { phone: newPhone() })).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("A9: from the second one on costs the browser a work that is good once, for this, in time", async () => {
    const mine = await startTestApp();
    const flood = mine.visitor("192.0.2.9");
    const ask = (body: object = {}) => flood.json("/api/auth/otp", { phone: newPhone(), ...body });
    // At once, and to a thousand numbers: one goes out for nothing.
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = await Promise.all(answers.filter(({ status }) => status === 428).map(codeOf));
    expect(refused).toEqual(Array.from({ length: 49 }, () => "CODE_WORK"));
    expect(await mine.services.outbox.list()).toHaveLength(1);

    const work = await solveWork(flood, "/api/auth/work");
    for (const wrong of [
      { challenge: "", answer: 1 },
      { ...work, answer: work.answer + 1 },
      { ...work, challenge: work.challenge.replace(/\.\d{13}\./, `.${Date.now() + 86_400_000}.`) },
      await solveWork(flood, "/api/payments/proof"),
    ]) {
      expect((await ask({ work: wrong })).status).toBe(428);
    }
    const twice = await Promise.all([ask({ work }), ask({ work }), ask({ work })]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 428, 428]);
    const late = await solveWork(flood, "/api/auth/work");
    mine.advance(10 * 60 * 1000 + 1);
    expect((await ask({ work: late })).status).toBe(428);
    // Whoever comes from elsewhere is asked for nothing: her first code goes out.
    expect((await mine.visitor("192.0.2.10").json("/api/auth/otp", { phone: newPhone() })).status).toBe(200);
  });

  it("A9: an account opens no way around the work: its new number costs the same, a new address nothing", async () => {
    const mine = await startTestApp();
    const flood = await mine.signedUp();
    const proof = { password: flood.password };
    const change = (channel: string, value: string) =>
      flood.json("/api/profile/contact", { channel, value, proof });
    expect((await change("phone", newPhone())).status).toBe(200);
    const second = await change("phone", newPhone());
    expect([second.status, await codeOf(second)]).toEqual([428, "CODE_WORK"]);
    expect((await change("email", `ana.${crypto.randomUUID()}@example.com`)).status).toBe(200);
  });

  it("A9: while few of the day's codes come back every one costs the work, the first of a network too", async () => {
    const pumped = await startTestApp();
    for (let sent = 0; sent < 20; sent += 1) await start(pumped);
    const first = await somebody(pumped).json("/api/auth/otp", { phone: newPhone() });
    expect([first.status, await codeOf(first)]).toEqual([428, "CODE_WORK"]);
    const honest = await askForCode(somebody(pumped), "/api/auth/otp", { phone: newPhone() });
    expect(honest.status).toBe(200);
  });

  it("A9: calls the operator when few of many codes come back, and not when most do", async () => {
    const alarms = (of: typeof app) =>
      of.logLines.filter((line) => line.includes("few of today's codes")).length;
    const [pumped, lively] = [await startTestApp(), await startTestApp()];
    for (let sent = 0; sent < 20; sent += 1) {
      await start(pumped);
      const started = await start(lively);
      if (sent % 2 === 0) expect((await verify(started)).status).toBe(200);
      expect([alarms(pumped), alarms(lively)]).toEqual([sent === 19 ? 1 : 0, 0]);
    }
    expect(pumped.logLines.join("")).toContain('"sent":20,"used":0');
  });

  it("A4: is answered alike for a known and an unknown number", async () => {
    const known = await start();
    expect((await verify(known)).status).toBe(200);
    await aMinuteLater(app);
    const [first, second] = await Promise.all(
      [known.phone, newPhone()].map((phone) => somebody().json("/api/auth/otp", { phone })),
    );
    const shape = async (response: Response | undefined) => {
      const body = (await response?.json()) as { challenge: string; retryAfter: number };
      return [response?.status, Object.keys(body), body.challenge.length, body.retryAfter];
    };
    expect(await shape(first)).toEqual(await shape(second));
  });
});
