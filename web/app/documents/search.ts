import type { DocumentRow } from "@faro/contract/documents/schemas.ts";

export type CategoryFilter = DocumentRow["category"] | "todas";

export interface Filters {
  query: string;
  category: CategoryFilter;
}

/** Without accents and case. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** "I-765", "i 765" and "i765" are the same form. */
function tight(text: string): string {
  return plain(text).replace(/[^a-z0-9]/g, "");
}

function isMatch(row: DocumentRow, query: string): boolean {
  const texts = [row.title, row.forWhom, row.description, row.agency, ...row.aliases].concat(
    Object.values(row.english),
  );
  const number = tight(query);
  // A number alone is a form's number, not any digits of a text.
  if (/^[a-z]{0,4}\d+[a-z]*$/.test(number)) {
    return [row.form ?? "", row.title, row.description, ...row.aliases].some((text) =>
      tight(text).includes(number),
    );
  }
  const all = plain(texts.join(" "));
  return plain(query)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** The rows that fit, in their order. */
export function filterDocuments(rows: readonly DocumentRow[], { query, category }: Filters): DocumentRow[] {
  const wanted = query.trim();
  return rows.filter(
    (row) => (category === "todas" || row.category === category) && (wanted === "" || isMatch(row, wanted)),
  );
}
