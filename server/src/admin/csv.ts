/** A table as CSV that a spreadsheet opens and that starts nothing there. */

/** What a spreadsheet would take for a formula, also in full-width letters. */
const formula = /^[\s\u200b]*[=+\-@＝＋－＠|%]|^[\t\r\n]/;

function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  // An apostrophe in front: shown as text, never worked out.
  const safe = formula.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** With a byte order mark, so that accents are read right; lines end as the format's RFC says. */
export function toCsv(columns: readonly string[], rows: readonly (string | number | null)[][]): string {
  return `\ufeff${[columns, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
