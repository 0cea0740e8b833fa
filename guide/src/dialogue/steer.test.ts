/** Where the answers to the two questions lead, on the real content. */
import { describe, expect, test } from "vitest";
import { talk } from "#guide/testing/conversation.ts";

const overview = "quiero arreglar mis papeles";

describe("after 'quiero arreglar mis papeles'", () => {
  test.each([
    ["entré con visa y mi esposa es ciudadana", "ajuste-familiar"],
    ["con visa de turista, estoy casado con ciudadana", "ajuste-familiar"],
    ["pues entré con visa en el dos mil diez y mi marido es ciudadano", "ajuste-familiar"],
    ["crucé por el río y mi esposa es ciudadana", "entre-sin-inspeccion-245i"],
    ["entré por el cerro y no tengo a nadie", "entre-sin-inspeccion-245i"],
    ["con visa, mi esposo es residente", "inmediato-vs-preferencia"],
    ["entré con permiso y mi esposa tiene mica, es residente", "inmediato-vs-preferencia"],
    ["con visa y mi hijo ya cumplió 21", "ajuste-familiar"],
    ["con visa, tengo una hija ciudadana de 24 años", "ajuste-familiar"],
    ["con visa y mis hijos son chiquitos", "hijos-nacidos-aqui"],
    ["entré con visa y tengo un hijo de 15 años nacido aquí", "hijos-nacidos-aqui"],
    ["con visa y mi mamá es ciudadana", "inmediato-vs-preferencia"],
    ["con visa, mi papá es residente", "inmediato-vs-preferencia"],
    ["con visa y mi hermano es ciudadano", "inmediato-vs-preferencia"],
    ["entré sin papeles y fui víctima de un crimen", "visa-u"],
    ["con visa, no tengo a nadie y me asaltaron con pistola", "visa-u"],
    ["crucé y no tengo familia, tengo miedo de volver a mi país", "asilo-general"],
    ["por el desierto, las maras me amenazaron", "asilo-general"],
    ["con visa y ya estoy en corte de migración", "nta-corte"],
    ["por el río y tengo una orden de deportación vieja", "orden-deportacion"],
    ["con visa y mi esposo es ciudadano pero tengo orden de deportación", "orden-deportacion"],
    ["soy cubano y entré con parole", "residencia-cubanos"],
    ["entré sin revisión y mi hijo está en el ejército", "parole-militar"],
    ["me trajeron de niño sin papeles", "daca"],
    ["con visa y no tengo a nadie", "arreglar-papeles"],
    ["llevo veinte años, entré con visa y nadie de mi familia tiene papeles", "arreglar-papeles"],
    ["saltar", "arreglar-papeles"],
  ])("%s", (reply, topic) => {
    const said = talk("es", overview, reply);
    expect(said.topic).toBe(topic);
    expect(said.kind).toBe("answer");
  });

  test.each([
    ["I came with a visa and my wife is a citizen", "ajuste-familiar"],
    ["I crossed the river and I have no one", "entre-sin-inspeccion-245i"],
    ["with a visa, my husband has a green card", "inmediato-vs-preferencia"],
    ["with a visa and I have an old deportation order", "orden-deportacion"],
    ["I am afraid of going back to my country", "asilo-general"],
  ])("in English: %s", (reply, topic) => {
    expect(talk("en", "I want to fix my papers", reply).topic).toBe(topic);
  });

  test("by taps, visa and spouse lead to adjustment, not to petitioning a spouse", () => {
    expect(talk("es", overview, "Con visa o permiso", "Mi esposo o esposa").topic).toBe("ajuste-familiar");
    expect(talk("es", overview, "Con visa o permiso", "Mi hijo de 21 o más").topic).toBe("ajuste-familiar");
  });

  test("an order or a court advises a lawyer", () => {
    expect(talk("es", overview, "con visa y tengo orden de deportación").lawyer).toBe(true);
    expect(talk("es", overview, "con visa y tengo corte en un mes").lawyer).toBe(true);
  });
});
