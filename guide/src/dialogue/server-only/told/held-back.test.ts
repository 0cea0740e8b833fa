import { describe, expect, test } from "vitest";
import { converse, guide } from "#guide/testing/conversation.ts";
import { holds } from "#guide/testing/conversations.ts";

describe("what was told stands above the answer before anything is sent", () => {
  holds(`
    voté una vez en una elección y soy residente > ya tengo lista mi n-400, la mando? :: ciudadania-requisitos :: Acuérdate.*que votaste.*N-400
    quiero hacerme ciudadano > fíjese que una vez voté :: ciudadania-requisitos :: vot(?:ar|aste).*abogado|abogado.*vot(?:ar|aste)|N-400 lo preg
    quiero hacerme ciudadano > fíjese que una vez voté > la mando entonces? :: ciudadania-requisitos :: Acuérdate.*que votaste
    me arrestaron el mes pasado por pelear > ya toca renovar mi daca, tengo todo listo, lo mando? :: daca :: Acuérdate.*un arresto
    tengo una condena por robo de hace 3 años > se me vence la mica, ya llené la i-90, la mando? :: renovar-green-card :: Acuérdate.*una condena
    en:I voted once by mistake > my green card expires, should I send the I-90? :: renovar-green-card :: Remember.*that you voted
  `);
});

test.each([
  ["nobody voted", ["nunca me han arrestado ni he votado", "ya está lista mi n-400, la mando?"]],
  ["a citizen votes", ["soy ciudadano desde 2020 y ya voté", "quiero pedir a mi mamá"]],
  ["a vote at school", ["voté en la escuela para presidente de grupo", "quiero renovar mi mica"]],
  ["another's record", ["mi esposo tiene antecedentes", "quiero pedirlo, ya tengo la i-130 lista"]],
  ["a vote in the home country", ["voté en mi país el año pasado", "quiero renovar mi mica"]],
])("%s: nothing is held back", (_, turns) => {
  expect(converse("es", turns).reply.warning ?? "").not.toMatch(/Acuérdate/);
});

test("thanks and dangers keep their own words", () => {
  const thanks = converse("es", ["me arrestaron pero me dejaron ir", "gracias"]).reply;
  expect(thanks.warning).toBeNull();
  const order = converse("es", ["voté una vez y tengo orden de deportación", "quiero pedir a mi esposa"]);
  expect(order.reply.warning).toMatch(/orden/);
  expect(order.reply.lawyer).toBe(true);
});

test("an answer that a model writes stands below it too", () => {
  const { state } = converse("es", ["voté una vez en una elección y soy residente"]);
  const sends = guide.analyse("ya tengo lista mi n-400, la mando?", state, "es");
  expect(sends.warning).toMatch(/Acuérdate.*que votaste/);
  expect(sends.lawyer).toBe(true);
  expect(guide.analyse("gracias", state, "es").warning).toBeNull();
});
