import { describe, expect, test } from "vitest";
import type { Form, Topic } from "#guide/content-schema.ts";
import { withForms } from "#guide/reply/form-mention.ts";
import { createLibrary } from "#guide/reply/library.ts";
import { fixture } from "#guide/testing/fixture.ts";

const [sample] = fixture.forms;
const [topic] = fixture.topics;
if (sample === undefined || topic === undefined) throw new Error("no fixture");

const form = (id: string, where: Form["where"]): Form => ({ ...sample, id, where });
const library = createLibrary({
  ...fixture,
  forms: [form("I-90", "file"), form("I-129", "file"), form("DS-160", "online"), form("EOIR-33", "page")],
});
const about = (forms: string[]): Topic => ({ ...topic, forms });
const told = (forms: string[], sentences: string[], most = 9, language: "es" | "en" = "es") =>
  withForms(library, about(forms), sentences, language, most).at(-1);

describe("a form without a file in the app", () => {
  test("is filled in online", () => {
    expect(told(["DS-160"], ["Uno."])).toBe(
      "El formulario DS-160 se llena en línea, en su página oficial; su enlace está en la app, en Documentos.",
    );
    expect(told(["DS-160"], ["One."], 9, "en")).toBe(
      "Form DS-160 is filled in online, on its official page; the link is in the app, under Documents.",
    );
  });

  test("is downloaded from the page of its office", () => {
    expect(told(["EOIR-33"], ["Llena la EOIR-33."], 1)).toBe(
      "Llena la EOIR-33 (el formulario EOIR-33 se baja de su página oficial; su enlace está en la app, en Documentos).",
    );
  });

  test("stands beside those that have one", () => {
    expect(told(["DS-160", "I-129"], ["Pide la I-129."])).toBe(
      "El formulario I-129 está en la app, en Documentos; el formulario DS-160 se llena en línea, en su página oficial.",
    );
    expect(told(["I-90", "I-129", "EOIR-33"], ["Uno."])).toBe(
      "Los formularios I-90 e I-129 están en la app, en Documentos; el formulario EOIR-33 se baja de su página oficial.",
    );
  });
});

test("forms with a file are in the app", () => {
  expect(told(["I-90"], ["Uno."])).toMatch(/^El formulario es el I-90 .*en la app, en Documentos\.$/);
  expect(told(["I-90", "I-129"], ["Usa la I-90."])).toMatch(/en la app/);
});
