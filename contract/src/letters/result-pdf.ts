/** The explanation of a letter as a file to keep, print or take to a lawyer. */
import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { letterDeadline } from "#contract/letters/schemas.ts";
import { languageSchema } from "#contract/shared/language-schema.ts";
import { errorsOf } from "#contract/shared/operation-errors.ts";

const short = z.string().check(z.maxLength(500));
const long = z.string().check(z.maxLength(30_000));

/**
 * What the screen shows of a result, as `processDocument` gave it. `today` is the reader's own day (ISO), printed as
 * the day on which the file was made; `name` is the file's name as the person knows it.
 */
export const letterPdfInput = z.object({
  language: z._default(languageSchema, "es"),
  today: z.iso.date(),
  name: z.string().check(z.maxLength(5000)),
  kind: z.nullable(short),
  engine: z.enum(["guide", "model"]),
  receiptNumber: z.nullable(short),
  alienNumber: z.nullable(short),
  deadline: z.nullable(letterDeadline),
  lawyer: z.enum(["now", "if-red-flag", "no"]),
  notes: z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(20)),
  translation: long,
  description: long,
  solution: long,
  /** The letter in its own language; it stands at the end. */
  text: long,
  sources: z
    .array(z.object({ title: short, url: z.url({ protocol: /^https$/ }), checked: z.iso.date() }))
    .check(z.maxLength(30)),
});
export type LetterPdfInput = z.infer<typeof letterPdfInput>;

/** `POST /api/letters/pdf`: the explanation as PDF. What is sent is written into the file and kept nowhere. */
export const makeLetterPdf = oc
  .route({ method: "POST", path: "/letters/pdf", tags: ["letters"] })
  .input(letterPdfInput)
  .output(z.file())
  .errors(errorsOf("SIGN_IN_REQUIRED", "TOO_MANY_REQUESTS"));
