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
