import { describe, expect, test } from "vitest";
import { fixture } from "#guide/testing/fixture.ts";
import { fold, stem } from "#guide/words/fold.ts";
import { markForms } from "#guide/words/form-numbers.ts";
import { createGlossary } from "#guide/words/glossary.ts";
import { clean, maximumQuestion, words } from "#guide/words/normalise.ts";

const sound = (text: string) => words(text).map((item) => item.sound);

describe("what sounds alike meets", () => {
  test.each([
    ["siudadano", "ciudadano"],
    ["residensia", "residencia"],
    ["jente", "gente"],
    ["travajo", "trabajo"],
    ["ijo", "hijo"],
    ["llo", "yo"],
    ["kiero", "quiero"],
    ["juares", "Juárez"],
    ["uellas", "huellas"],
    ["areglar", "arreglar"],
    ["enbarazada", "embarazada"],
  ])("%s = %s", (said, written) => {
    expect(sound(said)).toEqual(sound(written));
  });

  test.each([
    ["corte", "carta"],
    ["casa", "caso"],
    ["visa", "viaje"],
    ["mis", "miss"],
    ["vos", "boss"],
    ["es", "ex"],
    ["it", "hit"],
    ["pero", "perro"],
    ["they", "tell"],
    ["pena", "perra"],
  ])("%s is not %s", (one, other) => {
    expect(sound(one)).not.toEqual(sound(other));
  });

  test("roots bring the forms of a verb together", () => {
    const root = (text: string) => stem(fold(clean(text)));
    expect(root("renovar")).toBe(root("renové"));
    expect(root("pedirlo")).toBe(root("pedir"));
    expect(root("arreglarme")).toBe(root("arreglo"));
    expect(root("murió")).toBe(root("muere"));
  });
});

describe("form numbers", () => {
  test.each([
    ["la i 485", "la i485"],
    ["I-485", "i485"],
    ["mande la 765 y la 485", "mande la i765 y la i485"],
    ["perdon 601 a", "perdon i601a"],
    ["una i 220 b", "una i220b"],
    ["eoir 42b", "eoir42b"],
    ["180 dias", "180 dias"],
    ["hace 90 dias", "hace 90 dias"],
    ["pague 130 dolares", "pague 130 dolares"],
    ["t p s para haitianos", "tps para haitianos"],
    ["la siete sesenta y cinco", "la i765"],
    ["cuatrocientos ochenta y cinco", "i485"],
    ["form i four eighty five", "form i485"],
    ["la seis cero uno a", "la i601a"],
    ["la ciento treinta", "la i130"],
    ["me cobro ciento treinta dolares", "me cobro ciento treinta dolares"],
    ["es a las siete treinta", "es a las siete treinta"],
    ["tengo cuatro hijos y dos nietos", "tengo cuatro hijos y dos nietos"],
  ])("%s -> %s", (said, read) => {
    expect(clean(said)).toBe(read);
  });

  test("a mark stays a mark when read again", () => {
    expect(markForms(markForms("la i 485"))).toBe("la i485");
  });
});

describe("any text at all", () => {
  test.each(["", "   ", "¿?¡!", "😀😭", "\u0000\u200b", "---"])("%j has no words", (text) => {
    expect(words(text)).toEqual([]);
  });

  test("the rest of an endless question is cut", () => {
    expect(clean("a ".repeat(5_000)).length).toBeLessThanOrEqual(maximumQuestion);
  });

  test("holding a key down means nothing", () => {
    expect(clean("hoooola")).toBe("hola");
  });
});

describe("glossary", () => {
  const glossary = createGlossary(fixture.glossary);

  test("fillers go, misspellings are mended", () => {
    expect(glossary.read("Oiga, fíjese que se me bensio la mica").map((item) => item.text)).toEqual([
      "se",
      "me",
      "vencio",
      "la",
      "mica",
    ]);
  });

  test("a text of fillers only is kept", () => {
    expect(glossary.read("oiga")).toHaveLength(1);
  });

  test("a colloquial word brings its term", () => {
    expect(
      glossary
        .alsoMeans(words("perdi la mica"))
        .get("mika")
        ?.map((item) => item.text),
    ).toContain("green");
  });
});
