import type { Language, Topic } from "#guide/content-schema.ts";
import { clean, isNumber, type Word } from "#guide/words/normalise.ts";
import { lazyMatchers, matchesAny } from "#guide/words/patterns.ts";
import { stopWords } from "#guide/words/stop-words.ts";

type Clarify = Topic["clarify"][number];
type Option = Clarify["options"][number];

/** What a reply to the two clarifying questions says. */
export interface Clarified {
  /** Matched option of each question, or null. */
  chosen: (Option | null)[];
  skipped: boolean;
}

const skips = lazyMatchers([
  "saltar|salta|saltalo|skip|omitir|brincar =las|esa|preguntas",
  "saltar|saltate|saltalo|skip|omitir",
  "no|ni =lo|se|sabo se|idea|sabria",
  "do =not|no know|idea|remember",
  "not sure",
  "no =quiero|prefiero|voy decir|contestar|responder",
  "prefiero =no",
  "rather|prefer =not",
  "despues|luego =te =digo",
  "no =me acuerdo|recuerdo",
]);

/** How much of an option's wording must be in the reply. */
const enough = 0.62;

/** Reads free words, a tapped label, or a wish to skip. */
export function readClarifying(
  topic: Topic,
  text: string,
  list: readonly Word[],
  read: (text: string) => Word[],
  weight: (word: Word) => number,
  /** Where the words are a question of their own, not a reply: a stricter one (`unasked.ts`). */
  unasked?: Holds,
): Clarified {
  const said = clean(text);
  const chosen = topic.clarify.map((question, index) =>
    bestOption(question, index, { said, list, text, unasked }, read, weight),
  );
  return { chosen, skipped: chosen.every((option) => option === null) && matchesAny(skips(), list) };
}

interface Said {
  said: string;
  list: readonly Word[];
  text: string;
  unasked: Holds | undefined;
}

function bestOption(
  question: Clarify,
  index: number,
  { said, list, text, unasked }: Said,
  read: (text: string) => Word[],
  weight: (word: Word) => number,
): Option | null {
  let best: { option: Option; score: number } | null = null;
  for (const option of question.options) {
    for (const phrase of phrasesOf(option)) {
      if (clean(phrase) === said) return option;
      const words = read(phrase);
      if (!namesAcronyms(phrase, text) || !(unasked ?? holds)(words, list)) continue;
      const covered = coverage(words, list, weight);
      const score = covered - otherAge(words, list);
      if (covered >= enough && score > (best?.score ?? 0)) best = { option, score };
    }
  }
  if (best !== null) return best.option;
  return index === 0 && unasked === undefined ? yesOrNo(question, list) : null;
}

function phrasesOf(option: Option): string[] {
  return [option.label.es, option.label.en, ...option.says.es, ...option.says.en];
}

/** "Esta" is no ESTA unless it was written so or stands as a name. */
function namesAcronyms(phrase: string, text: string): boolean {
  return (
    !/\bESTA\b|^esta$/.test(phrase) ||
    /\bESTA\b|\b(?:con|un|el|mi|with|an|my|on) esta\b(?! \p{L})/u.test(text) ||
    /^\W*esta\W*$/i.test(text)
  );
}

/** Left out of a reply, these turn an option into another: "entré con visa" is not "sin visa", "volví" is not "me deportaron y volví". */
export const telling =
  /^(?:sin|no|nunca|nadie|without|never|not|nobody|deport\w*|removed|sacaron|veces|varias|twice|several|parole|ciudadan\w*|citizen|residente?|resident|espos[ao]|marido|husband|wife|hij[ao]s?|son|daughter|kids|papa|mama|dad|mom|herman[ao]|brother|sister|murio|fallecio|ano|year|\d+)$/;
const adult = 21;

/** Whether what makes an option of the phrase stands in the words. */
type Holds = (phrase: readonly Word[], list: readonly Word[]) => boolean;
const holds: Holds = (phrase, list) =>
  phrase.every((part) => !telling.test(part.text) || list.some((item) => saysSame(item, part)));

/** "Tiene 16 años" is nearer to "tiene 12 años" than to "tiene 20 años", however rare each number is. */
const stagesOf = (words: readonly Word[]) =>
  words.filter(({ text }) => /^\d+$/.test(text)).map(({ text }) => (Number(text) < minor ? 0 : 1));
const minor = 18;
function otherAge(phrase: readonly Word[], list: readonly Word[]): number {
  const told = stagesOf(list);
  return told.length > 0 && stagesOf(phrase).some((stage) => !told.includes(stage)) ? 0.3 : 0;
}

/** "Me caso" and "can I marry" are no marriage yet, and "mi caso" is none at all. */
const married = new Set(
  "case casado casada casamos married esposo esposa marido mujer senora husband wife spouse".split(" "),
);
const children = new Set("hijo hija son daughter".split(" "));
/** Ways of saying that one came in. */
const entering = new Set("entre entro entramos pase paso llegue vine came entered".split(" "));

/** Whether two words say the same of how somebody came and who is whose. */
export function saysSame(item: Word, part: Word): boolean {
  if (isNumber(part.text)) {
    return isNumber(item.text) && Number(item.text) >= adult === Number(part.text) >= adult;
  }
  if ([entering, married, children].some((same) => same.has(part.text) && same.has(item.text))) return true;
  const root = item.root === part.root && (part.root.length > 3 || telling.test(part.text));
  return item.sound === part.sound || root;
}

/** Share of the phrase's weight that the reply says; longer phrases win ties by a hair. */
function coverage(phrase: readonly Word[], list: readonly Word[], weight: (word: Word) => number): number {
  let all = 0;
  let found = 0;
  for (const part of phrase) {
    const mass = Math.max(weight(part), 0.15);
    all += mass;
    if (list.some((item) => item.sound === part.sound)) found += mass;
    else if (list.some((item) => saysSame(item, part))) found += mass * 0.9;
  }
  if (all === 0) return 0;
  // A phrase of stop words alone ("mi papá") still counts, but only when it is all there.
  const telling = phrase.some((part) => !stopWords.has(part.text));
  return telling || found === all ? found / all + Math.min(phrase.length, 8) * 0.005 : 0;
}

const yes = new Set(["si", "yes", "yeah", "claro", "simon", "aja", "correcto"]);
const no = new Set(["no", "nope", "nel", "nunca", "never"]);

/** A bare "sí" or "no" picks the option that starts with it. */
function yesOrNo(question: Clarify, list: readonly Word[]): Option | null {
  const first = list[0]?.text ?? "";
  if (list.length > 3) return null;
  const wanted = yes.has(first) ? yes : no.has(first) ? no : null;
  if (wanted === null) return null;
  return (
    question.options.find((option) =>
      (["es", "en"] as Language[]).some((language) =>
        wanted.has(clean(option.label[language]).split(" ")[0] ?? ""),
      ),
    ) ?? null
  );
}
