import { describe, expect, it } from "vitest";
import { createGuide } from "#guide/guide.ts";
import { loadContent } from "#guide/load.ts";

const guide = createGuide(loadContent());

function isAsked(question: string): boolean {
  const { kind, topic } = guide.reply(question, null, "es", { today: "2026-11-22" }).reply;
  return kind === "clarify" && topic !== null;
}

/** Lives told, sayings, other people's voices: no list of phrases knows them. */
const wishes = `
señorita yo nomás quiero preguntar si una viejita de 68 como yo todavía alcanza a sacar sus papelitos, vivo con mi nuera
vine por hambre, no por maldad, y aquí formé todo lo que tengo. qué me toca hacer para que me dejen vivir aquí sin susto
no sé leer bien, mi hija escribe por mí, queremos saber el camino para que yo tenga mi residencia
de qué me agarro yo para poder quedarme, no tengo familia con papeles ni nada, solo mi trabajo en la lechería
la maestra de mi niño dice que sí hay ayuda para mamás como yo sin estatus, ¿cuál es y cómo la pido?
¿qué le falta a un padre de cuatro ciudadanos para que lo reconozcan en este país?
se casó mi hija con militar, y me dicen que ahora sí yo puedo arreglar, ¿es cierto y qué hay que hacer?
tengo cáncer y quisiera arreglar mi situación antes de que sea tarde, tengo tres hijos de aquí
kiero mis papeles pero no c komo, tengo 8 meses de enbaraso y el papa es siudadano
mi sueño es poder ir a ver a mi mamá y volver como gente, con mi tarjeta, qué tengo que hacer
díganme la neta, ¿un cocinero sin papeles puede o no puede llegar a ser legal?
llevo toda mi juventud aquí, 16 años, ni de allá ni de acá soy, ¿existe algo para dejar de estar en el limbo?
mi papá cruzó hace un chorro de años y nunca supo cómo hacerle, yo ya tengo 22 y nací aquí, qué hacemos por él
qué tan cierto es que después de tanto tiempo uno ya puede reclamar sus papeles
no más no tengo seguro ni papel ni nada, me aconsejan que me mueva ya, pero moverme cómo
is there literally any option for someone who came at 25, no visa, no family here, just works hard
he crossed when he was 16, he's my fiance, I'm a US citizen, how can he get right with immigration
what are the steps to go from nothing to having a green card
how does a regular undocumented guy ever get to be official here
We want to stop being afraid. My husband and I have no status and our kids are American. What can be done for us?
everybody at church says apply apply but nobody says to what. I have no papers
I want to do it right way, no more hiding, what is the right way for me
tengo 40 años, tres trabajos y cero papeles, cómo me sugieren que empiece
soy indígena mam, en mi pueblo no hay nada, aquí tengo trabajo, quiero quedar bien con la ley, cómo
`;

/** The same words, asked about another matter. */
const others = `
tengo 8 años con residencia y mi esposa sigue allá, cómo la traigo
mi mamá vive en Guadalajara y nunca ha venido, soy ciudadana, cómo la pido
necesito sacar el pasaporte de mi hijo nacido aquí y no tengo identificación
no tengo papeles y mi patrón no me paga, a quién le digo
cómo puedo vivir tranquilo mientras llega mi cita de corte
I have no papers, can my kids still go to school
how do I find a lawyer who won't rip me off
mi hijo ciudadano quiere ir a la universidad, le dan beca aunque nosotros no tengamos papeles
no tengo papeles y me duele una muela, hay clínica barata
mi hermano está detenido y no tiene papeles, qué podemos hacer por él
el notario me dijo que me arregla en seis meses por 4 mil, le creo
how long does the citizen test take and is it hard
quiero ser ciudadana, ya tengo 5 años de residente, qué hago
mi esposo me pega y dice que si hablo me deportan
puedo rentar un apartamento sin papeles
cuánto me cobra el gobierno por la renovación de la mica
my boss says he'll call ice if I complain about pay
mis taxes los hice con ITIN, cuánto me regresan
ya metí la I-485, qué sigue
fui víctima de un asalto y la policía no quiere firmar el papel para la visa u
`;

const lines = (list: string) => list.trim().split("\n");

describe("a wish for status in any words", () => {
  it.each(lines(wishes))("is asked about first: %s", (question) => {
    expect(isAsked(question)).toBe(true);
  });

  it.each(lines(others))("is not heard where something else is asked: %s", (question) => {
    expect(isAsked(question)).toBe(false);
  });

  it.each(["vivo en Chicago", "best lawn mower for small yard", "how to get rid of ants"])(
    "is not guessed from words about none of it: %s",
    (question) => {
      expect(isAsked(question)).toBe(false);
    },
  );
});

describe("the two questions answered with a story", () => {
  it.each([
    [
      "hay algo para mí que nunca he tenido papeles",
      "vine con visa de turista en 2009 y me quedé, mi esposo es ciudadano americano pero trabaja mucho y casi no lo veo",
      "ajuste-familiar",
    ],
    [
      "kiero saber si ai algo pa mi yebo 13 anios",
      "me vine de Honduras porque mataron a mi papá las maras y a mí me buscaban, entré hace ocho meses y me dieron corte",
      "asilo-general",
    ],
    [
      "qué puedo hacer yo para no vivir con este miedo, mis hijos son de aquí",
      "pues mire yo entré caminando por Arizona hace como quince años y mi hija ya cumplió veintidós y es nacida aquí",
      "pedir-papas",
    ],
  ])("%s", (wish, story, topic) => {
    const first = guide.reply(wish, null, "es", { today: "2026-11-22" });
    expect(first.reply.kind).toBe("clarify");
    const { reply } = guide.reply(story, first.state, "es", { today: "2026-11-22" });
    expect(reply).toMatchObject({ kind: "answer", topic });
  });
});
