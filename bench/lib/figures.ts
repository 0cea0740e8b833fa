/** A measured figure with what it should be. */
export interface Figure {
  value: number;
  unit: string;
  /** The target is the most that is allowed, or the least. */
  limit: "most" | "least";
  target: number;
  verdict: "ok" | "over" | "under";
}

export function atMost(value: number, target: number, unit: string): Figure {
  return { value, unit, limit: "most", target, verdict: value <= target ? "ok" : "over" };
}

export function atLeast(value: number, target: number, unit: string): Figure {
  return { value, unit, limit: "least", target, verdict: value >= target ? "ok" : "under" };
}

export interface Row {
  what: string;
  value: string;
  target: string;
  verdict: string;
}

const isFigure = (value: object): value is Figure => "verdict" in value && "target" in value;

function shown(value: unknown): string {
  if (typeof value !== "number") return String(value);
  return String(Number.isInteger(value) ? value : Number(value.toPrecision(value >= 100 ? 4 : 3)));
}

/** One row a figure; nested groups are named by their path. */
export function rowsOf(results: object, path: string[] = []): Row[] {
  return Object.entries(results).flatMap(([key, value]: [string, unknown]) => {
    const names = [...path, key];
    const what = names.join(" · ");
    if (Array.isArray(value)) {
      return [{ what, value: value.length === 0 ? "none" : value.join(", "), target: "", verdict: "" }];
    }
    if (typeof value !== "object" || value === null) {
      return [{ what, value: shown(value), target: "", verdict: "" }];
    }
    if (!isFigure(value)) return rowsOf(value, names);
    return [
      {
        what,
        value: `${shown(value.value)} ${value.unit}`.trim(),
        target: `${value.limit === "most" ? "≤" : "≥"} ${shown(value.target)}`,
        verdict: value.verdict,
      },
    ];
  });
}

/** Longer values (lists) stand alone at the end of their line. */
const columnWidth = 16;

export function table(rows: Row[]): string {
  const what = Math.max(...rows.map((row) => row.what.length));
  return rows
    .map((row) =>
      `  ${row.what.padEnd(what)}   ${row.value.padStart(columnWidth)}   ${row.target.padEnd(8)} ${row.verdict}`.trimEnd(),
    )
    .join("\n");
}
