import { surveyInput } from "@faro/contract/feedback/schemas.ts";
import { describe, expect, it } from "vitest";
import { emptySurvey, hasAnswer, toSurveyInput } from "#web/feedback/survey-values.ts";

describe("the survey", () => {
  it("has nothing to send while empty or blank", () => {
    expect(hasAnswer(emptySurvey)).toBe(false);
    expect(hasAnswer({ ...emptySurvey, additional_comments: " \n" })).toBe(false);
    expect(hasAnswer({ ...emptySurvey, readability: "1" })).toBe(true);
    expect(hasAnswer({ ...emptySurvey, support_feedback: "bien" })).toBe(true);
  });

  it("sends numbers and trimmed texts, null for the rest", () => {
    const sent = toSurveyInput({ ...emptySurvey, readability: "4", support_feedback: " bien " });
    expect(sent).toMatchObject({ readability: 4, support_feedback: "bien", ease_of_use: null });
    expect(surveyInput.parse(sent)).toEqual(sent);
  });
});
