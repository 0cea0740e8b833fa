import { describe, expect, test } from "vitest";
import { gateOf, lettersOf, neededBy, passes } from "#guide/words/server-only/prefilter.ts";
import { says } from "#guide/words/server-only/says.ts";

describe("what a pattern needs", () => {
  test.each([
    [/\bdeport(?:aron|ed)\b/, ["deportaron", "deported"]],
    [/\b(?:mi|my) (?:hij[oa]|son)\b/, ["hija", "hijo", "son"]],
    [/\bvot(?:e|o|ar\w*)\b.*\bno\b/, ["vot"]],
    [/\b(?:no )?quiero(?: \w+){0,3} la mica\b/, [" la mica"]],
    [/(?<!no )\btengo\b(?! miedo)/, ["tengo"]],
    [/(?:firm[eo])+/, ["firme", "firmo"]],
    [/VISA/i, ["visa"]],
  ])("%s", (pattern, needed) => {
    expect(neededBy(pattern)?.toSorted()).toEqual(needed.toSorted());
  });

  test.each([/^\d+$/, /\w+ing/, /\b(?:si|\w+)\b/, /a|b/, /(?:casa)?/])("nothing sure: %s", (pattern) => {
    expect(neededBy(pattern)).toSatisfy((needed: unknown) => needed === null || String(needed) === "ing");
  });
});

describe("the first look", () => {
  const texts = [
    "me deportaron en 2012 y volvi a entrar por el rio",
    "my husband hit me last night and took my passport",
    "¿CUÁNTO cuesta renovar la mica?",
    "no",
    "",
  ];
  const patterns = [
    /\bdeport(?:aron|ed)\b/,
    /\b(?:hit|hits|beat) me\b/,
    /\bno\b|^$/,
    /CUÁNTO/i,
    /\b(?:rio|river|cerro)\b$/,
    /\bpass?port\b|\bmica\b/,
  ];

  test("never says no where the pattern would match", () => {
    for (const text of texts)
      for (const pattern of patterns) {
        expect(says(text, pattern)).toBe(pattern.test(text));
        // Once more, as remembered.
        expect(says(text, pattern)).toBe(pattern.test(text));
      }
  });

  test("is out by letters that are not there", () => {
    expect(passes(gateOf(["deportaron"]), lettersOf("cuanto cuesta la mica"))).toBe(false);
    expect(passes(gateOf(["mica"]), lettersOf("cuanto cuesta la mica"))).toBe(true);
  });
});
