/**
 * What is known about the official PDFs in the bucket: which edition is printed in them and when they were
 * fetched. One small file in the bucket itself, written by `npm run forms:sync`, so that the bucket can be copied
 * or shared as it is.
 */

import * as z from "zod/mini";
import { readStored, type Storage } from "#server/providers/storage.ts";

export const editionsName = "forms-sync.json";

const fetchedForm = z.object({
  /** Official address it came from. */
  source: z.string(),
  sha256: z.string(),
  size: z.number(),
  /** As printed, e.g. "04/01/24"; null when the PDF does not say. */
  edition: z.nullable(z.string()),
  /** ISO 8601: when the official address last answered for it. */
  fetched: z.string(),
  etag: z.nullable(z.string()),
  lastModified: z.nullable(z.string()),
});
export type FetchedForm = z.infer<typeof fetchedForm>;

const editionsSchema = z.record(z.string(), fetchedForm);
/** By stored file name. */
export type Editions = z.infer<typeof editionsSchema>;

/** Empty when nothing was fetched yet or the file is not readable as such. */
export async function readEditions(storage: Storage): Promise<Editions> {
  const content = await readStored(storage, editionsName);
  if (content === null) return {};
  try {
    return editionsSchema.parse(JSON.parse(content.toString("utf8")));
  } catch {
    return {};
  }
}

export async function writeEditions(storage: Storage, editions: Editions): Promise<void> {
  await storage.put(editionsName, Buffer.from(JSON.stringify(editions, null, 1)), "application/json");
}
