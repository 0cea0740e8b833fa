import { describe, expect, test } from "vitest";
import { createSituations } from "#guide/dialogue/situations.ts";
import { createGuide } from "#guide/guide.ts";
import { loadContent } from "#guide/load.ts";
import { createLibrary } from "#guide/reply/library.ts";
import { words } from "#guide/words/normalise.ts";

/** Askers to whom the general answer of the topic would say the wrong thing first. */
const content = loadContent();
const guide = createGuide(content);
const situations = createSituations(content.situations, createLibrary(content).topics);

const told: [string, string][] = [
  ["two-year-card", "ya se me venció la mica de 2 años hace 3 meses"],
  ["two-year-card", "my green card was for 2 years and it expired"],
  ["two-year-card", "mi tarjeta de residente condicional ya venció"],
  ["daca-lapsed", "mi DACA se venció hace año y medio la puedo renovar"],
  ["daca-lapsed", "my DACA expired over a year ago can i renew"],
  ["habeas", "está detenido en Texas, cruzó hace 8 años, ¿alcanza fianza?"],
  ["habeas", "en Luisiana le negaron la fianza porque entró por el cerro"],
  ["vawa-divorced", "mi ex me pegaba, es residente, nos divorciamos hace año y medio"],
  ["vawa-divorced", "cuánto tiempo después del divorcio puedo pedir VAWA"],
  ["child-21-parent-crossed", "mi hijo cumplió 21 y yo entré mojado"],
  ["child-21-petitions-parent", "mi hija ciudadana ya tiene 22"],
  ["resident-petitions", "soy residente y quiero pedir a mi hijo casado"],
  ["resident-parents", "i'm a resident can i petition my parents"],
  ["resident-fiance", "tengo novia en Colombia, soy residente"],
  ["child-waiver", "mi hijo ciudadano cuenta para el perdón"],
  ["left-and-recrossed", "me case con ciudadana, salí en 2010 y volví por el cerro"],
  ["unpaid-or-hurt", "mi patrón no me quiere pagar porque no tengo papeles"],
  ["unpaid-or-hurt", "me lastimé en el trabajo y no tengo papeles"],
  ["asylee-family", "gané el asilo y mi esposa está en Honduras"],
  ["medical-emergency", "estoy sangrando estoy embarazada y sin papeles"],
  ["medical-emergency", "me duele el pecho y tengo miedo de ir al hospital"],
  ["surrender-card", "en el aeropuerto me hicieron firmar la I-407"],
  ["third-country", "soy venezolano y me quieren mandar a Honduras"],
  ["work-raid", "hubo una redada en mi trabajo"],
  ["recruiter-fee", "me cobran $1,500 por la visa H-2A"],
  ["papers-for-sale", "me venden una mica por 2000"],
  ["ten-years-sold", "ley de 10 años por $3,000"],
  ["fear-for-children", "tengo miedo de que me quiten a mis hijos si me deportan"],
  ["extend-visitor", "mi visa de turista vence, ¿la puedo extender?"],
  ["marijuana", "fumo marihuana en california es legal me afecta"],
  ["tattoo", "tengo un tatuaje me afecta para la residencia"],
  ["court-skipped", "qué me pasa si no voy a la corte"],
  ["court-skipped", "what happens if i don't show up to court"],
  ["door-warrant", "los de ICE dicen que traen una orden"],
  ["asylum-year-close", "llevo diez meses aquí y quiero pedir asilo"],
  ["left-and-recrossed", "entré sin papeles dos veces"],
  ["crossed-spouse", "crucé por el río y mi esposa es ciudadana"],
  ["visa-resident-spouse", "entré con visa y mi esposo es residente"],
  ["two-year-alone", "mi mica es de 2 años y mi esposo no quiere firmar"],
  ["resident-trip", "soy residente y me voy a quedar diez meses en Colombia"],
  ["asylee-trip", "tengo asilo, puedo viajar a mi país"],
  ["fiance-no-wedding", "vine con visa de prometida y ya no nos vamos a casar"],
  ["student-out", "tengo visa de estudiante y dejé la escuela"],
  ["certification-refused", "la policía no me firmó la certificación de la visa u"],
  ["name-mismatch", "mi pasaporte tiene otro apellido que mi acta"],
  ["name-change", "quiero cambiar mi nombre en la mica"],
  ["i-797", "qué es la i-797"],
  ["own-certificate", "cómo consigo mi acta de nacimiento"],
  ["card-category", "mi permiso dice c09 qué significa"],
  ["license-state-without", "puedo sacar licencia en Georgia"],
  ["spouse-asks-for-me", "mi esposa me puede pedir"],
  ["parent-asks-for-me", "mi papá me quiere pedir"],
  ["child-petitions-parent", "mi hijo me puede pedir"],
  ["third-country", "me quieren deportar a otro país"],
  ["weak-english", "my english is bad"],
  ["card-error", "mi mica salió con el nombre equivocado"],
  ["resident-trip", "soy residente, me voy a México dos semanas"],
  ["two-year-alone", "my husband left me and i have a 2 year green card"],
  ["weak-english", "casi no hablo inglés"],
  ["some-letter", "me llegó un papel y no sé qué es"],
  ["citizen-wish", "i want to be a citizen"],
  ["unpaid-or-hurt", "me caí de un andamio y no me quieren pagar el doctor"],
  ["extend-visitor", "soy turista y quiero quedarme más tiempo"],
];

const near: [string, string][] = [
  ["court-skipped", "no fui a la corte el mes pasado"],
  ["crossed-spouse", "soy ciudadano y mi esposa cruzó por el río, la quiero pedir"],
  ["crossed-spouse", "crucé por el río y mi esposo ciudadano me golpea"],
  ["resident-trip", "soy residente hace cinco años y quiero la ciudadanía, viajé dos meses"],
  ["two-year-alone", "mi mica es de 10 años y me divorcié"],
  ["name-mismatch", "trabajo con otro nombre"],
  ["own-certificate", "quién traduce mi acta de nacimiento"],
  ["license-state-without", "en California puedo sacar licencia"],
  ["spouse-asks-for-me", "quiero pedir a mi esposa"],
  ["parent-asks-for-me", "puedo meter parole para mi mamá"],
  ["weak-english", "no hablo inglés, ¿llevo intérprete a la entrevista de asilo?"],
  ["some-letter", "me llegó una carta de la corte"],
  ["some-letter", "me llegó la carta de aprobación"],
  ["citizen-wish", "can i marry a citizen"],
  ["citizen-wish", "can i be deported if i'm a citizen"],
  ["spouse-asks-for-me", "mi esposo me metió en su seguro médico"],
  ["parent-asks-for-me", "mi mamá me pide dinero para su visa"],
  ["door-warrant", "ICE tiene una orden contra mi primo que ya está preso"],
  ["missed-biometrics", "perdí mi carta de huellas"],
  ["name-mismatch", "necesito un pasaporte con otro nombre"],
  ["price-residence", "cuánto cuesta renovar la green card"],
  ["price-permit", "cuánto cuesta el permiso de trabajo por asilo"],
  ["two-year-card", "mi mica de 10 años vence en 2 meses"],
  ["daca-lapsed", "mi DACA vence en 4 meses"],
  ["resident-petitions", "soy ciudadano y quiero pedir a mi mamá residente en México"],
  ["unpaid-or-hurt", "mi patrón me paga en efectivo, ¿declaro impuestos?"],
  ["unpaid-or-hurt", "no tengo para pagar mis papeles"],
  ["work-raid", "cuándo llega mi permiso de trabajo, llamé a migración"],
  ["work-raid", "se llevaron a mi esposo en una redada en el trabajo"],
  ["child-waiver", "perdón, mi hijo está detenido"],
  ["left-and-recrossed", "salí de vacaciones y volví con mi mica"],
  ["ten-years-sold", "tengo 10 años pagando taxes"],
  ["child-21-petitions-parent", "mi hijo tiene 21 y quiero pedirlo"],
];

const find = (question: string) => situations.find([words(question)], null)?.situation.id ?? null;

describe("situations", () => {
  test.each(told)("%s: %s", (id, question) => {
    expect(find(question)).toBe(id);
  });

  test.each(near)("not %s: %s", (id, question) => {
    expect(find(question)).not.toBe(id);
  });

  test("answer before anything is asked back, and say No first", () => {
    const today = "2026-11-21";
    const short = (question: string) => guide.reply(question, null, "es", { today }).reply.short;
    expect(short("soy residente, ¿puedo pedir a mi mamá?")).toMatch(/^Todavía no/);
    expect(short("mi hijo ciudadano cuenta para el perdón")).toMatch(/^No:/);
    expect(short("ya se me venció la mica de 2 años hace 3 meses")).toMatch(/nunca se renueva con la I-90/);
    expect(short("mi DACA se venció hace año y medio la puedo renovar")).toMatch(/no avanzan/);
  });

  test("give way to the ambulance", () => {
    const { reply } = guide.reply("estoy sangrando estoy embarazada y sin papeles", null, "es", {
      today: "2026-11-21",
    });
    expect(reply.warning).toMatch(/[Ll]lama al 911/);
  });
});
