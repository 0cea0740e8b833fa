import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { pageLink } from "@faro/contract/help/page-links.ts";
import { helpEntries } from "@faro/contract/help/texts/entries.ts";
import { createGuide } from "@faro/guide/guide.ts";
import { loadContent } from "@faro/guide/load.ts";
import { createSentenceSplitter } from "@faro/guide/sentences.ts";
import { describe, expect, it } from "vitest";
import { iceHere, rightsArticle } from "#server/help/answer-texts.ts";
import { indexAnswer } from "#server/help/index-engine.ts";
import { createHelpSearch } from "#server/help/search-help.ts";
import { sortQuestion } from "#server/help/sort-question.ts";
import { dangerQuestions } from "#server/help/testing/danger-questions.ts";
import {
  frightenedQuestions,
  helpQuestions,
  laterHelpQuestions,
  lockedOutQuestions,
} from "#server/help/testing/help-questions.ts";

const content = loadContent();
const guide = createGuide(content);
const search = createHelpSearch(helpEntries, content);
const languages = ["es", "en"] as const;

function languageOf(question: string): "es" | "en" {
  return /\b(the|I|i|how|what|can|is|my|do|does|which|where|start|change|a|allow|never|you|someone)\b/.test(
    question,
  ) && !/[áéíóúñ¿]|\b(que|mi|la|el|de|como|me|a)\b/.test(question)
    ? "en"
    : "es";
}

function sorted(question: string, language = languageOf(question)): string {
  const request = {
    question,
    language,
    history: [],
    signedIn: false,
    today: "2026-11-21",
  };
  const result = sortQuestion(search, guide, request);
  return result.kind === "help" ? result.entry.id : result.kind;
}

/** Share of the questions that are sorted as expected, and the others, readable. */
function measure(questions: typeof helpQuestions): { share: number; missed: string[] } {
  const missed = questions
    .map(([expected, question]) => ({ expected, question, got: sorted(question) }))
    .filter(({ expected, got }) => got !== expected);
  return {
    share: 1 - missed.length / questions.length,
    missed: missed.map(({ expected, question, got }) => `${expected} <- ${question} (${got})`),
  };
}

describe("the help index", () => {
  it("finds at least 95 of 100 of its own questions", () => {
    const { share, missed } = measure(helpQuestions);
    expect(helpQuestions.length).toBeGreaterThanOrEqual(120);
    expect(share, missed.join("\n")).toBeGreaterThanOrEqual(0.95);
  });

  it("finds at least 90 of 100 questions that came later", () => {
    const { share, missed } = measure(laterHelpQuestions);
    expect(share, missed.join("\n")).toBeGreaterThanOrEqual(0.9);
  });

  it("finds every question of frightened and cheated people", () => {
    const { missed } = measure(frightenedQuestions);
    expect(missed).toEqual([]);
  });

  it("finds every question about a lost way in, another card and who runs this", () => {
    const { missed } = measure(lockedOutQuestions);
    expect(missed, missed.join("\n")).toEqual([]);
  });

  it("knows officers at hand, cheats and fear from what only sounds like them", () => {
    const missed = dangerQuestions
      .map(([expected, question, language]) => ({ expected, question, got: sorted(question, language) }))
      .filter(({ expected, got }) => got !== expected);
    expect(dangerQuestions.length).toBeGreaterThanOrEqual(110);
    expect(missed).toEqual([]);
  });

  it("sends every immigration question on, and takes nothing that is none of its business", () => {
    const all = [...helpQuestions, ...laterHelpQuestions];
    for (const [expected, question] of all) {
      if (expected === "legal" || expected === "unsure") {
        expect(["legal", "unsure"], question).toContain(sorted(question));
      }
    }
  });
});

describe("the help texts", () => {
  it("have ids of their own, both languages, and titles nobody else has", () => {
    expect(helpEntries.length).toBeGreaterThanOrEqual(40);
    expect(new Set(helpEntries.map(({ id }) => id)).size).toBe(helpEntries.length);
    for (const language of languages) {
      expect(new Set(helpEntries.map(({ title }) => title[language])).size).toBe(helpEntries.length);
    }
  });

  it.each(languages)(
    "make answers of two or three sentences in %s, each with something to try",
    (language) => {
      for (const entry of helpEntries) {
        const { answer } = indexAnswer(
          { kind: "help", entry, near: [] },
          { language, signedIn: false },
          helpEntries,
        );
        const splitter = createSentenceSplitter(1000);
        const sentences = [...splitter.push(answer), ...splitter.flush()];
        expect(sentences.length, answer).toBeGreaterThanOrEqual(2);
        expect(sentences.length, answer).toBeLessThanOrEqual(3);
      }
    },
  );

  it("never begin with a bare yes or no: a wrong one would be believed", () => {
    for (const { answer } of helpEntries) {
      for (const language of languages) expect(answer[language]).not.toMatch(/^(?:sí|si|no|yes)[.,:;]/i);
    }
  });

  it("hold one text for who was cheated", () => {
    expect(helpEntries.filter(({ forCheated }) => forCheated === true).map(({ id }) => id)).toEqual(["scam"]);
  });

  it.each(languages)(
    "put what to do before officers in three sentences at most, with numbers to call, in %s",
    (language) => {
      const { answer } = indexAnswer(
        { kind: "urgent", warning: iceHere[language], ice: true, near: [] },
        { language, signedIn: false },
        helpEntries,
      );
      const splitter = createSentenceSplitter(1000);
      expect([...splitter.push(answer), ...splitter.flush()].length).toBeLessThanOrEqual(3);
      expect(answer).toMatch(/888-351-4024.*911/);
    },
  );

  it("lead only to articles that exist", () => {
    const posts = join(import.meta.dirname, "../../../web/app/site/blog/posts");
    const articles = [...helpEntries.map(({ page }) => page), rightsArticle].filter((page) =>
      page?.startsWith("/blog/"),
    );
    for (const article of articles) {
      expect(pageLink(article ?? "", "es")).not.toBeNull();
      expect(existsSync(join(posts, `${basename(article ?? "")}.es.md`)), article ?? "").toBe(true);
    }
  });

  it("find themselves by their own title", () => {
    for (const entry of helpEntries) {
      for (const language of languages) {
        expect(search.search(entry.title[language]).hits[0]?.entry.id, entry.title[language]).toBe(entry.id);
      }
    }
  });
});
