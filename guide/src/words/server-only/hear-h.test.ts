import { describe, expect, it } from "vitest";
import { hearH } from "#guide/words/server-only/hear-h.ts";

describe("an h that was not written", () => {
  it.each([
    ["nunca me a pegado", "nunca me ha pegado"],
    ["no e vuelto a entrar", "no he vuelto a entrar"],
    ["ya emos metido los papeles", "ya hemos metido los papeles"],
    ["no me an contestado", "no me han contestado"],
    ["llegue ase 3 años", "llegue hace 3 años"],
    ["y si me ago ciudadano", "y si me hago ciudadano"],
    ["que ago", "que hago"],
    ["si me salgo me hecha a migracion", "si me salgo me echa a migracion"],
  ])("is heard: %s", (said, heard) => {
    expect(hearH(said)).toBe(heard);
  });

  it.each([
    "le pregunté a Salido",
    "voy a pedir la residencia",
    "two years ago",
    "no a todos",
    "que hecho eso",
    "me a mi no me dijeron",
  ])("is not heard where none is: %s", (said) => {
    expect(hearH(said)).toBe(said);
  });
});
