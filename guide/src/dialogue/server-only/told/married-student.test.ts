import { describe } from "vitest";
import { holds } from "#guide/testing/conversations.ts";

describe("who left school and has married since", () => {
  holds(`
    mi esposo quiere arreglar, ¿por dónde empezamos? > entró con visa de estudiante en 2017 y dejó la escuela, nos casamos el mes pasado y yo soy ciudadana :: ajuste-familiar :: sin salir del país
    en:my boyfriend wants to become legal, where do we start? > he came on a student visa in 2017 and stopped going to school. we got married last month, I was born in Ohio :: ajuste-familiar :: without leaving
    dejé la escuela y tenía visa de estudiante, ¿qué hago? :: estudiante-f1 :: F-1
  `);
});
