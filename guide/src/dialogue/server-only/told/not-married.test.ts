import { describe, expect, test } from "vitest";
import { all, converse, talk } from "#guide/testing/conversation.ts";

describe("a boyfriend or girlfriend is no spouse", () => {
  test.each([
    ["en", ["my boyfriend is a citizen"], /cannot petition for you unless you marry/],
    ["en", ["i crossed the border, how do i get papers", "my boyfriend is a citizen"], /unless you marry/],
    ["es", ["mi novio es residente"], /mientras no se casen/],
    ["es", ["tengo daca", "mi novia es ciudadana"], /mientras no se casen/],
  ] as const)("%s: %s", (language, turns, tells) => {
    expect(all(converse(language, [...turns]).reply)).toMatch(tells);
  });

  test.each(["quiero traer a mi novia, soy ciudadano", "me caso el mes que viene, mi novio es ciudadano"])(
    "of a wedding or of one's own petition the fiancé's visa is told: %s",
    (question) => {
      expect(talk("es", question).topic).toBe("prometido-k1");
    },
  );
});

describe("a relative who is dying", () => {
  test.each([
    ["es", "es que mi mama se esta muriendo", /^Siento mucho/],
    ["en", "my mom is dying", /^I am so sorry/],
  ] as const)("%s is met warmly whatever is open: %s", (language, said, warm) => {
    const first =
      language === "es" ? "quiero renovar mi permiso de trabajo" : "how do i renew my work permit";
    const { reply } = converse(language, [first, said]);
    expect(reply.short).toMatch(warm);
    expect(all(reply)).toMatch(/800-375-5283/);
    expect(reply.lawyer).toBe(true);
  });
});

describe("small talk is a greeting", () => {
  test.each(["como estas", "¿Qué tal?", "hola, ¿cómo te va?", "how are you", "what's up"])("%s", (said) => {
    const { kind, choices, topic } = talk(/[a-z]+ (?:are|up)|what/.test(said) ? "en" : "es", said);
    expect([kind, topic]).toEqual(["clarify", null]);
    expect(choices.map(({ label }) => label).join()).toMatch(/papeles|papers/);
  });
});
