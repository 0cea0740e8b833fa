import { expect, test } from "vitest";
import { isUndated } from "./guide-wording.ts";

test.each([
  ["Si pasa más de un año, cuenta como primera vez y hoy no avanza.", "daca"],
  ["Por el TPS hoy no hay nada que pagar, porque el de tu país ya terminó.", "arreglar-papeles"],
  ["No, nadie te lo puede asegurar: hoy la regla es que la I-220A no es parole.", "check-in-ice"],
  ["La lotería está por ahora parada.", "arreglar-papeles"],
  ["Today only renewals move: DACA still valid or expired less than a year ago.", "daca"],
  ["DACA is currently for renewals.", "arreglar-papeles"],
])("how a program stands needs its day: %s", (sentence, topic) => {
  expect(isUndated(sentence, topic)).toBe(true);
});

test.each([
  ["Hoy no avanza{V25}.", "daca"],
  ["Avanzan {V25.status}.", "daca"],
  ["Ve hoy con un abogado.", "daca"],
  ["Lleva la carta hoy a un abogado, porque ya no puedes trabajar cuando venza.", "daca"],
  ["Pide hoy la carta del doctor o del hospital.", "parole-humanitario"],
  ["Un abogado ve hoy si es una visa o un parole humanitario.", "reingreso-tras-deportacion"],
  ["Tu tiempo de hoy está en egov.uscis.gov/processing-times.", "daca"],
  ["Por ahora no tienes permiso: se pide con la I-765.", "ajuste-familiar"],
  ["Take the letter to a lawyer today before sending another.", "daca"],
])("what to do today is no claim: %s", (sentence, topic) => {
  expect(isUndated(sentence, topic)).toBe(false);
});
