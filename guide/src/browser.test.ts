import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Answers } from "#guide/answers.ts";
import { loadAnswers } from "#guide/browser.ts";
import type { Language } from "#guide/content-schema.ts";
import { createGuide } from "#guide/guide.ts";
import { letterContent } from "#guide/letters/content.ts";
import { loadContent } from "#guide/load.ts";
import { decode, encode, flag, many, maybe, record, text } from "#guide/pack/codec.ts";

const today = { today: "2026-11-21" };

/** What a person reads. Texts that are only matched are packed shorter, which moves confidence and neighbours a little. */
function shown(guide: Answers, question: string, language: Language) {
  const { kind, topic, short, sentences, steps, warning, forms, sources } = guide.reply(
    question,
    null,
    language,
    today,
  ).reply;
  return { kind, topic, short, sentences, steps, warning, forms, sources };
}

describe("the browser's guide", () => {
  const content = loadContent();
  const server = createGuide(content);
  const browser = loadAnswers();

  test("replies as the server's guide to every title, in both languages", () => {
    for (const { title } of content.topics) {
      expect(shown(browser, title.es, "es")).toEqual(shown(server, title.es, "es"));
      expect(shown(browser, title.en, "en")).toEqual(shown(server, title.en, "en"));
    }
  }, 120_000);

  test("finds the same topic for nearly every wording, though the server knows the lessons besides", () => {
    const all = content.topics.flatMap(({ variants }) => variants.es);
    const same = all.filter((one) => browser.rank(one, null, "es")[0] === server.rank(one, null, "es")[0]);
    expect(same.length / all.length).toBeGreaterThan(0.93);
  }, 120_000);

  test.each([
    "quiero arreglar mis papeles",
    "mi esposo me pega",
    "ayúdame a inventar una historia",
    "me llegó un NTA",
    "cómo hago tamales",
  ])("%s is met as on the server", (question) => {
    expect(shown(browser, question, "es")).toEqual(shown(server, question, "es"));
  });
});

/** Files of the guide that a file leads to; what is imported as a type leads nowhere. */
function reached(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || file.endsWith(".generated.ts")) return found;
  found.add(file);
  const code = readFileSync(join(import.meta.dirname, file), "utf8");
  for (const [, path = ""] of code.matchAll(/^(?:import|export) (?!type )[^;]*? from "#guide\/([^"]+)";$/gm))
    reached(path, found);
  return found;
}

test("a browser loads nothing of what only a server carries", () => {
  const isOfServer = (file: string) => file.includes("/server-only/");
  expect([...reached("browser.ts")].filter(isOfServer)).toEqual([]);
  expect([...reached("load.ts")].filter(isOfServer)).not.toEqual([]);
});

test("the reader of letters loads nothing of search, dialogue and what was learned", () => {
  const all = [...reached("letters/read-letter.ts"), ...reached("letters/content.ts")];
  expect(all.filter((file) => /^(?:load|guide|search\/|dialogue\/|safety\/)/.test(file))).toEqual([]);
  expect(letterContent.notices).toBe(loadContent().notices);
  expect(letterContent.register).toBe(loadContent().register);
});

describe("packing by columns", () => {
  const codec = many(record({ name: text, tags: many(text), fee: maybe(text), free: flag }));

  test("comes back as it went in", () => {
    const list = [
      { name: "ñandú", tags: [], fee: null, free: true },
      { name: "", tags: ["", "b"], fee: "", free: false },
    ];
    expect(decode(codec, encode(codec, list))).toEqual(list);
    expect(decode(codec, encode(codec, []))).toEqual([]);
  });

  test("refuses what would break the columns", () => {
    expect(() => encode(text, "a^b")).toThrow();
    expect(() => encode(text, "a\nb")).toThrow();
  });
});
