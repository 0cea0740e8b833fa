/**
 * Saved chats of one person with 10,000 of them, in a table of one million rows and in one of a hundred thousand: what
 * she waits for must not depend on other people's rows. Hers are real chats, sealed and indexed as saving does it;
 * those of others are sealed-looking bytes. Everything lies in a folder that is removed at the end.
 */
import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { pino } from "pino";
import { createApp } from "../server/src/app.ts";
import { createServices } from "../server/src/create-services.ts";
import { startEmbedded } from "../server/src/db/embedded.ts";
import { migrateDatabase } from "../server/src/db/migrate.ts";
import { parseEnv } from "../server/src/env.ts";
import { bytesOf } from "../server/src/history/held-block.ts";
import type { Services } from "../server/src/services.ts";
import { atMost } from "./lib/figures.ts";
import { percentile } from "./lib/processes.ts";
import { seedChats } from "./lib/saved-chats.ts";

const own = 10_000;
/** Of somebody who uses Faro as most people will. */
const few = 300;
const rounds = 150;
/** Milliseconds: longer than opened texts are held after a search. */
const pause = 65_000;
/** Milliseconds. */
const targets = { list: 50, search: 50, favourite: 50, delete: 50 };
/** How much longer the median may take among ten times as many rows of others. */
const growth = 1.5;

/** From rare to everywhere: one chat, some, most, all, none; one letter too. */
const searches = [
  "caso 4711",
  "I-765",
  "asilo",
  "permiso de trabajo",
  "migracion",
  "abogado",
  "xylofon",
  "ñ",
  "a",
];

interface Times {
  p50: number;
  p95: number;
}

const spread = (times: number[]): Times => ({ p50: percentile(times, 0.5), p95: percentile(times, 0.95) });

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function timed(work: (round: number) => Promise<unknown>, times = rounds): Promise<Times> {
  const taken: number[] = [];
  for (let round = 0; round < times; round += 1) taken.push(await timeOf(() => work(round)));
  return spread(taken);
}

type Call = <Body>(method: string, path: string, body?: object) => Promise<Body>;

/** Somebody who calls the API and keeps the token she is given. */
function visitor(origin: string): Call {
  let token = "";
  return async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        ...(token === "" ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    // The stream of changes goes on until the bench ends.
    if (response.headers.get("content-type")?.includes("event-stream") === true) return response as Body;
    const answer = (await response.json()) as Body & { access_token?: string };
    token = answer.access_token ?? token;
    return answer;
  };
}

/** Marked, renamed, deleted, brought back: another one with each round, always of the same chat in four of them. */
async function change(call: Call, idOf: (round: number) => string, round: number): Promise<void> {
  const id = idOf(round - (round % 4));
  if (round % 4 === 0) await call("PATCH", `/saved-chats/${id}`, { is_favorite: round % 8 === 0 });
  if (round % 4 === 1) await call("PATCH", `/saved-chats/${id}`, { title: `Caso ${round}` });
  if (round % 4 === 2) await call("DELETE", `/saved-chats/${id}`);
  if (round % 4 === 3) await call("POST", "/saved-chats/restore", { ids: [id] });
}

export async function measure(others: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "faro-bench-history-"));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  const database = await startEmbedded({ dataDir }).catch((error) => {
    remove();
    throw error;
  });
  let server: Server | undefined;
  let services: Services | undefined;
  try {
    await migrateDatabase(database.url);
    services = await createServices({
      env: parseEnv({ NODE_ENV: "test", LOG_LEVEL: "silent" }),
      databaseUrl: database.url,
      secret: "bench-secret-bench-secret-bench-secret",
      log: pino({ level: "silent" }),
    });
    const app = createApp(services, { webRoot: null });
    const origin = await new Promise<string>((resolve) => {
      server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
        resolve(`http://127.0.0.1:${port}`),
      ) as Server;
    });
    const password = "una clave de prueba";
    const signUp = async (email: string) => {
      const as = visitor(origin);
      const person = { email, password, firstName: "Ana", timeZone: "America/Chicago" };
      const { user } = await as<{ user: { id: string } }>("POST", "/auth/sign-up", person);
      return { call: as, email, ownerId: user.id };
    };
    const ana = await signUp("bench@example.com");
    const eva = await signUp("few@example.com");
    const people = [
      { ownerId: ana.ownerId, chats: own },
      { ownerId: eva.ownerId, chats: few },
    ];
    const table = await seedChats(database.url, services, people, others);
    // Filling took longer than an access token lives.
    for (const { call, email } of [ana, eva]) await call("POST", "/auth/sign-in", { email, password });
    const { call } = ana;

    const { total } = await call<{ total: number }>("POST", "/saved-chats/count", {});
    if (total !== own) throw new Error(`${total} chats instead of ${own}`);
    const { days } = await call<{ days: { day: string }[] }>("POST", "/saved-chats/days", {});
    const dayOf = (round: number) => days[round % days.length]?.day;
    const searchOf = (round: number) => searches[round % searches.length] ?? "";
    const idOf = (round: number) => table.ids[round % table.ids.length] ?? "";

    // What any request takes on this machine now.
    const yardstick = await timed(() => call("GET", "/profile"));
    const list = await timed(() => call("POST", "/saved-chats/days", {}));
    const rowsOfDay = await timed((round) => call("POST", "/saved-chats/search", { day: dayOf(round) }));
    const count = (search: string) => call<{ shown: number }>("POST", "/saved-chats/count", { search });
    const { heldTexts } = services;
    // Nobody has opened the screen: nothing of hers is open.
    const coldSearch = await timed((round) => {
      heldTexts.forget(ana.ownerId);
      return call("POST", "/saved-chats/days", { search: searchOf(round) });
    });
    const cold = async (of: typeof ana) =>
      await timed((round) => {
        heldTexts.forget(of.ownerId);
        return of.call("POST", "/saved-chats/count", { search: searchOf(round) });
      }, 40);
    // The few first: what forty times 43 MB leave to the garbage collector is not theirs.
    const coldCountOfFew = await cold(eva);
    const coldCount = await cold(ana);
    // She opens the screen; its stream of changes opens her texts. Then she types her first word.
    const opened: number[] = [];
    const firstCount: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      heldTexts.forget(ana.ownerId);
      const stream = await call<Response>("GET", "/saved-chats/events");
      const started = performance.now();
      while (heldTexts.of(ana.ownerId) === null) await new Promise((resolve) => setTimeout(resolve, 5));
      opened.push(performance.now() - started);
      firstCount.push(await timeOf(() => count(searchOf(round))));
      await stream.body?.cancel();
    }
    // More than a minute without a word, the screen still open.
    const stream = await call<Response>("GET", "/saved-chats/events");
    await new Promise((resolve) => setTimeout(resolve, pause));
    const pausedCount = await timeOf(() => count("migracion"));
    await stream.body?.cancel();
    // A chat was changed since the last word.
    const changedCount: number[] = [];
    const changedSearch: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await change(call, idOf, round);
      const words = searchOf(round);
      if (round % 8 < 4) changedCount.push(await timeOf(() => count(words)));
      else changedSearch.push(await timeOf(() => call("POST", "/saved-chats/days", { search: words })));
    }
    const search = await timed((round) => call("POST", "/saved-chats/days", { search: searchOf(round) }));
    const searchRows = await timed((round) =>
      call("POST", "/saved-chats/search", { search: searchOf(round) }),
    );
    const counts: Record<string, Times> = {};
    for (const word of searches) {
      const { shown } = await count(word);
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        // What was looked for last is found without looking.
        await count("xq");
        times.push(await timeOf(() => count(word)));
      }
      counts[`${word} (${shown} hits)`] = spread(times);
    }
    const block = heldTexts.of(ana.ownerId);
    const memory = block === null ? 0 : bytesOf(block);
    const favourite = await timed((round) =>
      call("PATCH", `/saved-chats/${idOf(round)}`, { is_favorite: round % 2 === 0 }),
    );
    // Others than were deleted and brought back above.
    const deleted = await timed((round) => call("DELETE", `/saved-chats/${idOf(300 + round)}`));
    const yardstickAfter = await timed(() => call("GET", "/profile"));
    return {
      table,
      yardstick,
      yardstickAfter,
      list,
      rowsOfDay,
      coldSearch,
      coldCount,
      coldCountOfFew,
      opened: spread(opened),
      firstCount: spread(firstCount),
      pausedCount,
      changedCount: spread(changedCount),
      changedSearch: spread(changedSearch),
      search,
      searchRows,
      counts,
      megabytes: memory / 1024 / 1024,
      favourite,
      deleted,
    };
  } finally {
    server?.closeAllConnections();
    server?.close();
    await services?.jobs.stop(1000).catch(() => {});
    await Promise.allSettled(services?.handles.map((handle) => handle.close()) ?? []);
    await database.stop();
    remove();
  }
}

export async function run(): Promise<object> {
  const small = await measure(90_000);
  const large = await measure(990_000);
  const p95 = (times: Times, target: number) => ({ p50: times.p50, p95: atMost(times.p95, target, "ms") });
  const ratio = (name: "list" | "search" | "searchRows" | "favourite" | "deleted") =>
    atMost(large[name].p50 / small[name].p50, growth, "times");
  return {
    "rows in the table": large.table.rows,
    "size on disk": large.table.size,
    "yardstick: reading the profile": large.yardstick,
    "yardstick, at the end": large.yardstickAfter,
    "days with counts": p95(large.list, targets.list),
    "chats of a day": p95(large.rowsOfDay, targets.list),
    "screen opened: texts are open after": large.opened,
    "first word on the opened screen, exact total": p95(large.firstCount, targets.search),
    "first word after a minute's pause, exact total": atMost(large.pausedCount, targets.search, "ms"),
    "after a change, exact total": p95(large.changedCount, targets.search),
    "after a change, days with counts": p95(large.changedSearch, targets.search),
    "screen not opened, days with counts": p95(large.coldSearch, targets.search),
    "screen not opened, exact total": large.coldCount,
    "screen not opened, exact total among 300 chats": p95(large.coldCountOfFew, targets.search),
    "search, days with counts": p95(large.search, targets.search),
    "search, rows": p95(large.searchRows, targets.search),
    "search, exact total": Object.fromEntries(
      Object.entries(large.counts).map(([word, times]) => [word, p95(times, targets.search)]),
    ),
    "opened texts held (MB)": large.megabytes,
    favourite: p95(large.favourite, targets.favourite),
    delete: p95(large.deleted, targets.delete),
    "median against a tenth of the rows": {
      list: ratio("list"),
      search: ratio("search"),
      searchRows: ratio("searchRows"),
      favourite: ratio("favourite"),
      delete: ratio("deleted"),
    },
  };
}
