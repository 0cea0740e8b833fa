import type { SyncResult } from "#server/documents/sync-forms.ts";

const words: Record<SyncResult["state"], string> = {
  new: "new",
  changed: "changed",
  same: "not changed",
  recent: "fetched today",
  failed: "FAILED",
  online: "no PDF address",
};

function detail({ state, edition, before, reason, page, size }: SyncResult): string {
  if (state === "failed") return `${reason}; see ${page}`;
  if (state === "online") return page;
  const printed = edition === null ? "no edition printed" : `edition ${edition}`;
  const replaced = state === "changed" ? `, before ${before ?? "unknown"}` : "";
  return `${printed}${replaced}${size === null ? "" : `, ${Math.ceil(size / 1000)} kB`}`;
}

/** The report at the end: what happened to each form, then how many of each. */
export function syncReport(results: readonly SyncResult[]): string {
  const width = Math.max(...results.map(({ form }) => form.length));
  const lines = results.map(
    (result) => `  ${result.form.padEnd(width)}  ${words[result.state].padEnd(14)}  ${detail(result)}`,
  );
  const counts = Object.entries(words)
    .map(([state, word]) => [results.filter((result) => result.state === state).length, word] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word.toLowerCase()}`);
  return ["", ...lines, "", counts.join(", "), ""].join("\n");
}

/** One line that moves on a terminal: `[#####-----] 12/56 I-485`. */
export function progressLine(done: number, total: number, form: string): string {
  const filled = Math.round((done / total) * 20);
  return `[${"#".repeat(filled)}${"-".repeat(20 - filled)}] ${done}/${total} ${form}`;
}
