import { expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

/** Family and cases whose one fact decides. */
const told: [string, string][] = [
  ["far-hearing", "el juez dijo que regrese en 2 años"],
  ["interview-no-decision", "en: my citizenship interview was continued"],
  ["relative-dying", "se murió mi mamá en México y no dejo de llorar, ¿puedo ir al funeral?"],
  ["no-such-petition", "¿mi nieto ciudadano me puede pedir?"],
  ["no-such-petition", "puede mi tío ciudadano arreglarme"],
  ["no-such-petition", "en: can my cousin petition me"],
  ["grandparent-citizen", "mi abuelita nació en Texas y yo en México"],
  ["adopted-no-papers", "me adoptaron a los 14 unos ciudadanos y nunca me arreglaron"],
  ["petitioner-refuses", "en: my dad is a citizen but he won't sponsor me"],
  ["petitioner-jailed", "mi esposo ciudadano está en la cárcel, ¿me puede pedir?"],
  ["where-to-marry", "conviene casarnos aquí o en México"],
  ["grown-child-of-parent", "mi mamá es ciudadana y yo tengo 30 años y soltero"],
  ["spouse-visa-papers", "mi esposo es ciudadano y yo entré con visa, ¿qué papeles necesito?"],
  [
    "i864-tax-years",
    "mi esposo es ciudadano y yo entré con visa, ¿qué papeles necesito?||y los taxes de cuántos años",
  ],
  ["i864-low-income", "mi esposo es ciudadano y yo entré con visa, ¿qué papeles necesito?||él no gana mucho"],
  ["asylee-residence-married", "tengo asilo y me casé con una ciudadana, entré por el río"],
  ["withdraw-asylum", "quiero retirar mi asilo y mejor casarme"],
  ["child-in-relatives-asylum", "puedo meter a mi sobrina en mi asilo"],
  ["asylum-biometrics", "me llegó cita de biométricos por el asilo"],
  ["court-by-video", "quiero que mi corte sea por video"],
  ["far-hearing", "el juez me dio fecha hasta 2029, ¿qué hago mientras?"],
  ["case-closed-for-now", "mi caso lo cerraron administrativamente, ¿qué significa?"],
  ["case-dismissed", "me desestimaron el caso en la corte, ¿ya soy libre?"],
  ["interview-no-decision", "ya pasé la entrevista y me dijeron que no pueden decidir hoy"],
  ["ex-gang", "fui pandillero de joven pero ya no, ¿puedo pedir algo?"],
  ["turned-back-reentered", "me devolvieron en la frontera en 2018 con huellas y luego entré en 2019"],
  ["hardship-child", "tengo un hijo con autismo ciudadano, ¿me sirve para no ser deportada?"],
  ["hardship-child", "en: my son has autism and he's a citizen, can that stop my deportation"],
  ["no-new-law", "mi vecino dice que con 10 años de taxes le dieron papeles, ¿es cierto?"],
  ["i485-too-dear", "no me alcanza para pagar los 1440"],
  ["tax-debt", "tengo una deuda de taxes, ¿me afecta para pedir a mi esposa?"],
  ["monitor-hurts", "me pusieron un grillete y me aprieta, ¿puedo quitármelo?"],
  ["boss-asks-again", "mi patrón me pide papeles otra vez después de 8 años"],
  ["change-job-pending", "estoy en proceso y quiero cambiar de trabajo"],
  ["lawyer-filed", "dónde puedo ver si mi abogado de verdad metió mi caso"],
  ["h2-worker-abroad", "cómo me contratan en una granja desde México"],
  ["pregnant", "ay dios mío estoy embarazada y no tengo papeles"],
  ["ice-in-hospital", "en: is it safe to go to the hospital"],
  ["fear-for-children", "qué pasa si me deportan con mis hijos ciudadanos"],
  ["two-year-card", "me casé hace dos años y mi tarjeta vence en febrero"],
  ["signed-regret", "me pidieron la firma en un papel en la cárcel y firmé sin leer"],
  ["interview-overstay", "me toca la entrevista de matrimonio la otra semana, entré con visa vencida"],
  [
    "crossed-young-child",
    "quiero arreglar mis papeles||entré por el río hace doce años y mi hija es ciudadana, tiene 15",
  ],
  ["child-not-yet-21", "mi hijo de 19 años es ciudadano y yo ya voy a cumplir 20 años aquí"],
  [
    "came-with-children",
    "quiero arreglar mis papeles||entré con mi hija de 5 años por la frontera y nos soltaron",
  ],
  ["bring-children", "ya no quiero seguir aquí, extraño mucho a mis hijos||y cómo los traigo para acá"],
  ["ticket-pay", "voy a un juicio por manejar sin licencia mañana||¿y si pago la multa sin ir?"],
];

test.each(told)("%s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(true);
});

const others: [string, string][] = [
  ["no-such-petition", "mi primo puede firmar la I-864?"],
  ["petitioner-refuses", "mi esposo no quiere firmar la I-751"],
  ["pregnant", "estoy sangrando, estoy embarazada y sin papeles"],
  ["child-petitions-parent", "mi hijo cumplió 21 y es ciudadano"],
  ["withdraw-asylum", "¿me pueden quitar el asilo si viajo?"],
  ["spouse-visa-papers", "mi esposo es ciudadano y yo crucé por el río, ¿qué papeles necesito?"],
  ["asylee-residence-married", "tengo asilo pendiente y me casé con ciudadana"],
  ["came-with-children", "quiero arreglar mis papeles||crucé en 2019 con mi niño y me dieron papel de corte"],
];

test.each(others)("not %s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(false);
});

test.each([
  "creo que mi marido me engaña con otra",
  "cómo puedo saber si mi esposo tiene otra familia, no le confío",
])("a jealousy is none of the guide's subjects: %s", (text) => {
  expect(said(text).short).toMatch(/solo te puedo orientar/);
});

test("a card and a wish to vote are about voting", () => {
  expect(said("quiero ir a votar ya tengo la green card").short).toMatch(/^No votes/);
});

test.each([
  "hola soy María",
  "me llamo Ana y necesito ayuda",
  "buenas tardes Dios lo bendiga, tengo una duda para mi compadre",
])("who knocks is greeted: %s", (text) => {
  expect(said(text).short).toMatch(/^Hola/);
});

test("what Faro costs is no price of papers", () => {
  expect(said("cuánto me cobras por arreglarme").short).toMatch(/gratis/);
});
