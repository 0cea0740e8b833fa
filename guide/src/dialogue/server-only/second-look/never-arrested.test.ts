import { describe, expect, it } from "vitest";
import { onlyDone, withoutDenials } from "#guide/dialogue/server-only/second-look/never-arrested.ts";

describe("what never was", () => {
  it.each([
    "nunca me han arrestado",
    "no nos ha agarrado la policia",
    "jamas me arrestaron",
    "no lo detuvieron nunca",
    "jamas he estado presa",
    "nunca fui detenido",
    "never been arrested",
    "not once arrested",
    "havent been arrested",
    "wasnt ever detained",
    "no arrests",
    "zero arrests",
    "sin antecedentes penales",
    "no tengo record",
    "ni un arresto",
    "no criminal record",
    "dont have any charges",
    "record limpio",
  ])("is taken out whole: %s", (said) => {
    expect(onlyDone(said)).toBe("");
    expect(onlyDone(`${said} y quiero la ciudadania`)).toBe("y quiero la ciudadania");
  });

  it("stays where somebody was arrested after all, or something else cannot wait", () => {
    const brother = "nunca me han arrestado pero a mi hermano lo detuvieron";
    expect(onlyDone(brother)).toBe("pero a mi hermano lo detuvieron");
    expect(withoutDenials(brother)).toBe(brother);
    const court = "no tengo antecedentes y tengo corte el martes";
    expect(withoutDenials(court)).toBe(court);
  });
});
