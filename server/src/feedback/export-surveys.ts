import { commentIds, ratingIds } from "@faro/contract/feedback/survey.ts";
import type { Transaction } from "#server/db/client.ts";
import { asc, eq } from "#server/db/orm.ts";
import { feedback } from "#server/feedback/tables.ts";
import { open } from "#server/privacy/keys.ts";

/** `person`: her data key, where it can be had. Surveys were sealed with the server's `storage` key before she had her own for them. */
export interface SurveyKeys {
  person: Buffer | null;
  storage: Buffer;
}

/** One comment of survey `id`; null when neither key opens it. */
export const openComment = ({ person, storage }: SurveyKeys, sealed: Uint8Array, id: string): string | null =>
  (person === null ? null : open(person, sealed, id)) ?? open(storage, sealed, id);

/** A person's surveys, oldest first, for her own copy; what was left out is left out. */
export async function exportSurveys(tx: Transaction, ownerId: string, keys: SurveyKeys) {
  const rows = await tx
    .select()
    .from(feedback)
    .where(eq(feedback.ownerId, ownerId))
    .orderBy(asc(feedback.createdAt));
  return rows.map((row) => {
    const ratings = ratingIds.map((id) => [id, row[id]]);
    const comments = commentIds.map((id) => [
      id,
      row[id] === null ? null : openComment(keys, row[id], row.id),
    ]);
    const said = [...ratings, ...comments].filter(([, value]) => value !== null);
    return { created_at: row.createdAt.toISOString(), ...Object.fromEntries(said) };
  });
}
