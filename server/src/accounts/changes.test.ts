import type { Profile } from "@faro/contract/accounts/schemas.ts";
import { describe, expect, it } from "vitest";
import { addPhone } from "#server/accounts/testing/live-a-little.ts";
import { aMinuteLater, dumpOf } from "#server/testing/database.ts";
import { lastCode, lastMessage, newPhone } from "#server/testing/outbox.ts";
import { askForCode, phoneChallenge } from "#server/testing/solve-work.ts";
import { type SignedInVisitor, startTestApp } from "#server/testing/test-app.ts";

// More people sign up here than one address may in an hour.
const app = await startTestApp({ SIGN_UPS_HOURLY: "1000" });
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const profileOf = async (visitor: SignedInVisitor) =>
  (await (await visitor.fetch("/api/profile")).json()) as Profile;
const patch = (visitor: SignedInVisitor, body: unknown) =>
  visitor.json("/api/profile", body, { method: "PATCH" });
const secondDevice = async ({ email, password }: SignedInVisitor) => {
  const visitor = app.visitor();
  const response = await visitor.json("/api/auth/sign-in", { email, password });
  visitor.accessToken = ((await response.json()) as { access_token: string }).access_token;
  return visitor;
};

describe("the profile", () => {
  it("changes what is given and says when", async () => {
    const ana = await app.signedUp();
    const changed = (await (
      await patch(ana, { firstName: "Ana Lucía", lastName: "Núñez" })
    ).json()) as Profile;
    expect(changed).toMatchObject({ first_name: "Ana Lucía", last_name: "Núñez", email: ana.email });
    expect(Date.parse(changed.profile_updated_at ?? "")).toBeGreaterThan(0);
    expect(await profileOf(ana)).toEqual(changed);
  });

  it("keeps the date of the last change when the voice changes, or the same names come again", async () => {
    const ana = await app.signedUp();
    const { profile_updated_at } = (await (await patch(ana, { lastName: "Núñez" })).json()) as Profile;
    await patch(ana, { voiceId: "es-MX", speechRate: 1.25 });
    await patch(ana, { firstName: "Ana", lastName: "Núñez" });
    await patch(ana, {});
    expect(await profileOf(ana)).toMatchObject({ profile_updated_at, speech_rate: 1.25 });
  });

  it("refuses an empty name and keeps the old one", async () => {
    const ana = await app.signedUp();
    expect(await codeOf(await patch(ana, { firstName: " " }))).toBe("NAME_REQUIRED");
    expect((await profileOf(ana)).first_name).toBe("Ana");
  });

  it.each([
    { plan: "FREE" },
    { id: "1" },
    { user_id: "1" },
    { created_at: "2020" },
    { is_admin: true },
    { email: "x@y.z" },
  ])("C2: takes no %j", async (body) => {
    const ana = await app.signedUp();
    const before = await profileOf(ana);
    expect((await patch(ana, { firstName: "Eva", ...body })).status).toBe(400);
    expect(await profileOf(ana)).toEqual(before);
  });

  it("changes the time zone once a day", async () => {
    const mine = await startTestApp();
    const ana = await mine.signedUp({ timeZone: "America/Chicago" });
    expect((await patch(ana, { timeZone: "America/Los_Angeles" })).status).toBe(200);
    expect(await codeOf(await patch(ana, { timeZone: "America/New_York" }))).toBe("TIME_ZONE_WAIT");
    expect((await patch(ana, { timeZone: "Nowhere/City" })).status).toBe(200);
    expect((await profileOf(ana)).time_zone).toBe("America/Los_Angeles");
  });

  it("H4: shows no name, address or number in a dump", async () => {
    const ana = await app.signedUp({ firstName: "Xochiquetzalina" });
    const phone = await addPhone(app, ana);
    const dump = await dumpOf(app);
    for (const word of ["Xochiquetzalina", ana.email, ana.password, phone, `+1${phone}`]) {
      expect(dump).not.toContain(word);
      expect(dump).not.toContain(Buffer.from(word).toString("hex"));
    }
  });
});

describe("the password", () => {
  it("A11: is not changed without the current one", async () => {
    const ana = await app.signedUp();
    const change = (proof: unknown, newPassword = "otra clave") =>
      ana.json("/api/profile/password", { proof, newPassword });
    expect(await codeOf(await change({}))).toBe("REAUTHENTICATION_NEEDED");
    expect(await codeOf(await change({ password: "no es" }))).toBe("CURRENT_PASSWORD_INVALID");
    expect(await codeOf(await change({ password: ana.password }, "corta"))).toBe("PASSWORD_TOO_SHORT");
    const again = await app.visitor().json("/api/auth/sign-in", { email: ana.email, password: ana.password });
    expect(again.status).toBe(200);
  });

  it("A11: ends the other sessions and tells the owner", async () => {
    const ana = await app.signedUp();
    const phone = await secondDevice(ana);
    const response = await ana.json("/api/profile/password", {
      proof: { password: ana.password },
      newPassword: "otra clave",
    });
    expect(((await response.json()) as Profile).password_updated_at).not.toBeNull();
    expect((await phone.fetch("/api/profile")).status).toBe(401);
    expect((await ana.fetch("/api/profile")).status).toBe(200);
    expect((await lastMessage(app, ana.email)).text).toContain("Alguien cambió tu contraseña");
    const old = await app.visitor().json("/api/auth/sign-in", { email: ana.email, password: ana.password });
    expect(old.status).toBe(401);
  });
});

describe("a lost password", () => {
  const linkOf = async (email: string) => {
    const { text } = await lastMessage(app, email);
    return /\S+#reset=\S+/.exec(text)?.[0] ?? "";
  };
  const ask = (email: string, init?: RequestInit) =>
    app.visitor("198.51.100.200").json("/api/auth/password-reset", { email }, init);
  const settled = async (email: string) => {
    await expect.poll(() => linkOf(email).catch(() => "")).not.toBe("");
    return await linkOf(email);
  };

  it("A12: is replaced through a link that works once, on the configured host", async () => {
    const ana = await app.signedUp();
    const response = await ask(ana.email, { headers: { "x-forwarded-host": "evil.com" } });
    expect(response.status).toBe(200);
    const link = await settled(ana.email);
    expect(link.startsWith(`${app.services.links.origin}/login?`)).toBe(true);
    const token = link.split("#reset=")[1];
    const confirm = (password: string) =>
      app.visitor().json("/api/auth/password-reset/confirm", { token, password });
    expect(await codeOf(await confirm("corta"))).toBe("PASSWORD_TOO_SHORT");
    // A refused password leaves the link as it was.
    expect(await codeOf(await confirm("contraseña1"))).toBe("PASSWORD_COMMON");
    expect(await codeOf(await confirm(ana.email))).toBe("PASSWORD_COMMON");
    const confirmed = await confirm("clave nueva");
    expect(confirmed.status).toBe(200);
    // Signing in begins with the address that the link was sent to.
    expect(await confirmed.json()).toEqual({ done: true, email: ana.email });
    expect(await codeOf(await confirm("clave tres"))).toBe("RESET_INVALID");
    expect((await ana.fetch("/api/profile")).status).toBe(401);
    const login = (password: string) =>
      app.visitor().json("/api/auth/sign-in", { email: ana.email, password });
    expect((await login("clave nueva")).status).toBe(200);
    expect((await login(ana.password)).status).toBe(401);
  });

  it("A12: keeps its link thirty minutes", async () => {
    const mine = await startTestApp();
    const ana = await mine.signedUp();
    await mine.visitor().json("/api/auth/password-reset", { email: ana.email });
    await expect.poll(async () => (await mine.services.outbox.list()).length).toBe(1);
    const token = (await lastMessage(mine, ana.email)).text.split("#reset=")[1]?.split(/\s/)[0];
    mine.advance(30 * 60 * 1000 + 1);
    const late = await mine
      .visitor()
      .json("/api/auth/password-reset/confirm", { token, password: "clave nueva" });
    expect(await codeOf(late)).toBe("RESET_INVALID");
  });

  it("A4: is answered alike for an address without an account, which gets no mail", async () => {
    const ana = await app.signedUp();
    const [known, unknown] = await Promise.all([ask(ana.email), ask("nadie@example.com")]);
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    await settled(ana.email);
    await expect(lastMessage(app, "nadie@example.com")).rejects.toThrow("nothing was sent");
  });
});

describe("the e-mail address and the phone", () => {
  const start = (visitor: SignedInVisitor, channel: string, value: string, proof: unknown) =>
    askForCode(visitor, "/api/profile/contact", { channel, value, proof });

  it("A11: change after the password and a code to the new one; the old address is told, other sessions end", async () => {
    const ana = await app.signedUp();
    const phone = await secondDevice(ana);
    const email = `nueva.${crypto.randomUUID()}@example.com`;
    expect(await codeOf(await start(ana, "email", email, {}))).toBe("REAUTHENTICATION_NEEDED");
    const proof = { password: ana.password };
    const { challenge } = (await (await start(ana, "email", email, proof)).json()) as { challenge: string };
    expect((await profileOf(ana)).email).toBe(ana.email);
    const code = await lastCode(app, email);
    const confirmed = await ana.json("/api/profile/contact/confirm", { challenge, code });
    expect(((await confirmed.json()) as Profile).email).toBe(email);
    const notice = (await lastMessage(app, ana.email)).text;
    expect(notice).toContain("tu correo electrónico");
    // No reset reaches the old address: only we can help.
    expect(notice).toContain(`${app.services.links.origin}/user-feedback`);
    expect(notice).not.toContain("contraseña nueva");
    expect((await phone.fetch("/api/profile")).status).toBe(401);
    expect((await app.visitor().json("/api/auth/sign-in", { email, password: ana.password })).status).toBe(
      200,
    );
  });

  it("A11: who still has the phone is told to enter with it, not to write to us", async () => {
    const ana = await app.signedUp();
    await addPhone(app, ana);
    const email = `nueva.${crypto.randomUUID()}@example.com`;
    const started = await start(ana, "email", email, { password: ana.password });
    const { challenge } = (await started.json()) as { challenge: string };
    await ana.json("/api/profile/contact/confirm", { challenge, code: await lastCode(app, email) });
    const notice = (await lastMessage(app, ana.email)).text;
    expect(notice).toContain("entra con tu número de teléfono y cierra las demás sesiones");
    expect(notice).not.toContain("user-feedback");
  });

  it("lets her sign in by phone once it is confirmed", async () => {
    const ana = await app.signedUp();
    const number = newPhone();
    const started = await start(ana, "phone", number, { password: ana.password });
    const { challenge } = (await started.json()) as { challenge: string };
    const code = await lastCode(app, `+1${number}`);
    expect((await ana.json("/api/profile/contact/confirm", { challenge, code })).status).toBe(200);
    await aMinuteLater(app);
    const visitor = app.visitor();
    const otp = await phoneChallenge(visitor, { phone: number });
    const session = await visitor.json("/api/auth/verify", {
      phone: `+1${number}`,
      token: await lastCode(app, `+1${number}`),
      challenge: otp,
    });
    expect(((await session.json()) as { user: { id: string } }).user.id).toBe(ana.userId);
  });

  it("A11: go after the password, as long as the other one stays; she is told, and the removed one opens nothing", async () => {
    const ana = await app.signedUp();
    const second = await secondDevice(ana);
    const proof = { password: ana.password };
    const remove = (channel: string, shown: object = proof) =>
      ana.json("/api/profile/contact/remove", { channel, proof: shown });
    expect(await codeOf(await remove("email"))).toBe("CONTACT_NEEDED");
    const number = newPhone();
    const started = await start(ana, "phone", number, proof);
    const { challenge } = (await started.json()) as { challenge: string };
    await ana.json("/api/profile/contact/confirm", {
      challenge,
      code: await lastCode(app, `+1${number}`),
    });
    expect(await codeOf(await remove("email", {}))).toBe("REAUTHENTICATION_NEEDED");
    expect(await codeOf(await remove("email", { password: "no es" }))).toBe("CURRENT_PASSWORD_INVALID");
    // Both at once: one of them stays.
    const both = await Promise.all([remove("email"), remove("phone")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const left = await profileOf(ana);
    expect([left.email, left.phone_number].filter((value) => value !== null)).toHaveLength(1);
    expect((await second.fetch("/api/profile")).status).toBe(401);
    // Whichever it was, her mail is where she was reached before.
    expect((await lastMessage(app, ana.email)).text).toContain("en tu cuenta de Faro");
    const login = await app.visitor().json("/api/auth/sign-in", { email: ana.email, password: ana.password });
    expect(login.status).toBe(left.email === null ? 401 : 200);
    // Free for whoever has it now.
    if (left.email === null) {
      const again = { email: ana.email, password: "otra clave", firstName: "Luz" };
      expect((await app.visitor().json("/api/auth/sign-up", again)).status).toBe(200);
    }
  });

  it("cannot be somebody else's; that is told only to who reads its messages", async () => {
    const [ana, rosa] = [await app.signedUp(), await app.signedUp()];
    const started = await start(ana, "email", rosa.email, { password: ana.password });
    expect(started.status).toBe(200);
    const { challenge } = (await started.json()) as { challenge: string };
    const code = await lastCode(app, rosa.email);
    const confirmed = await ana.json("/api/profile/contact/confirm", { challenge, code });
    expect(await codeOf(confirmed)).toBe("CONTACT_IN_USE");
    expect((await profileOf(ana)).email).toBe(ana.email);
  });

  it("A6: a code that another person asked for changes nothing", async () => {
    const [ana, rosa] = [await app.signedUp(), await app.signedUp()];
    const email = `nueva.${crypto.randomUUID()}@example.com`;
    const started = await start(ana, "email", email, { password: ana.password });
    const { challenge } = (await started.json()) as { challenge: string };
    const code = await lastCode(app, email);
    expect(await codeOf(await rosa.json("/api/profile/contact/confirm", { challenge, code }))).toBe(
      "CODE_INVALID",
    );
  });
});

describe("an account made with somebody else's address (A12)", () => {
  const reset = async (email: string) => {
    await app.visitor("198.51.100.201").json("/api/auth/password-reset", { email });
    const linkOf = async () =>
      /#reset=(\S+)/.exec((await lastMessage(app, email).catch(() => ({ text: "" }))).text)?.[1];
    await expect.poll(linkOf).toBeDefined();
    const body = { token: await linkOf(), password: "clave nueva" };
    return await app.visitor().json("/api/auth/password-reset/confirm", body);
  };
  const byPhone = async (phone: string) => {
    const visitor = app.visitor();
    const otp = await phoneChallenge(visitor, { phone, firstName: "X" });
    const token = await lastCode(app, `+1${phone}`);
    const opened = await visitor.json("/api/auth/verify", { phone, token, challenge: otp });
    return (await opened.json()) as { created: boolean; user: { id: string } };
  };

  it("loses the phone that was added before the address was confirmed; sessions end, the number is told", async () => {
    const thief = await app.signedUp();
    const phone = await addPhone(app, thief);
    expect((await reset(thief.email)).status).toBe(200);
    expect((await thief.fetch("/api/profile")).status).toBe(401);
    expect((await lastMessage(app, `+1${phone}`)).text).toContain("tu número de teléfono");
    const opened = await byPhone(phone);
    expect(opened.created).toBe(true);
    expect(opened.user.id).not.toBe(thief.userId);
  });

  it("keeps the phone once a code or a link has shown whose the address is", async () => {
    const ana = await app.signedUp();
    expect((await reset(ana.email)).status).toBe(200);
    const again = await app
      .visitor()
      .json("/api/auth/sign-in", { email: ana.email, password: "clave nueva" });
    ana.accessToken = ((await again.json()) as { access_token: string }).access_token;
    ana.password = "clave nueva";
    const phone = await addPhone(app, ana);
    expect((await reset(ana.email)).status).toBe(200);
    expect((await byPhone(phone)).user.id).toBe(ana.userId);
  });
});

describe("an account without a password", () => {
  const opened = async () => {
    const phone = newPhone();
    const visitor = app.visitor();
    const otp = await phoneChallenge(visitor, { phone, firstName: "Luz" });
    const token = await lastCode(app, `+1${phone}`);
    const answer = await visitor.json("/api/auth/verify", { phone, token, challenge: otp });
    visitor.accessToken = ((await answer.json()) as { access_token: string }).access_token;
    await aMinuteLater(app);
    const { challenge } = (await (await visitor.json("/api/auth/proof", {})).json()) as { challenge: string };
    return { visitor, proof: { challenge, code: await lastCode(app, `+1${phone}`) } };
  };
  const newAddress = () => `luz.${crypto.randomUUID()}@example.com`;

  it("A5: can send the new address another code with the proof it gave, and nobody else can", async () => {
    const { visitor, proof } = await opened();
    const email = newAddress();
    const change = (value: string) =>
      visitor.json("/api/profile/contact", { channel: "email", value, proof });
    const first = (await (await change(newAddress())).json()) as { challenge: string };
    expect(first.challenge).toBeDefined();
    for (let times = 0; times < 7; times += 1) {
      await aMinuteLater(app);
      expect((await change(email)).status).toBe(200);
    }
    await aMinuteLater(app);
    const wrong = { ...proof, code: proof.code === "000000" ? "000001" : "000000" };
    const guessed = await visitor.json("/api/profile/contact", {
      channel: "email",
      value: email,
      proof: wrong,
    });
    expect(await codeOf(guessed)).toBe("CODE_INVALID");
    // Nobody else can use it.
    const eva = await app.signedUp();
    const stolen = await eva.json("/api/profile/contact", { channel: "email", value: email, proof });
    expect(await codeOf(stolen)).toBe("REAUTHENTICATION_NEEDED");
  });

  it("keeps its phone until it has a password: nobody signs in with an e-mail address alone", async () => {
    const { visitor, proof } = await opened();
    const email = newAddress();
    const started = await visitor.json("/api/profile/contact", { channel: "email", value: email, proof });
    const { challenge } = (await started.json()) as { challenge: string };
    await visitor.json("/api/profile/contact/confirm", { challenge, code: await lastCode(app, email) });
    const remove = (shown: object) =>
      visitor.json("/api/profile/contact/remove", { channel: "phone", proof: shown });
    expect(await codeOf(await remove(proof))).toBe("PASSWORD_NEEDED");
    await visitor.json("/api/profile/password", { proof, newPassword: "clave nueva" });
    expect((await remove({ password: "clave nueva" })).status).toBe(200);
  });

  it("A11: proves itself by a code to its phone before a password is set", async () => {
    const number = newPhone();
    const visitor = app.visitor();
    const otp = await phoneChallenge(visitor, { phone: number, firstName: "Luz" });
    const token = await lastCode(app, `+1${number}`);
    const opened = await visitor.json("/api/auth/verify", { phone: number, token, challenge: otp });
    visitor.accessToken = ((await opened.json()) as { access_token: string }).access_token;
    const set = (proof: unknown) =>
      visitor.json("/api/profile/password", { proof, newPassword: "clave nueva" });
    expect(await codeOf(await set({ password: "x" }))).toBe("REAUTHENTICATION_NEEDED");
    await aMinuteLater(app);
    const { challenge } = (await (await visitor.json("/api/auth/proof", {})).json()) as { challenge: string };
    const code = await lastCode(app, `+1${number}`);
    expect((await set({ challenge, code })).status).toBe(200);
    expect(((await (await visitor.fetch("/api/profile")).json()) as Profile).has_password).toBe(true);
  });
});
