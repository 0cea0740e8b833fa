import { describe, expect, it } from "vitest";
import { askedDifference } from "#guide/dialogue/server-only/meanings/asked-difference.ts";
import { knownWords, markKnown } from "#guide/dialogue/server-only/meanings/known-words.ts";
import { clean } from "#guide/words/normalise.ts";

const known = knownWords(
  Object.entries({
    asilo: ["asilo", "asylum"],
    tps: ["tps"],
    parole: ["parole"],
    "advance-parole": ["advance parole"],
    peticionario: ["peticionario", "petitioner"],
    beneficiario: ["beneficiario", "beneficiary"],
    "visa-u": ["visa u", "u visa"],
    "visa-t": ["visa t", "t visa"],
    "i-130": ["i-130"],
    "i-485": ["i-485"],
  }),
);
const asked = (text: string) => {
  const marked = markKnown(known, clean(text));
  return marked === null ? null : askedDifference(marked);
};

describe("two words whose difference is asked", () => {
  it.each([
    ["¿Qué diferencia hay entre asilo y TPS?", "asilo", "tps"],
    ["oiga cual es la diferencia entre el peticionario y el beneficiario", "peticionario", "beneficiario"],
    ["diferencia entre parole y advance parole", "parole", "advance-parole"],
    ["¿en qué se diferencian la visa U y la visa T?", "visa-u", "visa-t"],
    ["la I-130 y la I-485 son lo mismo?", "i-130", "i-485"],
    ["¿es lo mismo el asilo que el TPS?", "asilo", "tps"],
    ["¿Es el parole lo mismo que el asilo?", "parole", "asilo"],
    ["what is the difference between asylum and TPS?", "asilo", "tps"],
    ["whats the difference between a U visa and a T visa", "visa-u", "visa-t"],
    ["is the I-130 the same as the I-485?", "i-130", "i-485"],
    ["how is asylum different from TPS?", "asilo", "tps"],
  ])("%s", (text, one, other) => expect(asked(text)).toEqual([one, other]));

  it("two words for one thing", () => {
    expect(asked("¿asilo y asylum es lo mismo?")).toEqual(["asilo", "asilo"]);
  });

  it.each([
    "¿qué diferencia hay entre pedir asilo en la frontera y TPS?",
    "¿qué me conviene, asilo o TPS?",
    "¿es asilo o TPS lo que tengo que pedir?",
    "¿qué diferencia hace si tengo TPS?",
    "is asylum better than TPS",
    "¿son lo mismo?",
    "tengo TPS y asilo",
  ])("not: %s", (text) => expect(asked(text)).toBeNull());
});
