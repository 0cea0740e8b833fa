import { describe, expect, test } from "vitest";
import { followUpBody } from "#guide/dialogue/follow-up.ts";
import { composeAnswer } from "#guide/reply/compose.ts";
import { createLibrary, leansOn } from "#guide/reply/library.ts";
import { createRegister } from "#guide/reply/register.ts";
import { fixture } from "#guide/testing/fixture.ts";

const library = createLibrary(fixture);
const today = { today: "2026-11-21" };
function topic(id: string) {
  const found = library.topics.get(id);
  if (found === undefined) throw new Error(`no topic ${id}`);
  return found;
}

describe("dated facts", () => {
  const { fill } = createRegister(fixture.register);

  test("a value brings its date, before the final mark", () => {
    expect(fill("Cuesta {V01.i-130}.", "es")).toBe("Cuesta $675 (dato al 1 de octubre de 2026).");
    expect(fill("It costs {V01.i-130}.", "en")).toBe("It costs $675 (as of October 1, 2026).");
  });

  test("the same date stands once in a sentence", () => {
    const text = fill("Cuesta {V01.i-130} o {V01.i-90}.", "es");
    expect(text.match(/dato al/g)).toHaveLength(1);
  });

  test("a mark without a value prints only the date", () => {
    expect(fill("Sigue en pelea en las cortes{V01}.", "es")).toBe(
      "Sigue en pelea en las cortes (dato al 1 de octubre de 2026).",
    );
    expect(createRegister(fixture.register).caution(["Sigue en pelea{V01}."], "V01", "es")).toBeNull();
  });

  test("a sentence without values stays as it is", () => {
    expect(fill("Usa el formulario I-90.", "es")).toBe("Usa el formulario I-90.");
  });

  test("a lost value names the official page and never prints braces", () => {
    expect(fill("Cuesta {V01.gone}.", "es")).not.toContain("{");
  });
});

describe("an answer", () => {
  const reply = composeAnswer(library, topic("tarjeta"), "es", today);

  test("has the topic's sentences, the app, then the caution", () => {
    expect(reply.sentences).toEqual([
      "Usa el formulario I-90.",
      "Cuesta $465 en papel o $415 en línea (dato al 1 de octubre de 2026).",
      "Llega por correo.",
      expect.stringMatching(/formulario.*app.*Documentos/),
      "Revisa la tabla oficial antes de pagar.",
    ]);
  });

  test("carries sources with dates: the topic's and the fact's", () => {
    expect(reply.sources.map((source) => source.url)).toEqual([
      "https://www.uscis.gov/x",
      "https://www.uscis.gov/g-1055",
    ]);
    expect(reply.sources.every((source) => /^\d{4}-\d{2}-\d{2}$/.test(source.checked))).toBe(true);
  });

  test("names the form when the topic's sentences do not", () => {
    const text = composeAnswer(library, topic("arreglar-papeles"), "es", today).sentences.join(" ");
    expect(text).toContain("I-130 e I-485");
    expect(text).toContain("Documentos");
  });

  test("has five sentences with the short one, and never loses one that must be told", () => {
    const lead = ["Uno.", "Dos."];
    const full = {
      ...topic("rio"),
      answer: { es: ["a.", "b.", "c.", "d."], en: ["a.", "b.", "c.", "d."] },
    };
    const told = (keep: number[]) =>
      composeAnswer(library, { ...full, keep }, "es", today, { lead }).sentences.map((line) =>
        line.slice(0, 4),
      );
    expect(composeAnswer(library, full, "es", today).sentences).toHaveLength(4);
    expect(told([])).toEqual(["Uno.", "Dos.", "a.", "b (e"]);
    expect(told([2, 3])).toEqual(["Uno.", "Dos.", "c.", "d (e"]);
    expect(told([1, 2, 3])).toHaveLength(5);
  });

  test("cautions only what it prints", () => {
    const silent = { ...topic("tarjeta"), answer: { es: ["Una.", "Dos.", "Tres."], en: ["1.", "2.", "3."] } };
    const text = composeAnswer(library, silent, "es", { today: "2027-05-01" }).sentences.join(" ");
    expect(text).not.toMatch(/tabla oficial/);
  });

  test("says how old a fact is that it leans on without printing it, with its day", () => {
    const silent = { ...topic("tarjeta"), answer: { es: ["Una.", "Dos.", "Tres."], en: ["1.", "2.", "3."] } };
    const told = (register: string[], body?: string[]) =>
      composeAnswer(
        library,
        { ...silent, register },
        "es",
        { today: "2027-05-01" },
        body === undefined ? {} : { body },
      ).sentences.join(" ");
    expect(told(["V01"])).toMatch(/1 de octubre de 2026 y ya tiene más de seis meses/);
    expect(told([])).not.toMatch(/seis meses/);
    // A part that was asked about leans on what it prints.
    expect(told(["V01"], ["Corto.", "Llega por correo."])).not.toMatch(/seis meses/);
    expect(told([], ["Corto.", "Sigue en pelea{V01}."])).toMatch(/seis meses/);
  });

  test("what only a follow-up prints is no ground of the answer itself", () => {
    const bare = {
      ...topic("tarjeta"),
      short: { es: "Corto.", en: "Short." },
      answer: { es: ["Una."], en: ["One."] },
    };
    const cost = { es: "Cuesta {V01.i-90}.", en: "It costs {V01.i-90}." };
    expect(leansOn({ ...bare, register: ["V01"], followUps: {} })).toEqual(["V01"]);
    expect(leansOn({ ...bare, register: ["V01"], followUps: { cost } })).toEqual([]);
  });

  test("says so when a fact is older than 180 days", () => {
    const old = composeAnswer(library, topic("tarjeta"), "es", { today: "2027-05-01" });
    expect(old.sentences.at(-1)).toMatch(/más de seis meses/);
    expect(reply.sentences.join(" ")).not.toMatch(/más de seis meses/);
  });

  test("for the guest demo is its short sentence only", () => {
    const short = composeAnswer(library, topic("tarjeta"), "es", { ...today, short: true });
    expect(short.sentences).toEqual([short.short]);
    expect(short.steps).toEqual([]);
  });
});

describe("what people ask next", () => {
  test("the topic's own words come first", () => {
    expect(followUpBody(library, topic("tarjeta"), "time", "es")).toEqual(["Tarda varios meses."]);
  });

  test("cost falls back to the fees of the topic's forms, with their date", () => {
    const [first, second] = followUpBody(library, topic("arreglar-papeles"), "cost", "es");
    expect(first).toBe("El formulario I-130 cuesta $675 (dato al 1 de octubre de 2026).");
    expect(second).toMatch(/página oficial/);
  });

  test("without a fee nothing is invented", () => {
    expect(followUpBody(library, topic("licencia"), "cost", "es").join(" ")).not.toMatch(/\d+ dólares|\$/);
  });
});
