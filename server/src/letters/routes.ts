import { contract } from "@faro/contract/contract.ts";
import { implement } from "@orpc/server";
import type { RequestContext } from "#server/http/context.ts";
import { signedIn } from "#server/http/signed-in.ts";
import { addReminder } from "#server/letters/add-reminder.ts";
import { deleteReminder } from "#server/letters/delete-reminder.ts";
import { listReminders } from "#server/letters/list-reminders.ts";
import { makeLetterPdf } from "#server/letters/make-letter-pdf.ts";
import { processDocument } from "#server/letters/process-document.ts";

const os = implement(contract.letters).$context<RequestContext>();

/** Guests are turned away before their file is looked at. */
const own = os.use(signedIn());

export const letterRoutes = os.router({
  processDocument: own.processDocument.handler(({ context, input }) => processDocument(context, input)),
  makeLetterPdf: own.makeLetterPdf.handler(({ context, input }) => makeLetterPdf(context, input)),
  listReminders: own.listReminders.handler(({ context }) => listReminders(context)),
  addReminder: own.addReminder.handler(({ context, input }) => addReminder(context, input)),
  deleteReminder: own.deleteReminder.handler(({ context, input }) => deleteReminder(context, input.id)),
  getLetterStatus: own.getLetterStatus.handler(({ context }) => ({
    engine: context.services.letterModel === null ? ("guide" as const) : ("model" as const),
  })),
});
