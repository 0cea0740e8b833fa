/** Fills the tables of the history's bench: one person's real threads among other people's rows. */
import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SavedExchangeInput } from "@faro/contract/history/schemas.ts";
import pg from "pg";
import { readDataKey } from "../../server/src/accounts/data-key.ts";
import { withOwner } from "../../server/src/db/owner-scope.ts";
import { headOf, type StoredContent, sealChat, titleOf } from "../../server/src/history/content.ts";
import { noted } from "../../server/src/history/testing/exchanges.ts";
import type { Services } from "../../server/src/services.ts";

const strangers = 1000;

/** What people asked, with the guide's own answers and warnings: 612 bytes each, none a question back. */
function exchangesOf(services: Services): SavedExchangeInput[] {
  const file = join(import.meta.dirname, "../guide/questions.json");
  const asked = JSON.parse(readFileSync(file, "utf8")) as { lang: string; question: string }[];
  return asked
    .filter(({ lang }) => lang === "es")
    .flatMap(({ question }) => {
      const { reply } = services.guide.reply(question, null, "es", { today: "2026-10-09" });
      if (reply.kind === "clarify") return [];
      const { short, sentences, warning, steps } = reply;
      return [{ ...noted(question, [short, ...sentences].join("\n\n")), warning, steps }];
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

interface Person {
  ownerId: string;
  chats: number;
}

/** `people`: whose chats are real threads, sealed and indexed as saving does it; they lie scattered among the others'. */
export async function seedChats(url: string, services: Services, people: Person[], others: number) {
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
  const steps = 10;
  await withoutIndexes(client, async () => {
    for (let step = 0; step < steps; step += 1) {
      await seedOthers(client, others / steps);
      for (const { ownerId, chats } of people) {
        await seedOwn(client, services, ownerId, (chats / steps) * step, (chats / steps) * (step + 1));
      }
    }
  });
  // What autovacuum does in time.
  await client.query("vacuum (analyze) saved_chats");
  await client.query("vacuum (analyze) saved_chat_signatures");
  await client.query("checkpoint");
  const { rows: read } = await client.query<{ id: string }>(
    "select id from saved_chats where owner_id = $1 order by md5(id::text) limit 600",
    [people[0]?.ownerId],
  );
  const { rows } = await client.query(
    "select count(*)::int as rows, pg_size_pretty(pg_total_relation_size('saved_chats') + pg_total_relation_size('saved_chat_signatures')) as size from saved_chats",
  );
  await client.end();
  return { ...(rows[0] as { rows: number; size: string }), ids: read.map(({ id }) => id) };
}
