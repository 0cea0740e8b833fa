import { describe, expect, test } from "vitest";
import { converse, guide, today } from "#guide/testing/conversation.ts";

const last = (line: string) => {
  const english = line.startsWith("en:");
  return converse(english ? "en" : "es", line.replace(/^en:/, "").split(" > ")).reply;
};
const text = (line: string) => {
  const { short, sentences } = last(line);
  return [short, ...sentences].join(" ");
};
const unsure = /cambia tu caso|No lo sé|no lo sé|changes your case|do not know|abogado|lawyer/;

describe("a thanks in any words is answered warmly, and fits what was talked about", () => {
  test.each([
    [
      "cuánto cuesta renovar la mica > mil gracias licenciada que Dios la bendiga",
      /Con gusto.*buenos deseos/,
    ],
    ["cuánto cuesta renovar la mica > ah ok ya entendí, gracias", /Con gusto.*trámite/],
    ["cuánto cuesta renovar la mica > no pues gracias de todos modos", /Con gusto/],
    ["cuánto cuesta renovar la mica > grasias por la informasion", /Con gusto/],
    ["cuánto cuesta renovar la mica > es todo, gracias, bye", /Con gusto/],
    ["cuánto cuesta renovar la mica > bueno muchas gracias muy amable", /Con gusto/],
    ["cuánto cuesta renovar la mica > eso era lo que quería saber, gracias", /Con gusto/],
    ["cuánto cuesta renovar la mica > no sabe cuánto se lo agradezco", /Con gusto/],
    ["cuánto cuesta renovar la mica > gracias, ya platico con mi esposo", /Con gusto/],
    ["en:how do i renew my green card > ok thanks anyway", /welcome/],
    ["quiero pedir a mi hermano soy ciudadano > ay muchas gracias me quitó un peso de encima", /más calma/],
    ["me llegó una carta que dice request for evidence > gracias por explicarme", /Con gusto/],
    ["tengo corte el lunes > gracias, ya me voy más tranquila", /más calma/],
    ["tengo corte el lunes > gracias, voy a llamar a un abogado", /tu corte/],
    ["en:how do i renew my green card > thanks for the info, take care", /welcome/],
    ["en:how do i renew my green card > ok that's all thank you", /welcome/],
  ])("%s", (line, says) => {
    const { kind, warning, choices } = last(line);
    expect([kind, warning, choices.length]).toEqual(["dont_know", null, 0]);
    expect(text(line)).toMatch(says);
    expect(text(line)).not.toMatch(unsure);
  });

  test.each([
    ["cuánto cuesta renovar la mica > gracias, y cuánto tarda?", "renovar-green-card"],
    [
      "cuánto cuesta renovar la mica > gracias por la info, mi esposo tiene orden de deportación",
      "orden-deportacion",
    ],
    ["cuánto cuesta renovar la mica > gracias pero no entendí", "renovar-green-card"],
    ["cuánto cuesta renovar la mica > muy bien gracias oiga y necesito abogado", "renovar-green-card"],
    ["cuánto cuesta renovar la mica > gracias y mi esposa", "renovar-green-card"],
    ["cuánto cuesta renovar la mica > gracias pero ya me arrestaron", "antecedentes"],
    ["cuánto cuesta renovar la mica > gracias, entonces sí puedo", "renovar-green-card"],
    ["tengo miedo de volver a mi país", "asilo-general"],
    ["quiero hablar con un abogado", "buscar-abogado"],
    ["mi mamá no sabe leer y tiene que hacer el examen de ciudadanía", "examen-ciudadania"],
    ["estoy contenta con mi patrón pero no me paga", "derechos-laborales"],
  ])("what asks or tells something is answered: %s", (line, topic) => {
    expect(last(line).topic).toBe(topic);
  });

  test("the subject stays open, with its situation", () => {
    const before = converse("es", ["tengo la visa U aprobada desde 2022"]).state;
    const after = converse("es", ["tengo la visa U aprobada desde 2022", "muchas gracias"]).state;
    expect([after.topic, after.spot, after.warned]).toEqual([before.topic, before.spot, before.warned]);
    expect(last("tengo corte el lunes > gracias > y si no voy?").topic).toBe("nta-corte");
  });

  test("it costs no question", () => {
    const { state } = converse("es", ["cuánto cuesta renovar la mica"]);
    expect(guide.analyse("mil gracias licenciada, que Dios la bendiga", state, "es").courtesy).toBe(true);
    expect(guide.analyse("gracias, y cuánto tarda", state, "es").courtesy).toBe(false);
    expect(today).toBeTruthy();
  });
});

describe("a feeling, an apology, a wish for a person", () => {
  test.each([
    ["ya me llegó la green card > estoy muy contenta", /^¡Felicidades!/],
    ["en:my green card came > i'm so happy", /^Congratulations!/],
    ["tengo corte el lunes > tengo mucho miedo", /^Es normal tener miedo.*Un paso a la vez.*988/],
    ["estoy muy asustada", /^Es normal tener miedo.*plan/],
    ["quiero pedir asilo, soy de nicaragua, llegué hace 3 meses > me siento muy sola", /^Siento mucho.*988/],
    ["quiero pedir asilo > perdón, solo preguntaba", /^No pasa nada/],
    ["me dijeron que la visa T es más fácil > disculpe la molestia", /^No pasa nada/],
    ["buenas noches quisiera hablar con una persona", /^Soy un programa.*800-375-5283/],
    ["en:can i talk to a real person", /^I am a program/],
    ["buenas noches quisiera hablar con una persona > es que no sé leer muy bien", /micrófono.*foto/],
    ["en:i can't read very well", /microphone/],
    ["cuánto cuesta renovar la mica > no me ayudó, gracias", /^Perdón/],
    ["cómo sé si me están estafando > qué coraje", /^Te entiendo/],
    ["mi esposa está embarazada y está detenida > tengo mucho miedo por el bebé", /^Es normal tener miedo/],
    ["pinche migra hijos de su madre", /^Entiendo tu coraje/],
  ])("%s", (line, says) => {
    expect(text(line)).toMatch(says);
    expect(text(line)).not.toMatch(/cambia tu caso|changes your case/);
  });

  test.each(["me da miedo mi esposo", "ya no quiero vivir, gracias por todo"])(
    "a danger goes first: %s",
    (line) => {
      expect(last(line).kind).toBe("crisis");
    },
  );

  test.each([
    ["me aprobaron el asilo", /^¡Felicidades! Ya con el asilo/],
    ["en:I won my asylum case", /^Congratulations! With asylum/],
    ["mi esposo murió y él me había pedido", /^Siento mucho lo de tu esposo\. La muerte/],
    ["tengo 18 años, vivo con mi tía porque mi mamá murió", /^Siento mucho lo de tu mamá/],
    ["Soy viuda. Mi esposo era americano y murió en julio", /^Siento mucho lo de tu esposo/],
    ["mi papá nos pidió a mi hermana y a mí; falleció en octubre mi papá", /^Siento mucho lo de tu papá/],
    ["mataron a mi hermano en honduras y tengo miedo de volver", /^Siento mucho lo de tu familia/],
  ])("beside what is asked it has one warm word: %s", (line, says) => {
    expect(last(line).kind).toBe("answer");
    expect(text(line)).toMatch(says);
  });

  test.each([
    "qué pasa si mi esposo muere",
    "me dieron el permiso de trabajo pero ya casi vence",
    "¿me aprobaron el asilo?",
  ])("none where nothing of it is told: %s", (line) => {
    expect(text(line)).not.toMatch(/lo de tu|Felicidades/);
  });

  test.each(["ok", "muy bien", "bueno, perfecto"])("what was only heard asks for nothing: %s", (line) => {
    expect(text(`cómo renuevo mi mica > ${line}`)).toMatch(/^Muy bien/);
  });

  test.each([
    "trabajo limpiando casas y la señora me quitó el pasaporte y no me deja salir > tengo miedo que me oiga",
    "mi esposo me pega > está aquí al lado",
  ])("who may be overheard is told how to go on: %s", (line) => {
    expect(text(line)).toMatch(/^Entonces no hables: escríbeme.*Salir rápido.*Limpiar Chat/);
    expect(last(line).warning).toMatch(/911/);
  });

  test("a husband who is here is no danger", () => {
    expect(last("quiero pedir a mi esposo > él está aquí").topic).toBe("pedir-esposo");
  });

  test("who takes leave after a danger is told where somebody listens", () => {
    expect(text("mi esposo me pega > gracias por todo")).toMatch(/^Con gusto.*800-799-7233/);
  });

  test("what stands above a court date stays above who is afraid", () => {
    expect(last("tengo corte el lunes > tengo mucho miedo").warning).toMatch(/800-898-7180/);
  });

  test("who cannot read and asks of the test is told of the test", () => {
    expect(last("tengo 62 años y 21 con la mica > no sé leer").topic).toBe("examen-ciudadania");
  });
});

describe("talk of the weather tells nothing of a case", () => {
  test.each([
    "me llegó una rfe > qué calor hace hoy",
    "me llegó una rfe > uy qué frío está haciendo",
    "me llegó una rfe > hace mucho calor aquí en Houston",
  ])("%s", (line) => {
    expect(text(line)).toMatch(/Cuídate.*seguimos con tu duda/);
  });

  test("and the case goes on after it", () => {
    expect(last("me llegó una rfe > qué calor hace hoy > ¿y cuánto cuesta contestar?").topic).toBe(
      "perdi-o-me-negaron",
    );
  });

  test("a cold cell does", () => {
    expect(text("mi hermano está detenido > hace mucho frío en la celda")).not.toMatch(
      /seguimos con tu duda/,
    );
  });
});
