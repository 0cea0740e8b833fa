import * as z from "zod/mini";
import { feedbackLimits } from "#contract/feedback/limits.ts";
import { commentIds, ratingIds } from "#contract/feedback/survey.ts";
import { languageSchema } from "#contract/shared/language-schema.ts";

/**
 * Made by the sender, new for every message: the same one sent again, because its answer was lost, makes no second
 * row. Without one (a form without JavaScript) every request is a message.
 */
const sendingId = z.optional(z.uuid());

/**
 * Spec part 2, section 3 user_feedback. `extra` is a field that no person sees: who fills it in is a
 * program, and is thanked for nothing.
 */
export const userFeedbackInput = z.strictObject({
  id: sendingId,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  message: z.string(),
  extra: z._default(z.string(), ""),
  language: z._default(languageSchema, "es"),
});
export type UserFeedbackInput = z.infer<typeof userFeedbackInput>;

const { rating, commentCharacters } = feedbackLimits;
const ratingSchema = z.optional(z.nullable(z.int().check(z.minimum(rating.min), z.maximum(rating.max))));
const commentSchema = z.optional(z.nullable(z.string().check(z.maxLength(commentCharacters))));

type Optional<Id extends string, Schema> = Record<Id, Schema>;

const ratingFields = Object.fromEntries(ratingIds.map((id) => [id, ratingSchema])) as Optional<
  (typeof ratingIds)[number],
  typeof ratingSchema
>;
const commentFields = Object.fromEntries(commentIds.map((id) => [id, commentSchema])) as Optional<
  (typeof commentIds)[number],
  typeof commentSchema
>;

/** Spec part 2, section 3 feedback: ratings 1 to 5 and open texts, each may be missing; `user_id` is the caller's. */
export const surveyInput = z.strictObject({ id: sendingId, ...ratingFields, ...commentFields });
export type SurveyInput = z.infer<typeof surveyInput>;

export const receivedOutput = z.object({ received: z.literal(true) });
