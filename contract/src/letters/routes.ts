import { oc } from "@orpc/contract";
import { letterStatus, processDocumentInput, processDocumentOutput } from "#contract/letters/schemas.ts";
import { errorsOf } from "#contract/shared/operation-errors.ts";

/** `POST /api/functions/process-document`: reads a letter and explains it. The file is kept nowhere. */
export const processDocument = oc
  .route({ method: "POST", path: "/functions/process-document", tags: ["letters"] })
  .input(processDocumentInput)
  .output(processDocumentOutput)
  .errors(
    errorsOf(
      "SIGN_IN_REQUIRED",
      "LETTER_MISSING",
      "LETTER_TYPE",
      "LETTER_TOO_LARGE",
      "LETTER_CRASHED",
      "LETTER_TIMEOUT",
      "LETTER_PIXELS",
      "LETTER_DAMAGED",
      "LETTER_LOCKED",
      "LETTER_UNSAFE",
      "LETTER_TOO_MANY_PAGES",
      "LETTER_NO_TEXT",
      "LETTER_ALREADY",
      "LETTER_BUSY",
      "LETTER_FAILED",
      "TOO_MANY_REQUESTS",
    ),
  );

/** `GET /api/letters/status`: who would read the letter. */
export const getLetterStatus = oc
  .route({ method: "GET", path: "/letters/status", tags: ["letters"] })
  .output(letterStatus)
  .errors(errorsOf("SIGN_IN_REQUIRED"));

export { addReminder, deleteReminder, listReminders } from "#contract/letters/reminders.ts";
export { makeLetterPdf } from "#contract/letters/result-pdf.ts";
