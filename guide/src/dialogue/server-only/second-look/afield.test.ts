/** Elections: a plain choice is no subject, a vote that was cast or a status is one. */
import { describe, expect, test } from "vitest";
import { said } from "#guide/testing/conversation.ts";

const elsewhere = (row: string) => {
  const { kind, topic } = said(row);
  return kind === "dont_know" && topic === null;
};

describe("elections", () => {
  test.each([
    "¿por cuál partido le digo a mi primo que vote?",
    "¿por quién debería votar mi cuñada este año?",
    "en:Who should my uncle vote for in November?",
    "en:Which candidate should my neighbor vote for?",
  ])("whom to vote for is no subject and no wrong: %s", (row) => {
    expect(elsewhere(row)).toBe(true);
  });

  test.each([
    "¿puedo votar si tengo mica?",
    "ya voté por los republicanos sin saber, soy residente",
    "voté por un demócrata y ahora me llegó la cita de la N-400",
    "¿a quién le digo que voté en 2022?",
    "mi primo no es ciudadano, ¿le digo que vote de todos modos?",
    "en:Which party should I vote for now that my citizenship came through?",
    "en:I voted for Biden on a green card",
    "en:can my dad vote Republican with a green card",
  ])("a vote with a status or of the past keeps its warning: %s", (row) => {
    expect(elsewhere(row)).toBe(false);
  });
});

describe("things of every day", () => {
  test.each([
    "la app del banco no me deja entrar, ¿cómo cambio la clave?",
    "¿dónde hay un abogado gratis? || y el alternador de una Silverado del noventa y ocho cuánto sale",
    "¿cuánto cuesta la N-400? || gracias. ¿y me ayudas con la tarea de fracciones de mi hija?",
    "¿cómo renuevo mi mica? || oye, ¿y cuánto cuesta una llanta para mi troca?",
    "¿qué es la fianza? || ¿y a qué hora juega el América hoy?",
    "¿cómo busco a un detenido? || mi lavadora no prende, ¿cómo la arreglo?",
    "en:how do I renew my green card || thanks, and can you help me with my son's math homework?",
    "se tapó el excusado, ¿cómo lo arreglo?",
    "en:my bank app won't let me log in, how do I reset my password",
  ])("are no subject, in a later turn either: %s", (row) => {
    expect(elsewhere(row)).toBe(true);
  });

  test.each([
    "¿cuánto cuesta la N-400? || ¿y me ayudas a llenar la forma de mi hija?",
    "¿cómo me hago ciudadano? || ¿me ayudas a estudiar las preguntas de civismo?",
    "me pusieron grillete || la app no me deja entrar, ¿qué hago?",
    "la aplicación SmartLink no abre, ¿qué hago?",
    "falté a la corte porque se me descompuso el carro",
    "mi patrón no me paga || le arreglé el carro y no me pagó",
    "¿mi hija puede ir a la escuela sin papeles? || ¿le pueden pedir su social para la tarea?",
    "en:my check-in app won't let me log in",
  ])("are one where officers, a court, a boss or a form stand beside: %s", (row) => {
    expect(elsewhere(row)).toBe(false);
  });
});
