/** Whoever fills in the forms. */
import { describe, expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

describe("whoever fills in the forms", () => {
  test.each([
    "la señora que me llenó la forma puso cosas que no son ciertas en mi asilo y apenas me di cuenta",
    "el muchacho que me ayudó con el asilo inventó que me secuestraron y eso no pasó, tengo miedo de la entrevista",
    "mi preparador dice que no ponga que ya estuve casado antes, ¿le hago caso?",
    "el que me hace los papeles me dijo que no ponga que tengo otro hijo, ¿eso está bien?",
    "en:The guy who did my papers invented a story for my asylum and I signed without reading. How can I fix it?",
    "en:The man filling out my forms says to leave off my arrest. Is that okay or will it hurt me?",
  ])("wrote or leaves out what matters, and that is put right: %s", (row) => {
    const reply = said(row);
    expect(isOf("preparer-untrue", reply)).toBe(true);
    expect(reply).toMatchObject({ kind: "answer", topic: "notarios-fraude", lawyer: true });
  });

  test.each([
    "le pagamos 3,000 a un señor que arregla papeles y ya no contesta ni nos da copias, ¿dónde me quejo?",
    "en:We paid a notario $5,000 for my wife's petition and he disappeared, no receipt. Where do I complain?",
  ])("took the money and is gone: %s", (row) => {
    expect(isOf("notary-report", said(row))).toBe(true);
  });

  test.each([
    "mi notario inventó una historia de asilo, ¿cómo la cuento para que me crean?",
    "en:My preparer says to leave out my first marriage, how do we make sure they don't find out?",
    "quiero que la señora que me llena los papeles ponga que nunca estuve casado, ¿cómo le digo?",
  ])("who wants to carry it off is refused: %s", (row) => {
    expect(said(row).kind).toBe("refuse");
  });

  test.each([
    "el que me llena los taxes dice que no ponga a mi esposa porque no tiene social, ¿está bien?",
    "la señora que cuida a mi hijo llenó los papeles de la escuela y puso mal la dirección",
    "el notario me ayudó con el asilo y puso todo bien, ¿cómo pago la cuota?",
    "en:My tax preparer added fake dependents without telling me. How do I amend?",
  ])("taxes, a school or nothing wrong is another matter: %s", (row) => {
    expect(isOf("preparer-untrue", said(row))).toBe(false);
  });
});
