/** Cries without a blow of a list, and what only sounds like one: officers who took somebody, a body that hurts, a port of entry. */
import { describe, expect, test } from "vitest";
import { said } from "#guide/testing/conversation.ts";

describe("is heard as a danger", () => {
  test.each([
    "en:the foreman raped me in the storage room and I have no papers",
    "mi suegro me toca cuando estoy sola y mi marido no me cree",
    "en:my stepdad is beating my mom right now, there is blood on the floor",
    "mi pareja me obliga a tener relaciones y si digo que no me golpea",
    "unos hombres de la mara me piden cuota aquí en Houston o me queman la troca",
    "a mi hermanita de 15 le ofrecieron trabajo en Atlanta y ahora no la dejan salir, dice",
    "un oficial del centro me dijo que me dejaba ir si me acostaba, y me llevó a un cuarto",
    "mi padrastro duerme con mi hija y no me dejan verla",
    "en:a lady took my passport at the airport and I will be her maid, I can't say no",
    "la patrona quiere que me desvista frente a su hermano o no me paga",
    "en:my husband calls immigration each time I go out, I live like a prisoner",
    "mi padrastro me mete al cuartito de atrás y me hace cosas, tengo 13",
    "en:nobody is hurt yet but my husband is outside with a machete",
    "me dicen que pague mañana o me matan, ya saben dónde vivo",
  ])("%s", (text) => expect(said(text).kind).toBe("crisis"));
});

describe("is no danger", () => {
  test.each([
    "en:there are five people in my uncle's house and he makes 46 thousand, is that enough to sponsor grandma?",
    "en:nobody is hurting anybody, I'm asking about the affidavit form for my grandma",
    "tengo mensajes donde la señora dice que me va a pagar, ¿eso sirve para reclamar?",
    "en:my mom has been in the inspection room at the airport with the officers for five hours",
    "en:immigration agents came into the restaurant where my aunt works, what should she say?",
    "quiero morirme tranquila de viejita pero con mi mica, ¿cómo la saco?",
    "el golpe en la rodilla no me deja trabajar, ¿quién paga el hospital?",
    "la mara me pedía renta en Honduras, por eso me vine a Houston; ¿puedo pedir asilo?",
    "mi jefe dice que a mí me toca trabajar el domingo",
    "en:my boyfriend beat me at dominoes again, anyway when do I renew my DACA?",
  ])("%s", (text) => expect(said(text).kind).not.toMatch(/crisis|refuse/));
});
