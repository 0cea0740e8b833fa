/** The files of this version that are kept on the phone, each fetched once and carried over while it is the same. */

import { noticePages, sessionQuery } from "@faro/contract/site/paths.ts";

/** Address and revision; a revision of null stands for a name that changes with the content. */
export type Entry = readonly [url: string, revision: string | null];

/** Files that come only when they are wanted: the guide, and the pages in English. */
export const optionalGroups = ["guide", "en"] as const;
export type OptionalGroup = (typeof optionalGroups)[number];

/** What the build put in (tools/lib/service-worker.ts). */
export interface Plan {
  version: string;
  core: readonly Entry[];
  optional: Readonly<Record<OptionalGroup, readonly Entry[]>>;
}

const prefix = "faro-shell-";
const together = 4;

const keyOf = ([url, revision]: Entry) => (revision === null ? url : `${url}?revision=${revision}`);
const markerOf = (group: OptionalGroup) => `/.kept/${group}`;

export function createShelf(plan: Plan) {
  const name = prefix + plan.version;
  const all = [...plan.core, ...optionalGroups.flatMap((group) => plan.optional[group])];
  const keys = new Map(all.map((entry) => [entry[0], keyOf(entry)]));

  async function keepOne(cache: Cache, entry: Entry): Promise<void> {
    const key = keyOf(entry);
    // From an older version, or from an installation that was cut.
    const known = await caches.match(key);
    if (known !== undefined) {
      if ((await cache.match(key)) === undefined) await cache.put(key, known);
      return;
    }
    // Of a screen that a visitor sees as a notice, the screen itself: it shows both.
    const asked = noticePages.some((page) => page === entry[0]) ? `${entry[0]}?${sessionQuery}=1` : entry[0];
    const response = await fetch(asked, { cache: entry[1] === null ? "default" : "no-cache" });
    if (!response.ok || response.redirected) throw new Error(`${entry[0]}: ${response.status}`);
    await cache.put(key, response);
  }

  async function keep(entries: readonly Entry[]): Promise<void> {
    const cache = await caches.open(name);
    const waiting = [...entries];
    const work = async () => {
      for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
        await keepOne(cache, entry);
      }
    };
    await Promise.all(Array.from({ length: together }, work));
  }

  async function keepGroup(group: OptionalGroup): Promise<void> {
    await keep(plan.optional[group]);
    const cache = await caches.open(name);
    await cache.put(markerOf(group), new Response(""));
  }

  return {
    keepGroup,
    /** Everything a first start without a network needs; and what the version before kept on top of it. */
    async install(): Promise<void> {
      const kept: OptionalGroup[] = [];
      for (const group of optionalGroups) {
        if ((await caches.match(markerOf(group))) !== undefined) kept.push(group);
      }
      await keep(plan.core);
      // Without them the version still works; the page asks for them again.
      for (const group of kept) await keepGroup(group).catch(() => {});
    },
    /** The version before stays: other windows may still run on its files. */
    async dropOld(): Promise<void> {
      const shelves = (await caches.keys()).filter((one) => one.startsWith(prefix) && one !== name);
      for (const old of shelves.slice(0, -1)) await caches.delete(old);
    },
    knows: (url: string) => keys.has(url),
    /** The kept file of this version, or of an older one when its name holds its content. */
    async find(url: string): Promise<Response | undefined> {
      const key = keys.get(url);
      const kept = key === undefined ? undefined : await (await caches.open(name)).match(key);
      return kept ?? (url.startsWith("/assets/") ? await caches.match(url) : undefined);
    },
  };
}

export type Shelf = ReturnType<typeof createShelf>;
