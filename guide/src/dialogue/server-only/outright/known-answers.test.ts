/** First questions that a near subject used to answer. */
import { describe, expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

describe("what the words plainly ask", () => {
  test.each([
    ["selective-service", "a mi hijo que cumple 18 le toca registrarse para el army?"],
    ["selective-service", "en:does my 19 year old son with no papers have to register for the draft"],
    ["selective-late", "en:my son never registered for selective service and he is 28, he wants citizenship"],
    ["left-after-overstay", "viví 5 años sin papeles y me regresé a México en 2022, ¿puedo sacar visa?"],
    [
      "left-after-overstay",
      "sali en el 2019 i me kede afuera, estuve 9 años sin papeles cuando puedo bolver",
    ],
    [
      "left-after-overstay",
      "en:I overstayed 4 years and I went back to Mexico last year, can I get a visa to visit",
    ],
    ["cdl-rule", "me pueden quitar la CDL si solo tengo permiso de trabajo?"],
    ["cdl-rule", "en:can I renew my CDL with an asylum work permit"],
    ["take-card-away", "mi ex ya tiene la mica por mí, ¿le puedo quitar la residencia?"],
    ["take-card-away", "en:how do I cancel my wife's green card she left me"],
    ["retire-no-status", "mi mamá no tiene papeles, ¿se puede jubilar?"],
    ["retire-no-status", "en:Can my mom get Social Security retirement if she's not legal?"],
    [
      "spouse-in-cuba",
      "me casé con una mujer que está en Cuba, ¿aplica la ley de ajuste cubano para mi esposa?",
    ],
    [
      "held-parent-of-ill-child",
      "mi marido está detenido por ICE y mi niña está enferma, ¿lo pueden soltar?",
    ],
    ["hurt-not-married", "en:my boyfriend beat me, we never married, can I get a visa"],
    ["threatened-with-ice", "el casero dice que va a llamar a la migra si no me salgo"],
    ["no-new-law", "¿es verdad que ya salió la amnistía? me dijo mi comadre"],
    ["asylum-for-permit", "no tengo miedo de regresar pero me dicen que pida asilo por el permiso"],
    ["claimed-on-form", "mi hija dijo que era ciudadana en la forma de un trabajo"],
    ["claimed-on-form", "en:my husband marked citizen on his I-9 at work, I want to petition him"],
    ["asylum-or-spouse", "¿qué es mejor, asilo o que mi esposo ciudadano me pida? llegué con visa"],
    ["partner-with-card", "mi novia es residente y yo no tengo papeles, ¿me puede ayudar?"],
    ["child-weds-no-papers", "mi hijo se casa con una muchacha sin papeles, él es ciudadano, qué pasa"],
    ["perm-cost", "mi patrón me quiere dar la residencia||quiere que yo pague el abogado y el trámite"],
    [
      "boss-or-resident-spouse",
      "mi patrón me puede pedir, no tengo papeles||mi esposa es residente, ¿cambia algo?",
    ],
    [
      "resident-trip-arrest",
      "en:I have a felony from 2009, do I put it on my green card renewal||I have a vacation to Canada booked",
    ],
  ])("%s: %s", (spot, row) => {
    expect(isOf(spot, said(row))).toBe(true);
  });

  test.each([
    ["selective-service", "mi hijo quiere unirse al army, ¿me ayuda para mis papeles?"],
    ["selective-service", "tengo que registrarme con el gobierno si no tengo papeles?"],
    [
      "left-after-overstay",
      "me deportaron después de 5 años sin papeles y me regresé a México, ¿puedo volver?",
    ],
    ["left-after-overstay", "viví 5 años sin papeles y quiero regresarme a México, ¿puedo volver después?"],
    ["cdl-rule", "se me venció la licencia comercial y soy ciudadano"],
    ["take-card-away", "¿mi esposo me puede quitar la mica si me dejo?"],
    ["spouse-in-cuba", "soy cubano y llegué con visa, ¿aplico a la ley de ajuste con mi esposa?"],
    ["held-parent-of-ill-child", "mi hijo está detenido y está enfermo, cómo lo sacan"],
    ["threatened-with-ice", "el dueño de la casa dejó entrar a ICE sin orden"],
    ["no-new-law", "¿es cierto que va a salir una amnistía? yo quiero arreglar"],
    ["claimed-on-form", "mi patrón me dijo que ponga que soy ciudadano en el I-9 y no quise"],
    ["no-new-law", "mi papá arregló con la amnistía del 86, ¿me puede pedir?"],
    ["asylum-for-permit", "no tengo miedo de la corte, ya metí mi asilo"],
    ["claimed-on-form", "mi hijo nació aquí y puse que es ciudadano en la solicitud de la escuela"],
    ["partner-with-card", "mi novia es ciudadana y yo no tengo papeles, ¿me puede ayudar?"],
    ["asylum-or-spouse", "crucé por el río, ¿qué es mejor, asilo o que mi esposo ciudadano me pida?"],
    ["perm-cost", "mi patrón me va a pedir||cuánto cuesta el abogado mío"],
  ])("not %s: %s", (spot, row) => {
    expect(isOf(spot, said(row))).toBe(false);
  });
});
