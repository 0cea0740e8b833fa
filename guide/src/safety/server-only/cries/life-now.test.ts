import { describe, expect, test } from "vitest";
import { createGuide } from "#guide/guide.ts";
import { loadContent } from "#guide/load.ts";

const guide = createGuide(loadContent());
const ask = (text: string, language: "es" | "en" = "es") =>
  guide.reply(text, null, language, { today: "2026-11-22" }).reply;

describe("a life that is going right now", () => {
  test.each([
    "mi papá no respira bien y está morado, nos da miedo la ambulancia",
    "mi hermano se cayó del andamio, no responde y no tenemos papeles",
    "mi mujer está sangrando mucho y no quiere ir al hospital por la migra",
    "mi bebé está convulsionando, ¿puedo llamar al 911 sin papeles?",
    "a mi abuela le duele el pecho y el brazo y está sudando",
    "my wife is pregnant and bleeding, she is scared of the hospital",
    "mi bebé no está respirando bien y se puso moradita, mi marido no quiere hospital",
    "la niña tiene los labios azules y tenemos miedo de ir a urgencias",
    "mi niño se echó cloro en la boca",
    "mi tío se cayó de la escalera en la obra y está vomitando, no quiere ir por la migra",
    "desde ayer me duele la cabeza, veo borroso y se me duerme un brazo, no tengo seguro",
    "mi nieta se tragó algo de la cochera y está vomitando",
    "creo que mi esposa está perdiendo al bebé, hay mucha sangre",
    "mi niña de 4 meses está vomitando sangre y me da miedo el hospital",
    "mi bebé se tomó las pastillas de mi mamá ahorita",
    "a mi abuelo se le fue de lado la boca y no levanta el brazo",
    "estoy embarazada y ando manchando mucho con dolor, me da miedo la migra",
    "my dad passed out and wont wake up, we are undocumented",
    "le acaban de dar un balazo a mi hermano, no llamo porque no tenemos papeles",
    "mi hija se cayó del techo y no despierta, pero no la llevo al hospital porque nos agarra la migra",
    "mi mamá está botando sangre y no quiere ir al hospital porque no tiene papeles",
    "mi papá se desmayó y no reacciona, ¿qué hago?",
  ])("gets the ambulance before anything else: %s", (text) => {
    const reply = ask(text, / (?:my|is) /.test(` ${text}`) ? "en" : "es");
    expect(reply.kind).toBe("crisis");
    expect(reply.warning).toMatch(/^(?:Llama al 911 ahora mismo y di|Call 911 right now and say)/);
    expect(reply.steps[0]).toMatch(/911/);
  });

  test.each([
    "mi papá tuvo un infarto el año pasado, ¿eso ayuda para el perdón?",
    "USCIS no responde y mi caso no se mueve",
    "se me puso morado el dedo en el trabajo, ¿el patrón paga el doctor?",
    "mi pasaporte azul está vencido",
    "en 2021 me balacearon saliendo del trabajo y di mi declaración, ¿quién me firma ahora la hoja de la visa U?",
    "a mi hermano le dieron dos balazos en un asalto, ¿califica a la visa U?",
    "necesito diálisis y no tengo papeles, ¿me atienden?",
    "no puedo respirar de los nervios por la entrevista",
    "mi esposo no respira bien por asma, ¿cuenta para el waiver?",
  ])("is not a sickness of long ago, an office or nerves: %s", (text) => {
    expect(ask(text).kind).not.toBe("crisis");
  });

  test.each([
    "vamos en la caja de un tráiler y el calor nos está matando",
    "el calor nos está matando aquí adentro del camión",
    "nos está matando el calor en el trailer",
    "estamos atrás en un camión de carga y el calor nos está matando",
  ])("heat kills in the back of a truck, however it is said: %s", (said) => {
    expect(ask(said).kind).toBe("crisis");
  });

  test.each([
    "manejo un trailer y el calor me está matando, ¿puedo sacar la CDL?",
    "vivo en un trailer y el calor me está matando",
    "el calor me está matando en el fil, ¿tengo derecho a descanso?",
  ])("and is a manner of speaking where one lives and works: %s", (said) => {
    expect(ask(said).kind).not.toBe("crisis");
  });

  test("shut in a trailer and pills taken keep their own words", () => {
    expect(ask("vamos en la caja de un tráiler y ya no podemos respirar").warning).toContain("por dónde");
    expect(ask("mi esposa se tomó todas las pastillas y no despierta").warning).toContain("qué tomaste");
  });
});

describe("cries that no list had", () => {
  test.each([
    "ya escribí la carta de despedida, perdónenme mis hijos",
    "mi hermano se cortó las venas",
    "me dicen que pague hoy o me matan, saben dónde vivo",
    "mi niña se fue con un desconocido de internet y la van a pasar al otro lado",
  ])("are heard: %s", (text) => {
    expect(ask(text).kind).toBe("crisis");
  });

  test.each([
    "se me dañó el celular y no carga, ¿qué será?",
    "dejé una carta en la corte pidiendo perdón por faltar",
    "hace 6 años intenté quitarme la vida, ¿lo preguntan en el examen médico?",
    "mi vecino me amenaza con la migra porque hago ruido",
  ])("and these are none: %s", (text) => {
    expect(ask(text).kind).not.toBe("crisis");
  });
});
