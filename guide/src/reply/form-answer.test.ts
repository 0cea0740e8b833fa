import { describe, expect, test } from "vitest";
import { askTurns } from "#guide/ask.ts";
import { createGuide } from "#guide/guide.ts";
import { loadContent } from "#guide/load.ts";
import { formReply } from "#guide/reply/form-answer.ts";
import { priceOf } from "#guide/reply/form-price.ts";
import { createLibrary } from "#guide/reply/library.ts";

const content = loadContent();
const library = createLibrary(content);
const guide = createGuide(content);
const today = "2026-11-28";

function last(question: string, language: "es" | "en" = "es") {
  const reply = askTurns(guide, language, question.split(" >> "), today).at(-1);
  if (reply === undefined) throw new Error("no reply");
  return reply;
}

/** The first sentence after whatever warning stands above. */
const price = (id: string, language: "es" | "en" = "es") => {
  const form = library.forms.get(id);
  if (form === undefined) throw new Error(`no form ${id}`);
  return formReply(library, form, undefined, language, true, ["cost"]).short;
};

describe("what each of the 56 forms costs", () => {
  const each = content.forms.flatMap((form) => [
    form,
    ...(form.parts ?? []).map((one) => ({ ...form, ...one })),
  ]);

  test.each([
    ["es", "dato al"],
    ["en", "as of"],
  ] as const)("is told with its date, or with the page of the office that has it (%s)", (language, date) => {
    for (const form of each) {
      const { lines } = priceOf(library, form, language);
      expect(lines[0], form.id).toContain(form.fee.is === "page" ? "https://" : date);
      expect(lines.join(" "), form.id).not.toMatch(/[{}]/);
    }
  });

  test("is never sought in the table of USCIS where the form is of another office", () => {
    for (const { id, agency } of content.forms) {
      if (agency !== "USCIS") expect(price(id), id).not.toContain("g-1055");
    }
  });

  test.each([
    ["I-192", /\$0 si pides la visa U o la visa T.*\$1,100/],
    ["I-360", /\$0 si es por maltrato \(VAWA\), \$250.*SIJ y \$515/],
    ["I-485 Supp A", /^El Suplemento A suma \$1,000/],
    ["I-485 Supp J", /^El Suplemento J no se paga/],
    ["I-730", /^El formulario I-730 no tiene costo \(dato al 1 de octubre de 2026\)/],
    ["SS-5", /^El formulario SS-5 no tiene costo/],
    ["EOIR-33", /^El formulario EOIR-33 no tiene costo/],
    ["W-7", /^El IRS no cobra/],
    ["DS-160", /travel\.state\.gov/],
    ["DS-260", /NVC \$325 por la visa y \$120/],
  ])("%s", (id, expected) => {
    expect(price(id)).toMatch(expected);
  });

  test("tells a first permit through asylum beside the I-765's own price", () => {
    expect(last("cuánto cuesta la I-765").answer).toMatch(/\$520.*\$260.*primer permiso cuesta \$570/);
  });
});

describe("a price asked for by the form's number", () => {
  test.each([
    ["I-130 fee", "en", "I-130", /^Form I-130 costs \$675/],
    ["N-400 fee", "en", "N-400", /^Form N-400 costs \$760/],
    ["costo i-130", "es", "I-130", /^El formulario I-130 cuesta \$675/],
    ["precio n400", "es", "N-400", /^La N-400 cuesta \$760/],
    ["cuanto cuesta la I-730", "es", "I-730", /^El formulario I-730 no tiene costo/],
  ] as const)("%s", (question, language, form, expected) => {
    const reply = last(question, language);
    expect(reply.forms).toEqual([form]);
    expect(reply.answer).toMatch(expected);
  });

  test("a supplement has its own price, by whatever name", () => {
    for (const question of ["cuánto vale la I-485 suplemento A", "cuánto cuesta la I-485 Supp A"]) {
      expect(last(question).answer, question).toMatch(/El Suplemento A suma \$1,000/);
    }
    expect(last("cuánto cuesta la I-485 suplemento J").answer).not.toMatch(/\$1,440/);
  });

  test("of two forms in one row each is told by its own number; the row's id stays", () => {
    const court = last("cuánto cuesta la 42B");
    expect(court.forms).toEqual(["EOIR-42A / 42B"]);
    expect(court.answer).toMatch(/EOIR-42B cuesta \$1,690/);
    expect(court.answer).not.toMatch(/42A|\$730/);
    expect(last("cuánto cuesta la 42A").answer).toMatch(/EOIR-42A cuesta \$730/);
    expect(last("para qué sirve la G-1650").answer).toMatch(/cuenta de banco/);
    expect(last("para qué sirve la G-1450").answer).toMatch(/con tarjeta/);
  });

  test("while a subject is open it is that form's, not the subject's other forms'", () => {
    const { answer } = last("gané el asilo >> cuánto cuesta la I-730");
    expect(answer).toMatch(/La I-730 no se paga/);
    expect(answer).not.toMatch(/I-485/);
  });

  test("what cannot wait goes before a price", () => {
    expect(last("cuánto cuesta la I-407").answer).toMatch(/No firmes la I-407/);
  });
});

test("where the form is: in the app, online, or on the page of its office", () => {
  expect(last("qué es la I-90").answer).toMatch(/El formulario está en la app, en Documentos/);
  expect(last("qué es la G-325R").answer).toMatch(/Se llena en línea, en su página oficial: https/);
  expect(last("qué es la EOIR-33").answer).toMatch(/se baja de su página oficial: https/);
  for (const form of ["G-325R", "DS-160", "DS-260", "EOIR-26"]) {
    expect(last(`qué es la ${form}`).answer, form).not.toMatch(/El formulario está en la app/);
  }
});

test("Social Security shows its own form and how dated the fact on the mail is", () => {
  const reply = last("como saco el seguro social");
  expect(reply.forms).toEqual(["SS-5"]);
  expect(reply.answer).toMatch(/Por correo está pausado.*\(dato al 30 de junio de 2025\)/);
});
