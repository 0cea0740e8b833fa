import { expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

const told: [string, string][] = [
  ["two-year-last-days", "mi tarjeta condicional vence pasado mañana y no he mandado la I-751"],
  ["two-year-last-days", "en: my two year green card expires friday and I never filed the I-751"],
  ["two-year-last-days", "se bence mañana mi green card de 2 años i no e mandado nada"],
  ["relative-stopped", "la migra paró el troque donde iba mi papá con los muchachos, qué hacemos"],
  ["relative-stopped", "me avisaron que inmigración detuvo la troca de mi marido en la carretera"],
  ["go-alone", "me negaron el asilo en la oficina y me mandan con el juez en diez días, no tengo abogado"],
  ["bond-no-lawyer", "la audiencia de fianza de mi esposo es mañana y el abogado renunció"],
  [
    "held-moved",
    "a mi hermano lo trasladaron anoche a Texas y tiene corte aquí el jueves, ¿se mueve su corte?",
  ],
  [
    "order-appointment",
    "tengo orden de deportación y me llegó cita de huellas para el jueves, ¿voy o no voy?",
  ],
  [
    "order-appointment",
    "en: I found out I have an in absentia order from 2018 and my biometrics are tomorrow",
  ],
  ["rfe-time", "me mandaron una carta que piden más evidencia y el plazo es pasado mañana"],
  [
    "employer-overstay",
    "entré con visa de turista que ya se venció y mi patrón me quiere patrocinar, ¿se puede?",
  ],
  ["employer-overstay", "en: my tourist visa expired and my boss wants to sponsor me for a green card"],
  [
    "resident-trip-arrest",
    "con mi mica me metieron preso una vez por droga, voy a Honduras a ver a mi madre",
  ],
  ["ticket-left-out", "dejé fuera una multa de pesca en mi solicitud de ciudadanía, cómo la corrijo"],
  ["ticket-left-out", "en: I forgot to list a traffic fine on my N-400 and the interview is next week"],
  ["n400-missed", "falté a mi entrevista de naturalización porque se me descompuso el carro, ¿qué hago?"],
  ["fear-for-children", "qué dejo arreglado para mis hijos por si un día no regreso del trabajo"],
  ["fear-for-children", "en: what plan should I make in case they take me and my kids are left alone"],
  ["accused-of-sham", "en: my ex says she will tell immigration our marriage was fake, it wasn't"],
  ["wrong-day", "apunté mal el día, mi cita con el juez era el lunes y fui el martes"],
  ["wrong-day", "se me pasó la audiencia, era antier y yo creí que era hoy"],
  ["asylum-year-close", "llevo casi once meses aquí y no he pedido asilo, me quedan tres semanas"],
];

test.each(told)("%s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(true);
});

const others: [string, string][] = [
  ["asylum-year-close", "me quedan diez días para contestar la carta del asilo"],
  ["asylum-year-close", "faltan cinco días para pagar la cuota anual del asilo"],
  ["two-year-last-days", "mi mica de dos años se vence en marzo, ¿cuándo mando la I-751?"],
  ["two-year-last-days", "mandé la I-751 y mi tarjeta de dos años vence mañana, ¿sirve el recibo?"],
  ["i-751-receipt", "nunca mandé la I-751, ¿me alarga la tarjeta el recibo?"],
  ["relative-stopped", "ICE paró la camioneta de mi esposo hace dos semanas y lo soltaron"],
  [
    "relative-stopped",
    "la migra paró la van de mi esposo y se los llevaron a todos, ¿cómo sé dónde lo tienen?",
  ],
  ["wrong-day", "me equivoqué de día, era ayer la corte y el juez ordenó la deportación"],
  ["go-alone", "¿cuánto cobra un abogado para la corte?"],
  ["go-alone", "tengo corte en 9 días y no tengo abogado, ¿dónde encuentro ayuda gratis?"],
  ["asylum-year-close", "llegué en 2022 y no pedí asilo en el primer año, ¿ya se me pasó?"],
  [
    "order-appointment",
    "mi cuñado tiene una orden vieja y el albergue pide sus huellas para entregarme a mi hija",
  ],
  ["n400-missed", "se me olvidó poner un arresto en mi ciudadanía, ¿lo digo en la entrevista?"],
  ["order-appointment", "tengo orden de deportación, ¿puedo casarme?"],
  ["employer-overstay", "mi jefe me quiere patrocinar con la H-2A"],
  ["resident-trip-arrest", "soy residente, ¿puedo viajar a México en diciembre?"],
  ["ticket-left-out", "se me olvidó poner un arresto por dui en la N-400"],
  ["n400-missed", "falté a mi cita de huellas de la ciudadanía"],
  ["wrong-day", "la audiencia era el lunes y sí fui, ¿qué sigue?"],
];

test.each(others)("is no %s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(false);
});

test.each<[string, string]>([
  [
    "relative-stopped",
    "¿qué es la visa U? || espere, inmigración detuvo la troca de mi marido en la carretera",
  ],
  [
    "go-alone",
    "en: How do I look up my court case? || Court is in two days. I don't have anyone to represent me.",
  ],
  [
    "order-appointment",
    "¿puedo sacar licencia? || otra cosa: tengo orden en ausencia de 2019 y mañana son mis huellas",
  ],
  ["rfe-time", "¿cómo va mi I-130? || me llegó una RFE y se vence el viernes, ¿qué hago?"],
  [
    "asylum-year-close",
    "¿cómo pido asilo? || la otra semana cumplo el año de que entré y no he mandado nada",
  ],
])("%s, whatever subject is open: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(true);
});
