/** An item in front of its subject: one answer of five sentences, none of them told twice. */
import { describe, expect, test } from "vitest";
import { talk } from "#guide/testing/conversation.ts";

describe("the item and the subject are one answer", () => {
  test.each([
    ["es", "que es eso del 245 i que dicen que sirve para los que cruzaron", "245\\(i\\)"],
    ["es", "me negaron la residencia ayer", "I-290B"],
    ["es", "mi hijastro tiene 17 años y lo quiero pedir", "18"],
    ["en", "birthright citizenship is my baby still a citizen", "Supreme Court"],
  ] as const)("%s: %s", (language, question, tells) => {
    const { short, sentences } = talk(language, question);
    const told = [
      short,
      ...sentences.filter((line) => !/\bDocumentos\b|\bDocuments\b.*$/.test(line) || /\(/.test(line)),
    ];
    expect(told.join(" ")).toMatch(new RegExp(tells));
    expect(told.length).toBeLessThanOrEqual(5);
    expect(new Set(told).size).toBe(told.length);
  });

  test("half a sentence that the item said already is no news", () => {
    const { short, sentences } = talk("en", "birthright citizenship is my baby still a citizen");
    expect([short, ...sentences].filter((line) => /small groups/.test(line))).toHaveLength(1);
  });
});
