import { expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

test.each([
  ["rumour-bars", "en la tele dijeron que quitaron el perdón 601a, ¿es cierto?"],
  ["rumour-bars", "oí en el radio que ya no hay castigo de diez años, será verdad"],
  ["rumour-bars", "en: is it true they got rid of the 10 year bar"],
  [
    "rumour-from-inside",
    "mi comadre dice que salió en las noticias que ahora todos tienen que salir del país para sacar la green card",
  ],
  [
    "rumour-from-inside",
    "en feisbuk anda que migracion ya no deja arreglar aqui adentro, es sierto o es puro cuento",
  ],
  [
    "rumour-from-inside",
    "en: I saw on the news that you can't get a green card from inside the US anymore, is that true",
  ],
  ["no-new-law", "Vi en TikTok que ya se puede arreglar sin salir aunque uno haya cruzado, ¿es verdad?"],
  ["permit-is-no-card", "¿el permiso de trabajo y la green card son lo mismo?"],
  ["permit-is-no-card", "en: is a work permit the same thing as a green card"],
  ["resident-or-citizen", "¿la residencia es igual que la ciudadanía?"],
  ["itin-or-social", "¿el ITIN es lo mismo que el seguro social?"],
  ["petition-is-no-card", "¿la I-130 ya es la residencia o son cosas distintas?"],
  ["uscis-or-ice", "¿es lo mismo ICE que USCIS?"],
])("%s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(true);
});

test.each([
  ["rumour-bars", "¿me toca el castigo de diez años si salgo?"],
  ["rumour-bars", "crucé dos veces y me hablaron del castigo permanente, ¿es cierto que no hay perdón?"],
  ["rumour-bars", "un compañero se casó por dinero, ¿qué castigo dan cuando se enteran?"],
  ["rumour-from-inside", "tengo que salir del país para arreglar por mi esposo, ¿es verdad?"],
  ["rumour-from-inside", "dice mi abogado que tengo que ir al consulado para la green card"],
  ["permit-is-no-card", "tengo permiso de trabajo y quiero ser residente"],
  ["resident-or-citizen", "¿cuándo paso de residente a ciudadano?"],
  ["itin-or-social", "tengo ITIN y quiero sacar seguro social"],
])("is no %s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(false);
});
