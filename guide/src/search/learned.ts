import { featuresOf, signsOf } from "#guide/search/features.ts";
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
): (list: readonly Word[]) => Scores {
  const subjects = labels.topics.length + 1;
  const messages = subjects + labels.kinds.length + 1;
  return (list) => {
    const scores = scoresOf(
      model,
      featuresOf(signsOf(list, alsoMeans(list)), (name) => model.names.get(name)),
    );
    const topics = scores.slice(0, subjects);
    const kinds = scores.slice(subjects, messages);
    const status = scores.slice(messages);
    softmax(topics);
    softmax(kinds);
    softmax(status);
    return {
      topics: topics.map((share) => Math.max(Math.log(share), leastLog)),
      kinds: new Map(labels.kinds.map((name, position) => [name, kinds[position + 1] ?? 0])),
      status: labels.status ? (status[1] ?? 0) : null,
    };
  };
}
