import type { Form, FormPart } from "#guide/content-schema.ts";
import { aspectsOf } from "#guide/dialogue/aspects.ts";
import type { Library } from "#guide/reply/library.ts";
import { formTokens, isFormToken } from "#guide/words/form-numbers.ts";
import type { Word } from "#guide/words/normalise.ts";
import { stopWords, weakWords } from "#guide/words/stop-words.ts";

export interface AskedForm {
  form: Form;
  /** The one of two forms in the row whose number was said. */
  part: FormPart | undefined;
}

/** The one form a question is about when it names a form and no subject besides. */
export function askedForm(library: Library, list: readonly Word[], sure: boolean): AskedForm | undefined {
  const [token, another] = [...new Set(list.map(({ text }) => text).filter(isFormToken))];
  if (token === undefined || another !== undefined) return undefined;
  const letter = supplementOf(list);
  const price = aspectsOf(list).includes("cost");
  const others = list.filter(
    ({ text }) =>
      !isFormToken(text) &&
      !stopWords.has(text) &&
      !weakWords.has(text) &&
      !aboutForms.has(text) &&
      !(price && aboutPrices.has(text)) &&
      text !== letter,
  );
  if (sure && others.length > 0) return undefined;
  const wanted = `${token}${letter ?? ""}`;
  const form = [...library.forms.values()].find(({ id }) => namesOf(id).includes(wanted));
  return form && { form, part: partOf(form, token) };
}

/** "Cuánto cuesta la I-730": nothing is told of a spot, only a price is asked for. */
export function asksOnlyPrice(library: Library, list: readonly Word[]): boolean {
  return aspectsOf(list).includes("cost") && askedForm(library, list, true) !== undefined;
}

/** The form of a row of two that a number means. */
export function partOf(form: Form, token: string): FormPart | undefined {
  return form.parts?.find(({ id }) => formTokens(id).includes(token));
}

/** "I-485 Supp A" is "i485a" here, which is no other form's number: a supplement has its own price. */
function namesOf(id: string): string[] {
  const letter = / Supp ([A-Z])$/.exec(id)?.[1]?.toLowerCase() ?? "";
  return formTokens(id).map((token) => `${token}${letter}`);
}

/** The letter after "suplemento" or "supp". */
function supplementOf(list: readonly Word[]): string | undefined {
  const at = list.findIndex(({ text }) => supplements.has(text));
  const next = list[at + 1]?.text;
  return at >= 0 && next?.length === 1 ? next : undefined;
}

const supplements = new Set("supp sup suplemento supplement".split(" "));
const aboutForms = new Set(
  "forma formulario form formularios sirve significa llama llamada means mean supp sup suplemento supplement".split(
    " ",
  ),
);
/** Of no subject where a price is asked for: "I-130 fee", "precio de la N-400". */
const aboutPrices = new Set(
  "fee fees filing charge tarifa tarifas cuota cuotas vale valen sale salen cobra cobran pago pagar dolares dollars".split(
    " ",
  ),
);
