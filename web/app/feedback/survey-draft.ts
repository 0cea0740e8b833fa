/**
 * What somebody has answered so far, so that a reload, a new version or another screen in between costs nothing. In
 * this tab's storage, which signing out (lib/session.ts) and the quick exit (layout/leave-quickly.ts) empty.
 */
import { feedbackLimits } from "@faro/contract/feedback/limits.ts";
import { commentIds, ratingIds } from "@faro/contract/feedback/survey.ts";
import { emptySurvey, hasAnswer, type SurveyValues } from "#web/feedback/survey-values.ts";

export const surveyDraftKey = "faro_survey_draft";

interface Draft {
  owner: string;
  values: Record<string, unknown>;
}

/** Answers of one person; an empty survey is no draft. Takes also what was to be sent, with its numbers. */
export function keepSurveyDraft(owner: string, values: Readonly<Record<string, unknown>>): void {
  const draft: Draft = { owner, values };
  try {
    if (hasAnswer(known(values))) sessionStorage.setItem(surveyDraftKey, JSON.stringify(draft));
    else sessionStorage.removeItem(surveyDraftKey);
  } catch {
    // Storage is full or closed to us: the screen still holds everything.
  }
}

/** Only what this form knows: an older version may have kept something else. */
function known(values: Readonly<Record<string, unknown>>): SurveyValues {
  const taken: SurveyValues = { ...emptySurvey };
  for (const id of ratingIds) {
    const stars = Number(values[id]);
    if (Number.isInteger(stars) && stars >= 1 && stars <= feedbackLimits.rating.max)
      taken[id] = String(stars);
  }
  for (const id of commentIds) {
    const words = values[id];
    if (typeof words === "string") taken[id] = words.slice(0, feedbackLimits.commentCharacters);
  }
  return taken;
}

/** What `owner` had answered; the empty survey when that is nothing, or was somebody else. */
export function readSurveyDraft(owner: string): SurveyValues {
  try {
    const draft = JSON.parse(sessionStorage.getItem(surveyDraftKey) ?? "null") as Draft | null;
    if (draft?.owner === owner) return known(draft.values);
  } catch {
    // Nothing was kept that can be read.
  }
  return { ...emptySurvey };
}
