import { describe, expect, test } from "vitest";
import { gateOf, looksOf, passes } from "#guide/words/server-only/prefilter.ts";
import { firstRule, says } from "#guide/words/server-only/says.ts";

/** Whether a text that is read once the pattern is known may match it. */
function may(pattern: RegExp, text: string): boolean {
  const gate = gateOf(pattern);
  return passes(gate, looksOf(text));
}

describe("the first look", () => {
  const texts = [
    "me deportaron en 2012 y volvi a entrar por el rio",
    "my husband hit me last night and took my passport",
    "¿CUÁNTO cuesta renovar la mica?",
    "año: niñ@",
    "y",
    "a b",
    "no",
    " no ",
    "",
  ];
  const patterns = [
    /\bdeport(?:aron|ed)\b/,
    /\b(?:hit|hits|beat) me\b/,
    /\bno\b|^$/,
    /CUÁNTO/i,
    /\b(?:rio|river|cerro)\b$/,
    /\bpass?port\b|\bmica\b/,
    /\by\b/,
    /\ba \b/,
    /\bb$/,
    /^ no /,
    /o\b/,
    /ni\b/,
    /\b@/,
  ];

  test("never says no where the pattern would match", () => {
    for (const text of texts)
      for (const pattern of patterns) {
        expect(may(pattern, text) || !pattern.test(text), `${pattern} ${text}`).toBe(true);
        expect(says(text, pattern)).toBe(pattern.test(text));
        // Once more, as remembered.
        expect(says(text, pattern)).toBe(pattern.test(text));
      }
  });

  test.each([
    [/\bdeportaron\b/, "cuanto cuesta la mica", false],
    [/\bmica\b/, "cuanto cuesta la mica", true],
    // Letters within another word are no word.
    [/\bice\b/, "la noticia que dice", false],
    [/\bno\b.*\bmica\b/, "la mica de mi hermano", false],
    [/\b(?:casa .* mesa|perro)\b/, "la casa y el gato", false],
    [/\b(?:casa .* mesa|perro)\b/, "la casa y la mesa", true],
  ])("%s of %s: %s", (pattern, text, expected) => {
    expect(may(pattern, text)).toBe(expected);
  });

  test("a text that was read before is looked at again for patterns that have come since", () => {
    const before = looksOf("la mica se perdio en el granizo");
    expect(passes(gateOf(/\bgranizo\b/), before)).toBe(true);
    expect(passes(gateOf(/\bnevada\b/), before)).toBe(false);
    expect(passes(gateOf(/\bmica\b/), before)).toBe(true);
  });

  test("of many rules the first that holds", () => {
    const rules = [
      { name: "hail", said: [/\bgranizo\b/] },
      { name: "any", said: [] },
      { name: "card", said: [/\bmica\b/] },
    ];
    const first = firstRule(rules, ({ said: [pattern] }) => pattern);
    const asked: string[] = [];
    const found = first(["el perro", "la mica"], ({ name }) => {
      asked.push(name);
      return name === "card";
    });
    expect(found?.name).toBe("card");
    expect(asked).toEqual(["any", "card"]);
  });

  test("finds the pieces of thousands of patterns, sorted or not yet", () => {
    const words = Array.from({ length: 3_000 }, (_, at) => ((at + 1) * 7_919_777).toString(36));
    const gates = words.map((word) => gateOf(new RegExp(`\\b${word}\\b`)));
    const met = looksOf(`uno ${words[7]} dos ${words[2_900]}`);
    // A few others look alike at both ends.
    const found = words.filter((_, at) => gates[at] !== undefined && passes(gates[at], met));
    expect(found).toEqual(expect.arrayContaining([words[7], words[2_900]]));
    expect(found.length).toBeLessThan(10);
  });
});
