/**
 * Brings the official PDFs of the content into the bucket. Notes after each file what it did, so an interrupted
 * run goes on where it stopped; a file that cannot be fetched leaves the one before in place.
 */
import { createHash } from "node:crypto";
import type { Form } from "@faro/guide/content-schema.ts";
import { type Editions, readEditions, writeEditions } from "#server/documents/editions.ts";
import { type FetchOptions, fetchForm } from "#server/documents/fetch-form.ts";
import type { Storage } from "#server/providers/storage.ts";

/** What an earlier run fetched within this many milliseconds is not asked for again. */
const fresh = 20 * 60 * 60 * 1000;

export interface SyncResult {
  form: string;
  /**
   * new, changed (other bytes than before), same (asked, nothing changed), recent (not asked again), failed (the
   * file before stays), online (the content knows no PDF address).
   */
  state: "new" | "changed" | "same" | "recent" | "failed" | "online";
  edition: string | null;
  /** Edition of the file before, when it changed. */
  before: string | null;
  size: number | null;
  reason: string | null;
  page: string;
}

export interface SyncOptions {
  storage: Storage;
  forms: readonly Form[];
  /** Replaces the origin of every official address; for tests. */
  base?: string | undefined;
  /** Asks again even for what was fetched today. */
  force?: boolean;
  fetching: FetchOptions;
  now: () => number;
  onResult?: (result: SyncResult, done: number, total: number) => void;
}

function addressOf(pdf: string, base: string | undefined): string {
  return base === undefined ? pdf : new URL(new URL(pdf).pathname, base).href;
}

async function syncForm(form: Form, editions: Editions, options: SyncOptions): Promise<SyncResult> {
  const { storage, now } = options;
  const { pdf, filename } = form;
  const result = (state: SyncResult["state"], part: Partial<SyncResult> = {}): SyncResult => ({
    ...{ form: form.id, state, edition: null, before: null, size: null, reason: null, page: form.page },
    ...part,
  });
  if (pdf === null || filename === null) return result("online");
  const stored = await storage.head(filename);
  const noted = editions[filename] ?? null;
  // A file of another size was put there by hand: what we know is not about it.
  const known = noted !== null && stored?.size === noted.size ? noted : null;
  const facts = { edition: known?.edition ?? null, size: known?.size ?? null };
  if (known !== null && options.force !== true && now() - Date.parse(known.fetched) < fresh) {
    return result("recent", facts);
  }
  const source = addressOf(pdf, options.base);
  const answer = await fetchForm(source, known, options.fetching);
  if (answer.state === "failed") return result("failed", { ...facts, reason: answer.reason });
  const fetched = new Date(now()).toISOString();
  if (answer.state === "same" && known !== null) {
    await note(storage, editions, filename, { ...known, fetched });
    return result("same", facts);
  }
  if (answer.state === "same") return result("failed", { reason: "the site says that nothing changed" });
  const { bytes, pdf: read, etag, lastModified } = answer;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const unchanged = known?.sha256 === sha256;
  if (!unchanged) await storage.put(filename, bytes, "application/pdf");
  const entry = {
    source: pdf,
    sha256,
    size: bytes.length,
    edition: read.edition,
    fetched,
    etag,
    lastModified,
  };
  await note(storage, editions, filename, entry);
  return result(unchanged ? "same" : known === null ? "new" : "changed", {
    edition: read.edition,
    before: known?.edition ?? null,
    size: bytes.length,
  });
}

async function note(storage: Storage, editions: Editions, name: string, entry: Editions[string]) {
  editions[name] = entry;
  await writeEditions(storage, editions);
}

/** One form after the other: a government site is no place for a rush. */
export async function syncForms(options: SyncOptions): Promise<SyncResult[]> {
  const editions = await readEditions(options.storage);
  const results: SyncResult[] = [];
  for (const form of options.forms) {
    const result = await syncForm(form, editions, options);
    results.push(result);
    options.onResult?.(result, results.length, options.forms.length);
  }
  return results;
}
