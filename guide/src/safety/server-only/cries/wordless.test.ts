/** Alarms that were only guessed of everyday words, and what must be heard all the same. */
import { describe, expect, test } from "vitest";
import { said, wholeOf } from "#guide/testing/conversation.ts";

describe("no alarm", () => {
  test.each([
    "tiene fecha del 6 de noviembre y dice que 87 days",
    "dice que mejor no va a ir porque los están agarrando",
    "eramos 14 en una trailita sin agua",
    "tengo miedo de que vengan a mi casa",
    "me da miedo que lleguen por mí",
    "mi hija tiene pesadillas de que nos van a deportar",
    "mi esposo ronca y ya no duermo con él, tenemos la entrevista",
    "no encuentro a mi hermano, se lo llevó la migra y no sale",
    "tiene cita de ICE el jueves || dice que mejor no va a ir porque los están agarrando",
  ])("%s", (text) => {
    expect(said(text).kind).not.toBe("crisis");
    expect(wholeOf(text)).not.toMatch(/800-799-7233|Para hablar con alguien en este momento/);
  });
});

describe("still heard", () => {
  test.each([
    "si me lo niegan no pienso estar para verlo, ya tengo todo listo en el clóset",
    "mi ijo de 16 se enserro en el baño i dise k se va a kolgar porke le nego la daca",
    "ya pensé cómo hacerlo en mi cuarto cuando mi mamá se vaya",
    "ya escribí las cartas para mis hijos, hoy me voy",
    "en:there is no point anymore, everyone is better off without me",
  ])("%s", (text) => {
    expect(said(text).kind).toBe("crisis");
    expect(wholeOf(text)).toMatch(/988|911/);
  });
});

describe("missing since the crossing", () => {
  test.each([
    "tengo 3 semanas que no sé de mi esposo, cruzó por Sonora",
    "mi hermano está desaparecido desde que cruzó",
    "mi esposo cruzó el jueves por Nogales y no sé nada de él",
    "mi hijo se vino con coyote y ya no contesta",
    "en:my brother crossed the border 3 weeks ago and we haven't heard from him",
  ])("the rescuers and the consulate: %s", (text) => {
    expect(said(text).kind).toBe("crisis");
    expect(wholeOf(text)).toMatch(/911.*520-623-7874/s);
  });

  test.each([
    "mi hermano cruzó en 2015 y no contesta mis llamadas, lo quiero pedir",
    "mi primo cruzó y la migra lo agarró, no sé nada de él",
    "mi hermano de 14 se fue con unos señores y manda decir que no lo dejan irse",
  ])("another matter: %s", (text) => {
    expect(wholeOf(text)).not.toMatch(/dónde y cuándo habló por última vez/);
  });
});

describe("in the hands of a cartel", () => {
  test.each(["estoy en la frontera y me tiene el cartel", "en:the cartel has my brother"])("%s", (text) => {
    expect(said(text).kind).toBe("crisis");
    expect(wholeOf(text)).toMatch(/800-225-5324/);
  });

  test("told of years ago it is a reason for asylum", () => {
    expect(said("me secuestró el cartel en 2019, ¿puedo pedir asilo?").kind).not.toBe("crisis");
  });
});

test("a boss who shuts people in is no partner", () => {
  const text = "el patrón no nos paga, nos amenaza con la migra y nos tiene encerrados";
  expect(said(text)).toMatchObject({ kind: "crisis", topic: "visa-t" });
  expect(wholeOf(text)).toMatch(/888-373-7888/);
});
