/** Figures of speech are heard as what they mean, and what is no figure stays. */
import { describe, expect, test } from "vitest";
import { hearFigures } from "#guide/words/server-only/hear-figures.ts";

describe("a blow or a death that is only a manner of speaking", () => {
  test.each([
    ["la renovación me pega duro en la cartera", "la renovación sale caro"],
    ["el patrón me pega donde más duele, en el bolsillo", "el patrón sale caro"],
    ["la subida nos golpea el bolsillo", "la subida sale caro"],
    ["no quisiera morirme sin papeles", "quisiera tener papeles"],
    ["no me quiero morir sin ver a mi mamá", "quiero ver a mi mamá"],
    ["my dad doesn't want to die without papers", "my dad would want to have papers"],
    ["el calor me está matando en el fil", "el calor es mucho en el fil"],
    ["mi papá está amarrado con el trabajo", "mi papá está ocupado con el trabajo"],
    ["no quiero despertar a los niños", "no quiero molestar a los niños"],
    ["la espera me está matando de los nervios", "la espera tarda mucho"],
    ["no se muere hasta no tener su ciudadanía", "espera hasta no tener su ciudadanía"],
    ["she says she won't die until she's a citizen", "she says she waits until she's a citizen"],
    ["mi suegra me ahorca con sus preguntas", "mi suegra me presiona con sus preguntas"],
    ["this wait is literally killing me", "this wait is long"],
    [
      "mi compadre se tira del puente si pierde la selección jaja",
      "mi compadre se enoja si pierde la selección jaja",
    ],
    ["me tiene secuestrada en este pueblo, jaja. ¿Y la visa?", "¿Y la visa?"],
  ])("%s", (said, meant) => {
    expect(hearFigures(said)).toBe(meant);
  });

  test.each([
    "mi marido me pega",
    "no quiero morirme sin que sepan la verdad",
    "me voy a tirar del puente jajaja",
    "mi hijo dice que se tira del puente",
    "me tiene encerrada en este cuarto",
    "no quiero despertar mañana",
    "mi marido me está matando",
    "me ahorca con el cinturón",
    "lo tienen amarrado a la cama",
    "el carro me pega en la puerta",
    "me tienen atada a mi trabajo",
    "estoy amarrada en el trabajo",
    "el calor nos está matando en el trailer",
    "the heat is killing us, the door is locked",
    "mi esposo me golpea en la bolsa",
    "me tiene secuestrada en este pueblo y me pega, jaja.",
  ])("stays: %s", (said) => {
    expect(hearFigures(said)).toBe(said);
  });
});
