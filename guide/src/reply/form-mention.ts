import type { Language, Topic } from "#guide/content-schema.ts";
import type { Library } from "#guide/reply/library.ts";
import { texts } from "#guide/reply/texts.ts";
import { formTokens } from "#guide/words/form-numbers.ts";
import { clean } from "#guide/words/normalise.ts";

/** Most forms named in one sentence; the rest are in `reply.forms`. */
const named = 3;

/**
 * Every answer names its form and says that forms are in the app (spec part 1, section 7). Adds what
 * the topic's own sentences leave out, without passing `most` sentences.
 */
export function withForms(
  library: Library,
  topic: Topic,
  sentences: readonly string[],
  language: Language,
  most: number,
): string[] {
  if (topic.forms.length === 0) return [...sentences];
  const say = texts[language];
  const text = sentences.join(" ");
  const tokens = new Set(clean(text).split(" "));
  const namesForm = topic.forms.flatMap(formTokens).some((token) => tokens.has(token));
  const saysApp = say.saysApp.test(text);
  if (namesForm && saysApp) return [...sentences];

  const room = sentences.length < most;
  if (namesForm) {
    const one = topic.forms.length === 1;
    const ways = one ? say.inAppOne : say.inApp;
    const sentence = ways[hash(topic.id) % ways.length] ?? ways[0] ?? "";
    return room ? [...sentences, sentence] : attach(sentences, lowerStart(sentence));
  }
  const ids = topic.forms.slice(0, named);
  if (!room) return attach(sentences, say.formTail(listed(ids, language), ids.length > 1));
  const [only = ""] = ids;
  const title = library.forms.get(only)?.title[language];
  return [
    ...sentences,
    ids.length === 1 && title !== undefined ? say.form(only, title) : say.forms(listed(ids, language)),
  ];
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
  return [...sentences.slice(0, -1), `${last.replace(/[.…]+$/, "")} (${addition.replace(/\.$/, "")}).`];
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
