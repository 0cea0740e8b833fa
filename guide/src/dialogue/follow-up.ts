import type { Language, Topic } from "#guide/content-schema.ts";
import { type Aspect, aspectsOf, isAspectWord } from "#guide/dialogue/aspects.ts";
import { askedForm } from "#guide/reply/asked-form.ts";
import { priceInTopic, priceOf } from "#guide/reply/form-price.ts";
import type { Library } from "#guide/reply/library.ts";
import { texts } from "#guide/reply/texts.ts";
import { isFormToken } from "#guide/words/form-numbers.ts";
import { type Word, words } from "#guide/words/normalise.ts";
import { sentencesIn } from "#guide/words/sentences-in.ts";
import { stopWords, weakWords } from "#guide/words/stop-words.ts";

/** Longer questions speak for themselves. */
const mostWords = 12;
const joiners = new Set([
  "y",
  "and",
  "tambien",
  "entonces",
  "pero",
  "ok",
  "what",
  "o",
  "also",
  "then",
  "so",
  "but",
]);

/**
 * The aspect of the present topic that a short question asks for ("¿y cuánto cuesta?"), or null when
 * the question names a subject of its own. `knows` tells whether the present topic uses a word.
 */
export function followUpAspect(
  list: readonly Word[],
  raw: string,
  knows: (word: Word) => boolean,
): Aspect | null {
  if (list.length === 0 || list.length > mostWords) return null;
  const aspects = aspectsOf(list);
  const [aspect] = aspects;
  if (aspect === undefined) return null;
  const refers = list.some(refersBack);
  const own = list.filter(
    (item) =>
      !stopWords.has(item.text) &&
      !weakWords.has(item.text) &&
      !joiners.has(item.text) &&
      !places.has(item.text) &&
      !refersBack(item) &&
      !isAspectWord(item.text),
  );
  if (own.some((item) => isFormToken(item.text) && !knows(item))) return null;
  const joined = refers || startsWithJoiner(raw);
  if (!joined && list.length === 1 && aspect !== "cost" && aspect !== "time" && aspect !== "next")
    return null;
  const foreign = own.filter((item) => !knows(item));
  if (foreign.length > 0) return null;
  // "quiero traer a mi esposa" has only aspect words, but it is a question of its own.
  if (!joined && own.length > 0 && (list.length > mostAsked || (aspect !== "cost" && aspect !== "time"))) {
    return null;
  }
  if (!joined && (aspect === "family" || aspect === "work" || aspect === "documents") && list.length > 4)
    return null;
  return aspect;
}

/** "How much to renew" goes on with the subject; a longer question names its own. */
const mostAsked = 6;

/** Where somebody is says nothing of the subject. */
const places = new Set(
  (
    "mexico guatemala honduras salvador nicaragua panama venezuela colombia cuba ecuador peru bolivia chile argentina brasil haiti " +
    "dominicana texas california florida arizona nevada illinois georgia york jersey carolina virginia washington colorado utah " +
    "oregon tennessee chicago houston dallas miami angeles"
  ).split(" "),
);

/** "¿Y en Texas?", "vivo en Texas": a place and nothing else. */
export function isPlaceOnly(list: readonly Word[]): boolean {
  const own = list.filter(
    (item) => !stopWords.has(item.text) && !weakWords.has(item.text) && !lives.has(item.text),
  );
  return list.length <= mostPlaceWords && own.length > 0 && own.every((item) => places.has(item.text));
}

const mostPlaceWords = 5;
const lives = new Set("vivo vivimos estoy estamos vive live in soy".split(" "));

/** "Renovarlo", "verlos": what was spoken of before. */
function refersBack({ text }: Word): boolean {
  return /(?:ar|er|ir)(?:lo|la|le)s?$/.test(text);
}

export function startsWithJoiner(raw: string): boolean {
  return joiners.has(firstWord(raw));
}

function firstWord(raw: string): string {
  return /[\p{L}]+/u.exec(raw.toLowerCase())?.[0] ?? "";
}

/** The price or the time, when a first question asks for it: these sentences lead the answer. */
export function askedFact(
  library: Library,
  topic: Topic,
  list: readonly Word[],
  language: Language,
): string[] {
  const aspect = aspectsOf(list).find((one) => one === "cost" || one === "time" || one === "travel");
  // The subject itself: what it says first is the answer.
  if (aspect === undefined || topicOnAspect[aspect] === topic.id) return [];
  const named = aspect === "cost" ? namedPrice(library, topic, list, language) : null;
  const own = named ?? sentencesIn(topic.followUps[aspect]?.[language] ?? "");
  if (own.length > 0) return own;
  return aspect === "cost" ? costOf(library, topic, language).slice(0, 2) : [];
}

/**
 * The price of the form that is asked for by its number: what the topic says of it for its own case, never of another
 * form; null where none is named.
 */
export function namedPrice(
  library: Library,
  topic: Topic,
  list: readonly Word[],
  language: Language,
): string[] | null {
  const asked = askedForm(library, list, false);
  if (asked === undefined) return null;
  const { form, part } = asked;
  const own = sentencesIn(topic.followUps.cost?.[language] ?? "");
  const naming = priceInTopic(topic, part?.id ?? form.id, language);
  if (naming.length > 0) return naming;
  const other = own.length === 0 || words(own.join(" ")).some(({ text }) => isFormToken(text));
  return other || !topic.forms.includes(form.id)
    ? priceOf(library, { ...form, ...part }, language).lines
    : own;
}

/** Where an aspect is answered when a topic has nothing of its own on it: travelling may cost the person the country. */
export const topicOnAspect: Partial<Record<Aspect, string>> = {
  travel: "viajar-advance-parole",
  work: "permiso-trabajo-general",
};

const mostTouching = 2;

/** Sentences of the topic that share a telling word with a few words more ("dónde lo denuncio"). */
export function touching(topic: Topic, list: readonly Word[], language: Language): string[] {
  const asked = list.filter(
    ({ text, root }) =>
      root.length >= shortestRoot && !stopWords.has(text) && !weakWords.has(text) && !joiners.has(text),
  );
  const own = Object.values(topic.followUps).flatMap((one) => sentencesIn(one?.[language] ?? ""));
  const all = [...topic.answer[language], ...own, ...topic.steps[language].map(asSentence)];
  const shares = (sentence: string) =>
    words(sentence).some((item) => asked.some(({ root }) => root === item.root));
  return asked.length === 0 ? [] : all.filter(shares).slice(0, mostTouching);
}

const shortestRoot = 4;
const pointers = new Set("lo eso esto ello it that them".split(" "));

/** "Cómo lo reviso": a few words about what was just said. */
export function pointsBack(list: readonly Word[], raw: string): boolean {
  return (
    list.some((item) => pointers.has(item.text) || refersBack(item)) || /^\W*(?:por ?qu[eé]|why)\b/i.test(raw)
  );
}

const relatives: readonly [string, RegExp][] = [
  ["pedir-hermanos", /^(?:herman[oa]|brother|sister|sibling)/],
  ["pedir-papas", /^(?:papa|mama|father|mother|dad|mom|parent)/],
  ["hijos-hijastros", /^(?:hij[oa]|son|daughter|kid|child)/],
  ["pedir-esposo", /^(?:espos|marido|mujer|husband|wife|spouse)/],
];

/** "¿Y a mi hermano?" after asking for a parent: the petition for the other one. */
export function otherRelative(topic: string, list: readonly Word[]): string | undefined {
  if (list.length > mostPlaceWords || !relatives.some(([id]) => id === topic)) return undefined;
  const [other] = relatives.find(([, name]) => list.some(({ text }) => name.test(text))) ?? [];
  return other === topic ? undefined : other;
}

/** True when the topic has nothing of its own on the aspect. */
export function isUnknown(topic: Topic, aspect: Aspect): boolean {
  return (
    aspect !== "next" && aspect !== "again" && aspect !== "cost" && topic.followUps[aspect] === undefined
  );
}

/** Sentences that answer the aspect for the topic; always at least one. */
export function followUpBody(library: Library, topic: Topic, aspect: Aspect, language: Language): string[] {
  const say = texts[language];
  if (aspect === "next") return topic.steps[language].slice(0, 3).map(asSentence);
  if (aspect === "again") return [topic.short[language], ...topic.answer[language].slice(0, 3)];
  const own = topic.followUps[aspect]?.[language];
  if (own !== undefined) return sentencesIn(own);
  if (aspect === "cost") return costOf(library, topic, language);
  if (aspect === "documents" && topic.steps[language].length > 0) {
    return [say.noAspect, ...topic.steps[language].slice(0, 2).map(asSentence)];
  }
  // The wait is looked up; of the rest nothing is known.
  return [aspect === "time" ? say.formTime : say.noAspect, topic.short[language]];
}

/** Fees of the topic's forms, from forms.json and the register, with their date. */
export function costOf(library: Library, topic: Topic, language: Language): string[] {
  const say = texts[language];
  const forms = topic.forms.flatMap((id) => library.forms.get(id) ?? []);
  const lines = forms.flatMap((form) => {
    if (form.fee.is === "page") return [];
    const price = priceOf(library, form, language).lines;
    return forms.length === 1 ? price : price.slice(0, 1);
  });
  // The table of USCIS has no fee of another office.
  const [first] = forms;
  const others = first !== undefined && forms.every(({ agency }) => agency !== "USCIS");
  const pointer = others ? say.costConfirm(first.page) : say.costPointer;
  return lines.length === 0 ? [say.noCost, pointer] : [...lines.slice(0, 3), pointer];
}

function asSentence(step: string): string {
  return /[.!?]$/.test(step) ? step : `${step}.`;
}
