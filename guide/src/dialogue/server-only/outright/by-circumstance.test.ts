import { expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

test.each([
  ["obligor-notice", "en: I got a Notice to Obligor to Deliver Alien for my cousin, what is it?"],
  [
    "obligor-notice",
    "pagué la fianza de mi suegro y me llegó un aviso que dice que lo lleve a ICE el martes",
  ],
  [
    "real-after-sham",
    "mi primera boda fue un arreglo por papeles en 2009, ahora estoy casada de verdad, ¿me afecta?",
  ],
  ["old-petition-told", "mi mamá residente me metió una petición en 1999 y yo crucé por Sásabe, ¿me sirve?"],
  [
    "old-petition-told",
    "en: my dad filed a petition for me in March 2001 and I crossed without papers in 1997",
  ],
  [
    "minor-in-old-petition",
    "a mi mamá la pidió su hermano en 2000, yo tenía 7 años, ¿esa ley me cubre a mí?",
  ],
  [
    "cspa-kept-age",
    "la I-130 de mi hija tardó 4 años en aprobarse y ya tiene 23, ¿todavía cuenta como menor?",
  ],
  ["sij-own-parents", "yo saqué mis papeles por la visa juvenil, ¿puedo pedir a mi mamá cuando jure?"],
  [
    "care-letter",
    "¿qué papel dejo firmado para que mi cuñada recoja a los niños si un día no llegamos del trabajo?",
  ],
  ["court-elsewhere", "en: my court is tomorrow in Dallas but we moved to Denver and I never told them"],
  [
    "child-waiver",
    "mi niña nació aquí y es ciudadana, mi marido tampoco tiene papeles, ¿puedo meter el perdón?",
  ],
  [
    "returned-with-permission",
    "crucé por el río en el 98 pero en 2018 salí con permiso del TPS y entré por el aeropuerto",
  ],
] as const)("%s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(true);
});

test.each([
  ["obligor-notice", "quieren que lleve papeles de migración para inscribir a mi niña al kínder"],
  ["old-petition-told", "un tío metió una petición por mi mamá en marzo de 2001 y yo crucé por el cerro"],
  ["court-elsewhere", "se me pasó la corte del lunes, tenía a la niña en el hospital"],
  ["returned-with-permission", "crucé por el río, ¿puedo salir con permiso y regresar bien?"],
  ["left-and-recrossed", "entré mojado en el 99 pero en 2019 salí con permiso y volví a entrar bien"],
] as const)("not %s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(false);
});
