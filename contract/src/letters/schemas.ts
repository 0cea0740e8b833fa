import * as z from "zod/mini";
import { languageSchema } from "#contract/shared/language-schema.ts";

/**
 * `file` is base64 without prefix, at most 10 MB decoded; `filename` and `fileType` (MIME) must agree with its
 * content. `today` is the day (ISO) where the person is, from which days left are counted. `morePages` are further photos of the same letter, base64 too, all within the size of one request.
 */
export const processDocumentInput = z.object({
  file: z.string(),
  filename: z.string().check(z.maxLength(5000)),
  fileType: z.string().check(z.maxLength(200)),
  language: z._default(languageSchema, "es"),
  today: z.optional(z.iso.date()),
  morePages: z.optional(z.array(z.string()).check(z.maxLength(7))),
});
export type ProcessDocumentInput = z.infer<typeof processDocumentInput>;

/**
 * `date` ISO, `time` "14:30"; `printed` as in the letter, `field` the label it stood beside, `meaning` what it is.
 * `upcoming`: still to come on the day of reading and not taken back by the letter.
 */
export const letterDate = z.object({
  date: z.string(),
  time: z.nullable(z.string()),
  printed: z.string(),
  field: z.nullable(z.string()),
  role: z.enum([
    "notice",
    "received",
    "priority",
    "decision",
    "service",
    "deadline",
    "appointment",
    "valid-from",
    "expires",
    "entry",
    "birth",
    "other",
  ]),
  unsure: z.boolean(),
  meaning: z.string(),
  upcoming: z.boolean(),
});
export type LetterDate = z.infer<typeof letterDate>;

/**
 * What must be done by when. `date` is null when it could not be read: it is never guessed. `actBy` is the safe
 * date to show; `latest` counts the days of the post and a weekend (8 CFR 103.8(b), 1.2) and is not to rely on.
 */
export const letterDeadline = z.object({
  kind: z.enum(["respond", "attend", "expires"]),
  date: z.nullable(z.string()),
  time: z.nullable(z.string()),
  actBy: z.nullable(z.string()),
  latest: z.nullable(z.string()),
  certainty: z.enum(["printed", "computed", "unsure"]),
  how: z.string(),
  counted: z.nullable(
    z.object({ from: z.string(), field: z.string(), days: z.number(), mailDays: z.number() }),
  ),
  consequence: z.string(),
  daysLeft: z.nullable(z.number()),
});
export type LetterDeadline = z.infer<typeof letterDeadline>;

/** `translation`, `description` and `solution` are those of the specification; the rest is what they rest on. */
export const processDocumentOutput = z.object({
  translation: z.string(),
  description: z.string(),
  solution: z.string(),
  language: languageSchema,
  /** Who explained: the built-in guide, or the configured language model. */
  engine: z.enum(["guide", "model"]),
  kind: z.nullable(z.object({ id: z.string(), code: z.string(), name: z.string(), sender: z.string() })),
  confidence: z.enum(["high", "medium", "low"]),
  receiptNumber: z.nullable(z.string()),
  alienNumber: z.nullable(z.string()),
  otherNumbers: z.array(z.object({ label: z.string(), value: z.string() })),
  dates: z.array(letterDate),
  deadline: z.nullable(letterDeadline),
  place: z.nullable(z.string()),
  amounts: z.array(z.string()),
  /** Known sentences: as printed, and what they say. */
  lines: z.array(z.object({ original: z.string(), meaning: z.string() })),
  steps: z.array(z.string()),
  lawyer: z.enum(["now", "if-red-flag", "no"]),
  sources: z.array(z.object({ title: z.string(), url: z.string(), checked: z.string() })),
  notes: z.array(z.object({ code: z.string(), text: z.string() })),
  /** The text of the letter in its own language. */
  text: z.string(),
  readBy: z.enum(["text", "ocr"]),
  pages: z.number(),
});
export type ProcessDocumentOutput = z.infer<typeof processDocumentOutput>;

/** Whether files go to an AI provider; the screen asks for consent first. */
export const letterStatus = z.object({ engine: z.enum(["guide", "model"]) });
