import { describe, expect, test } from "vitest";
import marked from "#guide/ground/bad-durations.json" with { type: "json" };
import { factsOf } from "#guide/ground/facts.ts";
import good from "#guide/ground/good-durations.json" with { type: "json" };
import { checkAnswer } from "#guide/ground/guard.ts";
import { loadContent } from "#guide/load.ts";
import { createRegister } from "#guide/reply/register.ts";
import { spoken } from "#guide/speech/spoken.ts";
import type { Language, Passage } from "#guide/types.ts";

const languages: readonly Language[] = ["es", "en"];
/** The corpus marks with brackets what must not be shown. */
const badDurations = languages.flatMap((language) =>
  marked[language].map((text) => ({
    language,
    answer: text.replace(/[[\]]/g, ""),
    flags: Array.from(text.matchAll(/\[([^\]]*)\]/g), ([, flag]) => flag ?? ""),
  })),
);
const goodDurations = languages.flatMap((language) => good[language].map((answer) => ({ language, answer })));

const source = { title: "USCIS", url: "https://www.uscis.gov/es", checked: "2026-10-01" };
const passageOf = (text: string): Passage => ({
  id: "asilo-un-anio#answer",
  topic: "asilo-un-anio",
  category: "asilo",
  text,
  forms: [],
  source,
});
const few = [
  passageOf(
    "Apela en 30 días. Avisa a la corte en 5 días hábiles. La mica dura 5 años, y la línea contesta las 24 horas. Es para hijos de 2 años.",
  ),
];
const many = [
  passageOf(
    "Pide asilo dentro de un año de llegar. Apela en 30 días. El permiso tarda 180 días y dura 5 años; renuévalo desde 6 meses antes. Avisa a la corte en 5 días hábiles. ICE te guarda hasta 48 horas. Visita cada 2 semanas.",
  ),
];

describe("lengths of time that no passage states", () => {
  test("the corpora are large enough", () => {
    expect(badDurations.length).toBeGreaterThanOrEqual(80);
    expect(goodDurations.length).toBeGreaterThanOrEqual(80);
  });

  test.each(badDurations)("$answer", ({ language, answer, flags }) => {
    const { text, flagged } = checkAnswer(answer, few, language);
    expect(flagged).toEqual(flags);
    for (const flag of flags) expect(text).not.toContain(flag);
    expect(text).toMatch(language === "es" ? /oficial/ : /official/);
    // Nothing ungrounded is left, the mending says nothing new, and a voice has nothing to spell.
    expect(checkAnswer(text, few, language).flagged).toEqual([]);
    expect(text).not.toMatch(/ {2}|\s[.,;]|\b(?:de|a) el\b|\ba (?:official|other|time)/);
    expect(spoken(text, language)).toContain(language === "es" ? "página oficial" : "official");
  });

  test.each(badDurations)("in a stream, from its first letter: $answer", ({ language, answer }) => {
    const first = factsOf(answer).find((fact) => fact.kind === "duration")?.start ?? 0;
    const before = answer.slice(0, first);
    const { text } = checkAnswer(answer.slice(first), few, language, before.slice(-60));
    expect(before + text).toBe(checkAnswer(answer, few, language).text);
  });

  test.each(goodDurations)("stays: $answer", ({ language, answer }) => {
    expect(checkAnswer(answer, many, language)).toEqual({ text: answer, flagged: [] });
  });
});

const lengths = (text: string) => factsOf(text).find((fact) => fact.kind === "duration")?.key;
const stays = (answer: string, stated: string) =>
  checkAnswer(answer, [passageOf(stated)], "es").flagged.length === 0;

describe("the same length", () => {
  test.each([
    ["un año", "12 meses"],
    ["tarda año y medio", "dieciocho meses"],
    ["2 weeks", "catorce días"],
    ["72 horas", "tres días"],
    ["dos años y medio", "30 months"],
    ["medio año", "6 months"],
    ["veintiún días", "three weeks"],
    ["ciento ochenta días", "one hundred and eighty days"],
    ["1,095 días", "1095 days"],
    ["de 3 a 6 meses", "three to six months"],
    ["de 3 meses a medio año", "3-6 months"],
    ["un año o dos", "1 or 2 years"],
    ["5, 10 o 20 años", "five, ten or twenty years"],
    ["un par de semanas", "a couple of weeks"],
  ])("has one key: %s, %s", (one, other) => {
    expect(lengths(`Hay ${one}`)).toBeDefined();
    expect(lengths(`Hay ${one}`)).toBe(lengths(`Hay ${other}`));
  });

  test("a year is 365 days; a month is no number of days, and business days are more than days", () => {
    expect(stays("Tienes 365 días.", "El plazo es de un año.")).toBe(true);
    expect(stays("Tienes un año.", "El plazo es de 365 días.")).toBe(true);
    expect(stays("Tienes 6 meses.", "El plazo es de 180 días.")).toBe(false);
    expect(stays("Tienes 180 días.", "El plazo es de 6 meses.")).toBe(false);
    expect(stays("Tienes 30 días.", "El plazo es de un mes.")).toBe(false);
    expect(stays("Tienes 10 días hábiles.", "El plazo es de 10 días.")).toBe(false);
    expect(stays("Tienes 10 días.", "El plazo es de 10 días hábiles.")).toBe(true);
  });

  test("an age or opening hours in a passage are no ground for a deadline, what it tells of the past is", () => {
    expect(stays("Tienes 14 años para pedirlo.", "Es para menores de 14 años.")).toBe(false);
    expect(stays("Tienes 24 horas para salir.", "La línea contesta las 24 horas.")).toBe(false);
    expect(stays("Piden 10 años aquí.", "Si llevas 10 años aquí, un juez ve tu caso.")).toBe(true);
  });

  test("one wrong end of a range is enough", () => {
    expect(stays("Tarda de 3 a 9 meses.", "Tarda de 3 a 6 meses.")).toBe(false);
    expect(stays("Tarda de 3 a 6 meses.", "Tarda de 3 a 6 meses.")).toBe(true);
  });
});

test.each([
  [
    "es",
    "Tienes 3 días para pedirlo.",
    "Tienes el plazo que marca tu carta o la página oficial para pedirlo.",
  ],
  ["es", "Tu plazo es de 6 meses.", "Tu plazo es de los meses que marca tu carta o la página oficial."],
  ["es", "Apela antes de 2 semanas.", "Apela antes de la fecha que marca tu carta o la página oficial."],
  ["es", "Tarda más de 2 años.", "Tarda más de lo que indica la página oficial."],
  ["es", "Tarda entre 3 y 6 meses.", "Tarda entre los plazos que indica la página oficial."],
  ["es", "Renueva cada 2 años.", "Renueva cada vez que lo indica la página oficial."],
  [
    "es",
    "Renueva 1 año antes de que venza.",
    "Renueva con la anticipación que indica la página oficial, antes de que venza.",
  ],
  ["es", "Dos años es el límite.", "El plazo que marca tu carta o la página oficial es el límite."],
  ["en", "You have 3 days to ask.", "You have the time that your letter or the official page gives to ask."],
  ["en", "There is a 60-day deadline.", "There is a certain official deadline."],
  ["en", "Renew it every 2 years.", "Renew it every time the official page says so."],
  ["en", "Renew 1 year before it expires.", "Renew as early as the official page says, before it expires."],
] as const)("the pointer reads well, written and spoken: %s %s", (language, answer, expected) => {
  expect(checkAnswer(answer, [], language).text).toBe(expected);
  expect(spoken(expected, language)).toBe(expected);
});

describe("the guide's own words", () => {
  const content = loadContent();
  const register = createRegister(content.register);
  /** All that is written below a key named like the language. */
  const written = (value: unknown, language: Language, inside = false): string[] => {
    if (typeof value === "string") return inside ? [register.fill(value, language)] : [];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, part]) =>
      written(part, language, Array.isArray(value) ? inside : key === language),
    );
  };

  test.each(content.topics.map((topic) => [topic.id, topic] as const))(
    "stand on their own ground: %s",
    (_, topic) => {
      for (const language of languages) {
        const { short, answer, steps, redFlags, followUps } = topic;
        const lines = written({ short, answer, steps, redFlags, ...followUps }, language);
        const passages = [{ ...passageOf(lines.join(" ")), forms: topic.forms }];
        for (const line of [...lines, answer[language].join(" ")])
          expect(checkAnswer(line, passages, language).flagged).toEqual([]);
      }
    },
  );
});
