/** Text of `guide/content/learned.generated.json`. Used by generate-index.ts. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type EarLessons, earLessonsOf, teachEar } from "#guide/build/teach-ear.ts";
import { type FaqLessons, storeVectors, teachFaq } from "#guide/build/teach-faq.ts";
import { teachHints } from "#guide/build/teach-hints.ts";
import { type StandardLessons, teachStandard } from "#guide/build/teach-standard.ts";
import type { GuideContent } from "#guide/content.ts";
import type { Faq } from "#guide/content-schema.ts";
import { teachWishes } from "#guide/dialogue/server-only/wishes/teach-wishes.ts";
import { statusTopics } from "#guide/dialogue/status-topics.ts";
import { overviewTopic } from "#guide/mind.ts";
import { createLibrary } from "#guide/reply/library.ts";
import { messageKinds } from "#guide/safety/safety-content.ts";
import { teachAlarms } from "#guide/safety/server-only/alarms/teach-alarms.ts";
import { elsewherePhrases } from "#guide/search/elsewhere.ts";
import type { Lessons } from "#guide/search/lessons.ts";
import { store } from "#guide/search/stored-model.ts";
import { teach } from "#guide/search/teach.ts";
import { createGlossary } from "#guide/words/glossary.ts";

/** Code that a taught weight depends on, besides the texts. */
const code = [
  ...["features", "model", "teach", "softmax-regression", "elsewhere"].map((name) => `search/${name}.ts`),
  ...["alarm-concepts", "alarm-labels", "alarm-signs", "alarm-words", "teach-alarms"].map(
    (name) => `safety/server-only/alarms/${name}.ts`,
  ),
  ...["normalise", "fold", "glossary", "same-meaning", "stop-words", "form-numbers"].map(
    (name) => `words/${name}.ts`,
  ),
];

/** And those of the model of wishes. */
export const wishCode = ["wish-signs", "wish-words", "teach-wishes"].map(
  (name) => `dialogue/server-only/wishes/${name}.ts`,
);

/** A fingerprint of all that goes in. */
export function inputsOf(
  content: GuideContent,
  lessons: readonly Lessons[],
  more: readonly string[] = [],
): string {
  const texts = content.topics.map(({ id, title, variants, forms }) => ({ id, title, variants, forms }));
  const { safety, triggers, glossary } = content;
  const aliases = content.forms.map((form) => form.aliases);
  const taught = [[...statusTopics], texts, aliases, safety, triggers, glossary, lessons];
  return fingerprint(taught, [...code, ...more]);
}

/** Of texts, and of the code that reads them. */
function fingerprint(taught: unknown, files: readonly string[]): string {
  const hash = createHash("sha256").update(JSON.stringify(taught));
  for (const file of files) hash.update(readFileSync(join(resolve(import.meta.dirname, ".."), file)));
  return hash.digest("hex").slice(0, 16);
}

/** Wordings of topics that are no way to a status, and what belongs to no topic. */
function ofOtherMatters({ topics }: GuideContent, lessons: Lessons): string[] {
  const others = topics.filter(({ id }) => !statusTopics.has(id));
  const wordings = others.flatMap(({ id, variants }) => [
    ...variants.es,
    ...variants.en,
    ...(lessons.topics[id] ?? []),
  ]);
  return [...wordings, ...lessons.elsewhere, ...elsewherePhrases];
}

/** What asks for status, what not, and what is harm or danger, for the model of alarms. */
export function alarmsText(content: GuideContent, all: readonly Lessons[], inputs: string): string {
  const { readAll, alsoMeans } = createGlossary(content.glossary);
  const { safety, triggers, topics } = content;
  const kinds = messageKinds(safety);
  const of = (names: readonly (keyof typeof kinds)[]) =>
    names.flatMap((name) => [...kinds[name], ...all.flatMap((lessons) => lessons.kinds[name] ?? [])]);
  const { legalisation, nonTriggers } = triggers;
  const model = teachAlarms(
    {
      questions: [
        ...topics.flatMap(({ title, variants }) => [title.es, title.en, ...variants.es, ...variants.en]),
        ...[legalisation, nonTriggers].flatMap(({ es, en }) => [...es, ...en]),
        ...all.flatMap(({ topics: asked, honest, status }) => [
          ...Object.values(asked).flat(),
          ...honest,
          ...status.asks,
          ...status.other,
        ]),
      ],
      harm: of(["sham", "forge", "lie", "smuggle", "bribe", "hide"]),
      danger: {
        selfHarm: of(["selfHarm"]),
        lost: of(["lost"]),
        minor: of(["minor"]),
        threat: of(["threat"]),
        trafficking: of(["trafficking"]),
        violence: of(["violence"]),
      },
      elsewhere: [
        ...elsewherePhrases,
        ...safety.offtopic.es,
        ...safety.offtopic.en,
        ...all.flatMap((lessons) => lessons.elsewhere),
      ],
    },
    readAll,
    alsoMeans,
  );
  return `${JSON.stringify({ inputs, ...store(model) })}\n`;
}

/** Code that the ear depends on. */
const earCode = [
  ...["build/teach-ear", "build/leader", "safety/ear", "pack/places", "words/sign-places"],
  ...["normalise", "fold", "form-numbers"].map((name) => `words/${name}`),
].map((name) => `${name}.ts`);

/** Code that the hints depend on, besides `code`. */
const hintCode = [
  "build/teach-hints",
  "build/leader",
  "search/hints",
  "search/learned",
  "pack/places",
  "words/sign-places",
].map((name) => `${name}.ts`);

/** A fingerprint of what `hintsText` is made from; `content` as a phone has it. */
export function hintInputsOf(content: GuideContent, lessons: Lessons): string {
  return inputsOf(content, [lessons], hintCode);
}

/** What a phone's ranking learned beyond its own wordings. */
export function hintsText(content: GuideContent, lessons: Lessons, inputs: string): string {
  return `${JSON.stringify({ inputs, hints: teachHints(content, lessons) })}\n`;
}

/** Ways to a status that a wish may be about as well: their questions are like wishes, and to be asked first does little harm. */
const nearWishes = new Set(
  (
    "ajuste-familiar entre-sin-inspeccion-245i cancelacion-de-deportacion pedir-papas pedir-esposo daca turista-vencido " +
    "hijos-hijastros inmediato-vs-preferencia buscar-abogado salida-voluntaria patron-me-peticiona castigo-3-10-perdon asilo-general"
  ).split(" "),
);

/** What asks for status and what does not. */
function wishLessonsOf({ triggers: { legalisation, nonTriggers } }: GuideContent, all: readonly Lessons[]) {
  const taught = (wanted: (id: string) => boolean) =>
    all.flatMap(({ topics }) => Object.entries(topics).flatMap(([id, texts]) => (wanted(id) ? texts : [])));
  return {
    asks: [...legalisation.es, ...legalisation.en, ...all.flatMap(({ status }) => status.asks)],
    likely: taught((id) => id === overviewTopic),
    near: [...taught((id) => nearWishes.has(id)), ...all.flatMap(({ honest }) => honest)],
    alike: [...nonTriggers.es, ...nonTriggers.en, ...all.flatMap(({ status }) => status.other)],
    other: [
      ...taught((id) => id !== overviewTopic && !nearWishes.has(id)),
      ...all.flatMap(({ elsewhere, kinds }) => [...elsewhere, ...Object.values(kinds).flat()]),
    ],
  };
}

/** For the model of wishes. */
export function wishesText(content: GuideContent, all: readonly Lessons[], inputs: string): string {
  const { readAll } = createGlossary(content.glossary);
  return `${JSON.stringify({ inputs, ...store(teachWishes(wishLessonsOf(content, all), readAll)) })}\n`;
}

/** What the ear is taught: danger and harm by `all`, wishes by `wished`. */
function earSchool(content: GuideContent, all: readonly Lessons[], wished: readonly Lessons[]): EarLessons {
  const { asks, near, alike, other } = wishLessonsOf(content, wished);
  return { ...earLessonsOf(content, all), wishes: { asks, other: [...near, ...alike, ...other] } };
}

/** A fingerprint of what `earText` is made from. */
export function earInputsOf(
  content: GuideContent,
  all: readonly Lessons[],
  wished: readonly Lessons[],
): string {
  return fingerprint(earSchool(content, all, wished), earCode);
}

/** What a phone hears of danger, harm and wishes. */
export function earText(
  content: GuideContent,
  all: readonly Lessons[],
  wished: readonly Lessons[],
  inputs: string,
): string {
  return `${JSON.stringify({ inputs, ...teachEar(earSchool(content, all, wished)) })}\n`;
}

/** Code that the places of words depend on, besides `code`. */
export const faqCode = [
  "build/teach-faq.ts",
  "dialogue/server-only/faq/signs.ts",
  "dialogue/server-only/thread/concepts.ts",
];

/** Where words stand, for finding the written answer that is asked for. */
export function faqModelText(faq: readonly Faq[], lessons: FaqLessons, inputs: string): string {
  return `${JSON.stringify({ inputs, ...storeVectors(teachFaq(faq, lessons)) })}\n`;
}

/** Code that the weights of the standard questions depend on, besides `code`. */
const standardCode = ["build/teach-standard.ts", "dialogue/server-only/faq/standard-signs.ts"];

/** Which standard question a few words are. */
export function standardText(lessons: StandardLessons, inputs: string): string {
  return `${JSON.stringify({ inputs, ...store(teachStandard(lessons)) })}\n`;
}

/** A fingerprint of what `standardText` is made from. */
export function standardInputsOf(lessons: StandardLessons): string {
  return fingerprint(lessons, [...code, ...standardCode]);
}

/** A fingerprint of what `faqModelText` is made from. */
export function faqInputsOf(faq: readonly Faq[], lessons: FaqLessons): string {
  // What answers a standard question changes no place of a word.
  const taught = faq.map(({ standard: _, ...rest }) => rest);
  return fingerprint([taught, lessons], [...code, ...faqCode]);
}

export function learnedText(content: GuideContent, lessons: Lessons, inputs: string): string {
  const { read, alsoMeans } = createGlossary(content.glossary);
  const { safety, triggers, topics } = content;
  const { legalisation, nonTriggers } = triggers;
  const model = teach({
    topics,
    forms: createLibrary(content).forms,
    read,
    alsoMeans,
    elsewhere: [...elsewherePhrases, ...safety.offtopic.es, ...safety.offtopic.en],
    kinds: messageKinds(safety),
    lessons: {
      ...lessons,
      status: {
        asks: [...legalisation.es, ...legalisation.en, ...lessons.status.asks],
        other: [
          ...nonTriggers.es,
          ...nonTriggers.en,
          ...lessons.status.other,
          ...ofOtherMatters(content, lessons),
        ],
      },
    },
  });
  return `${JSON.stringify({ inputs, ...store(model) })}\n`;
}
