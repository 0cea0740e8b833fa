/**
 * Saved chats of one person with 10,000 of them, in a table of one million rows and in one of a hundred thousand: what
 * she waits for must not depend on other people's rows. Hers are real chats, sealed and indexed as saving does it;
 * those of others are sealed-looking bytes. Everything lies in a folder that is removed at the end.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SavedExchangeInput } from "@faro/contract/history/schemas.ts";
import { serve } from "@hono/node-server";
import pg from "pg";
import { pino } from "pino";
import { readDataKey } from "../server/src/accounts/data-key.ts";
import { createApp } from "../server/src/app.ts";
import { createServices } from "../server/src/create-services.ts";
import { startEmbedded } from "../server/src/db/embedded.ts";
import { migrateDatabase } from "../server/src/db/migrate.ts";
import { withOwner } from "../server/src/db/owner-scope.ts";
import { parseEnv } from "../server/src/env.ts";
import { headOf, type StoredContent, sealChat, titleOf } from "../server/src/history/content.ts";
import { bytesOf } from "../server/src/history/held-block.ts";
import { noted } from "../server/src/history/testing/exchanges.ts";
import type { Services } from "../server/src/services.ts";
import { atMost } from "./lib/figures.ts";
import { percentile } from "./lib/processes.ts";

const own = 10_000;
const strangers = 1000;
const rounds = 150;
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

/** What people asked, with the guide's own answers: exchanges as the chat screen sends them. */
function exchangesOf(services: Services): SavedExchangeInput[] {
  const file = join(import.meta.dirname, "guide/questions.json");
  const asked = JSON.parse(readFileSync(file, "utf8")) as { lang: string; question: string }[];
  return asked
    .filter(({ lang }) => lang === "es")
    .map(({ question }) => {
      const { reply } = services.guide.reply(question, null, "es", { today: "2026-10-09" });
      return noted(question, [reply.short, ...reply.sentences].join("\n\n"));
    });
}

/** A thread of three to eight exchanges, another one for each number; the first names its case. */
function threadOf(pool: SavedExchangeInput[], index: number): SavedExchangeInput[] {
  return Array.from({ length: 3 + (index % 6) }, (_, place) => {
    // Two primes apart, so that hardly two chats hold the same exchanges.
    const exchange = pool[(index * 31 + place * 67) % pool.length] ?? noted("", "");
    const question = place === 0 ? `${exchange.question} (caso ${index})` : exchange.question;
    return { ...exchange, part: `v:${place}`, question };
  });
}

/** Spread over 500 days, 20 a day. */
const dateOf = (index: number, now: number) =>
  new Date(now - index * ((24 * 60 * 60 * 1000) / 20)).toISOString();

async function seedOwn(client: pg.Client, services: Services, ownerId: string, from: number, to: number) {
  const key = await withOwner(services.db, ownerId, (tx) => readDataKey(tx, ownerId, services.keys));
  const pool = exchangesOf(services);
  const rows = [];
  for (let index = from; index < to; index += 1) {
    const at = dateOf(index, services.now());
    const exchanges = threadOf(pool, index).map((exchange) => ({
      ...exchange,
      at,
      category: "otros" as const,
      language: "es" as const,
      record: null,
    }));
    const content: StoredContent = { ...headOf(exchanges), exchanges, state: null };
    const mine = content.question;
    const { chat, search } = sealChat(key, ownerId, titleOf(mine), content);
    rows.push({
      id: randomUUID(),
      at,
      title: chat.title.toString("hex"),
      content: chat.content.toString("hex"),
      signature: search.signature,
      folded: search.folded.toString("hex"),
      category: ["residencia", "asilo", "trabajo", "familia", "otros"][index % 5],
      favorite: index % 10 === 0,
    });
  }
  const given =
    "from jsonb_to_recordset($2::jsonb) as r(id uuid, at timestamptz, title text, content text, signature text, folded text, category text, favorite boolean)";
  const values = [ownerId, JSON.stringify(rows)];
  await client.query(
    `insert into saved_chats (owner_id, id, title, content, category, is_favorite, created_at, forget_at)
     select $1, id, decode(title, 'hex'), decode(content, 'hex'), category, favorite, at, now() + interval '2 years' ${given}`,
    values,
  );
  await client.query(
    `insert into saved_chat_signatures (owner_id, chat_id, created_at, signature, folded, forget_at)
     select $1, id, at, signature::bit(4096), decode(folded, 'hex'), now() + interval '2 years' ${given}`,
    values,
  );
}

/** Rows of others, as large as hers where it counts: the same signatures' size and share of set bits. */
async function seedOthers(client: pg.Client, rows: number) {
  await client.query(
    `with made as (
       insert into saved_chats (owner_id, id, title, content, category, created_at, forget_at)
       select s.owner_id, gen_random_uuid(), '\\x00', $2::bytea, 'otros',
         now() - random() * interval '500 days', now() + interval '2 years'
       from generate_series(1, $1::int) g join bench_strangers s on s.at = g % ${strangers}
       returning owner_id, id, created_at)
     insert into saved_chat_signatures (owner_id, chat_id, created_at, signature, folded, forget_at)
     select m.owner_id, m.id, m.created_at, s.signature, $2::bytea, now() + interval '2 years'
     from made m join bench_strangers s on s.owner_id = m.owner_id`,
    [rows, randomBytes(300)],
  );
}

/** Indexes are built once the rows are there: the same indexes, sooner. */
async function withoutIndexes(client: pg.Client, fill: () => Promise<void>) {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
     where tablename in ('saved_chats', 'saved_chat_signatures') and indexname not like '%pk'`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await fill();
  for (const { made } of rows) await client.query(made);
}

async function seed(url: string, services: Services, ownerId: string, others: number) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '256MB'");
  await client.query(
    "create table bench_strangers as select g as at, gen_random_uuid() as owner_id, repeat('0', 4096)::bit(4096) as signature from generate_series(0, $1::int) g".replace(
      "$1::int",
      String(strangers - 1),
    ),
  );
  for (let at = 0; at < strangers; at += 1) {
    // One bit in five, as a conversation sets them.
    const bits = Array.from(randomBytes(4096), (byte) => (byte < 51 ? "1" : "0")).join("");
    await client.query("update bench_strangers set signature = $1::bit(4096) where at = $2", [bits, at]);
  }
  // Hers lie scattered among the others', as they come in over the years.
  const steps = 10;
  await withoutIndexes(client, async () => {
    for (let step = 0; step < steps; step += 1) {
      await seedOthers(client, others / steps);
      await seedOwn(client, services, ownerId, (own / steps) * step, (own / steps) * (step + 1));
    }
  });
  // What autovacuum does in time.
  await client.query("vacuum (analyze) saved_chats");
  await client.query("vacuum (analyze) saved_chat_signatures");
  await client.query("checkpoint");
  const { rows } = await client.query(
    "select count(*)::int as rows, pg_size_pretty(pg_total_relation_size('saved_chats') + pg_total_relation_size('saved_chat_signatures')) as size from saved_chats",
  );
  await client.end();
  return rows[0] as { rows: number; size: string };
}

interface Times {
  p50: number;
  p95: number;
}

async function timed(work: (round: number) => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await work(round);
    times.push(performance.now() - started);
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

async function measure(others: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "faro-bench-history-"));
  const database = await startEmbedded({ dataDir });
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
    let token = "";
    const call = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
      const response = await fetch(`${origin}/api${path}`, {
        method,
        headers: {
          "content-type": "application/json",
          ...(token === "" ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return (await response.json()) as Body;
    };
    const email = `bench@example.com`;
    const password = "una clave de prueba";
    const { user } = await call<{ user: { id: string } }>("POST", "/auth/sign-up", {
      email,
      password,
      firstName: "Ana",
      timeZone: "America/Chicago",
    });
    const table = await seed(database.url, services, user.id, others);
    // Filling took longer than an access token lives.
    token = (await call<{ access_token: string }>("POST", "/auth/sign-in", { email, password })).access_token;

    const { total } = await call<{ total: number }>("POST", "/saved-chats/count", {});
    if (total !== own) throw new Error(`${total} chats instead of ${own}`);
    const { days } = await call<{ days: { day: string }[] }>("POST", "/saved-chats/days", {});
    const dayOf = (round: number) => days[round % days.length]?.day;
    const searchOf = (round: number) => searches[round % searches.length] ?? "";
    const { chats } = await call<{ chats: { id: string }[] }>("POST", "/saved-chats/search", {});
    const idOf = (round: number) => chats[round % chats.length]?.id;

    // What any request takes on this machine now.
    const yardstick = await timed(() => call("GET", "/profile"));
    const list = await timed(() => call("POST", "/saved-chats/days", {}));
    const rowsOfDay = await timed((round) => call("POST", "/saved-chats/search", { day: dayOf(round) }));
    const count = (search: string) => call<{ shown: number }>("POST", "/saved-chats/count", { search });
    const forgotten = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      services?.heldTexts.forget(user.id);
      return await work();
    };
    // The first word after a while: nothing of hers is open yet.
    const firstSearch = await timed((round) =>
      forgotten(() => call("POST", "/saved-chats/days", { search: searchOf(round) })),
    );
    const firstCount = await timed((round) => forgotten(() => count(searchOf(round))));
    // A chat was changed since the last word.
    const changedCount: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await call("PATCH", `/saved-chats/${idOf(round)}`, { is_favorite: round % 2 === 0 });
      const started = performance.now();
      await count(searchOf(round));
      changedCount.push(performance.now() - started);
    }
    const search = await timed((round) => call("POST", "/saved-chats/days", { search: searchOf(round) }));
    const searchRows = await timed((round) =>
      call("POST", "/saved-chats/search", { search: searchOf(round) }),
    );
    const counts: Record<string, Times> = {};
    for (const word of searches) {
      const { shown } = await count(word);
      counts[`${word} (${shown} hits)`] = await timed(() => count(word));
    }
    const block = services.heldTexts.of(user.id);
    const memory = block === null ? 0 : bytesOf(block);
    const favourite = await timed((round) =>
      call("PATCH", `/saved-chats/${idOf(round)}`, { is_favorite: round % 2 === 0 }),
    );
    const ids: string[] = [];
    for (let cursor: string | null = ""; cursor !== null && ids.length < rounds; ) {
      const page: { chats: { id: string }[]; next: string | null } = await call(
        "POST",
        "/saved-chats/search",
        {
          ...(cursor === "" ? {} : { cursor }),
        },
      );
      ids.push(...page.chats.map(({ id }) => id));
      cursor = page.next;
    }
    const deleted = await timed((round) => call("DELETE", `/saved-chats/${ids[round]}`));
    return {
      table,
      yardstick,
      list,
      rowsOfDay,
      firstSearch,
      firstCount,
      changedCount: { p50: percentile(changedCount, 0.5), p95: percentile(changedCount, 0.95) },
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
    rmSync(dataDir, { recursive: true, force: true });
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
    "days with counts": p95(large.list, targets.list),
    "chats of a day": p95(large.rowsOfDay, targets.list),
    "first word, days with counts": p95(large.firstSearch, targets.search),
    "first word, exact total": large.firstCount,
    "exact total after a change": large.changedCount,
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
