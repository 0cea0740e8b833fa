/** The files of one download: one request each, and how many of them came. */
import { historyLimits } from "@faro/contract/history/limits.ts";
import type { ExportInput } from "@faro/contract/history/schemas.ts";
import { pieces } from "#web/history/pieces.ts";

/** What of the request says which chats, and which of how many files. */
export type ExportPart = Pick<ExportInput, "ids" | "part" | "parts">;

/** The requests that these chats take, or all of them, of which there are `total`. */
export function exportParts(ids: string[] | undefined, total: number): ExportPart[] {
  if (ids !== undefined) {
    return pieces(ids, historyLimits.exportPart).map((some, at, { length: parts }) => ({
      ids: some,
      part: at + 1,
      parts,
    }));
  }
  const parts = Math.max(1, Math.ceil(total / historyLimits.exportPart));
  return Array.from({ length: parts }, (_, at) => ({ part: at + 1, parts }));
}

/** Fetches and keeps file by file; how many came before the first that did not. */
export async function downloadParts(
  parts: ExportPart[],
  fetchFile: (part: ExportPart) => Promise<File>,
  keep: (file: File) => void,
): Promise<number> {
  let done = 0;
  try {
    for (const part of parts) {
      keep(await fetchFile(part));
      done += 1;
    }
  } catch {
    // The count says it.
  }
  return done;
}
