import { expect, it } from "vitest";
import { formFacts } from "#guide/form-facts.ts";
import { loadContent } from "#guide/load.ts";

it("gives a form's page and its name in the answer's language, and of an unknown one the list of all", () => {
  const known = new Map(loadContent().forms.map((form) => [form.id, form]));
  expect(formFacts(["I-90", "Z-1"], known, "es")).toEqual({
    formPages: { "I-90": "https://www.uscis.gov/i-90", "Z-1": "https://www.uscis.gov/forms/all-forms" },
    formNames: { "I-90": "Renovar o reponer la green card (mica)", "Z-1": "Z-1" },
  });
  expect(formFacts(["I-90"], known, "en").formNames["I-90"]).toMatch(/Card/);
});
