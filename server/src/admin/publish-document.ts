/** Puts a document of the operator's own into the library: a row of kind `other`, and its PDF when one is given. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { categorySchema } from "@faro/contract/assistant/schemas.ts";
import { normaliseFilename } from "@faro/contract/documents/filename.ts";
import type pg from "pg";
import { checkPdf } from "#server/documents/check-pdf.ts";
import { isSafeName, type Storage } from "#server/providers/storage.ts";

/** What the operator wrote is not enough; the message says what is missing. */
export class DocumentProblem extends Error {
  override name = "DocumentProblem";
}

/** Option of the command -> column of the row. */
const texts = {
  title: "title",
  "title-en": "title_en",
  description: "description",
  "description-en": "description_en",
  for: "for_whom",
  "for-en": "for_whom_en",
  agency: "agency",
  category: "category",
} as const;
type TextOption = keyof typeof texts;

export interface NewDocument {
  id: string;
  columns: Record<string, string | null>;
  /** Path of the PDF, when one is to be stored. */
  pdf: string | undefined;
}

const text = { type: "string" } as const;

/** Reads `<id> --title ... [--pdf FILE] [--page URL] [--checked YYYY-MM-DD]`. */
export function readDocument(args: readonly string[], today: string): NewDocument {
  const options = {
    ...(Object.fromEntries(Object.keys(texts).map((name) => [name, text])) as Record<
      TextOption,
      typeof text
    >),
    pdf: text,
    page: text,
    checked: text,
  };
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [id = ""] = positionals;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    throw new DocumentProblem("the id is made of a-z, 0-9 and dashes");
  // Those are written anew at every start.
  if (/^(form|guide)-/.test(id)) throw new DocumentProblem("ids of forms and guides belong to the content");
  const missing = (Object.keys(texts) as TextOption[]).filter((name) => (values[name] ?? "").trim() === "");
  if (missing.length > 0)
    throw new DocumentProblem(`missing: ${missing.map((name) => `--${name}`).join(" ")}`);
  const { category = "", page, pdf, checked = today } = values;
  if (!(categorySchema.options as readonly string[]).includes(category)) {
    throw new DocumentProblem(`--category is one of ${categorySchema.options.join(", ")}`);
  }
  if (page !== undefined && !page.startsWith("https://"))
    throw new DocumentProblem("--page begins with https://");
  if (!/^\d{4}-\d{2}-\d{2}$/.test(checked)) throw new DocumentProblem("--checked is a date YYYY-MM-DD");
  const filename = pdf === undefined ? null : normaliseFilename(basename(pdf));
  if (filename !== null && !isSafeName(filename))
    throw new DocumentProblem("the PDF needs a plain file name");
  const written = Object.entries(texts).map(([name, column]) => [column, values[name as TextOption]?.trim()]);
  return {
    id,
    pdf,
    columns: { ...Object.fromEntries(written), official_page: page ?? null, filename, checked },
  };
}

/**
 * Stores the PDF first: a row never names a file that is not there. The same id again
 * replaces what is given and keeps the rest.
 */
export async function publishDocument(
  client: pg.Client,
  storage: Storage,
  { id, columns, pdf }: NewDocument,
): Promise<void> {
  if (pdf !== undefined && typeof columns.filename === "string") {
    const bytes = readFileSync(pdf);
    const checked = await checkPdf(bytes);
    if (typeof checked === "string") throw new DocumentProblem(`the file is no whole PDF (${checked})`);
    await storage.put(columns.filename, bytes, "application/pdf");
  }
  const names = Object.keys(columns);
  const sets = names.map((name) => `${name} = coalesce(excluded.${name}, documents.${name})`).join(", ");
  const places = names.map((_, place) => `$${place + 2}`).join(", ");
  await client.query(
    `insert into documents (id, kind, ${names.join(", ")}) values ($1, 'other', ${places})
     on conflict (id) do update set ${sets}`,
    [id, ...Object.values(columns)],
  );
}
