/**
 * C1: every operation of the contract, asked by a guest, by somebody with another person's ids, and by somebody whose
 * account is deleted. The list is made from the contract itself, so a new operation is tried as soon as it exists.
 */
import { randomUUID } from "node:crypto";
import { contract } from "@faro/contract/contract.ts";
import { describe, expect, it } from "vitest";
import { liveALittle } from "#server/accounts/testing/live-a-little.ts";
import { bodies, type Hers, idIn } from "#server/accounts/testing/matrix-bodies.ts";
import { aMinuteLater, asAdmin, dumpOf } from "#server/testing/database.ts";
import { lastCode } from "#server/testing/outbox.ts";
import { type SignedInVisitor, startTestApp, type Visitor } from "#server/testing/test-app.ts";

interface Operation {
  name: string;
  method: string;
  path: string;
}

/** Open to everybody; what they do for a guest is tested in their slices. Everything else needs a session. */
const open = new Set([
  "accounts.getAuthSettings",
  "accounts.signUp",
  "accounts.signIn",
  "accounts.startCode",
  "accounts.makeCodeWork",
  "accounts.verifyCode",
  "accounts.refresh",
  "accounts.startReset",
  "accounts.confirmReset",
  "assistant.getSecret",
  "assistant.getStatus",
  "assistant.ask",
  "assistant.clearContext",
  "assistant.getContext",
  "assistant.startAnew",
  "assistant.textToSpeech",
  "assistant.transcribe",
  "documents.list",
  "documents.listFiles",
  "documents.download",
  "feedback.sendMessage",
  "help.ask",
  "help.getStatus",
  "payments.authorizeSub",
  "payments.getSettings",
  "payments.makeProof",
  "system.getHealth",
]);

function operationsOf(slices: object): Operation[] {
  return Object.entries(slices).flatMap(([slice, operations]) =>
    Object.entries(operations as object).flatMap(([name, operation]) => {
      const route = (operation as { "~orpc"?: { route?: { method?: string; path?: string } } })["~orpc"]
        ?.route;
      return route?.path === undefined
        ? []
        : [{ name: `${slice}.${name}`, method: route.method ?? "POST", path: route.path }];
    }),
  );
}

const operations = operationsOf(contract);
const guarded = operations.filter(({ name }) => !open.has(name));

const app = await startTestApp({ SIGN_UPS_HOURLY: "1000" });
const ana: SignedInVisitor = await app.signedUp({ firstName: "Quetzalli" });
const hers = await everythingOf(ana);
const gone = await app.signedUp();
await gone.json("/api/functions/delete-user-account", { confirmation: "ELIMINAR MI CUENTA" });

async function everythingOf(visitor: SignedInVisitor): Promise<Hers> {
  const lived = await liveALittle(app, visitor);
  const devices = (await (await visitor.fetch("/api/auth/sessions")).json()) as { id: string }[];
  const idOf = async (table: string, column = "id") =>
    await asAdmin(app, async (client) => {
      const query = `select ${column} as id from ${table} where owner_id = $1 limit 1`;
      return String((await client.query(query, [visitor.userId])).rows[0]?.id);
    });
  const value = `otra.${randomUUID()}@example.com`;
  const wanted = { channel: "email", value, proof: { password: visitor.password } };
  const started = await visitor.json("/api/profile/contact", wanted);
  const { challenge } = (await started.json()) as { challenge: string };
  await aMinuteLater(app);
  return {
    ...lived,
    device: devices[0]?.id ?? "",
    survey: await idOf("feedback"),
    turn: await idOf("assistant_turns"),
    email: visitor.email,
    challenge,
    code: await lastCode(app, value),
  };
}

/** A call with ids of hers, or with `other` in their place in the path. */
function call(visitor: Visitor, { name, method, path }: Operation, other?: string): Promise<Response> {
  const address = `/api${path.replace(/\{\w+\}/g, other ?? idIn(path, hers))}`;
  if (method === "GET") return visitor.fetch(address);
  return visitor.json(address, bodies[name]?.(hers) ?? {}, { method });
}

/** Ana's rows as a dump shows them; limits count every request and are left out. */
async function anasRows(): Promise<string> {
  const lines = (await dumpOf(app)).split("\n");
  return lines.filter((line) => line.includes(ana.userId)).join("\n");
}

const codeOf = (body: string) => (body.startsWith("{") ? (JSON.parse(body) as { code?: string }).code : "");

describe("C1: access", () => {
  it("covers the contract", () => {
    expect(operations.length).toBeGreaterThan(25);
    const names = new Set(guarded.map(({ name }) => name));
    expect([...names]).toEqual(
      expect.arrayContaining(["accounts.getProfile", "accounts.endDevice", "accounts.deleteAccount"]),
    );
    // Every body is of an operation that there is, and what a path names is hers.
    expect(Object.keys(bodies).filter((name) => !names.has(name))).toEqual([]);
    const real = new Set([hers.chat, hers.reminder, hers.device]);
    for (const { path } of guarded.filter(({ path }) => path.includes("{"))) {
      expect([path, real.has(idIn(path, hers))]).toEqual([path, true]);
    }
  });

  it.each(guarded)("C5: a guest gets nothing from $name", async (operation) => {
    const response = await call(app.visitor(), operation);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain("Quetzalli");
  });

  it.each(guarded)("somebody whose account is deleted gets nothing from $name", async (operation) => {
    expect((await call(gone, operation)).status).toBe(401);
  });

  it.each(guarded.filter(({ path }) => path.includes("{")))(
    "$name knows another person's id as little as one that never was",
    async (operation) => {
      const rosa = await app.signedUp();
      const before = await anasRows();
      const [known, nobodys] = await Promise.all([
        call(rosa, operation),
        call(rosa, operation, randomUUID()),
      ]);
      expect(known.status).toBe(nobodys.status);
      expect(known.status).toBe(404);
      expect(await anasRows()).toBe(before);
    },
  );

  it.each(guarded.filter(({ path }) => !path.includes("{")))(
    "$name, asked rightly with what is another person's, changes nothing of hers and tells nothing",
    async (operation) => {
      // Somebody new each time: signing out and deleting are tried too.
      const rosa = await app.signedUp();
      const before = await anasRows();
      const response = await call(rosa, operation);
      const body = operation.path.endsWith("/events") ? "" : await response.text();
      await response.body?.cancel().catch(() => {});
      // Stopped by the input check it would show nothing.
      expect([response.status, codeOf(body)]).not.toEqual([400, "BAD_REQUEST"]);
      for (const word of ["Quetzalli", ana.userId, ...hers.words]) expect(body).not.toContain(word);
      expect(await anasRows()).toBe(before);
    },
  );

  it("after all that she still has everything, and her code is still good", async () => {
    const chat = await ana.fetch(`/api/saved-chats/${hers.chat}`);
    expect(await chat.text()).toContain("A123456789");
    const { challenge, code } = hers;
    const confirmed = await ana.json("/api/profile/contact/confirm", { challenge, code });
    expect(confirmed.status).toBe(200);
  });
});
