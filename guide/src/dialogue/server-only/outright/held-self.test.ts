/** Who speaks from detention is told what to say and not to sign there. */
import { describe, expect, test } from "vitest";
import { converse, isOf, said } from "#guide/testing/conversation.ts";

describe("the one who is held speaks", () => {
  test.each([
    ["held-self", "estoy detenido en un centro en texas"],
    ["held-self", "me agarró la migra, estoy en el centro de detención"],
    ["held-self", "oiga me tienen encerrado los de migración en Eloy"],
    ["held-self", "ando detenida en una cárcel de ICE, me prestaron el teléfono"],
    ["held-self", "en:I'm detained in an ICE center in Louisiana"],
    ["held-self", "en:ICE has me and they won't let me call anyone"],
    ["held-self", "le hablo desde el centro de detención de Adelanto"],
    ["held-self", "en:I got picked up by ICE yesterday, I'm in a holding cell"],
    ["held-self-how-long", "estoy detenida por la migra, ¿cuánto tiempo me van a tener?"],
    ["held-self-children", "estoy detenida, me trajeron ayer, mis hijos están solos en la casa"],
    ["held-self-children", "me detuvo ICE en el trabajo y no hay quien recoja a mis niños de la escuela"],
    ["held-self-papers", "me están dando unos papeles para firmar, estoy detenido"],
    ["held-self-papers", "en:I'm in ICE detention and they want me to sign something"],
    ["held-self-fear", "estoy en un centro de detención y tengo miedo de regresar a Honduras"],
    ["held-self-fear", "en:I am detained and I am scared to go back to Guatemala"],
    ["held-self-sick", "estoy detenida y no me dan mi insulina"],
    ["held-self-flight", "estoy detenido y me quieren mandar a Honduras mañana en el avión"],
    ["held-self-bond", "estoy detenido por la migra, ¿puedo salir con fianza?"],
    ["held-self-lawyer", "estoy detenido en Krome y no tengo abogado"],
  ])("%s: %s", (spot, row) => {
    const reply = said(row);
    expect(isOf(spot, reply)).toBe(true);
    expect(reply.lawyer).toBe(true);
    expect(reply.warning ?? "").not.toContain("locator");
  });

  test.each([
    "mi esposo está detenido en Texas",
    "me llamó mi esposo: estoy detenido en Krome",
    "me detuvo ICE pero ya me soltaron con un grillete",
    "me agarró la migra en la frontera en 2019 y me regresaron, ¿puedo pedir visa?",
    "me agarró la patrulla fronteriza en el dos mil tres, ¿cómo pido copia de ese registro?",
    "¿qué pasa si me agarra la migra y mis hijos se quedan solos?",
    "mi caso está detenido en USCIS",
    "estoy detenido en el tráfico",
    "me arrestó la policía y estoy en la cárcel del condado, me pusieron un hold de ICE",
    "soy ciudadano y me tienen detenido, dicen que me van a deportar",
    "me tienen encerrada en una casa y no nos dejan salir hasta que manden dinero",
    "tengo miedo de que me agarre la migra",
    "en:what if ICE gets me at work",
  ])("another, long ago, feared, or held by no officer: %s", (row) => {
    expect(said(row).short).not.toMatch(/^Si estás detenido|^If you are detained|^Dile ahora mismo/);
  });
});

describe("what is said next is told to the same one", () => {
  const start = "estoy detenido en un centro en Luisiana, me dejaron el teléfono";
  test.each([
    ["held-self-fear", "tengo miedo de regresar a Honduras, me quieren matar"],
    ["held-self-papers", "me dan unos papeles para firmar"],
    ["held-self-lawyer", "no tengo abogado ni dinero"],
    ["held-self-bond", "¿y cómo salgo de aquí?"],
    ["held-self-children", "mis hijos están solos"],
    ["held-self", "¿qué hago?"],
    ["held-self", "¿a quién le llamo?"],
    ["held-self-how-long", "¿me van a deportar?"],
    ["held-self-flight", "dicen que me sacan mañana, ya tengo vuelo"],
    ["held-self-family", "mis hijos son ciudadanos, ¿me ayuda?"],
  ])("%s: %s", (spot, next) => {
    const reply = said(`${start} || ${next}`);
    expect(isOf(spot, reply)).toBe(true);
    expect(reply.warning ?? "").not.toContain("locator");
  });

  test("of a husband who is held it is told to the family", () => {
    const reply = said("mi esposo está detenido en Texas || me dan unos papeles para firmar");
    expect(isOf("held-self-papers", reply)).toBe(false);
  });

  test("who was let go is held no more", () => {
    const { reply, state } = converse("es", [start, "ya me soltaron"]);
    expect(isOf("let-go", reply)).toBe(true);
    expect(state.told ?? []).not.toContain("heldSelf");
  });
});
