import { expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

/** Everyday life without papers; a sorrow or a blow by a stranger is no violence at home. */
const told: [string, string][] = [
  ["attacked", "ayer mi vecino me golpeó y me rompió la nariz"],
  ["attacked", "unos tipos me golpearon y me robaron"],
  ["attacked", "en: some guys jumped me last night and broke my arm"],
  ["attacked-at-work", "un compañero de trabajo me pegó en la cara"],
  ["attacked-at-work", "me pelearon en el trabajo y me rompieron la nariz, ¿sirve para visa U?"],
  ["rape-in-asylum", "me da vergüenza contar en la entrevista de asilo que fui violada"],
  ["rape-abroad-asylum", "me violaron en México, por eso me vine, ¿puedo pedir asilo?"],
  ["rape-abroad-asylum", "en: I was raped back home and fled, can I get asylum?"],
  ["rape-in-asylum", "en: how do I tell in my asylum case that I was raped"],
  ["homesick", "ya no quiero seguir aquí, extraño mucho a mis hijos"],
  ["homesick", "me quiero regresar a mi pueblo, ya no puedo más estar lejos"],
  ["afraid-deported", "no duermo pensando en la migra"],
  ["afraid-deported", "en: i haven't been able to sleep, i'm so scared they'll deport me"],
  ["visitor-relative", "cómo saco la visa para que mis papás vengan a visitarme"],
  ["visitor-relative", "le negaron la visa de turista a mi hermano"],
  ["buy-house", "¿se puede sacar préstamo de casa sin papeles?"],
  ["business-itin", "puedo poner una lonchera si no tengo papeles"],
  ["send-money", "en: can I send money home if I'm undocumented"],
  ["domestic-flight", "¿puedo subirme al avión a Chicago con mi pasaporte de Guatemala?"],
  ["rent-aid", "hay ayuda para pagar la renta si soy indocumentado"],
  ["rent-without-papers", "puedo rentar sin papeles"],
  ["bus-trip", "en: can i take the greyhound bus without papers"],
  ["guardian-letter", "necesito una carta para la escuela que diga que soy su tutor"],
  ["care-letter", "ocupo un permiso para que mi hijo viaje con su abuela"],
  ["guardian-letter", "necesito un papel que diga que yo cuido a mi sobrino"],
  ["care-letter", "en: I need a notarized letter so my sister can take care of my kids"],
  ["proof-of-address", "necesito un papel para demostrar que vivo con mi tía"],
  ["passport-lost", "se me perdió el pasaporte y no traigo id"],
  ["card-and-passport-stolen", "me robaron la bolsa con mi mica y el pasaporte de mi país"],
  ["talk-to-person", "páseme con una persona por favor"],
];

test.each(told)("%s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(true);
});

const others: [string, string][] = [
  ["attacked", "unos tipos me siguen y me quieren matar"],
  ["homesick", "ya no quiero vivir, extraño a mis hijos"],
  ["homesick", "no quiero volver a mi país, mis hijos crecieron aquí"],
  ["afraid-deported", "no duermo, se llevaron a mi esposo"],
  ["visitor-relative", "mi hermana llegó con visa de turista, ¿puede trabajar?"],
  ["guardian-letter", "necesito un papel falso que diga que cuido a mi sobrino"],
  ["send-money", "le mandé dinero a un abogado y me estafó"],
  ["domestic-flight", "quiero volar a México a ver a mi mamá"],
  ["passport-lost", "perdí mi green card"],
];

test.each(others)("not %s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(false);
});

test.each([
  ["violence", "mi marido me golpeó anoche"],
  ["violence", "mi patrón me pegó y no me deja salir"],
  ["selfHarm", "me quiero morir, ya no quiero seguir aquí"],
  ["selfHarm", "no quiero seguir, tengo pastillas"],
])("what is a danger stays one (%s): %s", (_, text) => {
  expect(said(text).kind).toBe("crisis");
});

test("who was struck by a stranger hears of 911 first", () => {
  expect(said("unos tipos me golpearon y me robaron").warning).toMatch(/911/);
});

test.each([
  "unos tipos me siguen y me quieren matar",
  "unos vatos me amenazaron de muerte aquí en Houston",
  "en: some guys are following me and want to kill me",
])("threatened here by strangers, nobody is told of a partner: %s", (text) => {
  const { kind, warning, short } = said(text);
  expect(kind).toBe("crisis");
  expect(`${warning} ${short}`).toMatch(/911/);
  expect(`${warning} ${short}`).not.toMatch(/800-799-7233/);
});

test.each(["me vine porque unos tipos me querían matar", "en mi país unos hombres me quieren matar"])(
  "who fled from such men asks for asylum: %s",
  (text) => {
    expect(said(text).topic).toBe("asilo-general");
  },
);
