import type { Form, FormPart, Language, Topic } from "#guide/content-schema.ts";
import type { Aspect } from "#guide/dialogue/aspects.ts";
import { priceOf } from "#guide/reply/form-price.ts";
import type { Library } from "#guide/reply/library.ts";
import { texts } from "#guide/reply/texts.ts";
import type { Reply } from "#guide/types.ts";

/** What a form is for, what it costs and where it is, from forms.json and the register. */
export function formReply(
  library: Library,
  form: Form,
  topic: Topic | undefined,
  language: Language,
  short: boolean,
  /** What was asked about the form. */
  aspects: readonly Aspect[] = [],
  /** The one of two forms in the row that was asked about. */
  part?: FormPart | undefined,
): Reply {
  const say = texts[language];
  const told = { ...form, ...part };
  const wait = aspects.includes("time") && form.agency === "USCIS" ? [say.formTime] : [];
  // A browser has no sentence per form; the topic of the form says what it is for.
  const use = [told.who[language] || (topic?.short[language] ?? "")].filter((line) => line !== "");
  const { lines: cost, entries, caution } = priceOf(library, told, language, topic);
  const where = whereLines(told, language);
  // The address of its page stands among the sources too: it gives way to what has no other place.
  const room = wait.length > 0 && cost.length + caution.length > 1 ? 1 : where.length;
  const named = say.formIs(told.id, told.title[language]);
  const price = [...cost, ...caution];
  const about = aspects.includes("cost")
    ? [...price, named, ...wait, ...use]
    : [...wait, named, ...use, ...price];
  const [brief = named, ...sentences] = [...about, ...where.slice(0, room)];
  const sources = [{ title: `${form.agency}: ${told.id}`, url: told.page, checked: form.checked }];
  for (const id of entries) {
    const entry = library.register.entry(id);
    if (entry === undefined || sources.some(({ url }) => url === entry.source.url)) continue;
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

/** Where somebody gets the form: only what has a file is in the app itself. */
export function whereLines({ where, page }: Pick<Form, "where" | "page">, language: Language): string[] {
  const say = texts[language];
  if (where === "file") return [say.inAppOne[0] ?? "", say.formPage(page)];
  return [where === "online" ? say.onlineAt(page) : say.blankAt(page)];
}
