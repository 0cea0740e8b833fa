import { featuresOf, signsOf } from "#guide/search/features.ts";
import type { Hinting } from "#guide/search/hints.ts";
import { type Model, scoresOf } from "#guide/search/model.ts";
import { softmax } from "#guide/search/softmax-regression.ts";
import type { Labels } from "#guide/search/teach.ts";
import type { Word } from "#guide/words/normalise.ts";

/** What a taught model says about a question. */
export interface Scores {
  /** Log probability of every topic, in the order of the topics; last, of being about none of them. */
  topics: Float32Array;
  /** Probability that it is one of these kinds of message rather than a question, by name. */
  kinds: Map<string, number>;
  /** Probability that it asks for a way to get status; null when that was not taught. */
  status: number | null;
}

/** Below this a chance is as good as none. */
const leastLog = -20;

export function createLearned(
  model: Model,
  labels: Labels,
  alsoMeans: (list: readonly Word[]) => Map<string, Word[]>,
  hint?: Hinting,
): (list: readonly Word[]) => Scores {
  const subjects = labels.topics.length + 1;
  const messages = subjects + labels.kinds.length + 1;

  function read(list: readonly Word[]): Scores {
    const scores = scoresOf(
      model,
      featuresOf(signsOf(list, alsoMeans(list)), (name) => model.names.get(name)),
    );
    const topics = scores.slice(0, subjects);
    const kinds = scores.slice(subjects, messages);
    const status = scores.slice(messages);
    hint?.(list, topics);
    softmax(topics);
    softmax(kinds);
    softmax(status);
    return {
      topics: topics.map((share) => Math.max(Math.log(share), leastLog)),
      kinds: new Map(labels.kinds.map((name, position) => [name, kinds[position + 1] ?? 0])),
      status: labels.status ? (status[1] ?? 0) : null,
    };
  }

  return (list) => (list.length > longFrom ? together(read(list), windows(list).map(read)) : read(list));
}

/** A long story dilutes its question: it is read as a whole and piece by piece. */
const longFrom = 24;
const pieceWords = 16;

function windows(list: readonly Word[]): (readonly Word[])[] {
  const count = Math.ceil(list.length / (pieceWords / 2)) - 1;
  return Array.from({ length: count }, (_, at) =>
    list.slice((at * pieceWords) / 2, (at * pieceWords) / 2 + pieceWords),
  );
}

/** Subjects: the mean of the readings. Danger and harm: the most alarming one, for one sentence of it is enough. */
function together(whole: Scores, pieces: readonly Scores[]): Scores {
  const all = [whole, ...pieces];
  const topics = whole.topics.map((_, topic) => {
    const chance = all.reduce((sum, one) => sum + Math.exp(one.topics[topic] ?? leastLog), 0);
    return Math.max(Math.log(chance / all.length), leastLog);
  });
  const kinds = new Map(
    [...whole.kinds.keys()].map((kind) => [kind, Math.max(...all.map((one) => one.kinds.get(kind) ?? 0))]),
  );
  const asked = all.flatMap(({ status }) => status ?? []);
  return { topics, kinds, status: asked.length === 0 ? null : Math.max(...asked) };
}
