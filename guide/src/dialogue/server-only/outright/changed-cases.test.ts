/** Cases that their first words already change, and their neighbours. */
import { describe, expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

describe("told at once, whoever petitions", () => {
  test.each([
    ["withholding-path", "yo tengo withholding desde dos mil diecinueve puedo arreglar"],
    ["withholding-path", "me dieron withholding en 2015, mi esposa es ciudadana"],
    ["withholding-path", "en:I have withholding of removal, can I get a green card?"],
    ["parent-petitioner-died", "oiga mi papa residente me pidio cuando yo era chico y el ya murio"],
    ["parent-petitioner-died", "se murió mi mamá residente que me había pedido, yo vivo aquí"],
    ["parent-petitioner-died", "en:my father petitioned for me and he died, what now"],
    [
      "derivative-asylum-divorce",
      "mi esposa y yo tenemos asilo junto pero nos divorciamos, ella es la principal",
    ],
    ["derivative-asylum-divorce", "vamos en el asilo de mi esposo y nos estamos separando"],
    ["fear-interview-no-asylum", "pasé la entrevista de miedo creíble pero nunca me llegó fecha de corte"],
    ["fear-interview-no-asylum", "en:I passed my credible fear interview but never got a court date"],
    ["sibling-asks-for-me", "mi hermana es ciudadana y me quiere pedir, ¿se puede?"],
    ["detained-signed", "a mi papá lo detuvieron y firmó la salida voluntaria, ¿se puede parar?"],
    ["detained-signed", "en:ICE has my brother and he signed voluntary departure, can it be stopped?"],
    ["monitor-off", "tengo grillete y no me carga bien"],
    [
      "interview-fear",
      "me llegó entrevista de matrimonio para la residencia, tengo miedo de que me agarren ahí",
    ],
    ["interview-fear", "en:our marriage interview is next week and I am scared ICE will detain me"],
    ["spouse-crossed", "soy residente y quiero pedir a mi esposa que está aquí, ella cruzó por el río"],
    ["born-abroad-to-citizen", "mi niño nació en Tijuana pero yo soy ciudadana americana, ¿es ciudadano?"],
    ["two-year-home", "en:my husband is a citizen and wants to file for me, I came on a J-1"],
    [
      "overstay-citizen-spouse",
      "mi esposa es ciudadana y yo entré con visa de turista, ¿puedo arreglar aquí?",
    ],
    [
      "overstay-citizen-spouse",
      "yo llegué con visa de estudiante y me casé hace poco con una ciudadana, ¿puedo arreglar sin salirme?",
    ],
    ["overstay-citizen-spouse", "en:I came on a visitor visa and I just married a citizen, can I adjust?"],
    ["child-21-parent-crossed", "mi hijo va a cumplir 21, ¿me puede arreglar? yo entré por el cerro en 2003"],
    ["test-65-20", "mi mamá tiene 68 años y 21 de residente, ¿puede hacer el examen en español?"],
  ])("%s: %s", (spot, row) => {
    expect(isOf(spot, said(row))).toBe(true);
  });

  test.each([
    ["withholding-path", "qué es withholding"],
    ["withholding-path", "el juez me dio withholding y no asilo, ¿qué diferencia hay?"],
    ["parent-petitioner-died", "se murió mi papá y tengo asilo pendiente, ¿puedo ir al funeral?"],
    ["parent-petitioner-died", "se murió mi esposo ciudadano que me pidió"],
    ["derivative-asylum-divorce", "soy la principal de mi asilo y me quiero divorciar, soy yo el principal"],
    ["sibling-asks-for-me", "mi hermana no es ciudadana, ¿me puede pedir?"],
    ["sibling-asks-for-me", "soy ciudadana y quiero pedir a mi hermano"],
    ["monitor-off", "tengo grillete y me quiero mudar"],
    ["overstay-citizen-spouse", "entré con visa y me casé con un ciudadano, ¿cómo arreglo mis papeles?"],
    ["overstay-citizen-spouse", "me casé con un ciudadano y crucé por el río, ¿puedo arreglar sin salir?"],
    ["interview-fear", "tengo entrevista de ciudadanía y miedo de que me arresten"],
    ["spouse-crossed", "soy residente y quiero pedir a mi esposa, ella entró con visa"],
    ["born-abroad-to-citizen", "mi hijo nació en Tijuana y soy residente, ¿cómo lo pido?"],
    ["two-year-home", "tengo visa J-1 y quiero cambiar de trabajo"],
    [
      "overstay-citizen-spouse",
      "mi esposa es ciudadana, entré con visa pero tengo una orden de deportación, ¿puedo arreglar?",
    ],
    ["test-65-20", "mi mamá tiene 60 años y 22 de residente, ¿puede hacer el examen en español?"],
  ])("not %s: %s", (spot, row) => {
    expect(isOf(spot, said(row))).toBe(false);
  });
});
