import { expect, test } from "vitest";
import { said } from "#guide/testing/conversation.ts";

const ofThem = /esa persona|that person|su familia \(|their family \(/;

test.each([
  "mi mamita ya está mayor y no tiene papeles, ¿cómo la podemos legalizar?",
  "mi tía quiere arreglar sus papeles, ¿cómo la ayudamos?",
  "mi prima busca la forma de quedarse legal, ¿hay manera de que se quede?",
  "en: my dad's been here since 1998, is there any way he can become legal?",
  "en: my girlfriend doesn't have papers, how can she get legalized?",
])("asked of the person it is about: %s", (text) => {
  const reply = said(text);
  expect(reply.kind).toBe("clarify");
  expect(reply.sentences.join(" ")).toMatch(ofThem);
  const crossed = reply.choices.find(({ label }) => /^(?:Cruzó|Crossed)/.test(label));
  expect(crossed?.say).toMatch(/^(?:Crucé|I crossed)/);
});

test.each([
  "quiero arreglar mis papeles y los de mi mamá, ¿cómo le hago?",
  "tengo diez años aquí y mis hijos nacieron acá, ¿cómo le hago para la residencia?",
  "mi amiga arregló el año pasado, ¿cómo le hago yo para arreglar también?",
  "en: I have no papers, my daughter turned 21 last week. Can she fix me?",
])("asked of who writes: %s", (text) => {
  const reply = said(text);
  expect(reply.kind).toBe("clarify");
  expect([reply.short, ...reply.sentences].join(" ")).not.toMatch(ofThem);
});
