import type { Form, Language, Topic } from "#guide/content-schema.ts";
import type { Aspect } from "#guide/dialogue/aspects.ts";
import type { Library } from "#guide/reply/library.ts";
import { withDates } from "#guide/reply/register.ts";
import { texts } from "#guide/reply/texts.ts";
import type { Reply } from "#guide/types.ts";
import { formTokens, isFormToken } from "#guide/words/form-numbers.ts";
import type { Word } from "#guide/words/normalise.ts";
import { stopWords, weakWords } from "#guide/words/stop-words.ts";

/** The one form a question is about when it names a form and no subject besides. */
export function askedForm(library: Library, list: readonly Word[], sure: boolean): Form | undefined {
  const named = list.filter((item) => isFormToken(item.text));
  const others = list.filter(
    (item) =>
      !isFormToken(item.text) &&
      !stopWords.has(item.text) &&
      !weakWords.has(item.text) &&
      !aboutForms.has(item.text),
  );
  if (named.length !== 1 || (sure && others.length > 0)) return undefined;
  return [...library.forms.values()].find((form) => formTokens(form.id).includes(named[0]?.text ?? ""));
}

const aboutForms = new Set(
  "forma formulario form formularios sirve significa llama llamada means mean".split(" "),
);

/** What a form is for, what it costs and where it is, from forms.json and the register. */
export function formReply(
  library: Library,
  form: Form,
  topic: Topic | undefined,
  language: Language,
  short: boolean,
  /** What was asked about the form. */
  aspects: readonly Aspect[] = [],
): Reply {
  const say = texts[language];
  const entry = library.register.entry(form.fee?.split(".")[0] ?? "");
  const fee = form.fee === null ? null : library.register.value(form.fee, language);
  const wait = aspects.includes("time") && form.agency === "USCIS" ? [say.formTime] : [];
  // A browser has no sentence per form; the topic of the form says what it is for.
  const use = [form.who[language] || (topic?.short[language] ?? "")].filter((line) => line !== "");
  const { cost, caution } = priceOf(library, form, language);
  const app = caution.length > 0 && wait.length > 0 ? [] : [say.formPage(form.page)];
  const named = say.formIs(form.id, form.title[language]);
  const brief = (aspects.includes("cost") ? (cost[0] ?? say.costPointer) : wait[0]) ?? named;
  const sentences = [named, ...wait, ...use, ...cost, ...caution, say.inAppOne[0] ?? "", ...app].filter(
    (line) => line !== brief,
  );
  const sources = [{ title: `${form.agency}: ${form.id}`, url: form.page, checked: form.checked }];
  if (fee !== null && entry !== undefined) {
    sources.push({ title: entry.source.title[language], url: entry.source.url, checked: entry.asOf });
  }
  return {
    kind: "answer",
    topic: topic?.id ?? null,
    category: form.category,
    warning: null,
    short: brief,
    sentences: short ? [brief] : sentences,
    steps: [],
    choices: [],
    forms: [form.id],
    sources,
    lawyer: false,
    confidence: 0.8,
  };
}

/** What the form costs with its date, and what is not settled about that. */
function priceOf(library: Library, form: Form, language: Language): { cost: string[]; caution: string[] } {
  const say = texts[language];
  if (form.free) return { cost: [say.costFree(form.id)], caution: [] };
  const entry = library.register.entry(form.fee?.split(".")[0] ?? "");
  const fee = form.fee === null ? null : library.register.value(form.fee, language);
  if (fee === null || entry === undefined) return { cost: [], caution: [] };
  return {
    cost: [withDates(say.costOf(form.id, fee), [entry.asOf], language)],
    // "La I-129F no está confirmada" is not for who asks about the I-130.
    caution: entry.caution?.[language].includes(form.id) === true ? [entry.caution[language]] : [],
  };
}
