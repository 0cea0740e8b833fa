import { describe, expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

const told: [string, string][] = [
  [
    "child-21-in-time",
    "ya soy ciudadana, mi hijo entró con visa y cumple 21 en enero, ando juntando para su petición",
  ],
  ["child-21-in-time", "en: I'm a US citizen and my son turns 21 in March, we are saving up to file for him"],
  [
    "resident-child-in-time",
    "soy residente y mi hija cumple 21 en abril, mejor espero a ser ciudadana para pedirla",
  ],
  ["oath-before-18", "me movieron el juramento para mayo y mi niño cumple 18 en abril, ¿importa?"],
  ["parent-oath-before-18", "mi mamá jura en enero pero lo quiere mover a marzo y yo cumplo 18 en febrero"],
  ["asylum-no-waiting", "llegamos en enero de este año, el asilo lo metemos cuando juntemos para el abogado"],
  ["nvc-no-hurry", "el NVC nos mandó la carta en febrero y no hemos pagado nada, no hay prisa ¿verdad?"],
  [
    "receipt-no-extension",
    "mi permiso vence el viernes pero con el recibo de la renovación tengo 540 días más",
  ],
  ["child-marries-parent", "soy residente, pedí a mi hija hace tres años y se va a casar en junio"],
  ["fiance-ninety", "mi prometida llegó con la K-1 en octubre y la boda es hasta abril"],
  [
    "hearing-change",
    "tengo corte el día 10 pero ya compré boleto para la boda de mi hermana, que me la cambien",
  ],
  ["evidence-in-time", "en mi audiencia individual le doy al juez las cartas y las denuncias ese mismo día"],
  ["passport-visa-interview", "mi pasaporte vence en diciembre y mi cita en el consulado es en enero"],
  [
    "passport-card-interview",
    "tengo la entrevista de la residencia en marzo y mi pasaporte se vence en febrero",
  ],
  [
    "until-i94",
    "en el I-94 le pusieron marzo pero su visa vence hasta el 2030, así que se queda hasta junio",
  ],
  ["u-signature-six-months", "ya me firmaron el suplemento B y estoy ahorrando para mandar la visa U"],
  ["i601-denied", "me negaron el I-601 y mi abogada regresa hasta febrero"],
  ["resident-away", "tengo mi mica y estoy en Guatemala cuidando a mi mamá desde enero"],
  ["two-year-card", "mi tarjeta de dos años venció en junio y apenas me di cuenta"],
  [
    "two-year-card",
    "mi green card es de la de dos años y vence en febrero, ya que venza la renuevo con la I-90",
  ],
  [
    "citizen-spouse-abroad",
    "quiero pedir a mi esposo que está en Michoacán, yo ya soy ciudadana, ¿cómo le hago?",
  ],
  ["resident-spouse-abroad", "soy residente y quiero pedir a mi esposa que vive en Honduras"],
  ["visa-resident-spouse", "entré con visa y se me venció, mi esposa es residente, ¿puedo arreglar aquí?"],
  ["rfe-time", "me llegó un RFE y mi respuesta debe llegar a más tardar el 8 de enero"],
  ["child-21-petitions-parent", "mi hija nació aquí y ya tiene 23, yo entré con visa, ¿me puede pedir?"],
  [
    "overstay-under-180",
    "mi esposo estuvo aquí tres meses sin papeles y se regresó a Guatemala, ¿tiene castigo?",
  ],
  ["agents-as-police", "¿la migra puede decir que son policías para que les abra?"],
  ["agents-as-police", "en: can ICE agents pretend to be police"],
];

describe("a day that comes before the plan", () => {
  test.each(told)("%s: %s", (id, text) => {
    expect(isOf(id, said(text))).toBe(true);
  });
});

test.each([
  ["child-21-in-time", "mi hijo nació aquí y cumple 21 en marzo, soy ciudadano, ¿ya puede pedir a su mamá?"],
  ["resident-child-in-time", "soy residente, mi hijo cumple 21 en febrero y lo pedí hace cinco años"],
  ["asylum-no-waiting", "entré en 2019 y quiero pedir asilo cuando junte dinero"],
  ["nvc-no-hurry", "el NVC no me contesta desde hace un año"],
  [
    "receipt-no-extension",
    "soy residente condicional, ¿mi recibo de la I-751 alarga mi residencia año y medio?",
  ],
  ["child-marries-parent", "soy ciudadana, pedí a mi hija y se va a casar"],
  ["until-i94", "soy turista, mi visa vence en 2030 pero me pasé de mi I-94"],
  ["agents-as-police", "unos ladrones se hicieron pasar por policías de la migra y me robaron dinero"],
])("another case is not told %s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(false);
});
