/** A fact of a named subject, asked as the first thing. */
import { describe, expect, it } from "vitest";
import { namedIn } from "#guide/dialogue/server-only/named-first/named-first.ts";
import { subjects } from "#guide/dialogue/server-only/named-first/subjects.ts";
import { guide, said, wholeOf } from "#guide/testing/conversation.ts";
import { clean } from "#guide/words/normalise.ts";

describe("a fact of a subject by its name", () => {
  it.each([
    ["¿cuánto dura la mica?", "renovar-green-card", /10 años/],
    ["¿Necesito abogado para la ciudadanía?", "ciudadania-requisitos", /sin abogado/],
    ["oiga ¿dónde se pide la SIJ?", "sij-jovenes", /juez del estado/],
    ["¿qué forma es para DACA?", "daca", /I-821D/],
    ["¿se puede renovar la mica por internet?", "renovar-green-card", /en línea/],
    ["no tengo dinero para pagar la petición de mi esposo", "pedir-esposo", /no tiene exención de pago/],
    ["¿cuánto tarda la visa U?", "visa-u", /10,000/],
    ["¿qué formulario es para renovar el permiso de trabajo?", "renovar-permiso-extension", /I-765/],
    ["en:how long does a work permit last?", "permiso-trabajo-general", /18 months/],
    ["en:can I renew my green card online", "renovar-green-card", /online/i],
    ["en:do I need a lawyer for DACA?", "daca", /lawyer/],
  ])("%s", (text, topic, fact) => {
    const reply = said(text);
    expect(reply).toMatchObject({ kind: "answer", topic });
    expect(`${reply.short} ${reply.sentences[0] ?? ""}`).toMatch(fact);
    expect(reply.sources.length).toBeGreaterThan(0);
  });

  it("tells at least three sentences, the subject's own among them", () => {
    expect(wholeOf("¿cuánto tarda la visa U?")).toMatch(/Si sufriste un crimen grave/);
  });

  it("of another subject than the one that is open", () => {
    expect(wholeOf("¿Qué significa inadmisible? || ¿cuánto dura la mica?")).toMatch(
      /La tarjeta dura 10 años/,
    );
    expect(said("tengo mica de dos años || ¿cuánto dura la mica?").topic).toBe("residencia-condicional");
  });

  it("in the demo is the one sentence", () => {
    const { reply } = guide.reply("¿cuánto tarda la visa U?", null, "es", {
      today: "2026-11-29",
      short: true,
    });
    expect(reply.sentences).toEqual([reply.short]);
    expect(reply.short).toMatch(/10,000/);
  });

  it("goes on with the subject", () => {
    expect(said("¿cuánto dura DACA? || ¿y cuánto cuesta?")).toMatchObject({ kind: "answer", topic: "daca" });
  });

  it.each(["¿cómo pido la visa U?", "¿qué papeles necesito para el asilo?"])(
    "what may be a wish is asked back as before: %s",
    (text) => expect(said(text).kind).toBe("clarify"),
  );

  it.each([
    "¿cuánto dura la mica si me arrestan?",
    "mi primo dice que la visa U dura cuatro años",
    "¿necesito abogado para la corte de mi hermano?",
    "¿dónde se pide la renta?",
    "cuánto cuesta la mica falsa",
    "",
  ])("is not read into: %s", (text) => expect(namedIn([clean(text)])).toBeNull());

  it("is ground for a model too, which asks nothing back", () => {
    const question = "¿qué forma es para DACA?";
    const [first] = guide.passagesFor(question, null, "es");
    expect(first).toMatchObject({ topic: "daca", id: expect.stringContaining("daca#faq-") });
    expect(guide.analyse(question, null, "es")).toMatchObject({ topic: "daca", needsClarifying: false });
    expect(guide.analyse("¿cómo pido DACA?", null, "es").needsClarifying).toBe(true);
  });

  it("names subjects that there are, each by words of its own", () => {
    const all = Object.entries(subjects).flatMap(([topic, names]) => names.map((name) => [name, topic]));
    expect(new Set(all.map(([name]) => name)).size).toBe(all.length);
    for (const topic of Object.keys(subjects)) expect(guide.mind().library.topics.has(topic)).toBe(true);
  });
});
