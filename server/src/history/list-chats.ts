import { historyLimits } from "@faro/contract/history/limits.ts";
import {
  type HistoryDays,
  type HistoryFilter,
  idInput,
  type SavedChatRow,
} from "@faro/contract/history/schemas.ts";
import { readPlanAndZone } from "#server/accounts/plan-and-zone.ts";
import type { Transaction } from "#server/db/client.ts";
import { and, desc, eq, inArray, sql } from "#server/db/orm.ts";
import { CodedError } from "#server/errors.ts";
import { asOwner } from "#server/history/access.ts";
import { openChat, presentRow } from "#server/history/content.ts";
import type { HeldTexts } from "#server/history/held-texts.ts";
import { holdTexts, type Opening } from "#server/history/hold-texts.ts";
import {
  conditions,
  countIn,
  type Match,
  matchesIn,
  type Place,
  queryOf,
  type Selection,
  searchMatches,
} from "#server/history/select-chats.ts";
import { savedChats } from "#server/history/tables.ts";
import type { RequestContext } from "#server/http/context.ts";

const { page } = historyLimits;
/** Candidates that are opened at once: enough for a page, little enough to answer at once. */
const batch = 100;
/** A page of days ends, when a day ends, after this many hits. */
const hitsOfDays = 60;

/** `2026-10-09T14:00:00.000Z_<id>` */
function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [createdAt = "", id = ""] = cursor.split("_");
  const moment = new Date(createdAt);
  // PostgreSQL knows no year 0, and no 31 February.
  const real =
    !Number.isNaN(moment.getTime()) && moment.toISOString() === createdAt && /^(?!0000)\d/.test(createdAt);
  if (!real || !idInput.safeParse({ id }).success) throw new CodedError("BAD_REQUEST");
  return { createdAt, id };
}

const ownerOf = ({ ownerId: id, key }: Selection) => ({ id, key });

/** The first places of a selection, one more than a page when there are more. */
async function placesOf(held: HeldTexts, tx: Transaction, selection: Selection): Promise<Place[]> {
  if (queryOf(selection.filter) !== "") {
    const block = await holdTexts(held, tx, ownerOf(selection), "never");
    const found: Place[] = [];
    if (block !== null) {
      for (const match of matchesIn(block, selection)) {
        found.push(match);
        if (found.length > page) break;
      }
      return found;
    }
    for await (const matches of searchMatches(tx, selection, batch)) {
      found.push(...matches);
      if (found.length > page) break;
    }
    return found.slice(0, page + 1);
  }
  const { rows } = await tx.execute<{ id: string; at: Date }>(
    sql`select c.id, c.created_at as at from saved_chats c where ${conditions(selection)}
        order by c.created_at desc, c.id desc limit ${page + 1}`,
  );
  return rows.map(({ id, at }) => ({ id, createdAt: new Date(at).toISOString() }));
}

interface RowsInput extends HistoryFilter {
  day?: string | undefined;
  cursor?: string | undefined;
}

/** A page of rows, newest first. */
export async function listChats(ctx: RequestContext, input: RowsInput) {
  const after = placeOf(input.cursor);
  return await asOwner(ctx, async (tx, { id: ownerId, key }) => {
    const { timeZone } = await readPlanAndZone(tx, ownerId);
    const places = await placesOf(ctx.services.heldTexts, tx, {
      ownerId,
      key,
      timeZone,
      filter: input,
      day: input.day,
      after,
    });
    const shown = places.slice(0, page);
    const last = shown.at(-1);
    if (last === undefined) return { chats: [], next: null };
    const ids = shown.map(({ id }) => id);
    const rows = await tx
      .select()
      .from(savedChats)
      .where(and(eq(savedChats.ownerId, ownerId), inArray(savedChats.id, ids)))
      .orderBy(desc(savedChats.createdAt), desc(savedChats.id));
    const query = queryOf(input);
    const chats: SavedChatRow[] = [];
    for (const row of rows) {
      const chat = openChat(row, key);
      if (chat !== null) chats.push(presentRow(chat, query));
    }
    return { chats, next: places.length > page ? `${last.createdAt}_${last.id}` : null };
  });
}

/** Days with hits, each counted to its end. */
async function searchedDays(
  held: HeldTexts,
  tx: Transaction,
  selection: Selection,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  let hits = 0;
  const add = ({ day }: Match) => {
    // The day before the newest one that is over is complete.
    if (!counts.has(day) && (counts.size > page || hits >= hitsOfDays)) return false;
    counts.set(day, (counts.get(day) ?? 0) + 1);
    hits += 1;
    return true;
  };
  const more = () => new Map([...counts, ["more", 0]]);
  const block = await holdTexts(held, tx, ownerOf(selection), "never");
  if (block !== null) {
    for (const match of matchesIn(block, selection)) if (!add(match)) return more();
    return counts;
  }
  for await (const matches of searchMatches(tx, selection, batch)) if (!matches.every(add)) return more();
  return counts;
}

interface DayCounts {
  days: { day: string; count: number }[];
  more: boolean;
}

/** Days without a search, from the newest `most` dates; null when these are all of one day. */
async function daysAmong(
  tx: Transaction,
  selection: Selection,
  most: number | null,
): Promise<DayCounts | null> {
  const { rows } = await tx.execute<{ day: string; count: number }>(
    sql`select day::text, count(*)::int as count from (
        select (c.created_at at time zone ${selection.timeZone})::date as day from saved_chats c
        where ${conditions(selection)} order by c.created_at desc limit ${most}) d group by 1 order by 1 desc`,
  );
  const all = rows.reduce((sum, { count }) => sum + count, 0) !== most;
  // The last day may go on beyond what was read.
  const complete = all ? rows : rows.slice(0, -1);
  if (!all && complete.length === 0) return null;
  return { days: complete.slice(0, page), more: !all || complete.length > page };
}

/** Most people's page of days lies within this many chats; not all of hers are counted for each page. */
const datesAtOnce = 1000;

async function plainDays(tx: Transaction, selection: Selection): Promise<DayCounts> {
  const near = await daysAmong(tx, selection, datesAtOnce);
  return near ?? (await daysAmong(tx, selection, null)) ?? { days: [], more: false };
}

/** A page of days, newest first, with how many chats match on each. */
export async function listDays(
  ctx: RequestContext,
  input: HistoryFilter & { cursor?: string | undefined },
): Promise<HistoryDays> {
  return await asOwner(ctx, async (tx, { id: ownerId, key }) => {
    const { timeZone } = await readPlanAndZone(tx, ownerId);
    const selection = { ownerId, key, timeZone, filter: input, beforeDay: input.cursor };
    const now = new Date(ctx.services.now());
    const today = new Intl.DateTimeFormat("en-CA", { timeZone }).format(now);
    let days: { day: string; count: number }[];
    let more: boolean;
    if (queryOf(input) === "") {
      ({ days, more } = await plainDays(tx, selection));
    } else {
      const counts = await searchedDays(ctx.services.heldTexts, tx, selection);
      more = counts.delete("more");
      days = [...counts].map(([day, count]) => ({ day, count }));
    }
    return { days, next: more ? (days.at(-1)?.day ?? null) : null, today, timeZone };
  });
}

/** How many match and how many there are; exact. */
export async function countChats(ctx: RequestContext, filter: HistoryFilter) {
  return await asOwner(ctx, async (tx, { id: ownerId, key }) => {
    const all = { search: "", category: "todas", favorites: false } as const;
    const selection = { ownerId, key, timeZone: "UTC", filter };
    const countOf = async (what: Selection) => {
      const { rows } = await tx.execute<{ count: number }>(
        sql`select count(*)::int as count from saved_chats c where ${conditions(what)}`,
      );
      return rows[0]?.count ?? 0;
    };
    const total = await countOf({ ...selection, filter: all });
    if (queryOf(filter) === "") return { shown: await countOf(selection), total };
    const block = await holdTexts(ctx.services.heldTexts, tx, { id: ownerId, key }, "always");
    if (block !== null) return { shown: countIn(block, selection), total };
    let shown = 0;
    for await (const matches of searchMatches(tx, selection, 2000)) shown += matches.length;
    return { shown, total };
  });
}

/** Opens what a search reads, ahead of its first word. `ready`: it is held now. */
export async function prepareSearch(
  ctx: RequestContext,
  opening: Opening = "always",
): Promise<{ ready: boolean }> {
  const block = await asOwner(ctx, (tx, owner) => holdTexts(ctx.services.heldTexts, tx, owner, opening));
  return { ready: block !== null };
}
