import { describe, expect, test } from "vitest";
import { factsOf } from "#guide/ground/facts.ts";
import { checkAnswer } from "#guide/ground/guard.ts";
import badAnswers from "#guide/testing/bad-answers.json" with { type: "json" };
import type { Language, Passage } from "#guide/types.ts";

const source = { title: "USCIS", url: "https://www.uscis.gov/es", checked: "2026-10-01" };
const passages: Passage[] = [
  {
    id: "ajuste-familiar#answer",
    topic: "ajuste-familiar",
    category: "residencia",
    text: "La I-485 cuesta $1,440 en papel y la I-130 cuesta $675 (dato al 1 de octubre de 2026). Se manda junto.",
    forms: ["I-485", "I-130"],
    source,
  },
];

describe("bad answers of a model", () => {
  test("the corpus is large enough", () => {
    expect(badAnswers.length).toBeGreaterThanOrEqual(60);
  });

  test.each(badAnswers)("$answer", ({ language, answer, flags, ...rest }) => {
    const { text, flagged } = checkAnswer(answer, passages, language as Language);
    expect(flagged).toEqual(flags);
    for (const flag of flags) expect(text).not.toContain(flag);
    for (const kept of "keeps" in rest ? (rest.keeps ?? []) : []) expect(text).toContain(kept);
    if (flags.length > 0) expect(text).toMatch(language === "es" ? /oficial/ : /official/);
    // Nothing ungrounded is left, and the mending says nothing new.
    expect(checkAnswer(text, passages, language as Language).flagged).toEqual([]);
    expect(text).not.toMatch(/ {2}|\s[.,;]/);
  });
});

describe("checkAnswer", () => {
  test("leaves a grounded answer alone, however it writes the figures", () => {
    const answer =
      "La I-485 (formulario 485) cuesta 1,440 dólares y la I-130 cuesta USD 675, según el dato de octubre de 2026.";
    expect(checkAnswer(answer, passages, "es")).toEqual({ text: answer, flagged: [] });
  });

  test("leaves days that passed, years told, visas and help lines alone", () => {
    const answer =
      "Hace 3 días, o si ya llevabas 6 meses, tu hijo tenía 17 años; la visa U, la H-2A o la F-1 son otra cosa. Llama al 911, al 988 o al 800-799-7233.";
    expect(checkAnswer(answer, passages, "es").flagged).toEqual([]);
  });

  test.each([
    ["La solicitud cuesta $535.", "La solicitud cuesta la cifra vigente que marca la página oficial."],
    ["Aplica antes del 3 de junio de 2027.", "Aplica antes de la fecha que indica la página oficial."],
    ["Cierra el 3 de junio de 2027.", "Cierra en la fecha que indica la página oficial."],
    ["Llena el formulario I-821 hoy.", "Llena el formulario que indica la página oficial hoy."],
    ["Usa la I-601A.", "Usa la forma que indica la página oficial."],
    ["Tienes 30 días para apelar.", "Tienes el plazo que marca tu carta o la página oficial para apelar."],
    ["Hay un plazo de 33 días.", "Hay un plazo de acuerdo con lo que marca tu carta o la página oficial."],
    ["$535 es mucho.", "La cifra vigente que marca la página oficial es mucho."],
  ])("fits the pointer into the sentence: %s", (answer, expected) => {
    expect(checkAnswer(answer, passages, "es").text).toBe(expected);
  });

  test("days that a passage names stand, and one wrong number in a pair is caught", () => {
    const ground = passages.map((passage) => ({
      ...passage,
      text: "Apela en 10 días; la corte tarda 90 días.",
    }));
    expect(checkAnswer("Apela en 10 días, o en 10 a 90 días.", ground, "es").flagged).toEqual([]);
    expect(checkAnswer("Apela en diez días.", ground, "es").flagged).toEqual([]);
    expect(checkAnswer("Apela en 10 a 30 días.", ground, "es").flagged).toEqual(["10 a 30 días"]);
  });

  test.each([
    ["Cuesta ", "$535 y ya.", "la cifra vigente que marca la página oficial y ya."],
    ["Llama al ", "800-555-0199.", "teléfono que aparece en la página oficial."],
    ["Necesitas la forma ", "821.", "que indica la página oficial."],
    ["Cierra el ", "3 de mayo de 2027.", "día que indica la página oficial."],
    ["Ya sabes. ", "$535 es mucho.", "La cifra vigente que marca la página oficial es mucho."],
    ["Llena la ", "I-485.", "I-485."],
  ])("a piece after words already shown: %s%s", (before, piece, expected) => {
    expect(checkAnswer(piece, passages, "es", before).text).toBe(expected);
  });

  test.each([
    ["es", "La I-130 no cuesta lo mismo que la I-485, y hay ayuda legal gratis para llenar la I-130."],
    ["es", "La I-485 no se paga en la corte: son $1,440, con las huellas incluidas."],
    ["es", "Ve a tu cita de las 9 para las huellas, con más de 2 fotos y 3 copias de la forma I-130."],
    ["en", "The I-130 costs $675, and free legal help is near you. You are free to ask about the I-485."],
  ] as const)("what is no price and no free form stands: %s: %s", (language, answer) => {
    expect(checkAnswer(answer, passages, language)).toEqual({ text: answer, flagged: [] });
  });

  test("a form is free where a passage says so of it, and only then", () => {
    const ground = passages.map((passage) => ({
      ...passage,
      text: `${passage.text} La AR-11 se hace gratis en línea. La I-918 no cuesta. Con ayuda legal gratis llena la I-130. Si ganas poco, la N-400 baja a $380.`,
    }));
    for (const kept of ["La AR-11 es gratis.", "La I-918 no tiene costo.", "La N-400 baja a $380."])
      expect(checkAnswer(kept, ground, "es").flagged).toEqual([]);
    expect(checkAnswer("La I-130 es gratis.", ground, "es").flagged).toEqual(["es gratis"]);
    expect(checkAnswer("La N-400 cuesta $380 para todos.", ground, "es").flagged).toEqual([
      "$380 para todos",
    ]);
  });

  test("a receipt number is no telephone", () => {
    expect(checkAnswer("Tu recibo es IOE0912345678.", passages, "es").flagged).toEqual([]);
  });

  test("sentence by sentence gives what the whole answer gives", () => {
    const sentences = ["La I-485 cuesta $1,440.", "La I-821 cuesta $50.", "Cierra el 3 de mayo de 2027."];
    const whole = checkAnswer(sentences.join(" "), passages, "es").text;
    expect(sentences.map((one) => checkAnswer(one, passages, "es").text).join(" ")).toBe(whole);
  });

  test("without passages nothing specific stands", () => {
    expect(checkAnswer("La I-130 cuesta $675.", [], "es").flagged).toEqual(["I-130", "$675"]);
  });
});

test("the same fact has one key however it is written", () => {
  const key = (text: string) => factsOf(text)[0]?.key;
  expect(key("$1,440")).toBe(key("mil cuatrocientos cuarenta dólares"));
  expect(key("1.440 dólares")).toBe(key("$1440.00"));
  expect(key("10/01/2026")).toBe(key("1 de octubre de 2026"));
  expect(key("October 1, 2026")).toBe(key("2026-10-01"));
  expect(key("I-485")).toBe(key("i485"));
});
