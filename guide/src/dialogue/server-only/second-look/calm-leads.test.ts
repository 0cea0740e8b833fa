import { expect, test } from "vitest";
import { said } from "#guide/testing/conversation.ts";

const ofDoor = /^(?:Si está pasando ahora: no abras|If it is happening now: do not open)/;
const ofSearch = /locator\.ice\.gov/;

const atDoor = [
  "la migra está afuera de mi casa",
  "están tocando y dicen que son de migración",
  "ice vino a mi casa ayer",
  "si viene ice a mi casa qué hago",
  "vinieron a buscar a mi hermano los de ice a la casa",
  "redada en mi trabajo",
  "en: ICE is at my door",
  "en: what do I do if ICE comes to my house",
  "en: there are agents outside my apartment",
];

test.each(atDoor)("somebody stands behind a door, or fears to: %s", (text) => {
  expect(said(text).warning).toMatch(ofDoor);
});

const elsewhere = [
  "tengo una orden de corte de familia y me cambié de casa, tengo corte de migra tambien donde aviso",
  "me mudé de casa, cómo le aviso a la migra",
  "se puede sacar pasaporte a mi bebé si el papá está detenido por ice",
  "qué derechos tengo si me agarra ice",
  "si me para la migra manejando qué derechos tengo",
  "ICE me agarró en mi casa en 2019 y me soltaron, puedo pedir asilo",
  "me robaron con pistola || y si me agarra ICE mientras?",
  "en: I moved to a new house, how do I tell ICE",
];

test.each(elsewhere)("nothing happens at a door: %s", (text) => {
  expect(said(text).warning ?? "").not.toMatch(ofDoor);
});

test.each([
  "se llevaron a mi marido esta mañana los de ice saliendo del trabajo",
  "agarraron a mi hermano los de ice yendo al trabajo",
])("whom officers took is looked for: %s", (text) => {
  const { topic, warning } = said(text);
  expect(topic).toBe("encontrar-detenido");
  expect(warning).toMatch(ofSearch);
});

test.each([
  "qué se necesita para la residencia, llevo ocho años en Houston",
  "no sé si se puede sacar la mica, llevo toda la vida aquí en El Paso",
  "ICE me dio una cita y llevo tres años yendo a firmar",
  "¿cómo se hace uno residente? llevo siete años en Nueva Orleans",
])("her own years are no arrest: %s", (text) => {
  expect(said(text).warning ?? "").not.toMatch(ofSearch);
});

test.each(["se lo llevo la migra ayer saliendo del trabajo", "ICE se llevo a mi papá, lleva ocho años aquí"])(
  "who was carried off is looked for: %s",
  (text) => {
    expect(said(text).topic).toBe("encontrar-detenido");
  },
);

test.each([
  "me voy el viernes a Lima, llevo nueve años con la visa vencida, ¿puedo regresar?",
  "compré boleto a Quito y no tengo papeles, ¿me dejan entrar otra vez?",
])("whoever flies without papers hears it first: %s", (text) => {
  expect(said(text).warning).toMatch(/^No salgas/);
});

test("a resident who flies hears no such thing", () => {
  expect(said("soy residente y me voy el lunes, ¿puedo regresar en un mes?").warning ?? "").not.toMatch(
    /^No salgas/,
  );
});
