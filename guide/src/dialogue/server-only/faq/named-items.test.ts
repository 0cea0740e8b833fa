/** What the words of a first question can only mean stands in front of its subject. */
import { expect, test } from "vitest";
import { said } from "#guide/testing/conversation.ts";

test.each([
  ["¿mi amigo que no es familia puede ser el co-sponsor?", /^Sí: puede ser familiar/],
  ["en: charges were dropped in 2015, do I list the arrest on the N-400", /^Good news/],
  ["di a luz con medicaid de emergencia, ¿me afecta para la residencia?", /^Ve a emergencias/],
  ["en: what will they ask my cousin at the credible fear interview", /^An asylum officer/],
  ["si voy a la clínica, ¿le avisan a la migra?", /^No: el hospital/],
  ["¿le pueden quitar la ciudadanía a mi niña que nació aquí?", /^Quien nace aquí/],
  ["¿al chamaco que nació acá le quitan la ciudadanía si sus papás no tienen papeles?", /^Quien nace aquí/],
  ["tengo F-1, ¿puedo trabajar en una tienda?", /^En tu escuela sí/],
  ["ando con la H-2A, ¿me puedo cambiar de patrón?", /^Sí, pero el patrón nuevo/],
  ["un notario me robó, ¿dónde lo denuncio?", /^En reportefraude/],
  ["en: how many days do I get with voluntary departure", /^Up to 120 days/],
  ["me dan la TN, ¿mi esposo puede trabajar?", /^Con la TN/],
  ["¿puedo ir a México con DACA a ver a mi abuela?", /^Con DACA es muy riesgoso/],
  ["en: how long can I stay outside the US with my green card", /^With a green card/],
  ["¿llevo mi propio intérprete a la entrevista de asilo?", /^Lleva tu propio intérprete/],
])("%s", (question, begins) => {
  expect(said(question).short).toMatch(begins);
});

test.each([
  ["trabajé en un restaurante con mi visa F-1, ¿se enteran?", /^En tu escuela sí/],
  ["tengo DACA y una orden de deportación, ¿puedo viajar?", /^Con DACA es muy riesgoso/],
  ["soy enfermera y llegan señoras golpeadas que no denuncian por miedo a la migra", /^No: el hospital/],
])("not so: %s", (question, not) => {
  expect(said(question).short).not.toMatch(not);
});

test.each([
  ["en: I need a particular social group for asylum. What is that in normal words?", "asilo-general"],
  ["¿cómo es que se solicita el asilo, en qué oficina lo recibe a uno?", "asilo-general"],
  ["¿qué diferencia hay entre la visa U y la visa T?", "visa-t"],
  ["se me olvidó poner a un hijo en la petición, ¿qué hago?", "hijos-hijastros"],
  [
    "en: my brother petitioned me in 2003, he moved to Mexico last year, does it keep going?",
    "pedir-hermanos",
  ],
  ["¿cómo verifico que el número de recibo que me dieron en un local sea de verdad?", "notarios-fraude"],
  ["¿cómo sé que la abogada es de verdad y no una estafadora?", "buscar-abogado"],
])("and the subject is the one that it names: %s", (question, topic) => {
  const found = said(question.replace(/^en: /, "en:"));
  expect(found).toMatchObject({ kind: "answer", topic });
});

test.each([
  ["¿qué diferencia hay entre llegar como refugiado y pedir asilo aquí?", "refugiados"],
  ["¿cómo veo mi caso con el número de recibo?", "estado-del-caso"],
])("another subject keeps its own: %s", (question, topic) => {
  expect(said(question).topic).toBe(topic);
});

test("a lawyer of the social media is looked up all the same", () => {
  expect(said("¿cómo sé si un abogado es de verdad? lo encontré en Facebook").short).toMatch(
    /roba el nombre/,
  );
});
