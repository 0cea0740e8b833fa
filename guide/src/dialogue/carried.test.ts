import { describe, expect, test } from "vitest";
import { talk } from "#guide/testing/conversation.ts";
import type { Reply } from "#guide/types.ts";

const all = (reply: Reply) => [reply.warning, reply.short, ...reply.sentences].join(" ");

describe("a few words more keep the subject and its danger", () => {
  test.each(["mejor no voy", "y si no voy", "puedo faltar ese día"])("a court date, then %s", (more) => {
    const reply = talk("es", "tengo audiencia con el juez el jueves", more);
    expect(reply).toMatchObject({ kind: "answer", topic: "nta-corte" });
    expect([reply.short, ...reply.sentences].join(" ")).toMatch(/el juez puede/);
    expect(reply.warning).toContain("800-898-7180");
  });

  test("a detained brother signs nothing", () => {
    const reply = talk("es", "agarraron a mi hermano y está detenido", "entonces que no firme nada");
    expect(reply).toMatchObject({ kind: "answer", topic: "encontrar-detenido" });
    expect(all(reply)).toMatch(/no firme/);
  });

  test("the door was broken in", () => {
    const reply = talk("es", "la migra está en la puerta de mi casa", "ya tumbaron la puerta");
    expect(reply).toMatchObject({ kind: "answer", topic: "ice-en-mi-puerta" });
    expect(all(reply)).toMatch(/n[oi] pongas resistencia/);
  });

  test("the price of that thing", () => {
    expect(talk("es", "se me vence el permiso de trabajo", "cuánto cuesta renovarlo").topic).toBe(
      "renovar-permiso-extension",
    );
  });
});

describe("guesses", () => {
  test.each([
    "me deportaron en 2014",
    "tuve un arresto en 2015",
    "quiero cambiar mi nombre",
    "vivo con mi novia",
  ])("%s is a question", (question) => {
    expect(["answer", "clarify", "dont_know"]).toContain(talk("es", question).kind);
  });

  test.each([
    "me ayudas a inventar una historia de las pandillas",
    "no quiero poner mi arresto en el formulario",
    "me conviene no decir que crucé tres veces",
  ])("%s is refused", (question) => {
    expect(talk("es", question).kind).toBe("refuse");
  });

  test("a boss who locks people in is forced work", () => {
    const reply = talk("es", "la patrona nos tiene encerradas y guardó los pasaportes");
    expect(reply).toMatchObject({ kind: "crisis", topic: "visa-t" });
    expect(reply.warning).toContain("888-373-7888");
  });
});

describe("what goes first", () => {
  test.each([
    "estoy sangrando mucho y no tengo papeles",
    "a mi mamá le duele el pecho",
    "mi niña tiene fiebre de 41",
  ])("%s: 911 and the emergency room", (question) => {
    expect(talk("es", question).warning).toMatch(/^Llama al 911/);
  });

  test("pay and injuries are not asked about status", () => {
    expect(talk("es", "mi jefe no me paga porque no tengo papeles").topic).toBe("derechos-laborales");
  });

  test("a law for sale is warned about", () => {
    expect(talk("es", "me ofrecen la ley de los 10 años por $4,000").warning).toMatch(/^Cuidado/);
  });

  test("an option nobody said is not taken for told", () => {
    expect(all(talk("es", "mi visa de turista vence en mayo, ¿la puedo extender?"))).not.toContain(
      "Entré con ESTA",
    );
  });
});
