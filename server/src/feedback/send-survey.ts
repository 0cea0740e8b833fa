import { randomUUID } from "node:crypto";
import { keptFor } from "@faro/contract/assistant/limits.ts";
import type { SurveyInput } from "@faro/contract/feedback/schemas.ts";
import { type CommentId, commentIds, type RatingId, ratingIds } from "@faro/contract/feedback/survey.ts";
import { holdDataKey } from "#server/accounts/data-key.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import { cleanText } from "#server/feedback/clean-text.ts";
import { feedback } from "#server/feedback/tables.ts";
import type { RequestContext } from "#server/http/context.ts";
import { seal } from "#server/privacy/keys.ts";

/** Keeps one survey of the signed-in person, sealed with her own key: who deletes her account takes its words with her. */
export async function sendSurvey(ctx: RequestContext, input: SurveyInput): Promise<{ received: true }> {
  const { services, user } = ctx;
  if (user === null) throw new CodedError("FEEDBACK_SIGN_IN");
  const comments = commentIds.map((id): [CommentId, string] => [id, cleanText(input[id] ?? "", true)]);
  const ratings = ratingIds.map((id): [RatingId, number | null] => [id, input[id] ?? null]);
  const said = ratings.some(([, value]) => value !== null) || comments.some(([, text]) => text !== "");
  if (!said) throw new CodedError("FEEDBACK_EMPTY");
  await services.limits.surveys.take(user.id);
  // As the database writes it: the sealed comments are bound to it.
  const id = input.id?.toLowerCase() ?? randomUUID();
  await withOwner(services.db, user.id, async (tx) => {
    const key = await holdDataKey(tx, user.id, services.keys);
    const sealedComments = comments.map(([name, text]) => [name, text === "" ? null : seal(key, text, id)]);
    await tx
      .insert(feedback)
      .values({
        ...(Object.fromEntries(ratings) as Record<RatingId, number | null>),
        ...(Object.fromEntries(sealedComments) as Record<CommentId, Buffer | null>),
        ownerId: user.id,
        id,
        createdAt: new Date(services.now()),
        forgetAt: new Date(services.now() + keptFor.user),
      })
      // Sent again because its answer was lost on the way: it is here already.
      .onConflictDoNothing();
  });
  return { received: true };
}
