import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Faq } from "#guide/content-schema.ts";
import { isQuiet, labelOf, spelledLabel } from "#guide/dialogue/server-only/faq/label.ts";

test.each([
  ["¿Todavia puedo denunciar?", "¿Todavía puedo denunciar?"],
  ["¿Importa como entro?", "¿Importa cómo entro?"],
  ["¿Como se si de veras es licenciado?", "¿Cómo sé si de veras es licenciado?"],
  ["su esposa también entra?", "¿Su esposa también entra?"],
  ["¿me toca el eitc?", "¿Me toca el EITC?"],
  ["cómo mando la eoir-33", "¿Cómo mando la EOIR-33?"],
  ["¿que papeles pide uscis?", "¿Qué papeles pide USCIS?"],
  ["mi acta está en español, la traduzco?", "Mi acta está en español, ¿la traduzco?"],
  ["¿a donde la mando?", "¿A dónde la mando?"],
  ["y si lo mandan a texas", "¿Y si lo mandan a Texas?"],
  ["no vivimos en la misma casa", "No vivimos en la misma casa"],
  ["¿y cuando cumpla 21?", "¿Y cuando cumpla 21?"],
  ["negaron la i-360, ¿qué hago?", "Negaron la I-360, ¿qué hago?"],
])("%s is written %s", (raw, label) => {
  expect(spelledLabel(raw, "es")).toBe(label);
});

test.each([
  ["can I drive Uber", "Can I drive Uber?"],
  ["what happens next", "What happens next?"],
  ["I have an old order", "I have an old order"],
  ["my daca expired", "My DACA expired"],
])("in English %s is written %s", (raw, label) => {
  expect(spelledLabel(raw, "en")).toBe(label);
});

test("a button takes away no hope and suggests no lie where anything else was written", () => {
  expect(labelOf(["entonces nada?", "¿qué opciones tengo?"], "es")).toBe("¿Qué opciones tengo?");
  expect(labelOf(["¿y si digo que entré con visa?", "¿cómo pruebo mi entrada?"], "es")).toBe(
    "¿Cómo pruebo mi entrada?",
  );
  expect(isQuiet(["¿entonces nunca voy a poder?", "no hay nada que hacer"])).toBe(true);
  expect(isQuiet(["¿cuánto tarda?", "¿entonces nunca voy a poder?", "¿cuándo llega?", "¿ya mero?"])).toBe(
    false,
  );
});

const folder = new URL("../../../../content/faq/", import.meta.url);
const labels = readdirSync(folder).flatMap((file) => {
  const { topic, items } = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Faq;
  return items
    .filter(({ asked }) => !isQuiet(asked.es))
    .map(({ id, asked }) => ({ at: `${topic} ${id}`, label: labelOf(asked.es, "es") }));
});

/** Words that a button never holds without their accent, and question words where a question starts. */
const bare =
  /(?<!\p{L})(?:todavia|tambien|aqui|ahi|alla|despues|mas|dia|dias|mama|peticion|deportacion|migracion|numero|tramite|medico|telefono|policia|ingles|ningun|podria|queria|anos?|ninos?|manana|perdi|sali)(?!\p{L})|¿(?:y )?(?:que (?:hago|pasa|papeles|sigue|hay|es)|como (?:se|puedo|hago|lo|la)|cuanto|donde)(?!\p{L})/iu;

test.each([
  ["opens every question", (label: string) => !label.includes("?") || label.includes("¿")],
  ["closes every question", (label: string) => !label.includes("¿") || label.includes("?")],
  ["starts with a capital", (label: string) => !/^[^\p{L}]*\p{Ll}/u.test(label)],
  ["has its accents", (label: string) => !bare.test(label)],
  [
    "writes offices and papers in capitals",
    (label: string) => !/\b(?:daca|tps|uscis|itin|eitc|chnv|dui|[in]-\d+)\b/.test(label),
  ],
] as const)("what is offered to tap %s", (_, isRight) => {
  expect(labels.filter(({ label }) => !isRight(label))).toEqual([]);
});
