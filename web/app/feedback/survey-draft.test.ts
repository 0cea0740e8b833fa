import { beforeEach, expect, it, vi } from "vitest";
import { keepSurveyDraft, readSurveyDraft, surveyDraftKey } from "#web/feedback/survey-draft.ts";
import { emptySurvey, toSurveyInput } from "#web/feedback/survey-values.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const answered = { ...emptySurvey, readability: "4", support_feedback: "Todo claro " };

it("gives back what was answered, to the same person only", () => {
  keepSurveyDraft("ana", answered);
  expect(readSurveyDraft("ana")).toEqual(answered);
  expect(readSurveyDraft("eva")).toEqual(emptySurvey);
});

it("takes answers as they were to be sent", () => {
  keepSurveyDraft("ana", { ...toSurveyInput(answered), id: "1" });
  expect(readSurveyDraft("ana")).toEqual({ ...answered, support_feedback: "Todo claro" });
});

it("is gone when nothing is answered any more", () => {
  keepSurveyDraft("ana", answered);
  keepSurveyDraft("ana", { ...emptySurvey, additional_comments: " " });
  expect(stored.has(surveyDraftKey)).toBe(false);
});

it("takes nothing that the form does not know, and stands a closed storage", () => {
  stored.set(
    surveyDraftKey,
    JSON.stringify({ owner: "ana", values: { readability: 9, ease_of_use: "x", other: "y", future_use: 2 } }),
  );
  expect(readSurveyDraft("ana")).toEqual({ ...emptySurvey, future_use: "2" });
  stored.set(surveyDraftKey, "{");
  expect(readSurveyDraft("ana")).toEqual(emptySurvey);
  vi.stubGlobal("sessionStorage", undefined);
  keepSurveyDraft("ana", answered);
  expect(readSurveyDraft("ana")).toEqual(emptySurvey);
});
