import * as z from "zod/mini";
import { categorySchema } from "#contract/assistant/schemas.ts";
import { languageSchema } from "#contract/shared/language-schema.ts";

/** Which of the two we made and which the government made. `other` are files an operator added. */
export const documentKind = z.enum(["form", "guide", "other"]);
export type DocumentKind = z.infer<typeof documentKind>;

/**
 * A row of the library. Names of the specification (part 2, section 3) stand: id, title, description, filename,
 * created_at, fileAvailable; these texts are Spanish, `english` holds the same in English.
 */
export const documentRow = z.object({
  id: z.string(),
  kind: documentKind,
  /** Number of the official form, e.g. "I-130"; null for everything else. */
  form: z.nullable(z.string()),
  title: z.string(),
  description: z.string(),
  forWhom: z.string(),
  english: z.object({ title: z.string(), description: z.string(), forWhom: z.string() }),
  /** Everyday names in both languages ("la pedida"), for search. */
  aliases: z.array(z.string()),
  /** Null when there is nothing to download: the form is filled in online. */
  filename: z.nullable(z.string()),
  /** True when a stored file matches the name (section 5). */
  fileAvailable: z.boolean(),
  agency: z.string(),
  category: categorySchema,
  officialPage: z.nullable(z.string()),
  /** Day on which the row's facts were last checked, YYYY-MM-DD. */
  checked: z.string(),
  /** Edition printed in the stored PDF of a form, as it stands there ("04/01/24"); null when not known. */
  edition: z.nullable(z.string()),
  /** Day on which the stored PDF was fetched from its official address, YYYY-MM-DD. */
  fetched: z.nullable(z.string()),
  /** Bytes of the stored file. */
  size: z.nullable(z.number()),
  /** ISO 8601 with time zone. */
  created_at: z.string(),
});
export type DocumentRow = z.infer<typeof documentRow>;

/** Ordered by created_at, newest first. */
export const documentList = z.object({ documents: z.array(documentRow) });

/**
 * What the page of the library does not know when it is built: which rows have their file now, and the operator's own
 * rows. `total` counts all rows; 0 is an empty library.
 */
export const documentFiles = z.object({
  total: z.number(),
  files: z.array(z.pick(documentRow, { id: true, size: true, edition: true, fetched: true })),
  own: z.array(documentRow),
});
export type DocumentFiles = z.infer<typeof documentFiles>;

export const downloadInput = z.object({
  id: z.string().check(z.maxLength(100)),
  /** Guides exist in both languages; forms ignore it. */
  language: z._default(languageSchema, "es"),
  /** `inline` opens in a tab (iOS), `attachment` saves. */
  as: z._default(z.enum(["attachment", "inline"]), "attachment"),
});

/** `url` is valid for 3600 s, for this one file; it may be relative to the server. */
export const downloadOutput = z.object({ url: z.string(), filename: z.string(), expiresAt: z.string() });
