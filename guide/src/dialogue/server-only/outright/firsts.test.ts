import { expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

const told: [string, string][] = [
  ["lost-card-abroad", "se me perdió la mica en guatemala y tengo vuelo el jueves"],
  ["lost-card-abroad", "perdí mi mica y estoy en Colombia, mi vuelo sale mañana"],
  ["lost-card-abroad", "se me extravió la mica andando en Monterrey"],
  ["sibling-wait", "mi hermana es ciudadana, ¿cuánto tarda si me pide? soy de Oaxaca"],
  ["sibling-wait", "en: how long does it take for a citizen to petition a brother from Mexico?"],
  [
    "lawyer-quit-hearing",
    "me citaron a la individual y mi abogada renunció, ¿puedo pedir más tiempo al juez?",
  ],
  ["lawyer-quit-hearing", "en: my lawyer dropped me and my hearing is in two weeks, can I get another date?"],
  ["refugee-green-card", "llegamos como refugiados en 2025, ¿cuándo nos toca la residencia?"],
  ["refugee-green-card", "en: I came as a refugee from Cuba, when do I apply for my green card?"],
  ["asylum-fee-real", "¿es de verdad la carta de que pague 105 dólares por mi asilo?"],
  ["asylum-fee-real", "en: I got a notice to pay a yearly asylum fee, is it a scam?"],
  ["late-asylum", "llevo cinco años aquí y no he pedido asilo, ¿ya no puedo?"],
  ["late-asylum", "en: I came four years ago and never applied for asylum, is it too late?"],
  ["lost-card-abroad", "me robaron la green card, ¿cómo regreso a mi casa en Houston?"],
  ["lost-card-abroad", "en: lost my green card while visiting Peru, how do I get back"],
  ["lost-card-abroad", "en: my green card was stolen and I am in Ecuador, I fly Sunday"],
  ["resident-year-out", "tengo mica de 10 años pero vivo en honduras desde hace 3 años, quiero volver"],
  ["resident-year-out", "en: I have a green card but I live in Mexico for 2 years, want to come back"],
  ["esta-relative", "vine de chile con el esta hace 8 meses y me quede"],
  ["esta-relative", "entré con ESTA y me pasé de los 90 días"],
  ["esta-relative", "en: I came on ESTA two years ago and stayed"],
  ["esta-relative", "entré con el ESTA, me quedé y mi esposa es ciudadana"],
  [
    "residence-interview",
    "metí mis papeles de residencia en julio por mi esposa ciudadana y la entrevista es en dos semanas",
  ],
  ["residence-interview", "me toca entrevista de residencia la próxima semana por mi marido"],
  ["residence-interview", "mi esposo y yo tenemos la entrevista de la green card el lunes qué llevamos"],
  ["i-turn-21", "cumplo 21 el mes que viene y mi papa residente me pidio cuando tenia 15, pierdo mi lugar?"],
  [
    "i-turn-21",
    "mi papá metió los papeles por mí cuando yo tenía diecinueve y ya voy a cumplir veintiuno en marzo",
  ],
  ["i-turn-21", "en: I turn 21 in June and my dad petitioned for me years ago, do I lose it?"],
  ["no-new-law", "me dijeron que hay una nueva ley que si tienes 7 años te dan papeles, es verdad?"],
  ["hired-from-abroad", "Soy enfermera en Perú, un hospital en Texas me quiere contratar, qué visa es"],
  ["hired-from-abroad", "soy ingeniero en Venezuela y una empresa me ofrece trabajo, qué visa pido"],
  ["u-three-years", "tengo visa u aprobada hace 3 años y medio que sigue"],
  ["u-three-years", "ya llevo 3 años con la visa U, puedo sacar la residencia"],
  ["t-family", "mi esposa tiene la visa t y yo estoy en filipinas"],
  ["signed-regret", "ya firmé la salida voluntaria en el centro de detención pero me arrepentí"],
  ["signed-regret", "mi esposo firmó la salida voluntaria porque lo obligaron, se puede echar para atrás"],
  ["tps-sv-work", "tengo tps del salvador vencio el 9 de septiembre puedo seguir trabajando"],
  ["ice-in-hospital", "puede migracion sacarme del hospital si estoy internado"],
  ["ice-in-hospital", "puede entrar ice al hospital y agarrarme"],
  ["stay-of-removal", "¿Qué es una estadía de deportación y quién la puede pedir?"],
  ["stay-of-removal", "en: how do we ask for a stay of removal for my dad"],
  [
    "left-and-recrossed",
    "me salí a enterrar a mi mamá y me volví a meter por el desierto y mi marido ya es ciudadano",
  ],
  [
    "crossed-spouse",
    "yo pasé por el río en el dos mil cuatro y no he vuelto a ir, mi esposa es ciudadana nacida aquí",
  ],
  ["crossed-spouse", "en: my wife is a resident and I crossed without inspection"],
  ["crossed-spouse", "en: my wife is a resident and I came on a yola"],
  ["spouse-crossed", "en: my husband crossed the border with no papers in 2010 and I'm a us citizen"],
];

test.each(told)("%s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(true);
});

const others: [string, string][] = [
  ["lost-card-abroad", "perdí mi mica y viajo a méxico el jueves"],
  ["lost-card-abroad", "perdí mi mica cuando estuve en Honduras, ya estoy aquí"],
  ["resident-year-out", "tengo la residencia desde hace 10 años y mi mamá vive en honduras"],
  ["esta-relative", "vivo con él, está hace 8 meses enfermo"],
  ["esta-relative", "vine con mi esposo, está en el trabajo, me quedé sola"],
  ["residence-interview", "nos vamos a divorciar y la entrevista de la residencia es el lunes"],
  ["residence-interview", "tengo entrevista de asilo el martes con mi esposo"],
  ["i-turn-21", "cumplo 21 en mayo y quiero pedir a mi papá"],
  ["no-new-law", "hay amnistia"],
  ["no-new-law", "ya salió la amnistía esa que dicen que van a dar para los que tenemos muchos años"],
  ["no-new-law", "¿es cierto que hay una ley nueva para arreglar papeles?"],
  ["stay-of-removal", "¿qué diferencia hay entre el asilo y la suspensión de deportación por tortura?"],
  ["no-new-law", "la ley de los 10 años es verdad?"],
  ["no-new-law", "mi hijo tiene 7 años, hay alguna ley para él"],
  ["hired-from-abroad", "soy enfermera en México, un hospital en Texas me quiere contratar, qué visa es"],
  ["u-three-years", "metí la visa u hace 3 años y sigue pendiente"],
  ["signed-regret", "no firmé la salida voluntaria, me obligaron a esperar"],
  ["crossed-spouse", "crucé en 2001, me deportaron y volví, mi esposa es ciudadana"],
  ["crossed-spouse", "crucé por el cerro y mi esposo ciudadano me golpea"],
  ["spouse-crossed", "en: my husband crossed when he was fifteen and I'm a citizen, can he even get papers"],
  ["crossed-spouse", "mi esposa es ciudadana y entré con visa"],
  ["ice-in-hospital", "se lo llevó ice del hospital ayer"],
];

test.each(others)("not %s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(false);
});

const subjects: [string, string][] = [
  ["pedir-esposo", "en: my boyfriend is a citizen we are getting married for real in june"],
  ["pedir-esposo", "bueno y si nos gustamos de verdad y nos casamos"],
  ["ajuste-familiar", "tengo la entrevista de residencia el martes"],
  [
    "fraude-matrimonio",
    "firmé un matrimonio que era puro negocio, ahora estoy casada de verdad, ¿me va a salir?",
  ],
  ["entrevista-asilo", "tengo entrevista de asilo el martes"],
  ["viajar-advance-parole", "en: I'm a DACA nursing student and my school has a study abroad in Spain"],
  ["vawa", "mi hijo ciudadano de 25 me golpeaba, puedo pedir papeles sola"],
  ["vawa", "en: My stepson is 26, a citizen, he used to hit me. Can a parent self petition?"],
  ["miedo-creible", "a mi sobrina la agarraron en la frontera con el niño y tiene miedo de regresar"],
  ["encontrar-detenido", "en: my sister was detained at the border with her two kids"],
  ["menor-no-acompanado", "agarraron en la frontera a mi sobrina de 14"],
];

test.each(subjects)("%s: %s", (topic, text) => {
  expect(said(text).topic).toBe(topic);
});

test("by sea and unseen is how one entered: it is not asked again", () => {
  const { kind, topic } = said("soy dominicano, mi mujer es residente y yo vine en yola por puerto rico");
  expect(kind).toBe("answer");
  expect(topic).toBe("entre-sin-inspeccion-245i");
});
