import { randomUUID } from "node:crypto";
import { keptFor } from "@faro/contract/assistant/limits.ts";
import { wrongFields } from "@faro/contract/feedback/check-message.ts";
import type { UserFeedbackInput } from "@faro/contract/feedback/schemas.ts";
import { CodedError } from "#server/errors.ts";
import { cleanText } from "#server/feedback/clean-text.ts";
import { userFeedback } from "#server/feedback/tables.ts";
import type { RequestContext } from "#server/http/context.ts";
import { seal } from "#server/privacy/keys.ts";

/** Keeps a message of the public form, sealed. A program that filled in the hidden field is told the same. */
export async function sendMessage(
  ctx: RequestContext,
  input: UserFeedbackInput,
): Promise<{ received: true }> {
  const { services } = ctx;
  const { id: sendingId, extra, language, ...entry } = input;
  await services.limits.feedback.take(ctx.addressKey);
  if (extra !== "") return { received: true };
  if (wrongFields(entry).length > 0) throw new CodedError("BAD_REQUEST");
  // As the database writes it: the sealed texts are bound to it.
  const id = sendingId?.toLowerCase() ?? randomUUID();
  const sealText = (text: string) => seal(services.keys.storage, text, id);
  const row = {
    id,
    language,
    firstName: sealText(cleanText(entry.first_name)),
    lastName: sealText(cleanText(entry.last_name)),
    email: sealText(entry.email.trim()),
    message: sealText(cleanText(entry.message, true)),
    createdAt: new Date(services.now()),
    forgetAt: new Date(services.now() + keptFor.user),
  };
  // Sent again because its answer was lost on the way: it is here already.
  await services.db.insert(userFeedback).values(row).onConflictDoNothing();
  return { received: true };
}
