import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeCaches } from "#web/lib/testing/fake-caches.ts";
import { keptPage } from "#web/offline/worker/pages.ts";
import { answerPrivate, isPrivate, ownerOf, savedHeader } from "#web/offline/worker/private-answers.ts";
import { createShelf, type Plan } from "#web/offline/worker/shelf.ts";

const site = "https://faro.example";
const token = (sub: string) =>
  `Bearer x.${btoa(JSON.stringify({ sub })).replaceAll("+", "-").replaceAll("/", "_")}.y`;
const json = (value: unknown) => Response.json(value);

/** Answers of the server by path; a path that is missing is a network that is away. */
let server: Record<string, () => Response>;
let fetched: string[];
const work: Promise<unknown>[] = [];

beforeEach(() => {
  server = {};
  fetched = [];
  vi.stubGlobal("caches", createFakeCaches(site));
  vi.stubGlobal("fetch", async (input: Request | string) => {
    const { pathname, search } = new URL(typeof input === "string" ? input : input.url, site);
    fetched.push(pathname + search);
    const answer = server[pathname];
    if (answer === undefined) throw new TypeError("no network");
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const ask = async (path: string, owner: string | null, init: RequestInit = {}) => {
  const headers: Record<string, string> = owner === null ? {} : { authorization: token(owner) };
  const answer = await answerPrivate(new Request(site + path, { ...init, headers }), (one) => work.push(one));
  await Promise.all(work);
  return answer;
};

describe("saved chats on the phone", () => {
  it("are shown without a network to the one who has seen them, with the time they were kept", async () => {
    server["/api/saved-chats/1"] = () => json({ title: "TPS" });
    expect((await ask("/api/saved-chats/1", "ana")).headers.has(savedHeader)).toBe(false);
    server = {};
    const kept = await ask("/api/saved-chats/1", "ana");
    expect(await kept.json()).toEqual({ title: "TPS" });
    expect(kept.headers.get(savedHeader)).toMatch(/^20\d\d-/);
    await expect(ask("/api/saved-chats/1", "eva")).rejects.toThrow("no network");
    await expect(ask("/api/saved-chats/1", null)).rejects.toThrow("no network");
  });

  it("are found by what was searched, without keeping the words", async () => {
    const search = (text: string) => ({ method: "POST", body: JSON.stringify({ text }) });
    server["/api/saved-chats/search"] = () => json(["divorcio"]);
    await ask("/api/saved-chats/search", "ana", search("divorcio"));
    server = {};
    expect(await (await ask("/api/saved-chats/search", "ana", search("divorcio"))).json()).toEqual([
      "divorcio",
    ]);
    await expect(ask("/api/saved-chats/search", "ana", search("asilo"))).rejects.toThrow("no network");
    const keys = await (await caches.open("faro-private-ana")).keys();
    expect(keys.map(({ url }) => url).join()).not.toContain("divorcio");
  });

  it("are dropped when one of them changes, and a refusal is never kept", async () => {
    server["/api/saved-chats/1"] = () => json({ title: "TPS" });
    await ask("/api/saved-chats/1", "ana");
    server["/api/saved-chats/delete"] = () => json({ ids: ["1"] });
    await ask("/api/saved-chats/delete", "ana", { method: "POST", body: "{}" });
    server = {};
    await expect(ask("/api/saved-chats/1", "ana")).rejects.toThrow("no network");
    server["/api/saved-chats/2"] = () => Response.json({}, { status: 404 });
    await ask("/api/saved-chats/2", "ana");
    server = {};
    await expect(ask("/api/saved-chats/2", "ana")).rejects.toThrow("no network");
  });

  it("stay when one is opened again or exported, and when a search begins: nothing changed", async () => {
    server["/api/saved-chats/1"] = () => json({ title: "TPS" });
    await ask("/api/saved-chats/1", "ana");
    for (const path of ["prepare", "export", "1/reopen"]) {
      server[`/api/saved-chats/${path}`] = () => json({});
      await ask(`/api/saved-chats/${path}`, "ana", { method: "POST", body: "{}" });
    }
    server = {};
    expect(await (await ask("/api/saved-chats/1", "ana")).json()).toEqual({ title: "TPS" });
  });

  it("nothing is left when somebody signs out while an answer is on its way", async () => {
    server["/api/saved-chats/1"] = () => json({ title: "TPS" });
    const running = ask("/api/saved-chats/1", "ana");
    await vi.waitFor(async () => expect(await caches.keys()).toContain("faro-private-ana"));
    await caches.delete("faro-private-ana");
    await running;
    expect(await caches.keys()).toEqual([]);
  });

  it("only saved chats are meant, and a token that is none names nobody", () => {
    expect(isPrivate("/api/saved-chats")).toBe(true);
    expect(isPrivate("/api/saved-chatsx")).toBe(false);
    expect(isPrivate("/api/accounts/profile")).toBe(false);
    expect(ownerOf("Bearer nonsense")).toBeNull();
    expect(ownerOf(null)).toBeNull();
  });
});

describe("pages without a network", () => {
  const kept = new Set(["/landing", "/faq", "/chat", "/en/faq", "/__spa-fallback.html"]);
  it.each([
    ["/faq", "/faq"],
    ["/faq/", "/faq"],
    ["/en/faq", "/en/faq"],
    ["/en/landing", "/landing"],
    ["/chat/17", "/__spa-fallback.html"],
    ["/nowhere", null],
  ])("%s shows %s", (path, page) => expect(keptPage(path, (url) => kept.has(url))).toBe(page));
});

describe("a new version", () => {
  const plan = (version: string, core: Plan["core"]): Plan => ({
    version,
    core,
    optional: { guide: [["/assets/guide-1.js", null]], en: [] },
  });

  it("fetches only what changed, and brings along what was kept on top", async () => {
    for (const path of ["/faq", "/landing", "/assets/a-1.js", "/assets/guide-1.js"]) {
      server[path] = () => new Response(path);
    }
    const first = createShelf(
      plan("1", [
        ["/faq", "1"],
        ["/landing", "1"],
        ["/assets/a-1.js", null],
      ]),
    );
    await first.install();
    await first.keepGroup("guide");
    expect(fetched.toSorted()).toEqual(["/assets/a-1.js", "/assets/guide-1.js", "/faq", "/landing"]);

    fetched = [];
    const second = createShelf(
      plan("2", [
        ["/faq", "2"],
        ["/landing", "1"],
      ]),
    );
    await second.install();
    expect(fetched).toEqual(["/faq"]);
    await second.dropOld();
    server = {};
    expect(await (await second.find("/assets/guide-1.js"))?.text()).toBe("/assets/guide-1.js");
    // A window that still runs on the version before finds its files.
    expect(await (await second.find("/assets/a-1.js"))?.text()).toBe("/assets/a-1.js");
    expect(await second.find("/elsewhere")).toBeUndefined();
  });

  it("keeps the screen itself of what a visitor sees as a notice: the notice would send back to where it stands", async () => {
    server["/delete-account"] = () => new Response("screen");
    const shelf = createShelf(plan("1", [["/delete-account", "1"]]));
    await shelf.install();
    expect(fetched).toEqual(["/delete-account?sesion=1"]);
    expect(await (await shelf.find("/delete-account"))?.text()).toBe("screen");
  });

  it("is not installed by halves, and goes on where it was cut", async () => {
    server["/faq"] = () => new Response("faq");
    const core: Plan["core"] = [
      ["/faq", "1"],
      ["/landing", "1"],
    ];
    await expect(createShelf(plan("1", core)).install()).rejects.toThrow();
    server["/landing"] = () => new Response("landing");
    fetched = [];
    await createShelf(plan("1", core)).install();
    expect(fetched).toEqual(["/landing"]);
  });
});
