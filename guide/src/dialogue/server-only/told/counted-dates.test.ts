import { describe, expect, test } from "vitest";
import { asksBareDeadline, isDeadlineAsked } from "#guide/dialogue/server-only/told/counted-dates.ts";
import { dateIn, readDates, withDates } from "#guide/dialogue/server-only/told/dates.ts";
import { converse, guide, today } from "#guide/testing/conversation.ts";
import { holds } from "#guide/testing/conversations.ts";
import { clean } from "#guide/words/normalise.ts";

describe("a date as people say it", () => {
  test.each([
    ["el 3 de noviembre", false, "2026-11-03"],
    ["3 noviembre 2025", false, "2025-11-03"],
    ["November 3rd", false, "2026-11-03"],
    ["fue el 24 de diciembre", false, "2025-12-24"],
    ["se vence el 5 de marzo", true, "2027-03-05"],
    ["se vence el 5 de marzo de 2028", true, "2028-03-05"],
    ["en marzo", false, "2026-03"],
    ["in march of 2025", false, "2025-03"],
    ["se vence en marzo", true, "2027-03"],
    ["ayer", false, "2026-11-21"],
    ["antier", false, "2026-11-20"],
    ["hace 10 días", false, "2026-11-12"],
    ["hace dos semanas", false, "2026-11-08"],
    ["three weeks ago", false, "2026-11-01"],
    ["hace 8 meses", false, "2026-03"],
    ["hace 3 años", false, "2023"],
    ["el lunes pasado", false, "2026-11-16"],
    ["last Thursday", false, "2026-11-19"],
    ["llegué en 2019", false, "2019"],
    ["entré en marzo del año pasado", false, "2025-03"],
    ["dice 11/03/2026", false, "2026-11-03"],
    ["23/10/2026", false, "2026-10-23"],
  ])("%s", (text, ahead, date) => {
    expect(dateIn(clean(text), text, today, ahead)).toBe(date);
  });

  test.each([
    "tiene 12 y 15",
    "el próximo lunes",
    "tengo tres hijos",
    "31 de febrero",
    "la semana pasada",
    "puedo ir?",
    "mayores de 21",
  ])("no date in: %s", (text) => {
    expect(dateIn(clean(text), text, today, false)).toBeNull();
  });

  test.each([
    ["el juez me negó el asilo el 3 de noviembre", { judge: "2026-11-03" }],
    ["me negaron la residencia el 3 de noviembre", { denied: "2026-11-03" }],
    ["pedí asilo en marzo de 2025", { filed: "2025-03" }],
    ["mi permiso vence en enero y metí la renovación la semana pasada", { expires: "2027-01" }],
    ["llegué en 2019 y pedí asilo en marzo de 2020", { came: "2019", filed: "2020-03" }],
    ["llegué en marzo", { came: "2026-03" }],
    ["mi esposa llegó en marzo", {}],
    ["en: my wife came in March", {}],
    ["en: my wife and I came in March", { came: "2026-03" }],
    ["mi mica se vence en marzo", { expires: "2027-03" }],
    ["se me venció en marzo", { expires: "2026-03" }],
    ["me mudé el 15 de noviembre", { moved: "2026-11-15" }],
    ["en: I got my green card in June 2022", { resident: "2022-06" }],
    ["mi hijo nació en 2010", {}],
  ])("what happened on it: %s", (text, dates) => {
    expect(withDates({}, clean(text), text, today, null)).toEqual(dates);
  });

  test("without a verb it is what the open subject counts from", () => {
    expect(withDates({}, "el 3 de noviembre", "el 3 de noviembre", today, "judge")).toEqual({
      judge: "2026-11-03",
    });
    expect(withDates({}, "el 3 de noviembre", "el 3 de noviembre", today, null)).toEqual({});
  });

  test("a forged state brings neither words nor unknown events", () => {
    expect(readDates({ came: "2026-03", judge: "A123456789", other: "2026-01-01", filed: 7 })).toEqual({
      came: "2026-03",
    });
    expect(readDates("2026-03")).toEqual({});
  });
});

describe("a deadline is asked", () => {
  test.each([
    "cuántos días me quedan",
    "todavía estoy a tiempo?",
    "ya es tarde?",
    "how long do I have left?",
    "is it too late",
  ])("%s", (text) => {
    expect(isDeadlineAsked([clean(text)])).toBe(true);
    expect(asksBareDeadline(clean(text))).toBe(true);
  });

  test.each([
    "todavía puedo pedir asilo?",
    "cuánto tiempo tarda la ciudadanía",
    "how long does the green card take",
  ])("with a subject of its own: %s", (text) => expect(asksBareDeadline(clean(text))).toBe(false));
});

describe("counted from what was told", () => {
  holds(`
    me negaron la residencia, abrí la carta ayer, ¿qué hago? > la carta trae fecha del 3 de noviembre, ¿cuántos días tengo? :: perdi-o-me-negaron :: decisión es del 3 de noviembre de 2026
    me negó el asilo el juez > fue el 18 de noviembre > cuántos días me quedan :: apelar-juez :: 28 de noviembre de 2026: quedan 6 días.*tu papel
    me negó el asilo el juez el 3 de noviembre > todavía estoy a tiempo? :: apelar-juez :: 13 de noviembre de 2026: esa fecha ya pasó.*3 de diciembre de 2026: quedan 11 días.*No te rindas
    perdí mi caso con el juez > fue el 20 de octubre :: apelar-juez :: 19 de noviembre de 2026: esa fecha ya pasó.*abogado :: quedan
    en:the judge denied my asylum on November 16 > how long do I have to appeal? :: apelar-juez :: November 26, 2026: 4 days are left
    el juez me dijo que no > asilo > ayer :: apelar-juez :: 1 de diciembre de 2026: quedan 9 días :: I-589 debe llegar
    el juez me negó el asilo ayer, ¿cuántos días tengo? > perdón, no fue ayer, fue hace 9 días :: apelar-juez :: quedan? 1|queda 1|se cumplieron|se cumplen
    llegué hace 11 meses y quiero pedir asilo > perdón, me equivoqué, llegué hace un año y 4 meses :: asilo-un-anio :: ya pasó :: hoy mismo
    mandé mi solicitud de asilo y me la regresaron. Llegué hace 11 meses :: asilo-un-anio :: tu año se cumple
    me negaron la residencia > dice que fue el tres de noviembre por falta de pruebas y ya no tengo otro permiso :: perdi-o-me-negaron :: I-290B se cumplen el 3 de diciembre de 2026 :: 84 días
    me negaron la I-485, la carta dice 3 de noviembre :: perdi-o-me-negaron :: I-290B se cumplen el 3 de diciembre de 2026
    en:my green card was denied, the letter is dated November 3 :: perdi-o-me-negaron :: I-290B to arrive end on December 3, 2026
    me negaron la 485 > la fecha es 3 de noviembre :: perdi-o-me-negaron :: I-290B se cumplen el 3 de diciembre de 2026: quedan 11 días
    me llegó una carta de uscis que pide más pruebas > dice 1 de noviembre > hasta cuándo tengo? :: perdi-o-me-negaron :: tu carta :: I-290B se cumplen
    quiero pedir asilo, llegué en marzo > ya es tarde? :: asilo-un-anio :: se cumple en marzo de 2027: quedan por lo menos 99 días
    entré en septiembre de 2025 y no he metido el asilo, hasta cuándo tengo :: asilo-un-anio :: se cumplió en septiembre de 2026: ya pasó.*excepción :: quedan
    en:I came in July 2025 and have not asked for asylum, is it too late? :: asilo-un-anio :: your year to ask for asylum ended in July 2026: it has passed
    quiero asilo > no, nunca he ido a corte > llegué el 10 de diciembre de 2025 :: asilo-general :: el 10 de diciembre de 2026: quedan 18 días
    pedí asilo en marzo de 2025 > cuándo puedo trabajar? :: permiso-trabajo-asilo :: ya se cumplieron en julio de 2025
    mi mica es de 2 años y vence en marzo > cuándo la mando? :: residencia-condicional :: empiezan en diciembre de 2026, según el día
    mi mica es de 2 años y vence en mayo > cuándo la mando? :: residencia-condicional :: entre el 31 de enero de 2027 y el 2 de marzo de 2027, según el día
    mi mica es de 2 años y vence en febrero > cuándo la mando? :: residencia-condicional :: empiezan en noviembre de 2026, según el día :: ya puedes
    mi mica es de 2 años y vence en enero > cuándo la mando? :: residencia-condicional :: según el día: ya puedes mandarla
    en:my two year card expires in May > when do I send it? :: residencia-condicional :: between January 31, 2027 and March 2, 2027, depending on the day
    en:my daca expires in february > when should I send it? :: daca :: September 2026 to October 2026
    soy asilado, me lo aprobaron en enero > y la green card cuando :: asilo-aprobado :: se cumple en enero de 2027
    cambié de casa > me mudé el 15 de noviembre > cuántos días tengo? :: cambio-direccion :: 25 de noviembre|10 días
    quiero hacerme ciudadano > desde 2018 soy residente :: ciudadania-requisitos :: 5 años ya se cumplieron en 2023
    falté a la corte > fue el 5 de agosto > todavía estoy a tiempo? :: falte-a-corte :: 1 de febrero de 2027: quedan 71 días|cualquier momento
    tengo orden de deportación desde 2006 > cuánto tiempo tengo para reabrir? :: orden-deportacion :: se cumplieron en 2006.*VAWA
  `);
});

describe("a day in court that was told", () => {
  holds(`
    me llegó un NTA > es el 15 de enero de 2027 :: nta-corte :: Tu corte es el 15 de enero de 2027: faltan 54 días.*No faltes
    quiero asilo > sí, me dieron corte > mi audiencia es el 3 de marzo del 2027 :: nta-corte :: Tu corte es el 3 de marzo de 2027 :: Si llegaste
    quiero pedir asilo > llegue hace 2 años > ya tengo corte > es el 15 de enero de 2027 > puedo faltar? :: nta-corte :: No faltes
    en:I got a notice to appear > it is on November 30 :: nta-corte :: November 30, 2026: 8 days from now.*look for a lawyer today
    falté a la corte > fue el 5 de agosto :: falte-a-corte :: 180 :: Tu corte es
    se me vence el permiso de trabajo > el 20 de enero :: renovar-permiso-extension :: vence el 20 de enero de 2027 :: Mandaste
    mi mamá es residente y me pidió en 2015 > tengo 28, soltero > soy de México, ¿ya me toca? :: inmediato-vs-preferencia :: F2B de México.*todavía no te tocaba
    quiero saber de la ciudadanía > tengo 5 años de residente > perdón, tengo 58 años y 16 de residente :: ciudadania-requisitos :: regla 55/15
  `);
});

test("in the demo a day in court is said back in one sentence more", () => {
  const one = guide.reply("tengo corte el 15 de enero y no sé qué hacer", null, "es", { today, short: true });
  expect(one.reply.sentences).toContain("Tu corte es el 15 de enero de 2027: faltan 54 días.");
  expect(one.reply.sentences).toHaveLength(2);
});

describe("nothing is counted", () => {
  test.each([
    // No date was told.
    "me negó el asilo el juez > cuántos días me quedan",
    // The year has passed: the exceptions are told instead.
    "quiero pedir asilo > llegué en 2019",
    // Of a child, not of the decision.
    "me negaron la 485 > mi hijo nació el 3 de noviembre",
    // Other subjects have no period of their own.
    "cuánto cuesta la ciudadanía > el lunes pasado",
    "quiero la visa u > me asaltaron el 3 de noviembre",
  ])("%s", (line) => {
    const { reply } = converse("es", line.split(" > "));
    expect([reply.short, ...reply.sentences].join(" ")).not.toMatch(
      /se cumpl(?:en|ieron|e) (?:el|en) |quedan \d+ días/,
    );
  });
});

test("an asylum that was not sent has no day from which the permit counts", () => {
  const { reply } = converse("es", [
    "tengo corte el 14 de diciembre",
    "entré en 2023 y pedí asilo allí pero no he metido ningún papel del asilo",
  ]);
  expect([reply.short, ...reply.sentences].join(" ")).not.toMatch(/recibió tu I-589 en 2023/);
});

describe("a day that was counted is told again only to who asks for it", () => {
  holds(`
    mi DACA vence el 10 de abril > qué pasa si me rechazan la renovación? :: daca :: No hay apelación|apela :: lo mejor es mandar la renovación
    mi DACA vence el 10 de abril > y cuánto se tarda la renovación :: daca :: 70 días :: Como te decía
    soy residente desde hace 4 años 10 meses, ¿ya puedo pedir la ciudadanía? :: ciudadania-requisitos :: se cumplen en [a-z]+ de 20
    en:I've been a resident for 4 years and 10 months, can I apply for citizenship? :: ciudadania-requisitos :: the 5 years end in [A-Z]
    soy residente desde 2018, ¿ya puedo pedir la ciudadanía? > y mi hija también califica? :: ciudadania-requisitos :: menor de 18
    pedí asilo en febrero de 2026, ¿cuándo pido el permiso? > y por cuánto tiempo es bueno el permiso :: permiso-trabajo-asilo :: La tarjeta dura
    en:my DACA expires in April, when do I renew? > how long does the renewal take :: daca :: about 70 days :: As I was saying
    en:I got asylum in May > how long does it take for my husband to come :: asilo-aprobado :: I-730 :: As I was saying
    mi DACA vence el 10 de abril > entonces cuándo la mando :: daca :: lo mejor es mandar la renovación
    soy residente desde 2018 y quiero ser ciudadano > entonces ya puedo? :: ciudadania-requisitos :: ya se cumplieron en 2023
  `);
});

test("the priority date is that of the petition, not of what was done since", () => {
  const said = "my brother petitioned me in 2003. He moved to Mexico last year.";
  expect(withDates({}, clean(said), said, today, null).priority).toBe("2003");
});
