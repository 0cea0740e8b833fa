import type { Form } from "@faro/guide/content-schema.ts";
import { loadContent } from "@faro/guide/load.ts";
import { and, inArray, notInArray, sql } from "#server/db/orm.ts";
import { guides } from "#server/documents/guides.ts";
import { documents } from "#server/documents/tables.ts";
import type { Services } from "#server/services.ts";

type NewDocument = Omit<typeof documents.$inferInsert, "createdAt">;

/** "I-485 Supp A" -> "form-i-485-supp-a". */
export function formDocumentId(form: string): string {
  return `form-${form
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "")}`;
}

/** The number in brackets after the name, unless the name has it already. */
function titled(title: string, form: string): string {
  return title.includes(form) ? title : `${title} (${form})`;
}

/** Of two forms in one row the file is one of them: who needs the other must not take it for hers. */
function whichFile({ id, filename }: Form, language: "es" | "en"): string[] {
  const names = id
    .split(" / ")
    .map((name, at) => (at > 0 && /^\d/.test(name) ? `${id.split("-")[0]}-${name}` : name));
  const file = filename?.replace(/\.pdf$/i, "");
  const others = names.filter((name) => name !== file);
  if (file === undefined || names.length < 2) return [];
  return language === "es"
    ? [`El archivo de aquí es la ${file}. La ${others.join(", ")} está en la página oficial.`]
    : [`The file here is the ${file}. The ${others.join(", ")} is on the official page.`];
}

function formDocument(form: Form): NewDocument {
  const companions = form.companions.join(", ");
  return {
    id: formDocumentId(form.id),
    kind: "form",
    form: form.id,
    title: titled(form.title.es, form.id),
    titleEn: titled(form.title.en, form.id),
    description: [
      `Formulario oficial en inglés: «${form.title.en}».`,
      ...(form.filename === null ? ["Se llena en línea, en la página oficial."] : []),
      ...whichFile(form, "es"),
      ...(companions === "" ? [] : [`Suele ir junto con: ${companions}.`]),
    ].join(" "),
    descriptionEn: [
      `Official form of ${form.agency}.`,
      ...(form.filename === null ? ["You fill it in online, on the official page."] : []),
      ...whichFile(form, "en"),
      ...(companions === "" ? [] : [`Often sent with: ${companions}.`]),
    ].join(" "),
    forWhom: form.who.es,
    forWhomEn: form.who.en,
    filename: form.filename,
    filenameEn: null,
    agency: form.agency,
    category: form.category,
    officialPage: form.page,
    checked: form.checked,
  };
}

function guideDocuments(): NewDocument[] {
  return guides.map((guide) => ({
    id: `guide-${guide.id}`,
    kind: "guide",
    form: null,
    title: guide.title.es,
    titleEn: guide.title.en,
    description: guide.description.es,
    descriptionEn: guide.description.en,
    forWhom: guide.forWhom.es,
    forWhomEn: guide.forWhom.en,
    filename: guide.files.es,
    filenameEn: guide.files.en === guide.files.es ? null : guide.files.en,
    agency: "Faro",
    category: guide.category,
    officialPage: null,
    checked: guide.checked,
  }));
}

/** What the content says should be in the table, in the order in which the list shows it. */
export function contentDocuments(): NewDocument[] {
  return [...guideDocuments(), ...loadContent().forms.map(formDocument)];
}

/**
 * Writes the rows of all guides and official forms, and removes those that the content no longer has. Changes
 * nothing when nothing changed, so any number of server copies may run it at every start. `created_at` counts
 * down from the day of the content in seconds: the list is ordered by it, and so keeps the order of the content.
 */
export async function seedDocuments({ db }: Pick<Services, "db">): Promise<void> {
  const rows = contentDocuments();
  const newest = rows.reduce((latest, { checked }) => (checked > latest ? checked : latest), "");
  const start = Date.parse(`${newest}T12:00:00Z`);
  const values = rows.map((row, index) => ({ ...row, createdAt: new Date(start - index * 1000) }));
  const columns = Object.entries({
    ...{ kind: "kind", form: "form", title: "title", titleEn: "title_en", description: "description" },
    ...{ descriptionEn: "description_en", forWhom: "for_whom", forWhomEn: "for_whom_en" },
    ...{ filename: "filename", filenameEn: "filename_en", agency: "agency", category: "category" },
    ...{ officialPage: "official_page", checked: "checked", createdAt: "created_at" },
  });
  const names = columns.map(([, name]) => sql.identifier(name));
  const list = (table: string) =>
    sql.join(
      names.map((name) => sql`${sql.identifier(table)}.${name}`),
      sql`, `,
    );
  await db.transaction(async (tx) => {
    await tx
      .insert(documents)
      .values(values)
      .onConflictDoUpdate({
        target: documents.id,
        set: Object.fromEntries(columns.map(([key, name]) => [key, sql.raw(`excluded.${name}`)])),
        setWhere: sql`(${list("documents")}) is distinct from (${list("excluded")})`,
      });
    await tx.delete(documents).where(
      and(
        inArray(documents.kind, ["form", "guide"]),
        notInArray(
          documents.id,
          rows.map(({ id }) => id),
        ),
      ),
    );
  });
}
