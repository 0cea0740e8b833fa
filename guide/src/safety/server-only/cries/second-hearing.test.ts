import { describe, expect, test } from "vitest";
import { createGuide } from "#guide/guide.ts";
import { loadContent } from "#guide/load.ts";

const guide = createGuide(loadContent());
const ask = (text: string) => guide.reply(text, null, "es", { today: "2026-11-21" }).reply;

describe("what the server hears besides the rules", () => {
  test.each([
    ["me hackearon y me quitaron dinero", "llamadas-estafa"],
    ["me robaron el dinero del banco con un mensaje falso", "llamadas-estafa"],
    ["me estafaron por Facebook", "llamadas-estafa"],
    ["me tienen amenazado en mi pueblo", "asilo-general"],
    ["los maras me tienen amenazado", "asilo-general"],
    ["me amenazaron de muerte en Honduras", "asilo-general"],
    ["¿Cómo sé en el boletín si ya le toca a mi hija?", "inmediato-vs-preferencia"],
  ])("%s: no crisis of another kind, but %s", (text, topic) => {
    expect(ask(text)).toMatchObject({ topic });
    expect(ask(text).kind).not.toBe("crisis");
  });

  test.each([
    "me urge arreglarme, ya no quiero vivir con miedo",
    "ya no quiero vivir escondida de la migra",
    "I don't want to live in fear of ICE anymore",
  ])("%s: tired of hiding, no crisis", (text) => expect(ask(text).kind).not.toBe("crisis"));

  test.each([
    "ya no quiero vivir",
    "ya no quiero vivir con este miedo, me quiero morir",
    "ya no quiero vivir con este miedo, de verdad mejor me muero y que mis hijos se queden con mi hermana",
    "tengo miedo y ya no quiero vivir",
    "no quiero vivir con miedo, mejor me tomo las pastillas",
    "me tienen amenazada y encerrada",
    "el patrón nos tiene encerrados y no nos paga",
    "mi esposo me amenazó de muerte en mi pueblo",
    "mi padrastro le toca a mi hija en las noches",
    "el coyote me quitó el dinero y el pasaporte y no me deja salir",
    "estamos encerrados en un contenedor y hace mucho calor",
    "tengo quince años y mi mamá me quiere casar con un señor",
    "mi tío me hace cosas feas",
    "mi cuñado cruzó hace cuatro días por el desierto y no contesta",
  ])("%s is a crisis", (text) => expect(ask(text).kind).toBe("crisis"));

  test("whom a partner keeps in gets the line for violence at home", () => {
    expect(ask("mi marido no me deja salir de la casa").warning).toContain("800-799-7233");
  });

  test.each([
    "necesito que me redactes una constancia de trabajo falsa",
    "le doy al patrón el social de mi cuñado que se murió",
    "conviene que me roben para pedir la visa u",
    "qué enfermedad le invento a mi mamá para el perdón",
    "qué digo para que me crean que el matrimonio es real si es de mentiras",
    "consígueme una licencia con otro nombre",
  ])("%s is refused", (text) => expect(ask(text).kind).toBe("refuse"));

  test.each([
    "mi ex dice que nuestro matrimonio fue falso y es mentira",
    "el notario inventó una enfermedad en mi solicitud y yo no sabía",
    "mi primo usa mi social, qué hago",
    "qué enfermedades revisan en el examen médico",
    "me encerraron en la hielera tres días y me quitaron mis cosas",
    "el notario se quedó con mis actas, ya cerró la oficina y no contesta",
  ])("%s is neither refused nor taken for danger", (text) => {
    expect(["refuse", "crisis"]).not.toContain(ask(text).kind);
  });
});

describe("everyday matters that share a word with a subject", () => {
  test.each([
    "tengo una multa de tránsito, cómo la pago",
    "how do I get a marriage license in Nevada",
    "cómo voto en las elecciones de México desde aquí",
    "cuál es el consulado de Honduras más cercano",
    "quiero abrir una taquería",
  ])("%s is not answered as one", (text) => expect(ask(text).kind).toBe("dont_know"));

  test.each([
    ["¿una multa de tránsito afecta mi ciudadanía?", "ciudadania-requisitos"],
    ["me llegó una multa de ICE de 998 por día", "multas-998"],
  ])("%s still is", (text, topic) => expect(ask(text)).toMatchObject({ kind: "answer", topic }));
});

describe("steps nobody should take without a lawyer", () => {
  test.each([
    "tengo DACA y mi abuelo está muriendo, ¿puedo ir a despedirme y regresar?",
    "quiero entregar mi residencia en el consulado",
    "USCIS me acusa de fraude en mi matrimonio",
  ])("%s", (text) => expect(ask(text).lawyer).toBe(true));
});
