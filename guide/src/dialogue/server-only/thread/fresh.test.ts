import { describe, expect, test } from "vitest";
import { markOf, readMarks, withMark } from "#guide/dialogue/server-only/thread/marks.ts";
import { converse, talk } from "#guide/testing/conversation.ts";
import { holds } from "#guide/testing/conversations.ts";
import type { Reply } from "#guide/types.ts";

const body = ({ short, sentences }: Reply) => [short, ...sentences].join(" ");

/** Replies after each turn. */
function all(language: "es" | "en", turns: readonly string[]): Reply[] {
  return turns.map((_, at) => converse(language, turns.slice(0, at + 1)).reply);
}

describe("nobody reads the same answer twice", () => {
  test.each([
    [
      "es",
      "quiero la visa u > me asaltaron con pistola > puedo tener papeles por eso? > vivo en Chicago > sí",
    ],
    ["es", "soy cubano con I-220A > ya llevo 3 años aquí > y qué más > tengo 40 años"],
    ["es", "agarraron a mi esposo los de ice > no sé dónde está > en Georgia > es de Honduras"],
    ["es", "me llegó una multa de inmigración de 998 dólares por día > sí > y luego qué > es mucho dinero"],
    ["es", "quiero pedir a mi hermano, soy ciudadano > vive en Puebla > tiene 30 años > y eso?"],
    ["es", "tengo una orden de deportación > mi hija cumple 21 en mayo > mi hijo tiene 5 > vivo en Texas"],
    ["es", "cómo renuevo mi mica > vivo en Ohio > trabajo en un restaurante > y eso?"],
    ["en", "I want to petition for my mother > she lives in Guatemala > she is 60 > and that?"],
    ["en", "my cousin wants a U visa > he was robbed at gunpoint > he lives in Dallas > ok"],
    ["en", "I have TPS from Honduras > I live in Miami > I am 45 > yes"],
  ] as const)("%s %s", (language, turns) => {
    const told = all(language, turns.split(" > ")).map(body);
    expect(new Set(told).size).toBe(told.length);
  });

  test("what was read once stands there in short, with what can be asked next", () => {
    const reply = talk("es", "quiero pedir a mi hermano, soy ciudadano", "vive en Puebla");
    expect(reply.sentences.length).toBeLessThan(5);
    expect(reply.choices.map(({ label }) => label)).toContain("¿Cuánto cuesta?");
    expect(reply.choices.at(-1)?.label).toMatch(/abogado/);
  });

  test("a choice that is tapped is answered", () => {
    const turns = ["quiero pedir a mi hermano, soy ciudadano", "vive en Puebla"];
    expect(body(talk("es", ...turns, "¿Cuánto cuesta?"))).toMatch(/\$675/);
  });

  test("who is held is offered no price", () => {
    const reply = talk("es", "agarraron a mi esposo los de ice", "no sé dónde está", "es de Honduras");
    expect(reply.choices.map(({ label }) => label)).not.toContain("¿Cuánto cuesta?");
    expect(reply.warning).toMatch(/locator/);
  });

  test("the whole answer comes again when it is asked for", () => {
    const [first] = all("es", ["cómo pido la ciudadanía"]);
    const again = talk("es", "cómo pido la ciudadanía", "me lo repites por favor");
    expect(again.short).toBe(first?.short);
  });

  test("and when its title is tapped, or after another subject", () => {
    const first = talk("es", "perdí mi green card");
    const turns = ["perdí mi green card", "cuánto cuesta la ciudadanía", "perdí mi green card"];
    expect(talk("es", ...turns).short).toBe(first.short);
  });
});

describe("what is said in its place", () => {
  holds(`
    quiero pedir a mi hermano, soy ciudadano > está en México > y cuántos años son :: pedir-hermanos :: 17 años.*25
    mi sobrina de 14 años llegó sola y está en un albergue > soy su tía y no tengo papeles :: menor-no-acompanado :: antes de dar huellas
    tengo orden de deportación desde 2006 > mi hija es ciudadana :: orden-deportacion :: no (?:borra|quita) la orden
    tengo corte el lunes > y si no voy? :: nta-corte :: si no vas, el juez
    mi hermano está detenido y es diabético > en Texas > a quién llamo :: encontrar-detenido :: 888-351-4024
    cómo pago mis taxes sin seguro > y le dicen a inmigración? :: taxes-itin :: IRS
    quiero legalizarme > entré con visa, no tengo familia aquí > hay otra forma? :: arreglar-papeles :: la familia, el trabajo, el asilo
    me pide mi hija ciudadana de 25, entré con visa > puedo trabajar mientras? :: ajuste-familiar :: I-765
    quiero arreglar mis papeles > entré por el cerro y mi esposa es ciudadana > y si me lo niegan :: entre-sin-inspeccion-245i :: no se apela
    en:I want to petition for my brother, I am a citizen > he lives in Mexico > how many years :: pedir-hermanos :: 17 years.*25
    en:I have court on Monday > what if I do not go :: nta-corte :: if you do not go|if you miss
  `);

  test.each([
    ["es", "quiero pedir a mi mamá, soy ciudadana > y el perro de ella?", /no lo sé con seguridad/],
    ["en", "I want to petition for my mother, I am a citizen > and her parrot?", /do not know/],
  ] as const)("what the subject nowhere speaks of is not guessed: %s %s", (language, turns, tells) => {
    expect(body(talk(language, ...turns.split(" > ")))).toMatch(tells);
  });

  test.each(["nunca", "no"])("no fact is called unimportant: %s", (word) => {
    const reply = talk("es", "quiero la visa u", "me asaltaron con pistola", `${word} tuve papeles`);
    expect(body(reply)).not.toMatch(/no cambia nada/);
  });
});

describe("marks", () => {
  test("hold no words, and a forged state cannot bring any", () => {
    expect(markOf("Puedes pedir tu permiso")).toMatch(/^[0-9a-z]{1,8}$/);
    expect(readMarks(["abc", "~1f", "mi número A es 123", 7, "x".repeat(40)])).toEqual(["abc", "~1f"]);
    expect(readMarks("abc")).toEqual([]);
  });

  test("are of answers only, the newest last, and not more than twelve", () => {
    const reply = talk("es", "cómo pido la ciudadanía");
    expect(withMark(["abc"], reply, false)).toEqual(["abc", markOf(reply.short)]);
    expect(withMark(["abc"], { ...reply, kind: "refuse" }, false)).toEqual(["abc"]);
    const many = Array.from({ length: 12 }, (_, at) => `m${at}`);
    expect(withMark(many, reply, false)).toHaveLength(12);
  });
});
