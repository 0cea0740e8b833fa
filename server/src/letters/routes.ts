import { contract } from "@faro/contract/contract.ts";
import { implement } from "@orpc/server";
import type { RequestContext } from "#server/http/context.ts";
import { addReminder } from "#server/letters/add-reminder.ts";
import { deleteReminder } from "#server/letters/delete-reminder.ts";
import { listReminders } from "#server/letters/list-reminders.ts";
import { processDocument } from "#server/letters/process-document.ts";

const os = implement(contract.letters).$context<RequestContext>();

export const letterRoutes = os.router({
  processDocument: os.processDocument.handler(({ context, input }) => processDocument(context, input)),
  listReminders: os.listReminders.handler(({ context }) => listReminders(context)),
  addReminder: os.addReminder.handler(({ context, input }) => addReminder(context, input)),
  deleteReminder: os.deleteReminder.handler(({ context, input }) => deleteReminder(context, input.id)),
  getLetterStatus: os.getLetterStatus.handler(({ context }) => ({
    engine: context.services.letterModel === null ? ("guide" as const) : ("model" as const),
  })),
});
