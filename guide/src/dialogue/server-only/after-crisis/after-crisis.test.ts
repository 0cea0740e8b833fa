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

test("who says plainly that nobody hits is believed, and what is asked is answered", () => {
  const reply = talk(
    "es",
    "mi esposo llegó muy enojado y rompió la puerta, me asusté mucho, es violento",
    "no, a mí no me pega",
    "¿cómo renuevo mi mica?",
  );
  expect(reply.topic).toBe("renovar-green-card");
});

test.each([
  ["es", "mi esposo me golpea", "ya estoy segura con mi hermana", "él es residente", "no hice reporte"],
  ["en", "my husband hits me", "I'm safe now", "he is a citizen", "I have no police report"],
] as const)("once safe, what follows goes on with VAWA and its line: %s", (language, ...turns) => {
  const reply = talk(language, ...turns);
  expect(reply.kind).toBe("answer");
  expect(reply.topic).toBe("vawa");
  expect(reply.warning).toContain("911");
});

test("a divorce is told of with its two years", () => {
  const reply = talk(
    "es",
    "mi marido me pega",
    "ahorita estoy a salvo",
    "él es ciudadano",
    "¿y si me divorcio?",
  );
  expect(reply.topic).toBe("vawa");
  expect(reply.short).toContain("2 años");
});

test("a new threat is a danger again", () => {
  const reply = talk(
    "es",
    "mi marido me pega",
    "ya estoy a salvo",
    "cuánto cuesta VAWA",
    "me volvió a amenazar",
  );
  expect(reply.kind).toBe("crisis");
});
