import { describe, expect, test } from "vitest";
import { said } from "#guide/testing/conversation.ts";

describe("a wish for a status after a question on another subject", () => {
  test.each([
    "¿cómo saco la licencia en Illinois? || va, gracias. pero yo lo que busco es ya no ser ilegal, ¿cómo se hace?",
    "que es el itin || y pa tener mis papeles komo le ago",
    "¿dónde traduzco mi acta? || ya entendí. ahora, ¿cómo le hace alguien sin nada para quedar legal aquí?",
    "¿de qué se trata la lotería de visas? || no, eso no me sirve; ¿qué otro camino hay para alguien como yo?",
    "¿cuánto tarda un permiso de trabajo? || es que mi papá no tiene nada, ¿cómo podría tener sus papeles?",
    "¿puedo ir a la clínica? || gracias. ¿y habrá modo de que yo me legalice?",
    "que es el itin || ya tengo mi ITIN. ahora quiero la residencia, ¿por dónde empiezo?",
    "¿me llamaron de verdad de uscis? || y uno que no tiene papeles, ¿qué puede hacer para tenerlos?",
    "¿qué hago si ICE toca mi puerta? || ya, pero dígame cómo le hago para no seguir de ilegal",
    "mi patrón no me pagó || ok y ahora ayúdame con lo de mis papeles por favor",
    "¿puedo vacunar a mis niños gratis aunque no tenga papeles? || gracias. ¿y yo, cómo le haría para componer lo mío?",
    "¿cómo saco el ITIN? || y lo de nosotros se puede arreglar o no",
    "¿cómo renuevo el pasaporte de mi hijo nacido aquí? || ya, y yo cuándo voy a poder componerme",
    "en: can my kids get vaccines without papers || thanks, and how would I fix my own thing?",
    "en: where can I get a free lawyer || thanks. before I go, my mom came without a visa and wants to be a resident, can she?",
    "en: can my boss pay me less || got it. how would somebody with no papers start getting legal",
  ])("is asked about first: %s", (text) => {
    const { kind, topic } = said(text);
    expect([kind, topic]).toEqual(["clarify", "arreglar-papeles"]);
  });

  test.each([
    ["licencia-manejar", "¿cómo saco la licencia en Illinois? || ¿y cómo la saco si soy indocumentada?"],
    ["licencia-manejar", "¿cómo saco la licencia en Texas? || y si me hago residente, ¿ya me la dan?"],
    ["taxes-itin", "que es el itin || ¿y eso me da papeles?"],
    ["taxes-itin", "en: how do I get an ITIN || do I need legal status to get it"],
    ["taxes-itin", "¿cuánto cuesta el ITIN? || ¿qué papeles tengo que llevar?"],
    ["derechos-laborales", "mi patrón no me pagó || y si no tengo papeles, ¿puedo reclamar?"],
    ["taxes-itin", "¿cómo saco el ITIN? || ¿y lo mío cuánto tarda?"],
    ["escuela-emergencia", "¿mi hijo puede ir a la escuela? || ¿y lo del almuerzo cómo lo arreglo?"],
    ["loteria-visas", "¿qué es la lotería de visas? || ¿y cuándo se puede participar?"],
    ["documentos-perdidos", "perdí mi green card || ¿y cómo la consigo otra vez?"],
    ["daca", "¿cuánto cuesta el ITIN? || ¿y cómo renuevo mi DACA?"],
    ["pedir-papas", "¿cuánto cuesta el ITIN? || quiero pedir a mi mamá"],
  ])("is none, or names its own procedure (%s): %s", (topic, text) => {
    const reply = said(text);
    expect([reply.kind, reply.topic]).toEqual(["answer", topic]);
  });
});
