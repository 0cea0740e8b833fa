/** The one place that asks for the owner's chats by filter, day and search. */
import { fold } from "@faro/contract/history/fold.ts";
import type { HistoryFilter } from "@faro/contract/history/schemas.ts";
import type { Transaction } from "#server/db/client.ts";
import { sql } from "#server/db/orm.ts";
import { type HeldBlock, type HeldChat, placesIn } from "#server/history/held-block.ts";
import { maskOf, withoutBreaks } from "#server/history/signature.ts";
import { open } from "#server/privacy/keys.ts";

/** Place of a chat in the history: newest first. `createdAt` is ISO. */
export interface Place {
  id: string;
  createdAt: string;
}

export interface Selection {
  ownerId: string;
  /** The person's data key. */
  key: Buffer;
  timeZone: string;
  filter: HistoryFilter;
  /** Only this local calendar day. */
  day?: string | undefined;
  /** Only days before this local calendar day. */
  beforeDay?: string | undefined;
  /** Only what comes after this place. */
  after?: Place | undefined;
}

export interface Match extends Place {
  /** Local calendar day. */
  day: string;
}

/** The query as it is compared; empty when nothing is searched for. */
export function queryOf(filter: HistoryFilter): string {
  return fold(withoutBreaks(filter.search)).trim();
}

/** Something was typed of which nothing can be compared, such as an accent without its letter: no chat has it. */
const isIncomparable = (filter: HistoryFilter) =>
  withoutBreaks(filter.search).trim() !== "" && queryOf(filter) === "";

/** Conditions on table `c` (saved_chats) and, where given, the same dates on the table named `dated`. */
export function conditions({ ownerId, filter, timeZone, day, beforeDay, after }: Selection, dated = sql`c`) {
  const midnight = (of: string, days = 0) =>
    sql`((${of}::date + ${days}::int)::timestamp at time zone ${timeZone})`;
  const list = [
    sql`c.owner_id = ${ownerId}::uuid`,
    sql`c.deleted_at is null`,
    ...(isIncomparable(filter) ? [sql`false`] : []),
    ...(filter.favorites ? [sql`c.is_favorite`] : []),
    ...(filter.category === "todas" ? [] : [sql`c.category = ${filter.category}`]),
    ...(day === undefined
      ? []
      : [sql`${dated}.created_at >= ${midnight(day)} and ${dated}.created_at < ${midnight(day, 1)}`]),
    ...(beforeDay === undefined ? [] : [sql`${dated}.created_at < ${midnight(beforeDay)}`]),
    ...(after === undefined
      ? []
      : [sql`(${dated}.created_at, c.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`]),
  ];
  return sql.join(list, sql` and `);
}

interface Candidate extends Record<string, unknown> {
  id: string;
  at: Date;
  day: string;
  folded: Buffer;
}

function fits({ filter, day, beforeDay, after }: Selection, chat: HeldChat): boolean {
  if (filter.favorites && !chat.favorite) return false;
  if (filter.category !== "todas" && chat.category !== filter.category) return false;
  if (day !== undefined && chat.day !== day) return false;
  if (beforeDay !== undefined && chat.day >= beforeDay) return false;
  if (after === undefined) return true;
  return chat.createdAt === after.createdAt ? chat.id < after.id : chat.createdAt < after.createdAt;
}

/** Chats of the block that hold the query literally, newest first. The block's days are of the selection's zone. */
export function* matchesIn({ segments }: HeldBlock, selection: Selection): Generator<Match> {
  const query = queryOf(selection.filter);
  for (const segment of segments) {
    for (const place of placesIn(segment, query)) {
      const chat = segment.chats[place];
      if (chat !== undefined && fits(selection, chat)) yield chat;
    }
  }
}

/** How many `matchesIn` gives. */
export function countIn({ segments }: HeldBlock, selection: Selection): number {
  const query = queryOf(selection.filter);
  let count = 0;
  for (const segment of segments) {
    for (const place of placesIn(segment, query)) {
      const chat = segment.chats[place];
      if (chat !== undefined && fits(selection, chat)) count += 1;
    }
  }
  return count;
}

/**
 * Chats that hold the query literally, newest first, batch by batch. PostgreSQL leaves out by signature what cannot
 * match; the rest is opened and read. What it costs depends on the owner's chats alone: each is looked up by its own
 * key (`offset 0`), for a planner that takes the owner for a new one would read all of them for each.
 */
export async function* searchMatches(
  tx: Transaction,
  selection: Selection,
  batch: number,
): AsyncGenerator<Match[]> {
  const query = queryOf(selection.filter);
  const mask = maskOf(selection.key, query);
  let after = selection.after;
  for (;;) {
    const { rows } = await tx.execute<Candidate>(sql`
      with candidates as materialized (
        select s.chat_id, s.created_at from saved_chat_signatures s
        cross join lateral (
          select id, owner_id, created_at, deleted_at, is_favorite, category from saved_chats
          where owner_id = s.owner_id and id = s.chat_id and created_at = s.created_at offset 0) c
        where s.owner_id = ${selection.ownerId}::uuid
          and (s.signature & ${mask}::bit(4096)) = ${mask}::bit(4096)
          and ${conditions({ ...selection, after }, sql`s`)}
        order by s.created_at desc, s.chat_id desc limit ${batch})
      select k.chat_id as id, k.created_at as at, f.folded,
        (k.created_at at time zone ${selection.timeZone})::date::text as day
      from candidates k cross join lateral (
        select folded from saved_chat_signatures
        where owner_id = ${selection.ownerId}::uuid and chat_id = k.chat_id offset 0) f
      order by k.created_at desc, k.chat_id desc`);
    const matches: Match[] = [];
    for (const { id, at, day, folded } of rows) {
      const texts = open(selection.key, folded, selection.ownerId);
      if (texts?.includes(query) === true) matches.push({ id, createdAt: new Date(at).toISOString(), day });
    }
    yield matches;
    const last = rows.at(-1);
    if (last === undefined || rows.length < batch) return;
    after = { id: last.id, createdAt: new Date(last.at).toISOString() };
  }
}
