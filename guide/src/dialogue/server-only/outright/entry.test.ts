/** How somebody came in, and the line of a child of a resident. */
import { describe, expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

describe("in with another's paper", () => {
  test.each([
    "entré con la visa de mi prima y ahora mi esposo es ciudadano, ¿puedo arreglar?",
    "pasé por la garita con la mica de mi hermana hace 12 años, estoy casada con ciudadano",
    "crucé por Tijuana con el pasaporte de una amiga, hoy mi esposo es ciudadano, ¿arreglo?",
    "pasé por la línea con papeles de otra persona y me casé con un ciudadano",
    "me casé con ciudadana, entré con un pasaporte prestado",
    "yo entré con visa pero la visa era de otra persona, con el nombre de mi prima",
    "en:I came in using my cousin's visa. My wife is a US citizen. Can I adjust here?",
    "en:I crossed with someone else's passport in 2008, my daughter is 21 now",
  ])("is for a lawyer before any form: %s", (row) => {
    const reply = said(row);
    expect(isOf("anothers-visa", reply)).toBe(true);
    expect(reply.lawyer).toBe(true);
  });

  test.each([
    "entré con visa de mi patrón H2A, me casé con una ciudadana",
    "entré con la visa de mi esposo, la L2, de dependiente",
    "entré con visa y mi amigo me prestó dinero",
    "entré con una tarjeta láser mía, no prestada, y mi hijo cumple 21",
    "en:I came here on a tourist visa with my sister's family, I'm married to a citizen",
    "quiero pasar con la visa de mi prima, ¿qué contesto?",
    "entré con la visa de mi tía, ¿mejor digo que crucé por el cerro?",
    "¿hay coyote que la cruce con papeles de otra?",
    "yo paso a mi hijo por la línea con el acta del hijo de mi comadre",
    "entré con pasaporte ajeno porque me iban a matar, quiero pedir asilo",
    "mi primo entró con la visa de su hermano y le fue bien, ¿cómo le hago yo?",
    "entré con una visa de otro país de Europa, ¿puedo cambiarla?",
    "entré con el pasaporte de mi otro país, tengo doble nacionalidad",
    "trabajo con los papeles de mi primo, ¿me afecta?",
    "entré al trabajo con la mica de mi cuñado",
    "llegué al consulado con el pasaporte de mi tía para renovarlo",
    "me naturalicé el año pasado, hace treinta años entré con la mica de mi prima, ¿pasa algo?",
    "ya me perdonaron que entré con la visa de mi prima, ¿puedo pedir a mi hijo?",
    "vine con la visa de mi prima cuando tenía seis, tengo DACA",
    "vi en TikTok que un señor entró con el pasaporte de su hermano",
    "en:I came to my fingerprint appointment with my sister's passport by mistake",
    "en:I entered with someone else's passport, they forced me and kept me locked up working",
  ])(
    "one's own visa, an employer's, a plan, a child, somebody forced or past it, another's story: %s",
    (row) => {
      expect(isOf("anothers-visa", said(row))).toBe(false);
    },
  );
});

describe("what follows it", () => {
  test.each([
    "entré con la visa de mi prima y mi esposo es ciudadano || ¿y si mejor me callo?",
    "en:I came in with my cousin's passport and my wife is a citizen || what if I don't mention it?",
  ])("silence is answered, not the routine way: %s", (row) => {
    const { short, sentences } = said(row);
    expect(`${short} ${sentences.join(" ")}`).toMatch(/No lo calles|Do not leave it out/);
  });
});

describe("sent back and in again, with an old petition", () => {
  test.each([
    "tengo 245(i), me devolvieron en 2008 y me metí otra vez por el cerro",
    "mi hermano me pidió en 1998 || sí pero me agarraron y me regresaron y volví a entrar",
    "mi papá me pidió en 1996, en la frontera me regresaron y volví a entrar por el desierto, ¿sirve la 245i?",
    "en:My dad petitioned in 1996. I was caught at the border and sent back twice, then got in again.",
  ])("what was signed then comes first: %s", (row) => {
    expect(isOf("sent-back-245i", said(row))).toBe(true);
  });

  test.each([
    "me pidió mi papá en 1997 y crucé una sola vez, ¿puedo arreglar aquí?",
    "me pidieron en el 2000 y USCIS me regresó la solicitud, ¿la vuelvo a meter?",
    "mi mamá me pidió en 1998 y el consulado me devolvió los papeles",
    "me pidieron en el 2000, me echaron del restaurante y entré de nuevo a otro, ¿y la 245i?",
    "mi papá me pidió en 1998, me regresaron a inspección y entré otra vez con mi visa",
    "mi mamá metió petición en 1999, a mi hermana la regresaron y volvió a cruzar, ¿yo puedo con 245i?",
    "en:Petitioned in 1998. They sent back my application and I entered the address again online",
    "en:My petition was filed in 2000. Border patrol stopped me and let me go, I never left. Can I use 245i?",
  ])("one entry, a lawful return, a job, a relative's story, or papers that came back: %s", (row) => {
    expect(isOf("sent-back-245i", said(row))).toBe(false);
  });
});

describe("a child of a resident", () => {
  test.each([
    "mi papá es residente y me pidió || tengo 19",
    "mi mamá es residente, yo soy soltero || tengo 20 años",
    "en:my dad is a green card holder, can he petition me? || I am 20 and single",
    "en:my resident mother petitioned me || I'm 16",
  ])("below 21 is in the faster line: %s", (row) => {
    const reply = said(row);
    expect(isOf("resident-parent-minor", reply)).toBe(true);
    expect(`${reply.short} ${reply.sentences.join(" ")}`).toContain("F2A");
  });

  test.each([
    "mi mamá es residente y me pidió || tengo 24",
    "soy residente y quiero pedir a mi hijo || tiene 15 años",
    "mi papá es residente y me pidió || tengo 12 años aquí",
    "mi mamá es residente y me pidió || tengo 19 y me casé en mayo",
    "mi mamá es residente y me pidió || tengo veinte y tres años",
    "mi papá es residente || el mes que entra cumplo 18 años viviendo en Ohio",
    "mi papá es residente, yo ya estoy casada || tengo 20",
    "en:my mother has a green card || I turned 17 when I came here, that was in 2001",
    "en:my father is a permanent resident, I'm married || I'm 19",
  ])("of age, married, one's own child or years of residence is another line: %s", (row) => {
    expect(isOf("resident-parent-minor", said(row))).toBe(false);
  });
});
