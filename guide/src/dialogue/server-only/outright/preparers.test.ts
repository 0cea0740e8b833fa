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
    "en:The notary told me it is $500. Can I hide my arrest from immigration?",
  ])("who wants to carry it off is refused: %s", (row) => {
    expect(said(row).kind).toBe("refuse");
  });

  test.each([
    "el que me llena los taxes dice que no ponga a mi esposa porque no tiene social, ¿está bien?",
    "la señora que cuida a mi hijo llenó los papeles de la escuela y puso mal la dirección",
    "el notario me ayudó con el asilo y puso todo bien, ¿cómo pago la cuota?",
    "en:My tax preparer added fake dependents without telling me. How do I amend?",
    "mi notario dice que no ponga nada en la casilla 5, ¿está bien?",
    "la que me llena la forma dice que es falso que suban la tarifa, ¿es cierto?",
    "el preparador dice que no mencione a mis hijos porque en esa forma no los piden, ¿está bien?",
    "mi preparador inventó un cobro extra, ¿está bien?",
    "la gestora dijo que no ponga mis hijos en la sección de cónyuge, ¿está bien?",
    "el notario puso un anuncio de una amnistía y es mentira, ¿qué hago?",
    "en:My paralegal says not to put my middle name twice, is that right?",
    "en:The man who did my papers says the news about raids is fake, can I trust him?",
    "en:The preparer wrote false dates but my lawyer already fixed it and it was approved, trouble?",
  ])("taxes, a school, right advice or what was put right is another matter: %s", (row) => {
    expect(isOf("preparer-untrue", said(row))).toBe(false);
  });

  test.each([
    "mi preparadora me cobró, me mandó el recibo de USCIS y nadie me contesta de la I-485, ¿es normal?",
    "pagué en el multiservicios un giro a Honduras y no llegó, no responden",
    "en:I paid the notary, he gave me the receipt, USCIS never answered, is this normal?",
  ])("who only waits, or sent money home, was not cheated by a preparer: %s", (row) => {
    expect(said(row).topic).not.toBe("notarios-fraude");
  });
});

describe("papers that somebody sells", () => {
  test.each([
    "me salió en Facebook una página que da permiso de trabajo en 15 días pagando 250, ¿será verdad o es un gancho?",
    "me ofrecen un permiso en 30 días por 4 mil, yo desconfío, ¿o es puro engaño?",
    "un notario del mercado me asegura los papeles en seis meses por siete mil, ¿será de fiar?",
    "en:a Facebook ad says work permit in two weeks for $300, is that real or a scam?",
  ])("are none: %s", (row) => {
    expect(isOf("papers-for-sale", said(row))).toBe(true);
  });

  test.each([
    "¿el permiso de trabajo sale en 30 días con premium?",
    "quiero un permiso de trabajo rápido, ¿cuánto cuesta?",
    "me ofrecen un trabajo de 15 días pagando 250, ¿es legal?",
    "mi patrón me ofrece una visa H-2A por dos mil dólares, ¿es verdad?",
  ])("an employer's offer or a price is not: %s", (row) => {
    expect(isOf("papers-for-sale", said(row))).toBe(false);
  });
});

describe("whether whoever does papers may be trusted", () => {
  test.each([
    "¿cómo sabe uno si el notario de la esquina es bueno o es de los que roban?",
    "¿es confiable un multiservicios para meter los papeles de mi esposa?",
    "en:how do I know if this notario is legit or a thief",
  ])("no notary is a lawyer: %s", (row) => {
    expect(isOf("notary-no-lawyer", said(row))).toBe(true);
  });

  test.each([
    "mi notario me hizo bien los taxes, ¿le puedo pagar otra vez?",
    "¿cómo sé si la mica que me dio el tramitador es falsa?",
    "¿cómo sé que la abogada es de verdad y no una estafadora?",
  ])("his taxes, his papers and a lawyer are another matter: %s", (row) => {
    expect(isOf("notary-no-lawyer", said(row))).toBe(false);
  });

  test.each([
    'pagué 3,500 a una "consultora" y cambió de local, ¿dónde la denuncio?',
    "le di dinero a una señora que arregla papeles y ya no aparece, quiero denunciarla",
  ])("who moved away with the money is reported: %s", (row) => {
    expect(isOf("notary-report", said(row))).toBe(true);
  });
});
