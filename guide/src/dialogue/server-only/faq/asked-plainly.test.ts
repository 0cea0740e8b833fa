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
