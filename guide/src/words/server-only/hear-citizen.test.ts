import { describe, expect, test } from "vitest";
import { talk } from "#guide/testing/conversation.ts";
import { hearCitizen } from "#guide/words/server-only/hear-citizen.ts";

/** The last reply, each turn in the language that it sounds like. */
const lead = (...turns: string[]) => talk((said) => (/\b(?:my|the)\b/.test(said) ? "en" : "es"), ...turns);

describe("who crossed, with a spouse that is a citizen in other words, is not told to adjust here", () => {
  test.each([
    "me vine por el desierto hace 12 años y mi esposa nació en Houston",
    "brinqué el cerro y mi marido es gringo",
    "crucé sin papeles en 2004, mi mujer es estadounidense",
    "entré por el río y mi señora es americana",
    "crucé por el monte y mi esposo es nacido aquí",
    "I crossed the desert and my husband was born in Texas",
    "I crossed the border and my wife is american",
  ])("%s", (said) => {
    const reply = lead(said);
    expect(reply.topic).toBe("entre-sin-inspeccion-245i");
    expect(reply.lawyer).toBe(true);
    expect(reply.warning).toMatch(/No salgas de Estados Unidos|Do not leave the United States/);
  });

  test.each([
    ["quiero arreglar mis papeles", "crucé por el cerro y mi esposa nació en California"],
    ["quiero arreglar mis papeles", "crucé por el río", "mi esposo es norteamericano"],
    ["quiero arreglar mis papeles", "no, con visa no, entré por el río", "mi esposa es gringa"],
    ["quiero arreglar mis papeles", "no fue con visa, crucé por el desierto", "mi marido nació aquí"],
  ])("%s / %s / %s", (...turns) => {
    const reply = lead(...turns.filter((turn) => turn !== undefined));
    expect(reply.topic).toBe("entre-sin-inspeccion-245i");
    expect(reply.warning).toContain("No salgas de Estados Unidos");
  });
});

test.each([
  ["mi hija de 24 años nació en Chicago", "mi hija de 24 años es ciudadana"],
  ["tengo un hijo nacido aquí de 25 años", "hijo ciudadano"],
  ["mi papá es gringo", "mi papá es ciudadano"],
  ["casado con una americana", "casado con una ciudadana"],
])("%s", (said, heard) => {
  expect(hearCitizen(said)).toContain(heard);
});

test.each([
  "tengo un hijo de 15 años nacido aquí",
  "mi esposo nació en México",
  "mi esposa es centroamericana",
  "mi bebé nació aquí",
])("stays as said: %s", (said) => {
  expect(hearCitizen(said)).toBe(said);
});
