import type { Form, Topic } from "#guide/content-schema.ts";
import { type Features, featuresOf, signsOf } from "#guide/search/features.ts";
import { type Lessons, noLessons } from "#guide/search/lessons.ts";
import { compact, type TaughtModel } from "#guide/search/model.ts";
import { type Lesson, regress } from "#guide/search/softmax-regression.ts";
import { formTokens } from "#guide/words/form-numbers.ts";
import type { Word } from "#guide/words/normalise.ts";

/** What there is to learn from. */
export interface Schooling {
  topics: readonly Topic[];
  forms: ReadonlyMap<string, Form>;
  read: (text: string) => Word[];
  alsoMeans: (list: readonly Word[]) => Map<string, Word[]>;
  /** Texts that belong to no topic. */
  elsewhere: readonly string[];
  /** Messages that are no questions, by kind ("forge", "violence"). */
  kinds: Readonly<Record<string, readonly string[]>>;
  lessons?: Lessons;
}

/**
 * A model answers three questions side by side: which topic (or none), which kind of message (a question or
 * one of `kinds`), and, when taught, whether it asks for a way to get status.
 */
export interface Labels {
  topics: readonly string[];
  kinds: readonly string[];
  status: boolean;
}

export function labelsOf({ topics, kinds, lessons }: Schooling): Labels {
  return { topics: topics.map(({ id }) => id), kinds: Object.keys(kinds), status: lessons !== undefined };
}

/** A name of a form says less than a wording. */
const aliasWorth = 0.3;
/** A pair or piece seen once says more about that sentence than about its topic. */
const leastSeen = 2;

interface Text {
  text: string;
  label: number;
  worth: number;
}

/**
 * Teaches a softmax regression every wording of every topic, and what is no question. The same texts always
 * give the same weights. It knows what a word says for one topic and against another, which counting
 * shared words does not.
 */
export function teach(schooling: Schooling): TaughtModel {
  const { read, alsoMeans, lessons = noLessons } = schooling;
  const labels = labelsOf(schooling);
  const asked = [...subjects(schooling, lessons)];
  const messages = [
    ...asked.map(({ text, worth }) => ({ text, label: 0, worth })),
    ...kindsOf(schooling, lessons),
  ];
  const heads = [
    { texts: asked, labels: labels.topics.length + 1 },
    { texts: messages, labels: labels.kinds.length + 1 },
    ...(labels.status ? [{ texts: statusOf(lessons), labels: 2 }] : []),
  ];
  const signs = new Map<string, Map<string, number>>();
  for (const { text } of heads.flatMap(({ texts }) => texts)) {
    if (signs.has(text)) continue;
    const list = read(text);
    signs.set(text, signsOf(list, alsoMeans(list)));
  }
  const names = numbered([...signs.values()]);
  const features = new Map(
    [...signs].map(([text, shown]) => [text, featuresOf(shown, (name) => names.get(name))]),
  );
  const nothing: Features = { ids: new Uint32Array(), values: new Float32Array() };
  const columns = heads.map(({ texts, labels: width }) => {
    const taught = texts.map(
      ({ text, label, worth }): Lesson => ({ features: features.get(text) ?? nothing, label, worth }),
    );
    return { weights: regress(taught, width, names.size), width };
  });
  return compact(columns, names);
}

function* subjects({ topics, forms, elsewhere }: Schooling, lessons: Lessons): Generator<Text> {
  for (const [label, { id, title, variants, forms: own }] of topics.entries()) {
    const wordings = [title.es, title.en, ...variants.es, ...variants.en, ...(lessons.topics[id] ?? [])];
    for (const text of wordings) yield { text, label, worth: 1 };
    for (const form of own) {
      for (const text of [...formTokens(form), ...(forms.get(form)?.aliases.es ?? [])]) {
        yield { text, label, worth: aliasWorth };
      }
    }
  }
  for (const text of [...elsewhere, ...lessons.elsewhere]) yield { text, label: topics.length, worth: 1 };
}

function* kindsOf({ kinds }: Schooling, lessons: Lessons): Generator<Text> {
  for (const [position, [name, texts]] of Object.entries(kinds).entries()) {
    for (const text of [...texts, ...(lessons.kinds[name] ?? [])])
      yield { text, label: position + 1, worth: 1 };
  }
}

function statusOf({ status: { asks, other } }: Lessons): Text[] {
  return [
    ...asks.map((text) => ({ text, label: 1, worth: 1 })),
    ...other.map((text) => ({ text, label: 0, worth: 1 })),
  ];
}

/** A number for every sign worth knowing. */
function numbered(all: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const signs of all) for (const name of signs.keys()) seen.set(name, (seen.get(name) ?? 0) + 1);
  const kept = [...seen].filter(([name, count]) => count >= leastSeen || !/[_#]/.test(name));
  return new Map(kept.map(([name], place) => [name, place]));
}
