import { expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

test.each([
  ["my-receipt-number", "mi numero de recibo es MSC2190123456 como va"],
  ["my-receipt-number", "MSC2190123456"],
  ["my-receipt-number", "mi número de recibo es [RECIBO-2], ¿cómo va?"],
  ["residence-how-long", "cuánto tarda la residencia"],
  ["residence-how-long", "cuando va a salir mi residencia"],
  ["residence-how-long", "en: how long does it take to get a green card"],
  ["give-up-residence", "quiero renunciar a la residencia"],
  ["resident-trip", "puedo estar fuera 8 meses con residencia"],
  ["card-after-approval", "ya me aprobaron la 485, ¿cuándo llega la mica?"],
  ["two-nationalities", "¿puedo tener dos ciudadanías, mexicana y americana?"],
  ["own-passport", "¿puedo sacar pasaporte mexicano aquí?"],
  ["mistake-after-sending", "me equivoqué en el formulario y ya lo mandé"],
  ["blank-forms-free", "me quieren cobrar por el formulario I-765 en una página"],
  ["form-who-is-who", "¿qué pongo donde dice beneficiario?"],
  ["visitor-relative", "cómo saco la visa americana"],
  ["permit-with-i485", "¿puedo trabajar mientras espero la residencia?"],
  ["u-three-years", "ya tengo visa U, ¿cuándo puedo pedir la residencia?"],
  ["extend-visitor", "mi I-94 se vence el 20 de diciembre, ¿puedo extender?"],
  ["cannot-petition", "nadie me ha pedido pero mi tío es ciudadano"],
  ["visa-resident-spouse", "un residente me pide si nos casamos"],
  ["their-own-child", "mi suegra es ciudadana y quiere pedir a mi marido, que ya está casado conmigo"],
  ["their-own-child", "en: can my mother in law petition my husband, she is a citizen"],
  ["friend-letter", "soy testigo de la boda de mi amiga, ¿qué escribo?"],
  ["interview-no-decision", "fui a mi entrevista de matrimonio y no me han contestado"],
  ["judge-date-for-589", "el juez me dijo que meta la I-589 antes del 18 de diciembre"],
  ["prints-letter-late", "la cita de huellas era el 24 y la carta me llegó apenas hoy"],
  [
    "threat-to-withdraw",
    "mi esposo ciudadano metió mis papeles y cada que se enoja dice que los va a quitar",
  ],
  ["forms-in-english", "¿puedo llenar la forma en español?"],
  ["child-not-yet-21", "mi hijo es nacido aquí y va a cumplir 19, ¿me puede dar papeles?"],
] as const)("%s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(true);
});

test.each([
  ["residence-how-long", "mi sobrina pide la SIJ || ¿y cuánto tarda la mica?"],
  ["two-nationalities", "quiero registrar a mi nieto para que tenga las dos nacionalidades"],
  ["cannot-petition", "mi primo dice que ya se puede arreglar, ¿es cierto?"],
  ["their-own-child", "mi suegra murió y había pedido a mi esposo"],
] as const)("not %s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(false);
});
