import { readPlanAndZone } from "#server/accounts/plan-and-zone.ts";
import type { Transaction } from "#server/db/client.ts";
import { and, eq, inArray, sql } from "#server/db/orm.ts";
import type { HeldBlock, HeldChat, HeldTexts } from "#server/history/held-texts.ts";
import { textBreak } from "#server/history/signature.ts";
import { readStamp } from "#server/history/stamp.ts";
import { savedChatSignatures } from "#server/history/tables.ts";
import { openBytes } from "#server/privacy/keys.ts";

interface Owner {
  id: string;
  /** The person's data key. */
  key: Buffer;
}

async function versionOf(tx: Transaction, ownerId: string): Promise<{ version: string; timeZone: string }> {
  const { timeZone } = await readPlanAndZone(tx, ownerId);
  return { version: `${await readStamp(tx, ownerId)} ${timeZone}`, timeZone };
}

/** What is held of the person's chats as they are now; null when nothing is. Good until the next `await`. */
export async function heldTexts(
  held: HeldTexts,
  tx: Transaction,
  ownerId: string,
): Promise<HeldBlock | null> {
  if (held.of(ownerId) === null) return null;
  const { version } = await versionOf(tx, ownerId);
  const block = held.of(ownerId);
  return block?.version === version ? block : null;
}

interface ListedChat extends Omit<HeldChat, "start" | "createdAt">, Record<string, unknown> {
  at: Date;
  size: number;
}

/** Texts fetched at once: little enough that other requests get their turn between two of them. */
const batch = 400;

/** Opens the texts of these chats; by nonce. */
async function openTexts(tx: Transaction, owner: Owner, chats: ListedChat[]): Promise<Map<string, Buffer>> {
  const opened = new Map<string, Buffer>();
  for (let at = 0; at < chats.length; at += batch) {
    const ids = chats.slice(at, at + batch).map(({ id }) => id);
    const rows = await tx
      .select({ folded: savedChatSignatures.folded })
      .from(savedChatSignatures)
      .where(and(eq(savedChatSignatures.ownerId, owner.id), inArray(savedChatSignatures.chatId, ids)));
    for (const { folded } of rows) {
      const text = openBytes(owner.key, folded, owner.id);
      // What another key sealed is nobody's any more, and matches nothing.
      if (text !== null) opened.set(folded.toString("hex", 0, 12), text);
    }
  }
  return opened;
}

/** Copies of the texts that are held already; by nonce. */
function textsOf(block: HeldBlock | null): Map<string, Buffer> {
  const texts = new Map<string, Buffer>();
  block?.chats.forEach(({ nonce, start }, place) => {
    const end = (block.chats[place + 1]?.start ?? block.bytes.length) - textBreak.length;
    texts.set(nonce, Buffer.from(block.bytes.subarray(start, end)));
  });
  return texts;
}

function blockOf(version: string, listed: ListedChat[], texts: Map<string, Buffer>): HeldBlock {
  const sizes = listed.map(({ nonce }) => (texts.get(nonce)?.length ?? 0) + textBreak.length);
  const bytes = Buffer.alloc(sizes.reduce((sum, size) => sum + size, 0));
  let start = 0;
  const chats = listed.map(({ at, size: _, ...chat }, place) => {
    const held = { ...chat, createdAt: new Date(at).toISOString(), start };
    texts.get(chat.nonce)?.copy(bytes, start);
    start += sizes[place] ?? 0;
    bytes.write(textBreak, start - textBreak.length);
    return held;
  });
  return { version, chats, bytes };
}

/** Holds the person's texts, of which only what changed is opened; null when they are more than her share. */
export async function holdTexts(held: HeldTexts, tx: Transaction, owner: Owner): Promise<HeldBlock | null> {
  // Read before the chats: what changes in between makes the next search read again.
  const { version, timeZone } = await versionOf(tx, owner.id);
  const block = held.of(owner.id) ?? (await held.once(owner.id, () => load()));
  return block === null || block.version === version ? block : await load();

  async function load(): Promise<HeldBlock | null> {
    const { rows } = await tx.execute<ListedChat>(sql`
      select c.id, c.created_at as at, (c.created_at at time zone ${timeZone})::date::text as day, c.category,
        c.is_favorite as favorite, encode(substring(s.folded for 12), 'hex') as nonce,
        octet_length(s.folded) as size
      from saved_chats c join saved_chat_signatures s on s.owner_id = c.owner_id and s.chat_id = c.id
      where c.owner_id = ${owner.id}::uuid and c.deleted_at is null order by c.created_at desc, c.id desc`);
    if (rows.reduce((sum, { size }) => sum + size, 0) > held.share) return null;
    const texts = textsOf(held.of(owner.id));
    const missing = rows.filter(({ nonce }) => !texts.has(nonce));
    for (const [nonce, text] of await openTexts(tx, owner, missing)) texts.set(nonce, text);
    const made = blockOf(version, rows, texts);
    for (const text of texts.values()) text.fill(0);
    held.hold(owner.id, made);
    return made;
  }
}
