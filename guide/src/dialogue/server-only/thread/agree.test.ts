import { describe, expect, test } from "vitest";
import { fitting, opposes } from "#guide/dialogue/server-only/thread/agree.ts";
import { isBarePlace, statesIn } from "#guide/dialogue/server-only/thread/states.ts";
import { fromTable } from "#guide/dialogue/server-only/thread/table.ts";
import type { Fact } from "#guide/dialogue/server-only/told/facts.ts";
import { talk } from "#guide/testing/conversation.ts";
import { holds } from "#guide/testing/conversations.ts";

const told = (...facts: Fact[]) => ({ told: facts, readings: [""] });
const visaHalf = "Si entraste con visa o parole, podrías pedir la residencia aquí con la I-485.";
const crossedHalf = "Si cruzaste sin revisión, casi siempre te toca el consulado.";

describe("the half of another person is not told", () => {
  test.each([
    [visaHalf, told("crossed"), true],
    ["If you entered with a visa or parole, you could ask for the green card here.", told("crossed"), true],
    [visaHalf, told("visa"), false],
    [visaHalf, told("crossed", "parole"), false],
    [visaHalf, { told: ["crossed" as const], readings: ["y si hubiera entrado con visa"] }, false],
    [crossedHalf, told("visa"), true],
    [crossedHalf, told("parole"), true],
    [crossedHalf, told("crossed"), false],
    [
      "Un solo DUI por lo general no quita la residencia.",
      { told: [], readings: ["es la segunda vez"] },
      true,
    ],
    ["Un solo DUI por lo general no quita la residencia.", { told: [], readings: ["fue en mayo"] }, false],
    ["Si eres de Cuba, o tu esposo o esposa es ciudadano, tal vez puedas.", told("citizen"), true],
    ["Reporta el crimen y pide copia.", { told: [], readings: ["si hice el reporte"] }, true],
    ["Reporta el crimen y pide copia.", { told: [], readings: ["no hice el reporte"] }, false],
  ])("%s %o", (line, said, other) => {
    expect(opposes(line, said)).toBe(other);
  });

  test("the other half is told in its place", () => {
    const lines = { es: [visaHalf, crossedHalf], en: [] };
    const topic = { short: { es: "Hola", en: "" }, answer: lines } as never;
    expect(fitting([visaHalf], [topic], "es", told("crossed"))).toEqual([crossedHalf]);
  });

  holds(`
    tengo tps de honduras > mi hijo tiene 23 y es ciudadano > entré sin papeles en 1997 :: castigo-3-10-perdon :: cruzaste sin revisión :: Si entraste con visa
    tengo tps de honduras > mi hija tiene 25 y es ciudadana > crucé por el río :: castigo-3-10-perdon :: cruzaste sin revisión :: Si entraste con visa
    soy casada con un soldado activo > entré por el monte hace 12 años :: parole-militar :: parole :: Si entraste con visa
    me casé en mexico, mi esposa está allá y yo soy residente > y puede venir de visita mientras? :: pedir-esposo :: Puede pedir entrar|no lo sé con seguridad :: Salir con
    mi mama es de nicaragua y vino con el parol humanitario en 2023 > yo soy ciudadana tengo 30 :: pedir-papas :: parole :: tu esposo o esposa es ciudadano
    me robaron con pistola en la tienda, me golpearon feo > sí, hice el reporte :: visa-u :: firma :: Reporta el crimen
    metí mi residencia por mi esposa ciudadana y la entrevista es en dos semanas > entré con visa en 2015 > mi esposa no puede ir ese día :: ajuste-familiar :: otra fecha :: No hacen fila
    voy a mi cita de ice el lunes, tengo una orden vieja > me pidieron llevar pasaporte :: check-in-ice :: señal de alerta
    en:I have an ICE check-in Monday > they told me to bring my passport :: check-in-ice :: warning sign
  `);
});

describe("what a bare fact decides is told, not that no rule is known", () => {
  const unknowing = "regla aparte|separate rule";
  holds(`
    cuánto tengo que ganar para pedir a mi esposa > somos 4 con ella :: afidavit-i864 :: \\$41,250 :: ${unknowing}
    cuánto tengo que ganar para pedir a mi esposa > somos 3 > gano 30 mil :: afidavit-i864 :: \\$34,150.*no llegas :: ${unknowing}
    cuánto tengo que ganar para pedir a mi esposa > somos 4 con ella > gano 52 mil al año :: afidavit-i864 :: llegas a ese mínimo :: ${unknowing}
    en:how much do I have to earn to petition my wife > we are 3 > I make 30000 :: afidavit-i864 :: \\$34,150.*do not reach :: ${unknowing}
    me agarraron manejando tomado y tengo residencia > es la segunda vez :: dui :: dos o más :: ${unknowing}|Un solo DUI
    me agarraron manejando tomado y tengo residencia > ya van dos veces :: dui :: dos o más :: ${unknowing}
    en:ICE has my husband, he crossed without papers > Louisiana :: fianza :: habeas
    en:my husband is detained by ICE > he crossed the border 6 years ago > Louisiana :: fianza :: Louisiana :: ${unknowing}
    tengo 68 años y 21 con la mica, no sé inglés > mi marido tiene alzheimer y también quiere :: examen-ciudadania :: N-648 :: ${unknowing}
    llegué de haiti en febrero de este año y tengo miedo de volver > no he metido nada :: asilo-un-anio :: Mándala|el día en que :: ${unknowing}
    tenía DACA pero se me venció en 2021 > y qué hago > no tengo antecedentes :: daca :: venció :: Con cargos
    tengo 17 y mi papá nunca se hizo cargo > en Florida :: sij-jovenes :: estado :: ${unknowing}
    busco a mi hijo de 14 que cruzó solo, lo agarró la patrulla > en el paso :: menor-no-acompanado :: 800-203-7001 :: ${unknowing}
    soy cubano con I-220A > entré hace 3 años por Yuma :: residencia-cubanos :: I-94|abogado :: ${unknowing}
  `);

  test("what is nowhere spoken of is met with the next step", () => {
    const reply = talk("es", "quiero pedir a mi hermano, soy ciudadano", "es de signo acuario");
    expect([reply.short, ...reply.sentences].join(" ")).toMatch(/Lo que sigue|Lo más importante/);
  });
});

describe("a held thread", () => {
  holds(`
    en:ICE took my husband last night > we have a baby who is a citizen :: encontrar-detenido :: locator|888-351-4024 :: Supreme Court
    mi patrón no me paga y me amenaza con llamar a la migra > trabajo en la construcción en Nevada :: derechos-laborales :: sueldo|horas|abogado :: Cuéntame qué necesitas
    ICE se llevó a mi papá ayer > cuánto cuesta la ciudadanía? :: ciudadania-requisitos :: N-400
  `);
});

describe("places and tables", () => {
  test.each([
    ["en Luisiana", ["louisiana"]],
    ["vive en Carolina del Norte", ["north carolina"]],
    ["West Virginia", ["west virginia"]],
    ["en mi casa", []],
  ] as const)("%s", (said, states) => {
    expect(statesIn(said)).toEqual(states);
  });

  test.each([
    ["en el paso", true],
    ["louisiana", true],
    ["estoy en tijuana", true],
    ["en la corte", false],
    ["en 10 dias", false],
    ["en mi trabajo me pagan", false],
  ] as const)("%s is a place: %s", (said, place) => {
    expect(isBarePlace(said)).toBe(place);
  });

  const table = ["El mínimo por año es $27,050 para un hogar de 2 personas y $34,150 para 3."];
  test.each([
    ["somos 3", /34,150/],
    ["gano 30 mil", null],
    ["gano 15 la hora y somos 2", /27,050 al año\.$/],
    ["tiene 3 años", null],
    ["somos 9", null],
  ] as const)("%s", (said, row) => {
    const told = fromTable(table, said, "", "es")?.join(" ") ?? null;
    if (row === null) expect(told).toBeNull();
    else expect(told).toMatch(row);
  });
});
