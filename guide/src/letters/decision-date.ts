/** The day on which a judge decided: the field, the sentence, or the bare date beside the signature. */
import type { Page } from "#guide/letters/page.ts";
import type { SeenDate } from "#guide/letters/types.ts";

export function decisionDate(page: Page, dates: readonly SeenDate[]): SeenDate | undefined {
  const candidates = dates.filter((item) => {
    if (item.role === "decision" || item.role === "notice" || item.field === "Date") return true;
    if (item.role !== "other") return false;
    const line = page.lines[page.lineAt(item.at)] ?? "";
    const above = page.lines[page.lineAt(item.at) - 1] ?? "";
    const below = page.lines[page.lineAt(item.at) + 1] ?? "";
    const bare = line.trim().replace(/[.,]$/, "") === item.printed;
    return /judge/i.test(line) || (bare && /judge/i.test(above + below));
  });
  // Of several the earliest: the days to act then end sooner, never later.
  return candidates.toSorted((one, other) => one.date.localeCompare(other.date))[0];
}
