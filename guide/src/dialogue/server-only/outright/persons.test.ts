/** Whose case it is, told in one breath. */
import { describe, expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

describe("what the words settle", () => {
  test.each([
    ["order-check", "¿cómo veo si tengo orden de deportación?"],
    ["order-check", "oiga dónde puedo checar si tengo una orden"],
    ["order-check", "en:how do I check if I have a deportation order"],
    ["card-taken", "me quitaron la mica en el aeropuerto"],
    ["card-taken", "en:CBP took my green card at the airport"],
    ["card-not-arrived", "en:lost my green card in the mail"],
    ["card-not-arrived", "llevo 6 meses sin que me llegue la mica aprobada"],
    ["permit-not-arrived", "dice que mandaron mi permiso pero nunca me llegó"],
    ["sevis-ended", "me suspendieron el SEVIS y soy estudiante"],
    ["sevis-ended", "en:my SEVIS was terminated, what do I do"],
    ["signed-and-left", "mi esposo firmó su deportación y ya está en México, ¿se puede hacer algo?"],
    ["signed-and-left", "a mi hijo lo hicieron firmar la salida y ya lo mandaron para Honduras"],
    ["visit-without-papers", "¿puedo visitar a mi esposo detenido si no tengo papeles?"],
    ["interview-overstay", "me toca la entrevista de matrimonio la otra semana, entré con visa vencida"],
    ["ill-no-papers", "tengo cáncer y no tengo papeles, ¿hay una visa por enfermedad?"],
    ["partner-unmarried", "vivo con mi pareja 8 años sin casarnos, él es ciudadano"],
    ["bond-payer", "soy indocumentado, ¿puedo pagar yo la fianza de mi primo?"],
    ["child-not-yet-21", "mi hijo de 19 años es ciudadano y yo ya voy a cumplir 20 años aquí"],
    ["child-not-yet-21", "mi niña tiene 17 y nació aquí, ¿ella me va a poder pedir?"],
    ["child-not-yet-21", "en:my daughter is 15 and was born here, can she petition me?"],
    ["child-petitions-parent", "mi hija nació aquí, ¿cuándo me va a pedir?"],
    ["h2-worker-abroad", "¿cómo me contratan en una granja desde México?"],
    ["u-family", "tengo la visa U, ¿puedo incluir a mi mamá?"],
  ])("%s: %s", (spot, row) => {
    expect(isOf(spot, said(row))).toBe(true);
  });

  test.each([
    ["order-check", "tengo una orden de deportación del 2010, ¿cómo la quito?"],
    ["order-check", "¿cómo saco el récord de cuando me agarraron en la línea y firmé una deportación?"],
    ["card-taken", "me robaron la mica en el aeropuerto"],
    ["card-not-arrived", "mi marido va a quitar la petición y a mí no me llega la residencia, dice"],
    ["sevis-ended", "la escuela que me dio el I-20 la cerraron por fraude, ¿perdí mi estatus?"],
    ["interview-overstay", "en:my husband got picked up at his marriage interview, he overstayed his visa"],
    ["partner-unmarried", "mi novio es ciudadano, vivimos juntos y nos queremos casar, ¿cómo arreglo?"],
    ["u-family", "la visa U de mi mamá está pendiente, ¿ya puede pedir su permiso?"],
  ])("not %s: %s", (spot, row) => {
    expect(isOf(spot, said(row))).toBe(false);
  });
});

describe("a vote with a card but no citizenship", () => {
  test.each([
    "quiero ir a votar, ya tengo la green card",
    "¿puedo votar con permiso de trabajo?",
    "en:I have a green card, can I vote in the election",
  ])("is warned of: %s", (row) => {
    expect(said(row).short).toMatch(/No votes|Do not vote/);
  });
});
