import { commentIds, ratingIds } from "@faro/contract/feedback/survey.ts";
import type { Transaction } from "#server/db/client.ts";
import { asc, eq } from "#server/db/orm.ts";
import { feedback } from "#server/feedback/tables.ts";
import { type Keys, open } from "#server/privacy/keys.ts";

/** A person's surveys, oldest first, for her own copy; what was left out is left out. */
export async function exportSurveys(tx: Transaction, ownerId: string, keys: Keys) {
  const rows = await tx
    .select()
    .from(feedback)
    .where(eq(feedback.ownerId, ownerId))
    .orderBy(asc(feedback.createdAt));
  return rows.map((row) => {
    const ratings = ratingIds.map((id) => [id, row[id]]);
    const comments = commentIds.map((id) => [
      id,
      row[id] === null ? null : open(keys.storage, row[id], row.id),
    ]);
    const said = [...ratings, ...comments].filter(([, value]) => value !== null);
    return { created_at: row.createdAt.toISOString(), ...Object.fromEntries(said) };
  });
}
