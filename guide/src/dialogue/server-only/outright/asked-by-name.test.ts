import { expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

/** First questions that name what is asked. */
const told: [string, string][] = [
  ["permit-no-case", "cómo saco un permiso de trabajo si no tengo ningún caso"],
  ["permit-no-case", "nunca he metido papeles, ¿me dan permiso para trabajar?"],
  ["permit-no-case", "quiero nomás el permiso de trabajo y ya"],
  ["permit-no-case", "en: can I get a work permit if I don't have any case"],
  ["intent-to-revoke", "qué es una NOIR"],
  ["intent-to-revoke", "uscis quiere revocar mi petición ya aprobada"],
  ["intent-to-revoke", "en: I got a notice of intent to revoke for my I-130"],
  ["waiver-denied", "me negaron la 601A, ¿la vuelvo a mandar?"],
  ["waiver-denied", "en: they denied my I-601A, can I appeal"],
  ["left-while-pending", "mi marido me dejó y la 485 sigue pendiente"],
  ["left-while-pending", "nos separamos y todavía no nos llaman a la entrevista de la residencia"],
  ["left-while-pending", "en: my wife moved out, our green card interview is next month"],
  ["documents-complete", "qué sigue si mi caso dice documentarily qualified"],
  ["documents-complete", "en: documentarily qualified since May, what now"],
  ["hardship-42b", "qué cuenta como sufrimiento para la cancelación"],
  ["hardship-42b", "en: what counts as hardship for 42B"],
  ["master-hearing", "qué pasa en la master hearing"],
  ["master-hearing", "en: what is a master calendar hearing"],
  ["certification-refused", "el fiscal no quiere firmar la certificación de mi visa U"],
  ["born-here", "en: is my baby a citizen if he was born here and we have no papers"],
];

test.each(told)("%s: %s", (spot, question) => {
  expect(isOf(spot, said(question))).toBe(true);
});

/** Who shares the words and asks something else. */
const others: [string, string][] = [
  ["permit-no-case", "ya tengo la 485 pendiente, nomás quiero el permiso de trabajo"],
  ["permit-no-case", "se me venció el permiso de trabajo y no he mandado nada"],
  ["permit-no-case", "en: can somebody with just a work permit pay a bond"],
  ["intent-to-revoke", "me revocaron el parole"],
  ["waiver-denied", "¿y si me niegan la 601A en Juárez?"],
  ["left-while-pending", "mi esposo me pegaba, me salí de la casa y la residencia sigue pendiente"],
  ["left-while-pending", "mi esposa fue a la entrevista de la residencia y ahí la detuvieron"],
  ["left-while-pending", "me dieron la residencia por mi esposo y ya no vivimos juntos, ¿espero cinco años?"],
  ["master-hearing", "falté a mi master hearing"],
  ["master-hearing", "mi master hearing es por zoom, ¿cómo entro?"],
];

test.each(others)("not %s: %s", (spot, question) => {
  expect(isOf(spot, said(question))).toBe(false);
});
