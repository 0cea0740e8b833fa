import type { SurveyInput } from "@faro/contract/feedback/schemas.ts";
import { type CommentId, commentIds, type RatingId, ratingIds } from "@faro/contract/feedback/survey.ts";

/** What the form holds: radio buttons give texts, null is nothing chosen. */
export type SurveyValues = Record<RatingId, string | null> & Record<CommentId, string>;

export const emptySurvey = {
  ...Object.fromEntries(ratingIds.map((id) => [id, null])),
  ...Object.fromEntries(commentIds.map((id) => [id, ""])),
} as SurveyValues;

/** True when there is something to send: a rating or a comment that is not blank. */
export function hasAnswer(values: Partial<SurveyValues>): boolean {
  return (
    ratingIds.some((id) => Boolean(values[id])) || commentIds.some((id) => (values[id] ?? "").trim() !== "")
  );
}

/** What crosses the wire: null where nothing was said. */
export function toSurveyInput(values: SurveyValues): Omit<SurveyInput, "id"> {
  const ratings = ratingIds.map((id) => [id, values[id] ? Number(values[id]) : null]);
  const comments = commentIds.map((id) => [id, values[id].trim() === "" ? null : values[id].trim()]);
  return { ...Object.fromEntries(ratings), ...Object.fromEntries(comments) };
}
