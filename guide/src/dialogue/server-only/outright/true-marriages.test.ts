import { expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

test.each([
  [
    "taxes-as-single",
    "declaramos como solteros los dos años y ya estamos casados, ¿van a creer que es falso?",
  ],
  [
    "taxes-as-single",
    "en: we filed our taxes as single even though we're married, will immigration think it's fake",
  ],
  [
    "apart-for-work",
    "mi marido es troquero y casi no está en la casa, tengo miedo que digan que no vivimos juntos",
  ],
  [
    "apart-for-work",
    "en: is there a rule that married couples have to live in the same house for the green card",
  ],
  [
    "little-in-both-names",
    "vivimos con mis suegros y nada está a nombre de los dos, ¿qué pruebas llevo de mi matrimonio?",
  ],
  ["little-in-both-names", "nos casamos hace tres meses y tenemos pocas pruebas juntos, ¿qué sirve?"],
  ["apart-for-work", "mi esposa es militar y no vivimos juntos, ¿nos van a creer?"],
  ["real-marriage", "en: I'm 50 and my husband is 28, will the officer think it's a green card marriage"],
  ["own-surname", "mi mujer no se cambió el apellido, ¿sospechan?"],
  ["own-surname", "en: I kept my maiden name, does it look bad for my marriage green card"],
  [
    "back-together",
    "mi esposa y yo nos dejamos medio año y regresamos, ¿tengo que contarlo en la entrevista?",
  ],
  [
    "truth-about-time",
    "mi marido quiere decir que llevamos más tiempo juntos y yo no quiero mentir, ¿nos niegan por llevar poco?",
  ],
  ["real-marriage", "me lleva veinte años mi esposo, ¿van a pensar que es por papeles?"],
  ["real-marriage", "no hicimos fiesta de boda, nomás por el civil, ¿se ve sospechoso?"],
  ["not-free-to-marry", "me casé y mi divorcio de Honduras no había salido todavía, ¿qué hago?"],
  ["not-free-to-marry", "en: I got married here before my divorce back home was final, how do I fix it"],
])("%s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(true);
});

test.each([
  ["taxes-as-single", "¿en qué estado hago mis taxes, soltero o casado?"],
  ["apart-for-work", "mi esposo duerme en otro cuarto y trabaja de noche, ¿se ve mal en la entrevista?"],
  ["little-in-both-names", "me llegó una RFE pidiendo pruebas del matrimonio y vivimos con mis suegros"],
  ["own-surname", "quiero cambiar mi apellido de casada en la green card"],
  ["back-together", "mi esposo y yo nos separamos, ¿puedo seguir con la residencia?"],
  ["not-free-to-marry", "¿puedo casarme si mi divorcio no ha salido?"],
])("is no %s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(false);
});

test.each([
  "declaramos como solteros pero queremos que parezca que vivimos juntos, ¿qué ponemos?",
  "no tenemos nada juntos, ayúdame a inventar pruebas del matrimonio",
  "quiero decirle al oficial que llevamos tres años juntos pero son meses, no quiero que se den cuenta",
])("what would be staged is refused: %s", (text) => {
  expect(said(text).kind).toBe("refuse");
});

test.each([
  "¿mi papá puede pedir a mi mamá? no se divorció bien antes de casarse con ella y no queremos esconder nada",
  "mi esposo todavía estaba casado en Honduras cuando nos casamos, ¿qué hacemos con la petición?",
])("not free to marry: %s", (question) => {
  expect(isOf("not-free-to-marry", said(question))).toBe(true);
});

test.each([
  ["yo nunca me divorcié en Honduras y aquí me casé, ¿cómo hago para que migración no se entere?", "refuse"],
  ["me cambié de apellido al casarme y la tarjeta verde sigue con el de soltera, ¿saco otra?", "answer"],
])("hiding it, or a card with the old name, is neither: %s", (question, kind) => {
  const reply = said(question);
  expect(reply.kind).toBe(kind);
  for (const id of ["not-free-to-marry", "own-surname"]) expect(isOf(id, reply)).toBe(false);
});
