import type { DocumentRow } from "@faro/contract/documents/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";

/** A row as the content has it (server/src/documents/seed-documents.ts). */
export type ContentDocument = Pick<
  DocumentRow,
  | "id"
  | "kind"
  | "form"
  | "title"
  | "description"
  | "forWhom"
  | "agency"
  | "category"
  | "officialPage"
  | "checked"
> & { titleEn: string; descriptionEn: string; forWhomEn: string };

/** A row in the language of the page. */
export type ShownDocument = Omit<ContentDocument, "kind" | "titleEn" | "descriptionEn" | "forWhomEn">;

export function inLanguage(row: ContentDocument, language: Language): ShownDocument {
  const { id, form, agency, category, officialPage, checked } = row;
  const [title, description, forWhom] =
    language === "en"
      ? [row.titleEn, row.descriptionEn, row.forWhomEn]
      : [row.title, row.description, row.forWhom];
  return { id, form, title, description, forWhom, agency, category, officialPage, checked };
}
