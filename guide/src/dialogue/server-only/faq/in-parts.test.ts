/** Of a later message each part is read by itself: what is asked beside a story, two questions at once, a question put anew. */
import { describe, expect, test } from "vitest";
import { partsOf } from "#guide/dialogue/server-only/faq/in-parts.ts";
import { all, talk } from "#guide/testing/conversation.ts";
import { holds } from "#guide/testing/conversations.ts";

describe("parts of a message", () => {
  const asked = (text: string, language: "es" | "en" = "es") =>
    partsOf(text, language).map(({ said, asks }) => (asks ? `${said}?` : said));

  test("are its sentences, and the questions in them", () => {
    expect(asked("Vence el lunes. ¿Cuánto cuesta y puedo trabajar mientras?")).toEqual([
      "vence el lunes",
      "cuanto cuesta?",
      "puedo trabajar mientras?",
    ]);
    expect(asked("It ends Monday. How much is it, and can I work?", "en")).toEqual([
      "it ends monday",
      "how much is it?",
      "can i work?",
    ]);
  });

  test("need no marks, and 'i' stands for 'y' in Spanish only", () => {
    expect(asked("ah bueno i cuanto cuesta la 400 i como se ase")).toEqual([
      "ah bueno",
      "cuanto cuesta la n400?",
      "como se ase?",
    ]);
    expect(asked("my son and i can wait", "en")).toEqual(["my son and i can wait?"]);
  });

  test("a list of relatives is one part", () => {
    expect(asked("vivo con mi esposa y mi hijo")).toEqual(["vivo con mi esposa y mi hijo"]);
  });

  test("what stands before a question put anew is no part of it", () => {
    expect(asked("lo que quiero saber es si me dan permiso")).toEqual(["me dan permiso?"]);
  });
});

describe("two questions are both answered", () => {
  holds(`
    me dieron el asilo en octubre > ¿qué sigue? > ¿ya puedo trabajar? ¿y mis niños que están en Quito? :: asilo-aprobado :: puedes trabajar :: processing-times$
    me golpearon y me robaron la bolsa, qué es la visa u > ¿a quién le pido la firma? ¿y cuánto se tarda la visa? :: visa-u :: jefe de esa oficina.*10,000
    soy ciudadana, quiero traer a mi papá > nunca ha venido, vive en Lima. cuánto cuesta y cuánto tarda :: pedir-papas :: processing-times.*I-130 cuesta
    en:my green card came by marriage and is good for two years > How much do I pay? And do I get something to keep working? :: residencia-condicional :: \\$750.*48 months|48 months.*\\$750
  `);

  test("an answer that tells both says neither twice", () => {
    const reply = talk("es", "quiero renovar mi mica", "¿cuánto cuesta? ¿y cuánto sale?");
    expect(all(reply).match(/\$465/g)).toHaveLength(1);
  });
});

describe("a question beside a story is what is answered", () => {
  holds(`
    quiero renovar mi daca > ya junté los papeles y mi tía me ayuda. ¿y cuánto sale? :: daca :: \\$605 :: viaj
    en:I want to renew my daca > My cousin will mail it on Monday. How much do I have to pay though? :: daca :: \\$605
    metí mi asilo en abril y quiero permiso de trabajo > ah ya. y si lo mando por internet cuánto es :: permiso-trabajo-asilo :: \\$570
    cómo saco el itin > bueno, gracias. y cuánto tarda en llegarme :: taxes-itin :: IRS :: egov.uscis
  `);

  test("after words that only agree, a tapped question is still the one that was offered", () => {
    const before = ["tengo tps de el salvador, ¿sigue?", "¿Y mi permiso? En la planta me preguntan."];
    const reply = talk("es", ...before, "Sí, ¿qué papel le doy a la compañía?");
    expect(all(reply)).toMatch(/aviso oficial de USCIS/);
  });

  test("urgent words around it are not left out", () => {
    const reply = talk("es", "quiero renovar mi daca", "me acaba de agarrar ICE. ¿cuánto cuesta?");
    expect(reply.lawyer).toBe(true);
    expect(reply.warning).not.toBeNull();
  });
});

describe("a question put anew is answered, and not with what was just read", () => {
  holds(`
    quiero renovar mi mica > no, no quiero hacerme ciudadana. Lo que pregunto es cuánto cuesta :: renovar-green-card :: \\$465
    tengo corte en marzo > tengo miedo de ir > Perdón, yo preguntaba si la audiencia puede ser por video :: nta-corte :: Webex
    en:I want to renew my daca > I'm not traveling. I asked how much it costs. :: daca :: \\$605
  `);

  test("an answer that missed gives way to another when the question comes in other words", () => {
    const turns = ["cómo hago mis taxes sin seguro", "¿y si no los hice el año pasado?"];
    const first = talk("es", ...turns);
    const second = talk("es", ...turns, "le preguntaba si me van a castigar por los años de atrás");
    expect(second.short).not.toBe(first.short);
  });

  test("the same words once more get the same answer", () => {
    const turns = ["qué es el perdón 601a", "¿y cuánto cuesta?"];
    expect(talk("es", ...turns, "¿y cuánto cuesta?").short).toBe(talk("es", ...turns).short);
  });
});
