/** What was told is told otherwise: another way begins, a number or a date counts anew. What is asked or excused is read as it is. */
import { describe, expect, test } from "vitest";
import { toldAnew } from "#guide/dialogue/server-only/thread/told-otherwise.ts";
import { talk } from "#guide/testing/conversation.ts";

const of = (opened: string, said: string) =>
  toldAnew(said, { topic: "ajuste-familiar", opened, pending: null, said: [] });

describe("another way begins", () => {
  test.each([
    [
      "Entré sin inspección y mi esposa es ciudadana, ¿puedo arreglar?",
      "perdón, sí entré con visa",
      "entre con visa y mi esposa es ciudadana puedo arreglar",
    ],
    [
      "crucé por el río y mi hija ciudadana tiene 25, ¿me puede arreglar?",
      "no, entré con visa",
      "entre con visa y mi hija ciudadana tiene 25 me puede arreglar",
    ],
    [
      "mi papá es residente y soy soltera, ¿me puede pedir?",
      "disculpe, soy casada",
      "mi papa es residente y soy casada me puede pedir",
    ],
    [
      "My dad is a citizen, can he petition me?",
      "sorry, my dad is a resident",
      "my dad is a resident can he petition me",
    ],
    [
      "mi esposo es residente y me quiere pedir",
      "me equivoqué, no es residente, es ciudadano",
      "mi esposo es ciudadano y me quiere pedir",
    ],
    [
      "Mi esposo es ciudadano y yo entré con visa, ¿qué formularios son?",
      "bueno, en realidad no es mi esposo, es mi novio, no nos hemos casado",
      "mi novio es ciudadano y yo entre con visa que formularios son",
    ],
    [
      "Mi esposo ya metió mi I-485 y quiero el permiso de trabajo",
      "ya vi el recibo, no es la I-485, es la I-130 nada más",
      "mi esposo ya metio mi i130 y quiero el permiso de trabajo",
    ],
    [
      "My son was born here and just turned 21, can he file for me?",
      "sorry, I meant he's turning 20",
      "my son was born here and just turned 20 can he file for me",
    ],
  ])("%s > %s", (opened, said, words) => expect(of(opened, said)).toEqual({ words, whole: true }));
});

describe("one part counts anew", () => {
  test.each([
    ["mi hijo tiene 20 años y lo pedí yo", "perdón, tiene 22", "mi hijo tiene 22 anos"],
    ["mi hijo tiene 20 años y lo pedí yo", "disculpa tiene veintidós años", "mi hijo tiene veintidos anos"],
    ["cuánto tengo que ganar, somos 3", "perdón, somos 5", "somos 5"],
    ["cuánto tengo que ganar, somos dos", "eran cuatro, no dos", "somos cuatro"],
    [
      "Somos 3 y gano 36 mil al año, ¿me alcanza?",
      "me equivoqué, son 26 mil, 36 era antes",
      "gano 26 mil al ano",
    ],
    [
      "quiero ser ciudadano, tengo la green card desde 2022",
      "perdón, la tengo desde 2019",
      "tengo la green card desde 2019",
    ],
    [
      "I have had my green card since 2022, when can I apply?",
      "sorry, since 2019",
      "i have had my green card since 2019",
    ],
    ["¿puedo renovar mi DACA?", "perdón, se me venció en 2024", "se me vencio en 2024"],
  ])("%s > %s", (opened, said, words) => expect(of(opened, said)).toEqual({ words, whole: false }));
});

describe("nothing is corrected", () => {
  test.each([
    ["mi hijo tiene 20 años", "perdón la molestia, ¿y cuánto cuesta?"],
    ["mi hijo tiene 20 años", "perdón por tantas preguntas"],
    ["mi hijo tiene 20 años", "disculpe que no entendí"],
    ["mi hijo tiene 20 años", "tiene 22"],
    ["Entré con visa", "perdón, ¿y si entré sin inspección qué pasa?"],
    ["llevo 20 años aquí", "perdón, gracias"],
    ["mi esposo es ciudadano", "no es seguro, es caro"],
  ])("%s > %s", (opened, said) => expect(of(opened, said)).toBeNull());

  test("a no that answers what was asked", () => {
    const pending = { topic: "castigo-3-10-perdon", original: "crucé por el río" };
    const state = { topic: "castigo-3-10-perdon", opened: "crucé por el río en 2004", pending, said: [] };
    expect(toldAnew("no, entré con visa", state)).toBeNull();
  });
  test("where nothing is open", () =>
    expect(
      toldAnew("perdón, tiene 22", { topic: null, opened: "mi hijo tiene 20", pending: null, said: [] }),
    ).toBeNull());
});

describe("and is answered so", () => {
  test("who came with a visa after all has the way without leaving", () => {
    const reply = talk(
      "es",
      "entré sin inspección y mi esposa es ciudadana, ¿puedo arreglar?",
      "perdón, sí entré con visa",
    );
    expect(reply.topic).toBe("ajuste-familiar");
    expect(reply.warning).toBeNull();
  });

  test("years of a card that were told wrong are over", () => {
    const reply = talk(
      "es",
      "quiero ser ciudadano, tengo la green card desde 2022",
      "perdón, la tengo desde 2019",
    );
    expect([reply.short, ...reply.sentences].join(" ")).toMatch(/ya se cumplieron en 2024/);
  });

  test("a card of two years is no card of ten", () => {
    const reply = talk("es", "mi mica se vence en 6 meses, ¿la renuevo?", "perdón, es la de dos años");
    expect(reply.topic).toBe("residencia-condicional");
  });

  test("more of them need more", () => {
    const reply = talk(
      "es",
      "cuánto tengo que ganar para pedir a mi esposa, somos 3",
      "perdón, somos 5 con mis suegros",
    );
    expect([reply.short, ...reply.sentences].join(" ")).toMatch(/48,350/);
  });

  test("at 22 the way of the young is closed where nothing was sent", () => {
    const reply = talk("es", "mi papá me abandonó y tengo 17 años, ¿aplico a SIJ?", "tengo 22 años");
    expect([reply.short, ...reply.sentences].join(" ")).toMatch(/ya no se puede/);
  });
});
