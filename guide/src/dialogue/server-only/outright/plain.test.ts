import { expect, test } from "vitest";
import { isOf, said, talk } from "#guide/testing/conversation.ts";

const told: [string, string][] = [
  // Nobody without papers is sent to a consulate for a student visa.
  ["aid-without-papers", "mi hija no tiene papeles y quiere entrar a una universidad de aquí"],
  ["aid-without-papers", "¿me cobran más colegiatura en el college por ser indocumentado?"],
  ["aid-without-papers", "puedo sacar una visa de estudiante si estoy sin papeles"],
  ["aid-without-papers", "en: are there scholarships for undocumented students"],
  // What to bring to court, and a case that nobody followed.
  ["court-what-to-bring", "¿qué llevo a la corte?"],
  ["court-what-to-bring", "ya estoy más tranquila, ¿qué tengo que llevar a la corte?"],
  ["court-what-to-bring", "en: what should I bring to court"],
  [
    "released-at-border",
    "necesito ayuda con mis papeles || soy de El Salvador, entré por la frontera en 2019, me agarraron y me soltaron",
  ],
  ["released-at-border", "crucé en 2021, me agarraron y nos dejaron ir, ¿qué hago?"],
  // Whether it is a crime to be here.
  ["is-it-a-crime", "¿es delito no tener papeles?"],
  ["is-it-a-crime", "¿me pueden meter a la cárcel por estar aquí sin papeles?"],
  ["is-it-a-crime", "ser indocumentado es un crimen?"],
  ["is-it-a-crime", "en: is it a crime to be undocumented"],
  // A letter that calls somebody in and does not say who sends it: the day is kept, and what it says is asked.
  ["appointment-letter", "recibí una carta, dice que tengo una cita el 4 de febrero a las 9"],
  ["appointment-letter", "me mandaron un aviso con una cita y no le entiendo"],
  ["appointment-letter", "me citaron para el lunes y no sé para qué"],
  ["appointment-letter", "en: a letter came with an appointment for March 3"],
  // English of a letter is no English of a test.
  ["some-letter", "me mandó USCIS una carta y viene toda en inglés"],
  ["some-letter", "en: I received a letter from immigration and I cannot read it"],
  ["i-797", "en: what do I do with the I-797C that came"],
  ["i-797", "me llegó la forma I-797C, para qué es"],
  ["case-online", "en qué página reviso mi caso por internet"],
  ["case-online", "en: which website do I use to check my case"],
  ["citizenship-interview", "¿qué me preguntan en la entrevista para la ciudadanía?"],
  ["citizenship-interview", "en: how do I prepare for my N-400 interview"],
  ["own-passport", "se me venció mi pasaporte salvadoreño, cómo lo renuevo"],
  ["own-passport", "en: where do I renew my Honduran passport"],
  ["overstay-citizen-spouse", "mi visa de turista ya se venció y me casé con un americano"],
  ["overstay-citizen-spouse", "en: I overstayed my visa and my fiancé is a US citizen"],
];

test.each(told)("%s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(true);
});

test.each([
  "¿es cierto que ahora cobran impuesto por enviar dinero a Guatemala?",
  "en: do I pay a tax when I send money to my family",
])("the tax on money sent is told with its day: %s", (text) => {
  const { topic, short, sentences } = said(text);
  expect(topic).toBe("taxes-itin");
  expect([short, ...sentences].join(" ")).toMatch(/1%.*(?:dato al|as of)/);
});

const others: [string, string][] = [
  ["aid-without-papers", "quiero estudiar en una universidad de Texas, vivo en Colombia"],
  ["aid-without-papers", "no tengo papeles, cómo los arreglo para poder estudiar"],
  ["appointment-letter", "me llegó la carta de la cita para mis huellas"],
  ["appointment-letter", "la carta de la corte dice que tengo cita el martes"],
  ["appointment-letter", "me llegó un papel del hospital con una cita"],
  ["some-letter", "la carta de la corte de inmigración está en inglés"],
  ["case-online", "cómo veo en internet mi caso de la corte"],
  ["citizenship-interview", "falté a mi entrevista de ciudadanía, qué hago"],
  ["citizenship-interview", "soy ciudadano, qué preguntan en la entrevista de mi esposa"],
  ["own-passport", "ICE me quitó mi pasaporte mexicano, cómo lo saco"],
  ["remittance-tax", "declaro taxes con mi itin y mando dinero"],
  ["overstay-citizen-spouse", "mi esposa es ciudadana y yo crucé por el río"],
];

test.each(others)("not %s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(false);
});

const subjects: [string, string][] = [
  ["pedir-papas", "quiero traer a mi mamá, ella vive en Honduras"],
  ["pedir-papas", "en: how can I bring my parents from Peru"],
  ["pedir-esposo", "cómo traigo a mi esposa que vive en Colombia"],
  ["buscar-abogado", "la abogada me pide 7 mil y no los tengo"],
  ["buscar-abogado", "en: my lawyer charges too much, I cannot pay"],
  ["castigo-3-10-perdon", "en: my husband lived here undocumented for six years and went back in 2023"],
  ["castigo-3-10-perdon", "mi mujer estuvo aquí sin papeles cuatro años y se regresó en 2022"],
  ["notarios-fraude", "el notario me cobró 3 mil y no hizo nada"],
  ["check-in-ice", "ICE me agarró y me soltaron con un grillete, ahora qué"],
  ["prometido-k1", "en: we sent the k one for my fiancé in May, what comes next"],
  ["exencion-pago", "en: is there a fee waiver to renew my green card, I live on social security"],
];

test.each(subjects)("%s: %s", (topic, text) => {
  expect(said(text).topic).toBe(topic);
});

const asked = [
  "casada, sin papeles, ayúdenme",
  "soy indocumentado, necesito ayuda",
  "en: alone, undocumented, please help me",
];

test.each(asked)("a lack of papers and a cry for help are asked about first: %s", (text) => {
  const { kind, topic } = said(text);
  expect([kind, topic]).toEqual(["clarify", "arreglar-papeles"]);
});

test("no papers is no reply to the two questions, and a wish told only now is asked about", () => {
  const reply = talk(
    "es",
    "quiero hablar de mi situación",
    "no tengo papeles de aquí",
    "quiero saber cómo arreglarme",
  );
  expect([reply.kind, reply.topic]).toEqual(["clarify", "arreglar-papeles"]);
});

const answered: [string, string][] = [
  ["castigo-3-10-perdon", "quiero pedir el perdón del castigo, mi esposo es ciudadano y está enfermo"],
  [
    "cancelacion-de-deportacion",
    "estoy en corte y tengo hijos ciudadanos, ¿cómo funciona la ley de los diez años?",
  ],
  ["entre-sin-inspeccion-245i", "crucé por el cerro y mi papá me metió una petición en 1999, ¿me sirve?"],
];

test.each(answered)("%s, all told already, is answered: %s", (topic, text) => {
  const reply = said(text);
  expect([reply.kind, reply.topic]).toEqual(["answer", topic]);
});

const far = [
  "cómo emigro a Australia con mi familia",
  "en: how many points do I need for Express Entry",
  "cuándo es la temporada de tornados",
  "en: when is deer season in Texas",
];

test.each(far)("other countries' programmes and seasons of the year are none of its subjects: %s", (text) => {
  expect(said(text).kind).toBe("dont_know");
});

const near: [string, string][] = [
  ["derechos-laborales", "mi patrón dice que es delito reclamar mi pago porque no tengo papeles"],
  ["viajar-advance-parole", "soy residente, puedo ir a Canadá de vacaciones"],
  ["pedir-hermanos", "mi hermana vive en Canadá y la quiero pedir"],
  ["tn-e2", "soy de Canadá y me ofrecen trabajo en Texas"],
  ["h2a-h2b", "quiero ir a la temporada de la manzana con visa"],
];

test.each(near)("%s: %s", (topic, text) => {
  expect(said(text).topic).toBe(topic);
});

test.each([
  "hola, ¿me escuchas?",
  "en: hello, is anybody there?",
  "en: hi, I need help with immigration please",
  "buenas noches, quería preguntar por mi hija",
])("who only knocks is asked in: %s", (text) => {
  expect(said(text).kind).toBe("clarify");
});
