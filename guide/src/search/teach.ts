import type { Form, Topic } from "#guide/content-schema.ts";
import { type Features, featuresOf, signsOf } from "#guide/search/features.ts";
import { type Lessons, noLessons } from "#guide/search/lessons.ts";
import { compact, type Model } from "#guide/search/model.ts";
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

/** The labels of a model, in order: topics, "none of them", kinds of message, and the two of status when taught. */
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
export function teach(schooling: Schooling): Model {
  const { read, alsoMeans, lessons = noLessons } = schooling;
  const labels = labelsOf(schooling);
  const first = [...subjects(schooling, lessons), ...messages(schooling, lessons)];
  const second = labels.status ? status(lessons) : [];
  const signs = [...first, ...second].map(({ text }) => {
    const list = read(text);
    return signsOf(list, alsoMeans(list));
  });
  const names = numbered(signs);
  const taught: Lesson[] = [...first, ...second].map(({ label, worth }, at) => ({
    features: featuresOf(signs[at] ?? new Map(), (name) => names.get(name)),
    label,
    worth,
  }));
  const own = labels.topics.length + 1 + labels.kinds.length;
  const weights = regress(taught.slice(0, first.length), own, names.size);
  if (!labels.status) return compact(weights, own, names);
  const other = regress(taught.slice(first.length), 2, names.size);
  return compact(sideBySide(weights, own, other, 2), own + 2, names);
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

function* messages({ topics, kinds }: Schooling, lessons: Lessons): Generator<Text> {
  for (const [position, [name, texts]] of Object.entries(kinds).entries()) {
    for (const text of [...texts, ...(lessons.kinds[name] ?? [])]) {
      yield { text, label: topics.length + 1 + position, worth: 1 };
    }
  }
}

function status({ status: { asks, other } }: Lessons): Text[] {
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

function sideBySide(left: Float32Array, width: number, right: Float32Array, more: number): Float32Array {
  const rows = left.length / width;
  const both = new Float32Array(rows * (width + more));
  for (let row = 0; row < rows; row += 1) {
    both.set(left.subarray(row * width, (row + 1) * width), row * (width + more));
    both.set(right.subarray(row * more, (row + 1) * more), row * (width + more) + width);
  }
  return both;
}

export type { Features };
