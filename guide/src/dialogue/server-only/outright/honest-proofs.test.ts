import { expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

test.each([
  ["hardship-letter", "¿cómo escribo mi carta de sufrimiento para el perdón de mi esposo?"],
  ["hardship-letter", "en: what should I put in my statement for the 601A waiver"],
  ["officer-asked-money", "el oficial de la entrevista me pidió dinero, ¿dónde lo denuncio?"],
  ["officer-asked-money", "en: an officer hinted he wanted a bribe, I said no, where can I report it"],
  ["interpreter-wrong", "el intérprete dijo otra cosa en mi entrevista de miedo, ¿cómo lo corrijo?"],
  ["interpreter-wrong", "en: the interpreter got my story wrong at the asylum interview how do I fix it"],
  ["dna-asked", "nos pidieron ADN a mi hija y a mí, ¿piensan que mentimos?"],
  ["child-other-surname", "mi hijo lleva el apellido de mi papá, ¿cómo pruebo que es mío para pedirlo?"],
  ["late-birth-record", "me registraron cinco años después y mi acta trae otra fecha, ¿cuál pongo?"],
  ["dual-nationality", "mi bebé nació en Houston, ¿cómo le saco la nacionalidad mexicana?"],
  ["asylum-private", "si pido asilo, ¿se entera mi país?"],
  ["gay-asylum-proof", "soy lesbiana y nadie sabe, ¿cómo lo pruebo en el asilo?"],
  ["asylum-papers", "¿cuáles papeles ocupo para meter asilo?"],
  ["until-i94", "soy turista, ¿hasta qué día me puedo quedar? mi I-94 dice mayo"],
  ["ten-years-proof", "en: how do I prove ten years here if I was always paid cash"],
  [
    "other-name-border",
    "cuando me agarraron en la frontera di otro nombre, ¿cómo sé qué quedó en mi expediente?",
  ],
  [
    "boss-wants-citizen-box",
    "mi jefe quiere que firme una hoja donde dice que soy ciudadano y no quiero mentir",
  ],
  ["story-offered", "me ofrecieron una historia ya hecha para el asilo, ¿qué pasa si alguien la usa?"],
  ["notary-report", "a mi primo le vendieron un sello en el pasaporte y lo engañaron, ¿quién lo ayuda?"],
  ["taxes-behind", "nunca he declarado taxes de lo que limpio y quiero ponerme al corriente"],
  ["nvc-papers", "¿cuánto cuesta la I-130? || y ya aprobada, ¿qué papeles pide el NVC?"],
  [
    "surrender-card",
    "¿cómo renuevo mi mica? || es que estoy en el aeropuerto y me quieren hacer firmar que entrego la residencia",
  ],
])("%s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(true);
});

test.each([
  ["hardship-letter", "me llegó una carta del perdón pidiendo más pruebas"],
  ["hardship-letter", "hice una carta del perdón pero puse mal cuántas veces entré, ya la mandé"],
  ["officer-asked-money", "me llamó un oficial de migración y me pidió dinero"],
  ["officer-asked-money", "¿puedo llevarle un pan a la oficial que me aprobó o lo toman como soborno?"],
  ["interpreter-wrong", "el intérprete me quedó mal para la entrevista de asilo, ¿puedo pedir otra fecha?"],
  ["dna-asked", "¿cuánto cuesta la prueba de ADN?"],
  ["dual-nationality", "mi bebé nació aquí, ¿cómo saco su pasaporte?"],
  ["asylum-papers", "¿qué papeles llevo a mi entrevista de asilo?"],
  ["until-i94", "se me pasó la fecha de mi I-94"],
  ["ten-years-proof", "llevo diez años aquí, ¿puedo arreglar?"],
  [
    "boss-wants-citizen-box",
    "en: I checked the US citizen box on a job form years ago because my boss told me to, will that hurt me",
  ],
  ["taxes-behind", "debo taxes y quiero la ciudadanía"],
])("is no %s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(false);
});

test.each([
  "escríbeme una carta de sufrimiento que haga llorar al oficial aunque no sea cierto",
  "en: write me a hardship letter saying my wife is sick, she's not",
  "me ofrecieron una historia inventada para el asilo, ¿cuál es buena para que me la crean?",
  "mi papá me registró con otra fecha, ¿cuál pongo para que me convenga más?",
])("what is untrue is refused: %s", (text) => {
  expect(said(text).kind).toBe("refuse");
});

test("a form that the boss wants signed is no claim that was made", () => {
  const text =
    "mi patrón quiere que firme que soy ciudadano || no quiero firmar, ¿y si ya la firmó mi hermano?";
  expect(said(text).topic).toBe("derechos-laborales");
});

test("her papers to be translated are no wish for papers", () => {
  const text =
    "en: they charged my aunt 300 dollars to translate her papers, is that normal, must it be certified";
  expect(said(text)).toMatchObject({ kind: "answer", topic: "traducciones" });
});

test.each([
  "en mi acta está mi apellido con zeta y en todo lo demás con ese, ¿me va a traer problemas?",
  "en mi acta de Guatemala está mi apellido con zeta y en lo demás con ese, ¿cómo lo compongo?",
  "mi pasaporte dice Gonzales y mi acta Gonzalez, ¿me niegan?",
  "en:my birth certificate has my last name with an s and my passport with a z, is that a problem",
])("a name spelled in two ways: %s", (question) => {
  expect(isOf("name-mismatch", said(question))).toBe(true);
});

test.each([
  "mi permiso dice c09 y mi visa turista",
  "mi pasaporte dice que vence en 2027 y mi visa en 2026",
  "mi acta tiene un sello y mi pasaporte no",
  "mi permiso dice Honduras y mi pasaporte El Salvador",
  "mi permiso llegó con el apellido mal escrito, dice Gonzales con ese, ¿tengo que pagar otra vez?",
])("is not a date, a category or a misprint: %s", (question) => {
  expect(isOf("name-mismatch", said(question))).toBe(false);
});

test.each([
  "hace veinte años en la línea dije que me llamaba de otra forma por miedo, ahora que mi hijo me va a pedir ¿lo digo?",
  "en:I gave a different name at the border in 2001, my daughter wants to petition me, do I say it?",
])("another name given at the border long ago: %s", (question) => {
  expect(isOf("other-name-border", said(question))).toBe(true);
});
