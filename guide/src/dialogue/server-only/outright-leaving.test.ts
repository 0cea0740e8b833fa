/** Who is about to leave: for the interview abroad without a waiver, or back to the land that was fled. */
import { describe, expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

describe("the interview abroad", () => {
  test.each([
    "el lunes viajo a Juárez para mi cita de la visa, tengo 8 años de indocumentada y nadie me habló del perdón",
    "mi entrevista en el consulado es la otra semana en Tegucigalpa y llevo quince años acá sin papeles",
    "ya compré el boleto a San Salvador para la cita de la embajada, tengo nueve años aquí de ilegal",
    "a mi esposa le toca entrevista en Juárez el mes que entra, lleva 6 años acá indocumentada",
    "en:I'm flying to Ciudad Juárez next week for my interview. I've been here without papers since 2010.",
    "en:My consulate interview in Guatemala is on Friday, I crossed the border 12 years ago, do I just go?",
  ])("after years without papers the bar comes first: %s", (row) => {
    const reply = said(row);
    expect(isOf("interview-no-waiver", reply)).toBe(true);
    expect(reply.lawyer).toBe(true);
    expect(reply.forms).toContain("I-601A");
  });

  test.each([
    "ya me aprobaron el perdón provisional y voy a Juárez en enero, ¿qué llevo?",
    "mi mamá tiene entrevista en Ciudad Juárez la otra semana, nunca ha venido a Estados Unidos",
    "tengo cita en el consulado para el pasaporte de mi hija, llevo 8 años sin papeles",
    "tengo cita en la embajada de Honduras mañana, soy indocumentado, ¿me pueden detener?",
    "tengo 17 años y cita en Juárez el lunes, llevo desde los 5 sin papeles",
    "fui a Juárez a la entrevista y me negaron por los diez años",
    "mi hijo es soldado y yo crucé mojado, ¿arreglo por él sin ir a Juárez?",
    "en:My husband crossed the border on foot. Does he have to go to Juarez or can he adjust without leaving?",
    "en:I have an appointment at the Mexican embassy tomorrow and I've lived here undocumented for 9 years",
    "en:My wife lives in Mexico and has her interview in Juarez on Monday. What should she bring?",
  ])("a waiver, a life abroad, a minor or one's own consulate is another matter: %s", (row) => {
    expect(isOf("interview-no-waiver", said(row))).toBe(false);
  });
});

describe("back to the land that was fled", () => {
  test.each([
    "tengo asilo desde hace dos años y mi papá se está muriendo en Nicaragua, ¿puedo ir a despedirme?",
    "soy asilada y se murió mi abuela en Honduras, quiero ir al entierro con mi pasaporte hondureño",
    "llegué como refugiado de Guatemala y mi hermano está en terapia intensiva allá, ¿puedo viajar a verlo?",
    "somos asilados, mi suegra se nos muere en Venezuela, ¿podemos ir unos días?",
    "en:I won asylum last year. My mother is dying in Venezuela, can I fly there for a week?",
    "en:We came as refugees from Cuba in 2024 and my father had a stroke there, can I go see him?",
  ])("a lawyer comes first, however grave the reason: %s", (row) => {
    const reply = said(row);
    expect(isOf("asylee-trip", reply)).toBe(true);
    expect(reply.lawyer).toBe(true);
  });

  test.each([
    "gané el asilo y quiero conocer España, ¿qué documento saco?",
    "me dieron asilo, ¿cómo traigo a mis hijos que están en Cuba?",
    "mi asilo está pendiente y mi mamá está grave en Colombia, ¿puedo ir?",
    "tengo asilo y mi esposa está en Honduras, ¿puede ella viajar para acá?",
    "soy refugiado, ¿puedo ir a ver a mi hermano que está en California?",
    "vine como refugiado de Cuba, quiero trabajar en un hotel",
    "ya fui a Venezuela al entierro de mi mamá con asilo ganado, ¿me lo quitan?",
    "en:I was granted asylum. My dad wants to visit me from Cuba, can he get a visa?",
  ])("another land, a family that comes here or a case that is pending is another matter: %s", (row) => {
    expect(isOf("asylee-trip", said(row))).toBe(false);
  });
});
