/**
 * C1: every operation of the contract, asked by a guest, by somebody with another person's ids, and by somebody whose
 * account is deleted. The list is made from the contract itself, so a new operation is tried as soon as it exists.
 */
import { randomUUID } from "node:crypto";
import { contract } from "@faro/contract/contract.ts";
import { describe, expect, it } from "vitest";
import { liveALittle } from "#server/accounts/testing/live-a-little.ts";
import { dumpOf } from "#server/testing/database.ts";
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

/** Bodies that pass the input check, so that the owner is what an answer depends on; the rest get ids they may take. */
const bodies: Record<string, (id: string) => object> = {
  "accounts.endDevice": () => ({}),
  "history.update": () => ({ title: "Mío", is_favorite: true }),
  "history.removeOne": () => ({}),
  "history.reopen": () => ({}),
  "history.remove": (id) => ({ ids: [id] }),
  "history.restore": (id) => ({ ids: [id] }),
  "history.mark": (id) => ({ ids: [id], is_favorite: true }),
  "history.exportChats": (id) => ({ ids: [id], format: "text" }),
  "letters.deleteReminder": () => ({}),
  "accounts.updateProfile": () => ({ firstName: "Eva" }),
};

/** A call whose ids belong to nobody, or to the person whose id is given. */
function call(
  visitor: Visitor,
  { name, method, path }: Operation,
  id: string = randomUUID(),
): Promise<Response> {
  const address = `/api${path.replace(/\{\w+\}/g, id)}`;
  if (method === "GET") return visitor.fetch(address);
  return visitor.json(address, bodies[name]?.(id) ?? { id, ids: [id] }, { method });
}

const app = await startTestApp();
const ana: SignedInVisitor = await app.signedUp({ firstName: "Quetzalli" });
const hers = await liveALittle(app, ana);
/** What of hers an id in this path names. */
const idFor = async ({ path }: Operation): Promise<string> => {
  if (path.startsWith("/saved-chats/")) return hers.chat;
  if (path.startsWith("/reminders/")) return hers.reminder;
  return await anasDevice();
};
const gone = await app.signedUp();
await gone.json("/api/functions/delete-user-account", { confirmation: "ELIMINAR MI CUENTA" });
const rosa = await app.signedUp();

/** Ana's rows as a dump shows them; limits count every request and are left out. */
async function anasRows(): Promise<string> {
  const lines = (await dumpOf(app)).split("\n");
  return lines.filter((line) => line.includes(ana.userId)).join("\n");
}

describe("C1: access", () => {
  it("covers the contract", () => {
    expect(operations.length).toBeGreaterThan(25);
    expect(guarded.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["accounts.getProfile", "accounts.endDevice", "accounts.deleteAccount"]),
    );
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
      const before = await anasRows();
      const [known, nobodys] = await Promise.all([
        call(rosa, operation, await idFor(operation)),
        call(rosa, operation),
      ]);
      expect(known.status).toBe(nobodys.status);
      expect(known.status).toBe(404);
      expect(await anasRows()).toBe(before);
    },
  );

  it.each(guarded.filter(({ path }) => !path.includes("{") && !path.includes("delete-user-account")))(
    "$name of another person changes nothing of hers and tells nothing",
    async (operation) => {
      const before = await anasRows();
      const response = await call(
        rosa,
        operation,
        operation.path.startsWith("/saved-chats") ? hers.chat : ana.userId,
      );
      const body = operation.path.endsWith("/events") ? "" : await response.text();
      await response.body?.cancel().catch(() => {});
      expect(body).not.toContain("Quetzalli");
      expect(body).not.toContain(ana.email);
      expect(await anasRows()).toBe(before);
    },
  );
});

async function anasDevice(): Promise<string> {
  const devices = (await (await ana.fetch("/api/auth/sessions")).json()) as { id: string }[];
  return devices[0]?.id ?? "";
}
