/** An answer that takes a step for granted is told only to whom it fits. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { FaqItem } from "#guide/content-schema.ts";
import { fits, presumed } from "#guide/dialogue/server-only/faq/presumed/fits.ts";
import { all, said } from "#guide/testing/conversation.ts";
import { clean } from "#guide/words/normalise.ts";

const itemsOf = (topic: string) =>
  (
    JSON.parse(
      readFileSync(new URL(`../../../../../content/faq/${topic}.json`, import.meta.url), "utf8"),
    ) as {
      items: FaqItem[];
    }
  ).items;

describe("each line is about an answer that is there, and none keeps it from its own askers", () => {
  test.each(Object.entries(presumed))("%s", (key, { never }) => {
    const [topic = "", id = ""] = key.split("/");
    const item = itemsOf(topic).find((one) => one.id === id);
    expect(item).toBeDefined();
    const own = [...(item?.asked.es ?? []), ...(item?.asked.en ?? [])];
    expect(own.filter((asked) => never?.test(clean(asked)) === true)).toEqual([]);
  });
});

test("what must have been said is asked for only where a conversation begins", () => {
  const asked = ["es real la multa de ice que me llego"];
  expect(fits("multas-998", "m-checkin-with-fine", asked, true)).toBe(false);
  expect(fits("multas-998", "m-checkin-with-fine", asked, false)).toBe(true);
});

describe("who has taken another step is told something else", () => {
  test.each([
    [
      "Me citaron a la individual en febrero y mi abogada renunció. ¿Puedo pedir más tiempo al juez?",
      /Sigue la audiencia individual/,
    ],
    ["soy salvadoreña, llegué en el 88 y me inscribí en el ABC, ¿todavía vale la nacara?", /No por ti/],
    [
      "¿puedo llevar mi propio intérprete a la entrevista de asilo? hablo mixteco",
      /Escribe ya a la oficina de asilo/,
    ],
    ["¿me pueden deportar sin juez si llevo menos de dos años aquí?", /no le toca/],
    ["mi esposo ciudadano falleció en mayo y apenas íbamos a meter los papeles", /ya eres residente/],
    ["a mi papá le quieren hacer firmar la I-407 en el aeropuerto, está ahí ahora", /si la firmaste/],
    [
      "una fiscal mandó a revisar mi NTA, ¿qué se dice en mi primera audiencia?",
      /Sigue la audiencia individual/,
    ],
    ["el oficial quiere que mi tía firme su salida hoy, ¿firma o no firma?", /lo que firmaste/],
    ["un reclutador me quiere cobrar por la H-2B, ¿es legal?", /Pagas tú/],
    ["mi esposo dice que me va a quitar la petición, ¿puede hacerlo?", /no se la puedes quitar tú/],
    [
      "me casé por amor con un ciudadano y también quiero la residencia, ¿es delito?",
      /Sí te la pueden quitar/,
    ],
    ["¿cómo sé si la orden que traen los de ICE es de un juez?", /pueden entrar: no estorbes/],
    ["me mudé de casa y tengo corte, ¿qué forma mando?", /Change Venue|No cambia sola/],
    ["nací en Puebla y mi mamá es de Texas, ya tengo 40, ¿soy ciudadana?", /Así no pasa sola/],
    ["mi abogado viejo murió, ¿cómo pido copia de mi expediente a migración?", /pídele tu carpeta/],
  ])("%s", (question, not) => {
    expect(all(said(question))).not.toMatch(not);
  });
});
