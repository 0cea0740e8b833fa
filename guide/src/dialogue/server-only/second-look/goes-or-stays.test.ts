import { expect, test } from "vitest";
import {
  goesUnforgiven,
  handedOver,
  isPutAboard,
  staysHere,
} from "#guide/dialogue/server-only/second-look/goes-or-stays.ts";
import { clean } from "#guide/words/normalise.ts";

test.each([
  ["no quiero volver a Honduras, ¿qué puedo hacer para quedarme?", true],
  ["I don't want to return to my country, how do I stay?", true],
  ["no quiero regresar pero ya tengo boleto para el lunes", false],
  ["me quiero regresar a mi pueblo", false],
])("who stays: %s", (question, stays) => {
  expect(staysHere(clean(question))).toBe(stays);
});

test.each([
  ["tengo entrevista en el consulado de Juárez en mayo, crucé hace 11 años y nunca pedí perdón", true],
  ["My appointment at the consulate is next month, I'm undocumented and have no waiver", true],
  ["mi cita es en Juárez y ya tengo el perdón aprobado", false],
  ["mi cita en Juárez es en mayo, siempre tuve visa", false],
])("who goes without a waiver: %s", (question, goes) => {
  expect(goesUnforgiven(clean(question))).toBe(goes);
});

test.each([
  ["mi tía está en detención y la van a subir al avión el jueves", true],
  ["ICE is putting him on a flight in the morning", true],
  ["me subo al avión mañana para ver a mi mamá", false],
  ["mandan a mi jefe a México por trabajo", false],
])("who is put aboard: %s", (question, is) => {
  expect(isPutAboard(clean(question))).toBe(is);
});

test.each([
  ["los policías entregaron a mi primo a la migra en la mañana", true],
  ["they turned my brother over to ICE yesterday", true],
  ["mi abogado entregó los papeles de mi esposa a inmigración", false],
  ["the police said they don't hand people to ICE", false],
])("who was handed over: %s", (question, is) => {
  expect(handedOver(clean(question))).toBe(is);
});
