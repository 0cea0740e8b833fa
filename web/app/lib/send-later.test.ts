import { ORPCError } from "@orpc/client";
import { beforeEach, expect, it, vi } from "vitest";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
vi.stubGlobal("sessionStorage", { clear: () => {} });

const page = new EventTarget();
for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
  vi.stubGlobal(name, page[name].bind(page));

const { onSettingRefused, sendOrKeep, sendWaiting, takeBack } = await import("#web/lib/send-later.ts");
const { forgetSession } = await import("#web/lib/session.ts");

const away = () => Promise.reject(new TypeError("no network"));
const mark = (body: boolean) =>
  ({ key: "favorite:7", method: "PATCH", path: "/saved-chats/7", body }) as const;
let answers: (number | "away")[] = [];
let sent: string[] = [];

function signIn(id: string): void {
  const session = { access_token: id, refresh_token: "r", expires_at: 4e9, user: { id, name: "" } };
  stored.set("faro_session", JSON.stringify(session));
}

beforeEach(() => {
  stored.clear();
  signIn("ana");
  answers = [];
  sent = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const status = answers.shift() ?? 200;
    if (status === "away") throw new TypeError("no network");
    sent.push(`${init.method} ${url} ${init.body}`);
    return new Response("{}", { status });
  });
});

it("sends the last of several settings of the same thing, once", async () => {
  expect(await sendOrKeep(mark(true), away)).toBe("kept");
  expect(await sendOrKeep(mark(false), away)).toBe("kept");
  answers = ["away"];
  await sendWaiting();
  expect(sent).toEqual([]);
  await Promise.all([sendWaiting(), sendWaiting()]);
  await sendWaiting();
  expect(sent).toEqual(["PATCH /api/saved-chats/7 false"]);
  expect(stored.has("faro_waiting")).toBe(false);
});

it("takes back what waits, once, and nothing that has gone out", async () => {
  await sendOrKeep(mark(true), away);
  await sendOrKeep({ ...mark(true), key: "favorite:8" }, away);
  expect(await takeBack("favorite:7")).toBe(true);
  expect(await takeBack("favorite:7")).toBe(false);
  await sendWaiting();
  expect(sent).toHaveLength(1);
  expect(await takeBack("favorite:8")).toBe(false);
});

it("waits on while the server is busy, and drops what the server refuses for good", async () => {
  await sendOrKeep(mark(true), away);
  answers = [503, 429];
  await sendWaiting();
  await sendWaiting();
  expect(stored.has("faro_waiting")).toBe(true);
  answers = [404];
  await sendWaiting();
  expect(stored.has("faro_waiting")).toBe(false);
});

it("what is set with a network takes the place of what waited", async () => {
  await sendOrKeep(mark(true), away);
  expect(await sendOrKeep(mark(false), async () => {})).toBe("sent");
  await sendWaiting();
  expect(sent).toEqual([]);
});

it("a refusal of the server is no missing network", async () => {
  const refused = () => Promise.reject(new ORPCError("NOT_FOUND"));
  await expect(sendOrKeep(mark(true), refused)).rejects.toThrow();
  expect(stored.has("faro_waiting")).toBe(false);
});

it("nothing of one person is sent for another, and nothing is left after signing out", async () => {
  await sendOrKeep(mark(true), away);
  signIn("eva");
  await sendWaiting();
  expect(sent).toEqual([]);
  await forgetSession();
  expect(stored.has("faro_waiting")).toBe(false);
  await expect(sendOrKeep(mark(true), away)).rejects.toThrow("no network");
});

it("tells what the server would not have, once; what is gone anyway is no news", async () => {
  const refused: string[] = [];
  const end = onSettingRefused(async ({ key }) => {
    refused.push(key);
  });
  await sendOrKeep(mark(true), away);
  answers = [404];
  await sendWaiting();
  expect(refused).toEqual([]);
  await sendOrKeep(mark(true), away);
  answers = [400];
  await sendWaiting();
  await sendWaiting();
  expect(refused).toEqual(["favorite:7"]);
  expect(stored.has("faro_waiting")).toBe(false);
  end();
});

it("lets go of what was refused only once it was given back, and tries again when it could not be", async () => {
  const giveBack = vi.fn(async () => {
    expect(stored.get("faro_waiting")).toContain("favorite:7");
  });
  giveBack.mockRejectedValueOnce(new TypeError("the part of the app did not come"));
  const end = onSettingRefused(giveBack);
  expect(await sendOrKeep(mark(true), away)).toBe("kept");
  answers = [400, 400];
  expect(await sendWaiting()).toBe(false);
  expect(stored.get("faro_waiting")).toContain("favorite:7");
  expect(await sendWaiting()).toBe(true);
  expect(giveBack).toHaveBeenCalledTimes(2);
  expect(stored.has("faro_waiting")).toBe(false);
  end();
});
