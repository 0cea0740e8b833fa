import { createdAt } from "#server/db/columns.ts";
import { date, index, pgTable, text } from "#server/db/orm.ts";

/**
 * The library (spec part 2, section 3: id, title, description, filename, created_at). Holds nothing about a
 * person. Rows of forms and guides come from the content at every start (seed-documents.ts); an operator may add
 * rows of kind `other`.
 */
export const documents = pgTable(
  "documents",
  {
    id: text("id").primaryKey(),
    kind: text("kind", { enum: ["form", "guide", "other"] })
      .notNull()
      .default("other"),
    form: text("form"),
    title: text("title").notNull(),
    titleEn: text("title_en").notNull(),
    description: text("description").notNull(),
    descriptionEn: text("description_en").notNull(),
    forWhom: text("for_whom").notNull(),
    forWhomEn: text("for_whom_en").notNull(),
    filename: text("filename"),
    /** The English file of a guide that exists in both languages. */
    filenameEn: text("filename_en"),
    agency: text("agency").notNull(),
    category: text("category", { enum: ["residencia", "asilo", "trabajo", "familia", "otros"] }).notNull(),
    officialPage: text("official_page"),
    checked: date("checked", { mode: "string" }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("documents_created").on(table.createdAt)],
);
