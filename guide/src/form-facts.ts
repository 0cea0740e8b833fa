import type { Form, Language } from "#guide/content-schema.ts";

/** Where a form is found that has no page of its own. */
const officialForms = "https://www.uscis.gov/forms/all-forms";

/** Official page and name of each form that an answer names, by its number; of one unknown to the guide, the list of all and its number. */
export function formFacts(forms: readonly string[], known: ReadonlyMap<string, Form>, language: Language) {
  return {
    formPages: Object.fromEntries(forms.map((form) => [form, known.get(form)?.page ?? officialForms])),
    formNames: Object.fromEntries(forms.map((form) => [form, known.get(form)?.title[language] ?? form])),
  };
}
