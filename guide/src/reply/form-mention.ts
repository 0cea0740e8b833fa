import type { Form, Language, Topic } from "#guide/content-schema.ts";
import type { Library } from "#guide/reply/library.ts";
import { texts } from "#guide/reply/texts.ts";
import { formTokens } from "#guide/words/form-numbers.ts";
import { clean } from "#guide/words/normalise.ts";

/** Most forms named in one sentence; the rest are in `reply.forms`. */
const named = 3;

/**
 * Every answer names its form and says that forms are in the app (spec part 1, section 7), or, of those without a file
 * there, where they are filled in or downloaded. Adds what the topic's own sentences leave out, without passing `most`
 * sentences.
 */
export function withForms(
  library: Library,
  topic: Topic,
  sentences: readonly string[],
  language: Language,
  most: number,
): string[] {
  if (topic.forms.length === 0) return [...sentences];
  const text = sentences.join(" ");
  const tokens = new Set(clean(text).split(" "));
  const namesForm = topic.forms.flatMap(formTokens).some((token) => tokens.has(token));
  if (namesForm && texts[language].saysApp.test(text)) return [...sentences];
  const room = sentences.length < most;
  const mention = mentionOf(library, topic, language, namesForm, room);
  return room ? [...sentences, mention] : attach(sentences, mention);
}

/** Where the topic's forms are; a sentence of its own says it more fully than brackets do. */
function mentionOf(
  library: Library,
  { id: topic, forms }: Topic,
  language: Language,
  namesForm: boolean,
  whole: boolean,
): string {
  const say = texts[language];
  const found = (where: Form["where"]) =>
    forms.filter((id) => (library.forms.get(id)?.where ?? "file") === where);
  const files = found("file");
  const elsewhere = [
    { ids: found("online"), say: say.online },
    { ids: found("page"), say: say.blank },
  ].flatMap(({ ids, say: told }) => (ids.length === 0 ? [] : [told(listed(ids, language), ids.length > 1)]));
  if (files.length === 0) return sentence([...elsewhere, say.linkInApp]);
  const ways = files.length === 1 ? say.inAppOne : say.inApp;
  const generic = ways[hash(topic) % ways.length] ?? ways[0] ?? "";
  const ids = files.slice(0, named);
  const tail = say.formTail(listed(ids, language), ids.length > 1);
  // Where some are elsewhere, one must be told which one is in the app.
  if (elsewhere.length > 0) return sentence([namesForm && files.length > 1 ? generic : tail, ...elsewhere]);
  if (namesForm) return generic;
  if (!whole) return sentence([tail]);
  const [only = ""] = ids;
  const title = library.forms.get(only)?.title[language];
  return ids.length === 1 && title !== undefined ? say.form(only, title) : say.forms(listed(ids, language));
}

/** "los formularios …" and "el DS-260 …" as one sentence. */
function sentence(clauses: readonly string[]): string {
  const text = clauses.map((clause) => lowerStart(clause.replace(/\.$/, ""))).join("; ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

export function listed(ids: readonly string[], language: Language): string {
  const last = ids.at(-1) ?? "";
  // "I-130 e I-485": "y" before the sound of i becomes "e".
  const and = language === "es" && /^I/.test(last) ? "e" : texts[language].and;
  return ids.length < 2 ? last : `${ids.slice(0, -1).join(", ")} ${and} ${last}`;
}

/** Puts the addition into the last sentence, in brackets: "... (los formularios están en la app, en Documentos)." */
function attach(sentences: readonly string[], addition: string): string[] {
  const last = sentences.at(-1) ?? "";
  const inside = lowerStart(addition.replace(/\.$/, ""));
  return [...sentences.slice(0, -1), `${last.replace(/[.…]+$/, "")} (${inside}).`];
}

function lowerStart(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** The same topic always says it the same way; different topics differ. */
function hash(text: string): number {
  let value = 0;
  for (const letter of text) value = (value * 31 + letter.charCodeAt(0)) >>> 0;
  return value;
}
