/** A story names the written answer, however long it is. */
import { expect, test } from "vitest";
import { said } from "#guide/testing/conversation.ts";

test.each([
  [
    "en: I paid my cousin's bond, he won his case in June, but I lost the receipt. How do I get it back?",
    /I-395/,
  ],
  ["pagué siete mil de fianza por mi yerno y ya ganó su caso, ¿cómo me regresan ese dinero?", /I-391/],
  ["la aplicación con la que mando la foto a ICE se traba y mi oficial no contesta", /la aplicación falló/],
  [
    "le hablaron a mi mamá de un número de inmigración y les dio 900 dólares en tarjetas y su social",
    /banco/,
  ],
  [
    "trabajé seis años con el número de un señor y ahora ya tengo mi propio social bueno, ¿qué hago con el Seguro Social?",
    /número tuyo/,
  ],
  ["mi esposo retiró la petición, luego se arrepintió y quiere volver a meterla", /una nueva/],
  ["mi papá nunca me registró en el acta, ya soy ciudadana, ¿lo puedo pedir?", /por tu papá piden más/],
  ["soy de Maracaibo y mi marido es cubano, los dos entramos con parole, ¿a mí me cae por él?", /^Sí, /],
  ["mi hija abrió el sobre del doctor de las vacunas, ¿ya no sirve?", /^Así no lo mandes/],
])("%s", (question, begins) => {
  const { short, sentences } = said(question);
  expect([short, ...sentences].slice(0, 2).join(" ")).toMatch(begins);
});

test.each([
  ["¿cuándo regresan el dinero de una fianza de migración?", /I-391/],
  ["¿el sobre del doctor lo puedo abrir?", /^Así no lo mandes/],
])("not so: %s", (question, not) => {
  expect(said(question).short).not.toMatch(not);
});
