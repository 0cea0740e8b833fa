/** What stands above an answer fits whoever asks: what to do now, or nothing. */
import { describe, expect, test } from "vitest";
import { texts } from "#guide/reply/texts.ts";
import { urgentTexts } from "#guide/safety/safety-texts.ts";
import { said } from "#guide/testing/conversation.ts";

describe("a swindler's call is no case", () => {
  test.each([
    "me llamó uno que según es de ICE, que debo 900 dólares y que pague con tarjetas",
    "dicen que son de migración y que deposite por Zelle o cancelan mi caso, ¿será cierto?",
    "en: a man who says he is from immigration wants gift cards or he will arrest me",
  ])("%s", (question) => {
    const { topic, lawyer, warning } = said(question);
    expect({ topic, lawyer, warning }).toEqual({ topic: "llamadas-estafa", lawyer: false, warning: null });
  });

  test.each([
    "tengo orden de deportación y me hablaron de ICE que pague con tarjetas",
    "en: a guy on WhatsApp says he can erase my order if I send money",
  ])("one's own case is: %s", (question) => {
    expect(said(question).lawyer).toBe(true);
  });
});

const leadOf = (question: string): string => {
  const { warning } = said(question);
  const language = question.startsWith("en:") ? "en" : "es";
  const { urgentPlain: usual, redFlagPlain: careful, gravePlain: grave } = texts[language];
  const all = Object.entries({ ...urgentTexts[language], usual, careful, grave });
  return all.find(([, text]) => text === warning)?.[0] ?? "none";
};

describe("the lead is of what has happened", () => {
  test.each([
    ["arrest", "me detuvieron anoche por pelear con un vecino y el lunes veo al juez, soy residente"],
    ["arrest", "el fiscal me ofrece un trato por un robo del 2019 que apenas abrieron"],
    [
      "careful",
      "hace catorce años me arrestaron por robarme un perfume, pagué y ya, quiero pedir la ciudadanía",
    ],
    ["arrest", "en: I was arrested last night for shoplifting and my court is Monday, I have a green card"],
    ["careful", "mi esposa tuvo un DUI en 2017, ya hizo las clases, ¿le afecta para su residencia?"],
    ["detained", "se acaban de llevar a mi cuñado los de ICE afuera de la gasolinera y no sabemos a dónde"],
    ["detained", "a mi hermana la agarraron en un retén en Laredo hoy en la mañana y no contesta"],
    ["detained", "en: they grabbed my cousin outside the courthouse an hour ago, we don't know where he is"],
    ["detained", "mi papá no llegó de trabajar y dicen que pasó la migra por la obra"],
    ["detained", "me asaltaron y a mi hermano lo detuvo ICE ese mismo día"],
    ["arrest", "me agarró la policía tomado el sábado, ya salí con una cita, no tengo papeles"],
    [
      "careful",
      "de joven la migra me agarró en Nogales en el 99 y me hicieron firmar algo, quiero ver mi récord",
    ],
    ["sign", "estoy detenido en Adelanto y me quieren hacer firmar mi salida"],
    ["door", "hay unos hombres con chaleco golpeando la puerta del departamento, dicen policía, ¿abro?"],
    ["door", "la migra está enfrente de la casa y no podemos salir"],
    ["door", "en: there are officers with vests outside our apartment and they won't leave, do we open?"],
    ["door", "qué hago si llegan a tocar a mi casa los de migración"],
    ["sign", "me acaban de parar unos agentes en la carretera y quieren ver mis papeles, ¿qué digo?"],
    ["sign", "nos tienen parados los de la migra en el carro y traigo a mis niños"],
    ["sign", "en: ICE just pulled me over and they are asking where I was born"],
    ["child", "mi ahijada de 13 años está en un albergue de Houston y me piden mis huellas"],
    ["child", "en: my niece is 15 and she is in a shelter in Texas, they want my fingerprints"],
    ["missed", "no alcancé a llegar a mi corte ayer porque se murió el carro"],
    ["missed", "se me pasó la audiencia de migración del lunes por estar en el hospital"],
    ["missed", "en: I missed my immigration hearing last week because I was sick"],
    ["deadline", "me citó ICE para el viernes y que lleve mi pasaporte, ¿voy?"],
    ["order", "tengo una deportación del 2005 y quiero arreglar con mi esposo ciudadano"],
    ["order", "me deportaron en 2013 y volví a entrar, ahora mi hijo cumple 21"],
    ["grave", "a mi hermana la deportaron en 2015 y vive en Honduras, ¿cuándo puede volver legal?"],
    ["grave", "en: my dad was deported in 2011 and he lives in Oaxaca, can I bring him back? I am a citizen"],
    ["order", "a mi hermana la deportaron en 2015, volvió a entrar y vive en Dallas, ¿puede arreglar?"],
    ["court", "perdí la carta de la corte, ¿cómo sé qué día me toca?"],
    ["order", "perdí mi caso en la corte el martes"],
    ["sign", "a mi tío lo tienen en Stewart y le dicen que firme unas hojas hoy"],
    ["leaving", "tengo el vuelo a Lima el viernes y mi asilo está pendiente"],
    ["leaving", "soy residente con una condena por drogas de 2010 y vuelo a Colombia en Navidad"],
    ["careful", "una vez en un trabajo dije que era ciudadana, ¿qué tan malo es?"],
    ["usual", "el juez me dio withholding, ¿qué diferencia hay con el asilo?"],
    ["usual", "le negaron la fianza a mi hijo, ¿qué diferencia hay con la libertad condicional?"],
    ["usual", "¿cuánto cuesta apelar a la BIA?"],
    ["usual", "me llegó una multa de ICE de mil dólares por día, ¿es de verdad?"],
    ["usual", "me agarraron hoy y dicen que me sacan rápido, ¿qué papeles pruebo que llevo dos años?"],
    ["usual", "le niegan la salida con fianza a mi esposo, ya llamé al centro"],
    ["grave", "¿es verdad que pagan por irse con la app CBP Home?"],
    ["usual", "estoy pensando en irme con CBP Home, ¿es verdad que pagan?"],
    ["door", "hay redada ahorita en la planta donde trabaja mi esposa"],
    ["detained", "en: my dad never came home from work and there was an ICE raid there"],
    ["missed", "no fui a mi audiencia de hace un mes porque no tenía quién me llevara"],
    ["court", "tengo miedo de ir a mi corte el jueves"],
    ["careful", "hace veintidós años me agarraron con un cigarro de marihuana, ahora quiero renovar la mica"],
    ["detained", "¿cómo busco a mi tío que lo agarró la migra?"],
    ["usual", "mi esposo lleva tres meses en Stewart y el juez le negó la fianza"],
    ["detained", "mi esposo no llegó del trabajo y hubo redada de ICE"],
    ["usual", "el juez le negó la fianza a mi tío ayer"],
    ["door", "en: two men in vests are banging on our door saying they have a warrant, do we open"],
    ["arrest", "mañana tengo corte criminal por una pelea y soy residente, ¿me declaro culpable?"],
    ["court", "tengo corte de inmigración el martes y también me arrestaron el año pasado"],
    ["court", "me llegó un Notice to Appear por un cargo viejo, soy residente"],
    ["court", "tengo corte en marzo y no he metido el asilo"],
    [
      "detained",
      "en: my uncle was picked up at his ICE appointment this morning and nobody tells us where he is",
    ],
    ["other", "se me pasó mi cita con ICE ayer, ¿qué hago?"],
    ["scam", "un señor me vende la residencia por cuatro mil dólares"],
    ["missed", "en: the website says I was ordered removed in absentia, I never got the letter"],
    ["door", "en: ICE is banging on my apartment door right now saying they have a warrant"],
    ["door", "hay migra en mi trabajo pidiendo papeles, estoy escondido"],
    ["arrest", "me arrestaron hace tres años y todavía no termina mi caso criminal"],
    ["detained", "si un día me agarran... ya agarraron a mi hermano ayer y no aparece"],
    ["careful", "un DUI de hace siete años, ya pagué todo, ¿todavía puedo pedir la ciudadanía?"],
  ])("%s: %s", (lead, question) => {
    expect(leadOf(question)).toBe(lead);
  });
});

describe("no lead of what has not", () => {
  test.each([
    ["arrest", "nací en Guatemala pero tengo DUI salvadoreño por mi mamá, ¿qué nacionalidad pongo?"],
    ["detained", "quiero dejar listo quién recoge a mis hijos por si un día me detiene la migra"],
    ["detained", "en: who can I leave my kids with if ICE ever takes me"],
    ["detained", "me asaltaron y se llevaron mi pasaporte con la mica adentro"],
    ["usual", "si me para la migra en el carro, ¿tengo que bajar el vidrio?"],
    ["usual", "en: do I have to say where I was born if ICE stops me while driving?"],
    ["usual", "¿dónde dan las tarjetas rojas de derechos?"],
    ["usual", "¿es delito rentarle un cuarto a alguien sin papeles?"],
    ["child", "mi hijo llegó solito hace cuatro años y ya vive conmigo, tiene 19, ¿quién ve su asilo?"],
    ["missed", "¿qué le pasa a alguien que no va a su audiencia?"],
    ["order", "mi papá me pidió soltera, ¿si me caso pierdo el lugar?"],
    ["order", "el papá de mi bebé está deportado, ¿cómo le saco el pasaporte americano a la niña?"],
    ["sign", "¿quién puede firmar el affidavit de sostenimiento si yo gano poco?"],
    ["leaving", "salgo del trabajo a las seis, ¿a qué hora puedo ir por mi ITIN?"],
    ["usual", "¿qué es el withholding?"],
    ["grave", "¿qué diferencia hay entre la visa U y la visa T?"],
    ["grave", "¿qué es el perdón I-601A?"],
    ["grave", "oiga, ¿y qué es eso de la cancelación de deportación?"],
    ["careful", "¿me puedes explicar qué es el SIJ?"],
    ["grave", "en: what is the difference between a U visa and a T visa"],
    ["grave", "en: what is withholding of removal"],
    ["usual", "en: what is the difference between bond and parole from detention"],
    ["usual", "¿qué diferencia hay entre el asilo y la protección contra la tortura?"],
    ["usual", "ya se cerró el caso de mi esposo, ¿cómo recupero los cinco mil de la fianza?"],
    ["usual", "¿es cierto que cobran una multa por día a los que no se van?"],
    ["usual", "¿qué papeles cargo para comprobar que llevo más de dos años aquí?"],
    ["door", "en la planta dicen que viene una auditoría de papeles y nos piden otros documentos"],
    ["detained", "mi mamá no ha vuelto a su país por miedo a la migra"],
    ["detained", "mi hijo no llegó a tiempo a su cita de ICE"],
    ["arrest", "en: can ICE go into a hospital without a warrant"],
    ["arrest", "en: does using WIC count as a public charge for my green card"],
    ["court", "¿cómo pido asilo si nunca me han puesto en corte?"],
    ["court", "el juez me dio el asilo en 2024, ¿cuándo pido la residencia?"],
    ["deadline", "me quebré el tobillo en el trabajo y el patrón dice que me reporta con la migra"],
  ])("not %s: %s", (lead, question) => {
    expect(leadOf(question)).not.toBe(lead);
  });
});

describe("in later turns", () => {
  test("who was found is looked for no more", () => {
    const found = said(
      "se llevaron a mi hermano ayer los de ICE || ya lo encontré, está en Stewart, ¿cómo lo saco?",
    );
    expect(found.warning ?? "").not.toMatch(/locator/);
  });
  test.each([
    "¿qué es la visa T? || ¿y esa da residencia después o nada más el permiso?",
    "¿qué es la cancelación de deportación? || ¿y quién la decide?",
  ])("what goes on in general leads nowhere: %s", (row) => {
    expect(said(row).warning).toBeNull();
  });
  test.each([
    "¿qué es el perdón provisional? || ¿y mi hijo ciudadano cuenta como el familiar que sufre?",
    "¿qué es un notario? || ¿y si no me devuelve mi dinero?",
    "¿qué diferencia hay entre la visa U y la T? a mí me obligaron a trabajar",
    "¿qué es una orden de deportación? me llegó una",
  ])("a case of one's own has its line: %s", (row) => {
    expect(said(row).warning).not.toBeNull();
  });
  test("a general question leads nowhere, and one's own case does", () => {
    expect(
      said("¿qué es el withholding? || el juez me lo dio ayer, ¿y si quiero viajar?").warning,
    ).not.toBeNull();
  });
});
