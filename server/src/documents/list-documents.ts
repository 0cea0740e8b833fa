import { isSameFile } from "@faro/contract/documents/filename.ts";
import type { DocumentRow } from "@faro/contract/documents/schemas.ts";
import { loadContent } from "@faro/guide/load.ts";
import { desc } from "#server/db/orm.ts";
import { type Editions, readEditions } from "#server/documents/editions.ts";
import { documents } from "#server/documents/tables.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import type { StoredFile } from "#server/providers/storage.ts";

const aliases = new Map(
  loadContent().forms.map((form) => [form.id, [...form.aliases.es, ...form.aliases.en]] as const),
);

type Row = typeof documents.$inferSelect;

function present(row: Row, files: StoredFile[], editions: Editions): DocumentRow {
  const { filename } = row;
  const file = filename === null ? undefined : files.find(({ name }) => isSameFile(filename, name));
  const fetched = file === undefined ? undefined : editions[file.name];
  // A file that was put there by hand is not the one whose edition was read.
  const known = fetched?.size === file?.size ? fetched : undefined;
  return {
    id: row.id,
    kind: row.kind,
    form: row.form,
    title: row.title,
    description: row.description,
    forWhom: row.forWhom,
    english: { title: row.titleEn, description: row.descriptionEn, forWhom: row.forWhomEn },
    aliases: row.form === null ? [] : [...(aliases.get(row.form) ?? [])],
    filename,
    fileAvailable: file !== undefined,
    agency: row.agency,
    category: row.category,
    officialPage: row.officialPage,
    checked: row.checked,
    edition: known?.edition ?? null,
    fetched: known?.fetched.slice(0, 10) ?? null,
    size: file?.size ?? null,
    created_at: row.createdAt.toISOString(),
  };
}

/** Every row with whether its file is there; asks the bucket each time, because files come and go. */
export async function listDocuments(ctx: RequestContext): Promise<{ documents: DocumentRow[] }> {
  const { services } = ctx;
  await services.limits.documents.take(ctx.addressKey);
  const [rows, stored] = await Promise.all([
    services.db.select().from(documents).orderBy(desc(documents.createdAt), documents.id),
    lookIntoBucket(ctx),
  ]);
  return { documents: rows.map((row) => present(row, stored.files, stored.editions)) };
}

async function lookIntoBucket({ services, log }: RequestContext) {
  try {
    const [files, editions] = await Promise.all([services.storage.list(), readEditions(services.storage)]);
    return { files, editions };
  } catch (error) {
    log.error({ err: error }, "the documents bucket does not answer");
    throw new CodedError("SERVICE_UNAVAILABLE", { cause: error });
  }
}
