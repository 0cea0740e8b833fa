/** Everything that came in through the public form and the survey, opened for the operator. */
import { commentIds, ratingIds } from "@faro/contract/feedback/survey.ts";
import type pg from "pg";
import { openKey } from "#server/accounts/data-key.ts";
import { toCsv } from "#server/admin/csv.ts";
import { openComment } from "#server/feedback/export-surveys.ts";
import { type Keys, open } from "#server/privacy/keys.ts";

type Row = Record<string, unknown> & { id: string; created_at: Date };

export interface FeedbackList {
  columns: string[];
  rows: (string | number | null)[][];
}

/** What another key sealed cannot be read any more. */
const unreadable = "(sealed with another secret)";

function opened(row: Row, column: string, keys: Keys): string | null {
  const sealed = row[column] as Buffer | null;
  return sealed === null ? null : (open(keys.storage, sealed, row.id) ?? unreadable);
}

const messageColumns = ["first_name", "last_name", "email", "message"];

export async function listMessages(client: pg.Client, keys: Keys): Promise<FeedbackList> {
  const { rows } = await client.query<Row & { language: string }>(
    "select * from user_feedback order by created_at, id",
  );
  return {
    columns: ["created_at", "language", ...messageColumns],
    rows: rows.map((row) => [
      row.created_at.toISOString(),
      row.language,
      ...messageColumns.map((column) => opened(row, column, keys)),
    ]),
  };
}

/** Surveys with the id of who sent them (the specification's `user_id`), and nothing else about her. */
export async function listSurveys(client: pg.Client, keys: Keys): Promise<FeedbackList> {
  const { rows } = await client.query<Row & { owner_id: string; wrapped: Buffer | null }>(
    "select f.*, k.wrapped from feedback f left join user_keys k using (owner_id) order by f.created_at, f.id",
  );
  const comment = (row: (typeof rows)[number], column: string) => {
    const sealed = row[column] as Buffer | null;
    const person = row.wrapped === null ? null : openKey(row.wrapped, row.owner_id, keys);
    const { storage } = keys;
    return sealed === null ? null : (openComment({ person, storage }, sealed, row.id) ?? unreadable);
  };
  return {
    columns: ["created_at", "user_id", ...ratingIds, ...commentIds],
    rows: rows.map((row) => [
      row.created_at.toISOString(),
      row.owner_id,
      ...ratingIds.map((id) => row[id] as number | null),
      ...commentIds.map((id) => comment(row, id)),
    ]),
  };
}

/** A list to be read in a terminal: one block a row, without what was left empty. */
export function asText(title: string, { columns, rows }: FeedbackList): string {
  const blocks = rows.map((row) =>
    columns
      .map((column, place) => [column, row[place]] as const)
      .filter(([, value]) => value !== null && value !== undefined && value !== "")
      .map(([column, value]) => `  ${column}: ${String(value).replaceAll("\n", "\n    ")}`)
      .join("\n"),
  );
  return [`${title}: ${rows.length}`, ...blocks].join("\n\n");
}

export function asCsv({ columns, rows }: FeedbackList): string {
  return toCsv(columns, rows);
}
