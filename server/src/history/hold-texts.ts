import type { Transaction } from "#server/db/client.ts";
import { sql } from "#server/db/orm.ts";
import {
  byAge,
  entryBytes,
  type HeldBlock,
  type OpenedTexts,
  segmentOf,
  segmentSize,
  withChanges,
} from "#server/history/held-block.ts";
import type { HeldTexts } from "#server/history/held-texts.ts";
import { type Now, readNow } from "#server/history/stamp.ts";
import { openBytes } from "#server/privacy/keys.ts";

interface Owner {
  id: string;
  /** The person's data key. */
  key: Buffer;
}

/** Whether the block knows of everything up to then. */
const knows = (block: HeldBlock, { stamp, version, timeZone }: Now) =>
  block.stamp === stamp && block.version >= version && block.timeZone === timeZone;

interface ListedChat extends Omit<OpenedTexts, "text" | "createdAt">, Record<string, unknown> {
  at: Date;
  place: string;
  folded: Buffer | null;
}

function columns(timeZone: string) {
  return sql`c.id, c.created_at as at, c.created_at::text as place, c.category, c.is_favorite as favorite,
    (c.created_at at time zone ${timeZone})::date::text as day, s.folded`;
}
/** Each by its own key, whatever the planner believes of how many there are. */
const tables = sql`saved_chats c left join lateral (
  select folded from saved_chat_signatures where owner_id = c.owner_id and chat_id = c.id offset 0) s on true`;

function opened({ key, id: ownerId }: Owner, rows: ListedChat[]): OpenedTexts[] {
  return rows.map(({ at, place: _, folded, ...chat }) => {
    // What another key sealed is nobody's any more, and matches nothing.
    const text = folded === null ? null : openBytes(key, folded, ownerId);
    return { ...chat, createdAt: new Date(at).toISOString(), text: text ?? Buffer.alloc(0) };
  });
}

/** Some hundred chats after this one, newest first. */
async function listAfter(tx: Transaction, owner: Owner, now: Now, after?: ListedChat): Promise<ListedChat[]> {
  const beyond =
    after === undefined
      ? sql`true`
      : sql`(c.created_at, c.id) < (${after.place}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await tx.execute<ListedChat>(sql`
    select ${columns(now.timeZone)} from ${tables}
    where c.owner_id = ${owner.id}::uuid and c.deleted_at is null and ${beyond}
    order by c.created_at desc, c.id desc limit ${segmentSize}`);
  return rows;
}

/** Opens all of the person's texts; the database reads the next ones meanwhile, and other requests get their turn. */
async function load(tx: Transaction, owner: Owner, now: Now): Promise<HeldBlock> {
  const segments: HeldBlock["segments"] = [];
  for (let rows = await listAfter(tx, owner, now); rows.length > 0; ) {
    const next = rows.length < segmentSize ? [] : listAfter(tx, owner, now, rows.at(-1));
    await new Promise((resolve) => setImmediate(resolve));
    segments.push(segmentOf(opened(owner, rows)));
    rows = await next;
  }
  return { stamp: now.stamp, version: now.version, timeZone: now.timeZone, segments };
}

/** The ids that changed since the block was made; null when they are not known any more. */
function changedSince(block: HeldBlock | null, now: Now): Set<string> | null {
  if (block === null || block.stamp !== now.stamp || block.timeZone !== now.timeZone) return null;
  const missed = now.version - block.version;
  return missed > now.changed.length ? null : new Set(now.changed.slice(now.changed.length - missed));
}

/** Opens what changed, or everything when nothing is held. */
async function refresh(held: HeldTexts, tx: Transaction, owner: Owner, now: Now): Promise<void> {
  const ids = changedSince(held.of(owner.id), now);
  if (ids === null) {
    held.hold(owner.id, await load(tx, owner, now));
    return;
  }
  const { rows } = await tx.execute<ListedChat>(sql`
    select ${columns(now.timeZone)} from ${tables} where c.owner_id = ${owner.id}::uuid and c.deleted_at is null
      and c.id = any(${`{${[...ids].join()}}`}::uuid[])`);
  const fresh = opened(owner, rows);
  const block = held.of(owner.id);
  if (block === null) {
    for (const { text } of fresh) text.fill(0);
    return;
  }
  const segments = withChanges(block.segments, ids, fresh.sort(byAge));
  held.hold(owner.id, { ...block, version: now.version, segments });
}

/** What it would all take up. */
async function sizeOf(tx: Transaction, ownerId: string): Promise<number> {
  const { rows } = await tx.execute<{ size: number }>(
    sql`select coalesce(sum(octet_length(folded) + ${entryBytes}::int), 0)::float8 as size
        from saved_chat_signatures where owner_id = ${ownerId}::uuid`,
  );
  return rows[0]?.size ?? 0;
}

/** Whether all may be opened: whatever it takes, only into memory that nobody else uses, or not at all. */
export type Opening = "always" | "spare" | "never";

/** The person's texts as they are now, of which only what changed is opened anew; null when they are not held. */
export async function holdTexts(
  held: HeldTexts,
  tx: Transaction,
  owner: Owner,
  opening: Opening,
): Promise<HeldBlock | null> {
  if (opening === "never" && held.of(owner.id) === null) return null;
  // Whoever waits for another one's work may find that it began before the last change.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    // Before the chats: what changes in between is read once more by the next search.
    const now = await readNow(tx, owner.id, held.of(owner.id)?.version ?? null);
    const block = held.of(owner.id);
    if (block !== null && knows(block, now)) return block;
    if (changedSince(block, now) === null) {
      if (opening === "never") return null;
      if ((await sizeOf(tx, owner.id)) > (opening === "spare" ? held.room() : held.share)) return null;
    }
    await held.once(owner.id, () => refresh(held, tx, owner, now));
  }
  return null;
}
