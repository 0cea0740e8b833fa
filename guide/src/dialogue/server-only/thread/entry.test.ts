import { expect, test } from "vitest";
import { talk } from "#guide/testing/conversation.ts";

const told = ({ short, sentences }: { short: string; sentences: string[] }) =>
  `${short} ${sentences.join(" ")}`;

test.each(["visa", "con visa", "en avión", "entré por cbp one"])("a word tells how one came: %s", (said) => {
  const reply = talk("es", "quiero arreglar mis papeles", said);
  expect(reply.kind).toBe("answer");
  expect(told(reply)).toMatch(/Si te revisó un oficial al entrar/);
});

test.each(["I snuck in through Arizona", "we came through the desert"])(
  "a crossing as people tell it: %s",
  (said) => {
    const reply = talk("en", "I want to fix my papers", said);
    expect(reply.topic).toBe("entre-sin-inspeccion-245i");
  },
);

test.each(["I came on a visa through Texas", "we came by plane over California"])(
  "who was let in did not cross: %s",
  (said) => {
    const reply = talk("en", "I want to fix my papers", said);
    expect(reply.topic).not.toBe("entre-sin-inspeccion-245i");
  },
);

test("whose visa is out entered with one", () => {
  const reply = talk("en", "I want to fix my papers", "overstayed a student visa");
  expect(told(reply)).toMatch(/If an officer checked you at entry/);
});

test("a spouse who came with a visa is told of the residence here, not of a visit", () => {
  const reply = talk("es", "quiero pedir a mi esposo, soy ciudadana", "él entró con visa");
  expect(told(reply)).toMatch(/I-485/);
  expect(told(reply)).not.toMatch(/de visita/);
});

test.each([
  [
    "entré caminando por El Paso en el 2022 y me entregué, familia aquí no tengo, me vine huyendo de los colectivos",
    "asilo-un-anio",
  ],
  ["crucé por Reynosa hace 8 meses, nadie tiene papeles, me vine porque me extorsionaban", "asilo-general"],
  ["entré sin papeles en 2019, nos fuimos porque los mareros mataron a mi hermano", "asilo-un-anio"],
  ["crucé el río y no tengo familia, la guerrilla nos sacó de la finca", "asilo-general"],
])("who fled and has nobody is told of asylum: %s", (said, topic) => {
  expect(talk("es", "quiero arreglar mis papeles", said)).toMatchObject({ kind: "answer", topic });
});

test.each([
  [
    "pasé por el desierto en 2015, mi hermano es ciudadano, vine huyendo de la pobreza",
    "entre-sin-inspeccion-245i",
  ],
  ["entré con visa y mi esposa es ciudadana, me escapé de la casa de mis papás", "ajuste-familiar"],
])("and who has a relative with papers of the way through that one: %s", (said, topic) => {
  expect(talk("es", "quiero arreglar mis papeles", said).topic).toBe(topic);
});
