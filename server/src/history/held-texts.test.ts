import { randomUUID } from "node:crypto";
import type { HistoryDays, SavedChatRow } from "@faro/contract/history/schemas.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { eq } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import type { HeldBlock } from "#server/history/held-block.ts";
import { createHeldTexts } from "#server/history/held-texts.ts";
import { noteChange } from "#server/history/stamp.ts";
import { savedChats } from "#server/history/tables.ts";
import { called, saved } from "#server/history/testing/chats.ts";
import { noted } from "#server/history/testing/exchanges.ts";
import { rowsOf } from "#server/testing/database.ts";
import { type SignedInVisitor, startTestApp } from "#server/testing/test-app.ts";

const block = (...sizes: number[]): HeldBlock => ({
  stamp: "one",
  version: 1,
  timeZone: "UTC",
  segments: sizes.map((size) => ({ chats: [], bytes: Buffer.alloc(size, 7) })),
});
const bytesIn = (of: HeldBlock | null) => Buffer.concat((of?.segments ?? []).map(({ bytes }) => bytes));
const isWiped = (of: HeldBlock | null) => bytesIn(of).every((byte) => byte === 0);
const minute = 60_000;

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
    expect(isWiped(ana)).toBe(false);
    vi.advanceTimersByTime(1000);
    expect([held.of("ana"), isWiped(ana)]).toEqual([null, true]);
    held.hold("eva", eva);
    await held.close();
    expect([held.of("eva"), isWiped(eva)]).toEqual([null, true]);
  });

  it("stay as long as she looks at the list, but no longer than an hour", () => {
    vi.useFakeTimers();
    const held = createHeldTexts();
    const ana = block(10);
    held.hold("ana", ana);
    for (let minutes = 0; minutes < 59; minutes += 0.5) {
      held.keep("ana");
      vi.advanceTimersByTime(minute / 2);
    }
    expect(isWiped(ana)).toBe(false);
    vi.advanceTimersByTime(minute / 2);
    held.keep("ana");
    vi.advanceTimersByTime(minute / 2);
    held.keep("ana");
    expect([held.of("ana"), isWiped(ana)]).toEqual([null, true]);
  });

  it("stay under their bound: who searched longest ago goes first; who only looks pushes nobody out", () => {
    const held = createHeldTexts({ idle: minute, life: minute, all: 100, share: 60 });
    const [ana, eva, luz] = [block(40), block(40), block(40)];
    expect(held.room()).toBe(60);
    held.hold("ana", ana);
    held.hold("eva", eva);
    expect(held.room()).toBe(20);
    held.of("ana");
    held.keep("eva");
    held.hold("luz", luz);
    expect([held.of("ana"), held.of("eva"), held.of("luz")]).toEqual([ana, null, luz]);
    expect(isWiped(eva)).toBe(true);
  });

  it("give their place to newer ones, of which what did not change stays", () => {
    const held = createHeldTexts({ idle: minute, life: minute, all: 100, share: 60 });
    const older = block(20, 30);
    const [changed, same] = older.segments;
    held.hold("ana", older);
    const newer = { ...block(25), segments: [...block(25).segments, ...older.segments.slice(1)] };
    held.hold("ana", newer);
    expect(held.of("ana")).toBe(newer);
    expect(changed?.bytes.every((byte) => byte === 0)).toBe(true);
    expect(same?.bytes.every((byte) => byte === 7)).toBe(true);
    expect(held.room()).toBe(100 - 55);
    held.hold("ana", block(61));
    expect([held.of("ana"), isWiped(newer), held.room()]).toEqual([null, true, 60]);
  });

  it("are opened once for searches that come together, and not held when the account went meanwhile", async () => {
    const held = createHeldTexts();
    const work = vi.fn(async () => {});
    await Promise.all([held.once("ana", work), held.once("ana", work)]);
    expect(work).toHaveBeenCalledTimes(1);
    await held.once("ana", work);
    expect(work).toHaveBeenCalledTimes(2);
    const late = block(10);
    const opening = held.once("ana", async () => {
      await Promise.resolve();
      held.hold("ana", late);
    });
    held.forget("ana");
    await opening;
    expect([held.of("ana"), isWiped(late)]).toEqual([null, true]);
    held.hold("ana", block(10));
    expect(held.of("ana")).not.toBeNull();
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
    const first = app.services.heldTexts.of(ana.userId);
    expect(first?.segments.flatMap(({ chats }) => chats)).toHaveLength(2);
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
    expect(bytesIn(held).toString()).toContain("visa");
    expect(bytesIn(held).toString()).not.toContain("secreto");
    await shown(ana, "visa");
    expect(app.services.heldTexts.of(ana.userId)).toBe(held);
  });

  it("is opened ahead when the list is, where there is room, and follows what changes", async () => {
    const ana = await app.signedUp();
    await saved(ana, [noted("uno", "visa")]);
    const { heldTexts } = app.services;
    const held = () => bytesIn(heldTexts.of(ana.userId)).toString();
    const open = async () => {
      const left = new AbortController();
      const stream = await ana.fetch("/api/saved-chats/events", { signal: left.signal });
      const reader = stream.body?.getReader();
      // The server goes on when its first event is taken.
      await reader?.read();
      return { leave: () => left.abort(), next: () => reader?.read() };
    };
    const { share } = heldTexts;
    heldTexts.share = 1;
    const crowded = await open();
    await saved(ana, [noted("dos", "asilo")]);
    await crowded.next();
    crowded.leave();
    expect(heldTexts.of(ana.userId)).toBeNull();
    heldTexts.share = share;
    const screen = await open();
    await expect.poll(held).toContain("visa");
    await saved(ana, [noted("tres", "permiso")]);
    await screen.next();
    await expect.poll(held).toContain("permiso");
    screen.leave();
  });

  it("is exact too when more changed than is remembered, and when the days are of another time zone", async () => {
    const ana = await app.signedUp({ timeZone: "Pacific/Pago_Pago" });
    const one = await saved(ana, [noted("uno", "visa")]);
    expect(await shown(ana, "visa", { favorites: true })).toEqual([]);
    await withOwner(app.services.db, ana.userId, async (tx) => {
      await tx.update(savedChats).set({ isFavorite: true }).where(eq(savedChats.ownerId, ana.userId));
      await noteChange(tx, ana.userId, [one.id, ...Array.from({ length: 300 }, () => randomUUID())]);
    });
    expect(await shown(ana, "visa", { favorites: true })).toEqual(["uno"]);
    const dayOf = async () => {
      expect(await shown(ana, "visa")).toEqual(["uno"]);
      return (await called<HistoryDays>(ana, "POST", "/days", { search: "visa" })).body.days[0]?.day;
    };
    const before = await dayOf();
    const changed = await ana.fetch("/api/profile", {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ timeZone: "Pacific/Kiritimati" }),
    });
    expect(changed.status).toBe(200);
    // Eleven hours behind and fourteen ahead: never the same day.
    expect(await dayOf()).not.toBe(before);
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
    const blocks = [app, copy].map(({ services }) => services.heldTexts.of(ana.userId));
    expect(blocks.map((held) => bytesIn(held).toString())).toEqual([
      expect.stringContaining("visa"),
      expect.stringContaining("visa"),
    ]);
    expect(await rowsOf(app, "saved_chat_stamps", ana.userId)).toBe(1);
    await ana.json("/api/functions/delete-user-account", { confirmation: "ELIMINAR MI CUENTA" });
    for (const held of blocks) await expect.poll(() => isWiped(held)).toBe(true);
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
