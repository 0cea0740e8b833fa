import { describe, expect, test } from "vitest";
import { createGuide } from "#guide/guide.ts";
import { loadContent } from "#guide/load.ts";
import paraphrases from "#guide/testing/paraphrases.json" with { type: "json" };

/** Everyday wordings that stand in no list and were not taught: typed, spoken, misspelled, in both languages. */
const guide = createGuide(loadContent());
const ask = (question: string) => guide.reply(question, null, "es", { today: "2026-11-21" }).reply;

/** Nearly all: one wording in forty may go another way, and is named when more do. */
const nearly = 0.975;

function expectNearlyAll(list: readonly string[], meets: (question: string) => boolean): void {
  const others = list.filter((question) => !meets(question));
  expect(others.length, others.join(" | ")).toBeLessThanOrEqual(list.length * (1 - nearly));
}

describe("wordings nobody listed", () => {
  test("harmful requests are refused", () => {
    expectNearlyAll(paraphrases.refuse, (question) => ["refuse", "crisis"].includes(ask(question).kind));
  });

  test.each(Object.entries(paraphrases.crisis))("danger (%s) gets the fixed help, every time", (_, list) => {
    expect(list.filter((question) => ask(question).kind !== "crisis")).toEqual([]);
  });

  test("what is urgent is sent to a lawyer, every time", () => {
    expect(paraphrases.lawyer.filter((question) => !ask(question).lawyer)).toEqual([]);
  });

  test("a wish for status is asked about first, every time", () => {
    const { legalise } = paraphrases;
    expect(legalise.filter((question) => ask(question).kind !== "clarify")).toEqual([]);
  });

  test("who suffered harm or asks about the law is not refused", () => {
    expectNearlyAll(paraphrases.fine, (question) => !["refuse", "crisis"].includes(ask(question).kind));
  });
});
