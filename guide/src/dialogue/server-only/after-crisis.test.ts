/** What stays with a conversation once a danger was told, in wordings of our own. */
import { expect, test } from "vitest";
import { guide, talk, today } from "#guide/testing/conversation.ts";

test.each<[string, ...string[]]>([
  ["me quiero morir", "es que ya me van a deportar"],
  ["ya no quiero vivir", "sí"],
  ["quiero matarme", "no tengo a nadie aquí"],
  ["me quiero quitar la vida", "no sé", "para qué sigo"],
])("a wish to die stays with the next words: %s, %s", (...said) => {
  const reply = talk("es", ...said);
  expect(reply.kind).toBe("crisis");
  expect(reply.warning).toContain("988");
});

test("in English too", () => {
  expect(talk("en", "I want to kill myself", "because they took my husband").kind).toBe("crisis");
});

test("what is plainly asked is answered, with the line above it", () => {
  const reply = talk("es", "ya no quiero vivir", "¿cómo renuevo mi permiso de trabajo?");
  expect(reply.kind).toBe("answer");
  expect(reply.topic).toBe("renovar-permiso-extension");
  expect(reply.warning).toContain("988");
});

test("who is beaten and tells of papers stays with VAWA and its line", () => {
  const reply = talk("es", "mi esposo me golpea y quiero papeles", "él es residente y yo crucé de ilegal");
  expect(reply.topic).toBe("vawa");
  expect(reply.warning).toContain("800-799-7233");
});

test("a reply to the guide's own question is read as one, with the line above it", () => {
  const reply = talk(
    "es",
    "me quiero morir",
    "quiero arreglar mis papeles",
    "entré con visa y mi esposa es ciudadana",
  );
  expect(reply.kind).not.toBe("crisis");
  expect(reply.warning).toContain("988");
});

test("after a few turns of other questions the line goes", () => {
  const others = Array.from({ length: 6 }, () => "¿cuánto cuesta la ciudadanía?");
  expect(talk("es", "me quiero morir", ...others).warning ?? "").not.toContain("988");
});

test("a forged state counts for nothing", () => {
  const forged = {
    version: 1,
    topic: null,
    pending: null,
    asked: [],
    said: [],
    crisis: { kind: "x", left: 9 },
  };
  const { reply } = guide.reply("sí", forged as never, "es", { today });
  expect(reply.kind).not.toBe("crisis");
});
