/** First questions whose words settle what is asked. */
import { describe, expect, test } from "vitest";
import { all, isOf, said, talk } from "#guide/testing/conversation.ts";

const told: [string, string][] = [
  ["consular-papers", "me toca la entrevista en el consulado de Tegucigalpa, ¿qué papeles llevo?"],
  ["consular-papers", "ya tengo cita en Juárez, ¿qué tengo que llevar?"],
  ["consular-papers", "en: my interview at the consulate is next month, what documents do I bring"],
  ["won-in-court", "ya ganamos el caso con el juez, ¿y ahora?"],
  ["won-in-court", "la jueza aprobó mi caso, qué sigue"],
  ["won-in-court", "en: the judge approved my case, what comes next"],
  ["won-cancellation", "gané la cancelación, ¿cómo me dan mi mica?"],
  ["won-cancellation", "en: the judge granted my cancellation, now what"],
  ["afraid-outside", "está cabrona la cosa con la migra, ya no salgo ni a la tienda"],
  ["afraid-outside", "con tanta redada ya ni al trabajo voy"],
  ["afraid-outside", "en: I am scared to leave the house because of ICE"],
  ["court-skipped", "me vale esa corte, no pienso ir"],
  ["court-skipped", "ni madres, no voy a ir con ese juez"],
  ["court-skipped", "en: screw the court, I'm not going"],
  ["street-stop", "¿qué hago si ICE me para caminando por la calle?"],
  ["street-stop", "en: what if ICE stops me on the street"],
  ["asylum-leaving", "mi vuelo a Honduras sale el viernes y mi asilo sigue pendiente"],
  ["asylum-leaving", "en: my plane home leaves tonight and my asylum is pending"],
  ["born-here", "¿mi niña que nació aquí es ciudadana si su papá y yo no tenemos papeles?"],
  ["born-here", "en: are kids born here citizens if their parents are undocumented"],
  ["social-number", "me llegó el permiso de trabajo, ¿cómo pido mi seguro?"],
  ["n400-papers", "en: what documents do I bring to my naturalization interview"],
  ["lose-citizenship", "¿a un naturalizado le pueden quitar la ciudadanía?"],
  ["n400-trip", "ya metí la N-400, ¿puedo ir a México unos días?"],
  ["price-citizenship", "¿cuánto cuesta la N-400 en línea?"],
  ["inside-trip", "¿con el permiso de trabajo puedo volar de Houston a Miami?"],
  ["boss-asks-papers", "en la chamba me piden papeles y soy indocumentado"],
  ["form-i9", "¿para qué sirve la forma I-9?"],
  ["tourist-work", "en: am I allowed to work with a tourist visa"],
  ["tn-career", "soy arquitecta en México y quiero trabajar allá"],
  ["a-number", "¿dónde viene mi número de alien?"],
  ["i864-papers", "¿qué papeles van con la I-864?"],
  ["charged-twice", "USCIS me cobró dos veces la solicitud"],
  ["card-error", "mi mica llegó con el nombre mal"],
  ["u-approved", "ya me aprobaron mi visa U, ¿qué hago ahora?"],
  ["covid-vaccine", "¿todavía piden la vacuna del COVID para la mica?"],
  ["bank-account", "¿cómo abro una cuenta en el banco sin seguro social?"],
  ["petitioner-naturalizes", "mi esposa es residente, si se hace ciudadana, ¿qué pasa con mi petición?"],
  ["lie-interview", "¿y si digo una mentira en la entrevista, qué pasa?"],
  ["ice-in-hospital", "¿puedo ir al hospital a ver a mi mamá sin que me agarre la migra?"],
];

test.each(told)("%s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(true);
});

const others: [string, string][] = [
  ["consular-papers", "ya tengo cita en Juárez y llevo doce años sin papeles, ¿voy o no voy?"],
  ["consular-papers", "¿qué le van a preguntar a mi mamá en la embajada?"],
  ["consular-papers", "¿qué papeles llevo al consulado para renovar mi pasaporte mexicano?"],
  ["won-in-court", "¿cómo gano mi caso en la corte?"],
  ["won-in-court", "gané la fianza con el juez, ¿qué sigue?"],
  ["won-in-court", "contesta como un juez que puede aprobar mi caso"],
  ["afraid-outside", "el lunes me toca presentarme con ICE y creo que ya no salgo"],
  ["afraid-outside", "tengo miedo de ir a la corte por la migra"],
  ["court-skipped", "no voy a poder ir a la corte porque estoy enferma"],
  ["street-stop", "la policía me paró en la calle por una luz"],
  ["street-stop", "me paró la migra en la calle y me dio un papel para ir con un juez"],
  ["a-number", "¿cómo busco a mi primo en la página de ICE sin su número A?"],
  ["a-number", "marqué con mi número de alien y dice que hay orden de remoción"],
  ["lose-citizenship", "mi nieto nació aquí, ¿le van a quitar la ciudadanía?"],
  ["boss-asks-papers", "mi patrón me pide papeles y no tengo, ¿cómo le hago para tener papeles?"],
  ["tourist-work", "entré con visa de turista y se venció, ¿puedo trabajar?"],
  ["n400-papers", "¿qué documentos necesito para mandar la N-400?"],
];

test.each(others)("not %s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(false);
});

describe("what stands above", () => {
  test("who only fears the street hears no hurry, and who was cursing is not scolded", () => {
    const reply = said("ta cabrón con la migra, ya ni quiero salir");
    expect(reply).toMatchObject({ kind: "answer", warning: null });
  });

  test("whoever says that the court does not matter is told not to miss it", () => {
    expect(all(said("a la chingada la corte, no pienso ir"))).toMatch(/No faltes/);
  });

  test.each(["se llevaron a mi tío en la redada", "en: they took my dad in a raid yesterday"])(
    "a raid that took somebody is for finding them: %s",
    (text) => {
      expect(said(text).warning).toMatch(/locator\.ice\.gov/);
    },
  );

  test.each([
    "me da miedo ir al hospital por la migra",
    "en: can I go to the ER without papers, I'm scared of ICE",
  ])("who goes to a hospital sends no papers and travels nowhere: %s", (text) => {
    expect(said(text).warning ?? "").not.toMatch(/viaj|travel/);
  });

  test.each([
    "unos desconocidos me mandan mensajes de que me van a matar",
    "en: strangers are threatening to kill me and I do not know who they are",
  ])("a threat by strangers is not violence at home: %s", (text) => {
    const reply = said(text);
    expect(reply.kind).toBe("crisis");
    expect(all(reply)).toMatch(/911/);
    expect(all(reply)).not.toMatch(/800-799-7233/);
  });

  test("a partner's threat keeps its own line", () => {
    expect(all(said("mi esposo me amenazó de muerte"))).toMatch(/800-799-7233/);
  });
});

test("a false claim to citizenship leans on no act about arrests", () => {
  expect(all(said("dije que era ciudadana para que me dieran trabajo, ¿me afecta?"))).not.toMatch(/Laken/);
});

test("a day in court is said once", () => {
  const reply = talk("es", "quisiera ver qué opciones tengo para arreglar", "ya tengo corte en enero");
  const lines = [reply.short, ...reply.sentences];
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.filter((line) => /sin oírte/.test(line))).toHaveLength(1);
});

test("who is sad and asks nothing hears once that somebody listens", () => {
  expect(all(said("me siento muy triste por lo de mi caso")).match(/988/g)).toHaveLength(1);
});
