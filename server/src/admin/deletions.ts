/**
 * Deletions after a restore: a backup of last week still holds whoever left since then, and its own list of deletions
 * ends there too. So the list is kept in a file beside the backups (keyed hashes and dates, nothing of a person).
 */
import { readFileSync, writeFileSync } from "node:fs";
import type pg from "pg";
import { deletionMark, personalTablesQuery } from "#server/accounts/delete-account.ts";
import type { Keys } from "#server/privacy/keys.ts";

const line = /^([0-9a-f]{64}) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/;

/** The list of this database as lines `<mark> <date>`, with what the file holds already; how many there are. */
export async function saveDeletions(client: pg.Client, file: string, before: string | null): Promise<number> {
  const marks = new Map(before === null ? [] : readMarks(before));
  const { rows } = await client.query<{ mark: string; at: Date }>(
    "select encode(id_hash, 'hex') as mark, deleted_at as at from deleted_accounts order by deleted_at",
  );
  for (const { mark, at } of rows) marks.set(mark, at.toISOString());
  const lines = [...marks].map(([mark, at]) => `${mark} ${at}\n`);
  writeFileSync(file, lines.join(""), { mode: 0o600 });
  return marks.size;
}

function readMarks(text: string): [string, string][] {
  return text
    .split("\n")
    .filter((written) => written.trim() !== "")
    .map((written, place) => {
      const [, mark = "", at = ""] = line.exec(written) ?? [];
      if (mark === "") throw new Error(`line ${place + 1} of the file is no deletion`);
      return [mark, at];
    });
}

/**
 * Deletes every person again whom the file or the database knows as deleted, each in a transaction of her own; how many
 * were still there. May run twice.
 */
export async function replayDeletions(client: pg.Client, keys: Keys, file: string | null): Promise<number> {
  const marks = file === null ? [] : readMarks(readFileSync(file, "utf8"));
  for (const [mark, at] of marks) {
    await client.query(
      "insert into deleted_accounts (id_hash, deleted_at) values (decode($1, 'hex'), $2) on conflict do nothing",
      [mark, at],
    );
  }
  const { rows: known } = await client.query<{ mark: string }>(
    "select encode(id_hash, 'hex') as mark from deleted_accounts",
  );
  const deleted = new Set(known.map(({ mark }) => mark));
  const { rows: people } = await client.query<{ id: string }>(
    "select owner_id as id from user_keys union select owner_id from profiles union select owner_id from credentials",
  );
  const back = people.filter(({ id }) => deleted.has(deletionMark(keys, id).toString("hex")));
  const { rows: tables } = await client.query<{ name: string }>(personalTablesQuery);
  for (const { id } of back) {
    await client.query("begin");
    try {
      for (const { name } of tables) {
        await client.query(`delete from ${client.escapeIdentifier(name)} where owner_id = $1`, [id]);
      }
      await client.query("commit");
    } catch (error) {
      await client.query("rollback");
      throw error;
    }
  }
  return back.length;
}
