import type { HistoryDays, SavedChatRow } from "@faro/contract/history/schemas.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createHeldTexts } from "#server/history/held-texts.ts";
import { called, saved } from "#server/history/testing/chats.ts";
import { noted } from "#server/history/testing/exchanges.ts";
import { rowsOf } from "#server/testing/database.ts";
import { type SignedInVisitor, startTestApp } from "#server/testing/test-app.ts";

const block = (size: number, version = "1") => ({ version, chats: [], bytes: Buffer.alloc(size, 7) });
const isWiped = (bytes: Buffer) => bytes.every((byte) => byte === 0);

describe("opened texts", () => {
  afterEach(() => vi.useRealTimers());

  it("are wiped a minute after the last search, and when the server ends", async () => {
    vi.useFakeTimers();
    const held = createHeldTexts();
    const [ana, eva] = [block(10), block(10)];
    held.hold("ana", ana);
    vi.advanceTimersByTime(50_000);
    expect(held.of("ana")).toBe(ana);
    vi.advanceTimersByTime(59_000);
    expect(isWiped(ana.bytes)).toBe(false);
    vi.advanceTimersByTime(1000);
    expect([held.of("ana"), isWiped(ana.bytes)]).toEqual([null, true]);
    held.hold("eva", eva);
    await held.close();
    expect([held.of("eva"), isWiped(eva.bytes)]).toEqual([null, true]);
  });

  it("stay under their bound: who searched longest ago goes first; a newer block takes the older one's place", () => {
    const held = createHeldTexts({ idle: 60_000, all: 100, share: 60 });
    const [ana, eva, luz] = [block(40), block(40), block(40)];
    held.hold("ana", ana);
    held.hold("eva", eva);
    held.of("ana");
    held.hold("luz", luz);
    expect([held.of("ana"), held.of("eva"), held.of("luz")]).toEqual([ana, null, luz]);
    expect(isWiped(eva.bytes)).toBe(true);
    const newer = block(50, "2");
    held.hold("luz", newer);
    expect([held.of("ana"), held.of("luz"), isWiped(luz.bytes)]).toEqual([ana, newer, true]);
  });

  it("are opened once for searches that come together", async () => {
    const held = createHeldTexts();
    const work = vi.fn(async () => block(1));
    const [one, two] = await Promise.all([held.once("ana", work), held.once("ana", work)]);
    expect(one).toBe(two);
    expect(work).toHaveBeenCalledTimes(1);
    await held.once("ana", work);
    expect(work).toHaveBeenCalledTimes(2);
  });
});

describe("a search over them", async () => {
  const app = await startTestApp();
  const copy = await startTestApp({}, { databaseUrl: app.databaseUrl });

  /** The same question to both copies of the server: each holds its own texts. */
  async function shown(visitor: SignedInVisitor, search: string, more: object = {}): Promise<string[]> {
    const input = { search, ...more };
    const lists = [];
    for (const place of [app, copy]) {
      const ask = async <Body>(path: string) => {
        const response = await place.visitor().json(`/api/saved-chats${path}`, input, {
          headers: { authorization: `Bearer ${visitor.accessToken}` },
        });
        expect(response.status).toBe(200);
        return (await response.json()) as Body;
      };
      const { shown: count } = await ask<{ shown: number }>("/count");
      const { chats } = await ask<{ chats: SavedChatRow[] }>("/search");
      const { days } = await ask<HistoryDays>("/days");
      expect([count, days.reduce((sum, day) => sum + day.count, 0)]).toEqual([chats.length, chats.length]);
      lists.push(chats.map(({ question }) => question));
    }
    expect(lists[0]).toEqual(lists[1]);
    return lists[0] ?? [];
  }

  it("is exact at once on every copy after each change", async () => {
    const ana = await app.signedUp();
    const one = await saved(ana, [noted("uno", "visa y más visa")]);
    const two = await saved(ana, [noted("dos", "visa")]);
    expect(await shown(ana, "visa")).toEqual(["dos", "uno"]);
    expect(app.services.heldTexts.of(ana.userId)?.chats).toHaveLength(2);
    await saved(ana, [noted("tres", "visa")]);
    expect(await shown(ana, "visa")).toEqual(["tres", "dos", "uno"]);
    await called(ana, "DELETE", `/${two.id}`);
    expect(await shown(ana, "visa")).toEqual(["tres", "uno"]);
    await called(ana, "POST", "/restore", { ids: [two.id] });
    expect(await shown(ana, "visa")).toEqual(["tres", "dos", "uno"]);
    await called(ana, "PATCH", `/${one.id}`, { title: "Lo de mi mamá", category: "familia" });
    expect(await shown(ana, "mama")).toEqual(["uno"]);
    expect(await shown(ana, "visa", { category: "familia" })).toEqual(["uno"]);
    await called(ana, "POST", "/favorite", { ids: [one.id, two.id], is_favorite: true });
    expect(await shown(ana, "visa", { favorites: true })).toEqual(["dos", "uno"]);
    await saved(ana, [noted("y otra cosa", "pasaporte")], one.id);
    expect(await shown(ana, "pasaporte")).toEqual(["uno"]);
  });

  it("is prepared when the search box is entered, with her own texts alone", async () => {
    const [ana, eva] = [await app.signedUp(), await app.signedUp()];
    await saved(ana, [noted("uno", "visa")]);
    await saved(eva, [noted("secreto de eva", "x")]);
    expect(app.services.heldTexts.of(ana.userId)).toBeNull();
    expect((await called<object>(ana, "POST", "/prepare", {})).body).toEqual({ ready: true });
    const held = app.services.heldTexts.of(ana.userId);
    expect(held?.bytes.toString()).toContain("visa");
    expect(held?.bytes.toString()).not.toContain("secreto");
    await shown(ana, "visa");
    expect(app.services.heldTexts.of(ana.userId)).toBe(held);
  });

  it("finds nothing across two chats, and nothing of a neighbour's", async () => {
    const [ana, eva] = [await app.signedUp(), await app.signedUp()];
    await saved(ana, [noted("abc", "def")]);
    await saved(ana, [noted("ghi", "jkl")]);
    await saved(eva, [noted("secreto de eva", "x")]);
    await shown(eva, "secreto");
    expect(await shown(ana, "secreto")).toEqual([]);
    expect(await shown(ana, "lab")).toEqual([]);
    expect(await shown(ana, "abcdef")).toEqual([]);
  });

  it("leaves nothing in any copy's memory once the account is deleted", async () => {
    const ana = await app.signedUp();
    await saved(ana, [noted("uno", "visa")]);
    await shown(ana, "visa");
    const blocks = [app, copy].map(({ services }) => services.heldTexts.of(ana.userId)?.bytes);
    expect(blocks.map((bytes) => bytes?.toString())).toEqual([
      expect.stringContaining("visa"),
      expect.stringContaining("visa"),
    ]);
    expect(await rowsOf(app, "saved_chat_stamps", ana.userId)).toBe(1);
    await ana.json("/api/functions/delete-user-account", { confirmation: "ELIMINAR MI CUENTA" });
    for (const bytes of blocks) await expect.poll(() => bytes !== undefined && isWiped(bytes)).toBe(true);
    expect(await rowsOf(app, "saved_chat_stamps", ana.userId)).toBe(0);
  });

  it("goes on without them for whoever has more than her share", async () => {
    const ana = await app.signedUp();
    await saved(ana, [noted("uno", "visa")]);
    const { heldTexts } = app.services;
    const { share } = heldTexts;
    heldTexts.share = 1;
    expect(await shown(ana, "visa")).toEqual(["uno"]);
    expect(heldTexts.of(ana.userId)).toBeNull();
    heldTexts.share = share;
  });
});
