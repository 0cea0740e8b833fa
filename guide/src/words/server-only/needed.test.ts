import { describe, expect, test } from "vitest";
import { edge, neededBy } from "#guide/words/server-only/needed.ts";

/** Ways apart by "/", looks by "&", pieces by ",", sorted; "|" is the edge of a word. */
const shown = (pattern: RegExp) =>
  neededBy(pattern)
    ?.map((all) => all.map((one) => one.toSorted().join(",")).join(" & "))
    .join(" / ")
    .replaceAll(edge, "|") ?? null;

describe("what a pattern needs", () => {
  test.each([
    [/\bdeport(?:aron|ed)\b/, "|deportaron|,|deported|"],
    [/\b(?:mi|my) hij[oa]\b/, "|mi hija|,|mi hijo|,|my hija|,|my hijo|"],
    [/\bvot(?:e|o|ar\w*)\b.*\bno\b/, "|vot & |no|"],
    [/\b(?:no )?quiero(?: \w+){0,3} la mica\b/, " la mica| & |no quiero,|quiero"],
    [/(?<!no )\btengo\b(?! miedo)/, "|tengo|"],
    [/(?:firm[eo])+/, "firme,firmo"],
    [/VISA/i, "visa"],
    [/\by\b/, "|y|"],
    [/^si$/, "|si|"],
    [/^¿si$/, "¿si|"],
    [/\w+ing/, "ing"],
    [/^(?=.*\bayud)(?:hola|buenas) yo/, "|ayud & |buenas yo,|hola yo"],
    [/\b(?:casa .* mesa|perro|gato)\b/, "|gato|,|perro| / |casa  &  mesa|"],
  ])("%s", (pattern, needed) => {
    expect(shown(pattern)).toBe(needed);
  });

  test.each([/^\d+$/, /\b(?:si|\w+)\b/, /a|b/, /(?:casa)?/, /(?!casa)/, /(?:mica|\d+) /])(
    "nothing sure: %s",
    (pattern) => {
      expect(neededBy(pattern)).toBeNull();
    },
  );
});
