/** What any subject is asked in the fewest words is answered by the item that the topic names for it. */
import { describe, expect, test } from "vitest";
import { loadContent } from "#guide/load.ts";
import { all, converse, talk } from "#guide/testing/conversation.ts";
import { holds } from "#guide/testing/conversations.ts";
import { words } from "#guide/words/normalise.ts";

const { faq } = loadContent();

describe("a bare question", () => {
  holds(`
    qué es el perdón 601a > ¿y cuánto cuesta? :: castigo-3-10-perdon :: I-601A cuesta
    qué es el perdón 601a > ¿y después qué pasa? :: castigo-3-10-perdon :: huellas
    quiero hacerme ciudadana > ¿y si no tengo dinero? :: ciudadania-requisitos :: I-912
    tengo corte en marzo > ocupo abogado a fuerza? :: nta-corte :: abogado o representante
    quiero renovar mi daca > puedo viajar? :: daca :: abogado
    perdí mi green card > ¿cuánto cuesta? :: documentos-perdidos :: I-90
    en:how do I become a citizen > what if they deny it? :: ciudadania-requisitos :: N-336
    en:I want to renew my green card > how long does it take? :: renovar-green-card :: processing-times|months
  `);

  test("two at once get both answers", () => {
    const reply = talk("es", "qué es el perdón 601a", "y cuánto tarda y cuánto sale");
    expect(all(reply)).toMatch(/egov\.uscis\.gov.*I-601A cuesta/s);
  });

  test("between the two questions and their reply it is answered, and they wait on", () => {
    const turns = ["quiero arreglar mis papeles", "¿y cuánto cuesta?"];
    expect(all(talk("es", ...turns))).toMatch(/I-130\) cuesta/);
    expect(converse("es", turns).state.pending?.topic).toBe("arreglar-papeles");
    const replied = talk("es", ...turns, "entré con visa y mi esposa es ciudadana");
    expect(replied.topic).toBe("ajuste-familiar");
  });

  test("asked again it is told again", () => {
    const turns = ["qué es el perdón 601a", "¿y cuánto cuesta?", "¿cuánto tarda?", "¿cuánto cuesta?"];
    expect(all(talk("es", ...turns))).toMatch(/I-601A cuesta/);
  });

  test("after a danger it is answered below the danger's line", () => {
    const reply = talk("es", "mi esposo me pega", "¿y cuánto cuesta?");
    expect(reply.warning).toMatch(/800-799-7233/);
    expect(all(reply)).toMatch(/I-360.*\$0/s);
  });
});

describe("another question is not taken for one", () => {
  test.each([
    "y si me corren de la casa",
    "dónde lo denuncio",
    "mi esposa es ciudadana",
    "me volvió a amenazar",
    "what if I don't mention it",
  ])("%s", (said) => {
    const found = faq?.standard(words(said)) ?? null;
    expect(found === null || found.chance < 0.75).toBe(true);
  });

  test("a path of its own is not told the topic's general price", () => {
    const reply = talk("es", "soy residente y quiero pedir a mis papás", "¿y cuánto cuesta?");
    expect(reply.short).not.toMatch(/^La I-130 cuesta/);
  });
});

test("every topic answers nearly every standard question", () => {
  const asked = ["cost", "time", "form", "start", "lawyer", "deported", "denied"] as const;
  const topics = [
    "daca",
    "religioso",
    "vawa",
    "fianza",
    "nta-corte",
    "asilo-general",
    "pedir-esposo",
    "visa-u",
  ];
  for (const topic of topics)
    for (const question of asked)
      expect(faq?.answering(question, topic), `${topic} ${question}`).not.toEqual([]);
});

describe("in other words, of somebody else, and in between", () => {
  holds(`
    tengo TPS de El Salvador > y mi mujer que llegó después? :: tps :: Tu pareja no entra en tu TPS
    tengo asilo pendiente > y mi niña de 9 años? :: asilo-general :: .
    me casé con una ciudadana y entré con visa, quiero arreglar > y mi hija de 16? :: ajuste-familiar :: cada hijo necesita su propia I-130
    mi patrón me va a pedir > y mi esposo y mis hijos? :: patron-me-peticiona :: pueden entrar
    mi esposo me pega y es ciudadano > y mis hijas que viven en Honduras? :: vawa :: van en tu misma solicitud
    perdí mi permiso de trabajo > tiene que ser con abogado o lo hago yo? :: documentos-perdidos :: por tu cuenta
    quiero la ciudadanía, tengo 6 años de residente > y si me niegan la ciudadanía? :: ciudadania-requisitos :: sigues siendo residente
    me casé con un ciudadano y entré con visa, quiero arreglar > qué pasa si me niegan la residencia? :: ajuste-familiar :: .
    quiero hacerme ciudadano > tuve un DUI hace 10 años > y cuánto cuesta la solicitud? :: ciudadania-requisitos :: N-400 cuesta
    quiero renovar mi mica > me arrestaron en 2019 por una pelea > cuánto cuesta el abogado? :: antecedentes :: .
    perdí mi certificado de ciudadanía > cuánto cuesta? :: documentos-perdidos :: ^ ?El certificado
    en:I lost my work permit > do I need a lawyer or can I do it myself? :: documentos-perdidos :: .
    en:my dad died and he had petitioned for me > is my wife included? :: murio-peticionario :: husband or wife
    en:my asylum is pending > and our son who was born there? :: asilo-general :: . :: is a citizen
    soy ciudadano, cómo pido a mi mamá > y a mi papá también? :: pedir-papas :: . :: Tu pareja no entra
    mi esposa es ciudadana y yo entré por el río > no :: entre-sin-inspeccion-245i :: . :: no se perdonan
  `);
});
