import { describe, expect, test } from "vitest";
import { guide } from "#guide/testing/conversation.ts";

const isNow = (text: string) =>
  guide.analyse(text.replace(/^en:/, ""), null, text.startsWith("en:") ? "en" : "es").now;

describe("officers who are there", () => {
  test.each([
    "ICE está en mi puerta ahora",
    "la migra esta afuera de mi casa tocando",
    "están golpeando la puerta, creo que es migración",
    "nos tienen formados en la bodega, son agentes de ICE",
    "en:ICE is at my door right now",
    "en:agents are knocking on my door",
  ])("now: %s", (text) => {
    expect(isNow(text)).toBe(true);
  });

  test.each([
    "¿qué hago si ICE llega a mi puerta?",
    "ayer la migra estuvo afuera de mi casa",
    "¿puede la migra entrar a mi casa sin orden?",
    "cómo renuevo mi permiso de trabajo",
    "en:what if ICE comes to my house",
    "en:are immigration officers allowed inside my home without a warrant",
  ])("not now: %s", (text) => {
    expect(isNow(text)).toBe(false);
  });
});
