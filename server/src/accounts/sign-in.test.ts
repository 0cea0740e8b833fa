import { describe, expect, it } from "vitest";
import { lastMessage } from "#server/testing/outbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = await startTestApp();
let addresses = 0;
const somebody = () => {
  addresses += 1;
  return app.visitor(`198.19.${addresses >> 8}.${addresses & 255}`);
};
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const newEmail = () => `ana.${crypto.randomUUID()}@example.com`;
const signUp = (body: Record<string, unknown>) =>
  somebody().json("/api/auth/sign-up", {
    email: newEmail(),
    password: "mi secreto",
    firstName: "Ana",
    ...body,
  });
const signIn = (email: string, password: string, visitor = somebody()) =>
  visitor.json("/api/auth/sign-in", { email, password });

describe("signing up by e-mail", () => {
  it.each([
    [{ firstName: " " }, "NAME_REQUIRED", "Por favor ingresa tu nombre"],
    [{ email: " " }, "EMAIL_REQUIRED", "Por favor ingresa tu correo electrónico"],
    [{ email: "ana@" }, "EMAIL_INVALID", "Email inválido"],
    [{ password: "12345" }, "PASSWORD_TOO_SHORT", "La contraseña debe tener al menos 6 caracteres"],
  ])("refuses %j with the spec's words", async (body, code, message) => {
    const response = await signUp(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code, message });
  });

  it.each(["contraseña con ñ y espacios ", "🕯️🕯️🕯️🕯️🕯️🕯️", " 123456", "x".repeat(128)])(
    "A1: takes %j as it was typed",
    async (password) => {
      const email = newEmail();
      expect((await signUp({ email, password })).status).toBe(200);
      expect((await signIn(email, password)).status).toBe(200);
      expect(
        (await signIn(email, password.trim() === password ? `${password} ` : password.trim())).status,
      ).toBe(401);
    },
  );

  it("A1: takes no password of blanks, and no control characters in a name", async () => {
    expect(await codeOf(await signUp({ password: "      " }))).toBe("PASSWORD_COMMON");
    const made = await signUp({ firstName: "An\u0000a\u0007" });
    expect(((await made.json()) as { user: { name: string } }).user.name).toBe("Ana");
    expect(await codeOf(await signUp({ firstName: "\u0000" }))).toBe("NAME_REQUIRED");
  });

  it("A1: never shortens a password", async () => {
    const email = newEmail();
    expect(await codeOf(await signUp({ email, password: "y".repeat(129) }))).toBe("PASSWORD_TOO_LONG");
    await signUp({ email, password: "x".repeat(128) });
    expect((await signIn(email, "x".repeat(127))).status).toBe(401);
  });

  it("tells that an address is registered, whatever its letters look like (spec part 1, section 4)", async () => {
    const email = newEmail();
    expect((await signUp({ email })).status).toBe(200);
    for (const same of [email, email.toUpperCase(), ` ${email} `]) {
      const response = await signUp({ email: same });
      expect([response.status, await codeOf(response)]).toEqual([409, "EMAIL_REGISTERED"]);
    }
  });

  it("A4: tells it twenty times an hour and network, then nothing of any address", async () => {
    const email = newEmail();
    await signUp({ email });
    const visitor = somebody();
    const from = (who: string) =>
      visitor.json("/api/auth/sign-up", { email: who, password: "mi secreto", firstName: "Ana" });
    expect((await from(newEmail())).status).toBe(200);
    const told: string[] = [];
    for (let times = 0; times < 21; times += 1) told.push(await codeOf(await from(email)));
    expect(told).toEqual([...Array(20).fill("EMAIL_REGISTERED"), "TOO_MANY_REQUESTS"]);
    const answers = (await Promise.all([from(email), from(newEmail())])).map(async (answer) => {
      const { code, message } = (await answer.json()) as Record<string, unknown>;
      return [answer.status, code, message];
    });
    const [known, unknown] = await Promise.all(answers);
    expect(known).toEqual(unknown);
    expect(await codeOf(await signUp({ email }))).toBe("EMAIL_REGISTERED");
  });

  it("makes one account when two requests come at once", async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 4 }, () => signUp({ email })));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it("gives the plan of the setting, UNLIMITED by default, whatever the request says (C2)", async () => {
    const forged = await signUp({ plan: "UNLIMITED", id: crypto.randomUUID(), user_id: "1", is_admin: true });
    expect([forged.status, await codeOf(forged)]).toEqual([400, "BAD_REQUEST"]);
    const ana = await app.signedUp();
    expect(await (await ana.fetch("/api/profile")).json()).toMatchObject({
      plan: "UNLIMITED",
      remaining: null,
    });
    const free = await startTestApp({ NEW_ACCOUNT_PLAN: "FREE" });
    const rosa = await free.signedUp();
    expect(await (await rosa.fetch("/api/profile")).json()).toMatchObject({ plan: "FREE", remaining: 3 });
  });

  it("carries the guest's questions and answers into the account", async () => {
    const guest = somebody();
    await guest.ask("¿Qué es la forma I-485?");
    const response = await guest.json("/api/auth/sign-up", {
      email: newEmail(),
      password: "mi secreto",
      firstName: "Ana",
    });
    const session = (await response.json()) as { access_token: string };
    guest.accessToken = session.access_token;
    const proof = { password: "mi secreto" };
    const copy = await guest.json("/api/profile/export", { proof });
    expect(((await copy.json()) as { data: { conversation: unknown[] } }).data.conversation).toEqual([
      expect.objectContaining({ question: "¿Qué es la forma I-485?" }),
    ]);
  });
});

describe("signing in by e-mail", () => {
  it("A4: answers a wrong password and an unknown address alike", async () => {
    const email = newEmail();
    await signUp({ email });
    const answers = await Promise.all([signIn(email, "otra-clave"), signIn(newEmail(), "otra-clave")]);
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as Record<string, unknown>[];
    expect(answers.map((answer) => answer.status)).toEqual([401, 401]);
    for (const body of bodies) delete body.data;
    expect(bodies[0]).toEqual(bodies[1]);
  });

  it("A3: slows guessing of one account from many addresses, and never keeps the owner out", async () => {
    const slow = await startTestApp();
    const ana = await slow.signedUp({ address: "192.0.2.1" });
    const guess = (place: number) =>
      slow
        .visitor(`203.0.113.${place}`)
        .json("/api/auth/sign-in", { email: ana.email, password: `guess ${place}` });
    const codes: string[] = [];
    for (let place = 1; place <= 20; place += 1) codes.push(await codeOf(await guess(place)));
    expect(codes.filter((code) => code === "INVALID_CREDENTIALS")).toHaveLength(5);
    expect(codes.filter((code) => code === "SIGN_IN_WAIT")).toHaveLength(15);
    const enter = (address: string, password = ana.password) =>
      slow.visitor(address).json("/api/auth/sign-in", { email: ana.email, password });
    // Where she has signed in before she is let in while the guessing goes on, but may not guess there either.
    expect((await enter("192.0.2.1")).status).toBe(200);
    const there: string[] = [];
    for (let tries = 0; tries < 6; tries += 1) there.push(await codeOf(await enter("192.0.2.1", "no es")));
    expect(there.at(-1)).toBe("SIGN_IN_WAIT");
    expect(there.filter((code) => code === "INVALID_CREDENTIALS")).toHaveLength(5);
    // Somewhere new a new password by mail opens the account.
    const abroad = "192.0.2.77";
    expect(await codeOf(await enter(abroad))).toBe("SIGN_IN_WAIT");
    await slow.visitor(abroad).json("/api/auth/password-reset", { email: ana.email });
    await expect.poll(async () => (await slow.services.outbox.list()).length).toBe(1);
    const token = (await lastMessage(slow, ana.email)).text.split("#reset=")[1]?.split(/\s/)[0];
    const password = "una clave nueva";
    await slow.visitor(abroad).json("/api/auth/password-reset/confirm", { token, password });
    for (let place = 1; place <= 20; place += 1) await guess(place);
    expect((await enter(abroad, password)).status).toBe(200);
  });

  it("A3: slows guessing of many accounts from one address", async () => {
    const visitor = somebody();
    const codes: string[] = [];
    for (let place = 0; place < 35; place += 1) {
      codes.push(await codeOf(await signIn(newEmail(), "una-clave", visitor)));
    }
    expect(codes.filter((code) => code === "SIGN_IN_WAIT").length).toBe(5);
  });

  it("does not count right passwords", async () => {
    const email = newEmail();
    await signUp({ email });
    const visitor = somebody();
    for (let times = 0; times < 8; times += 1)
      expect((await signIn(email, "mi secreto", visitor)).status).toBe(200);
  });
});
