import type { Situation, Topic } from "#guide/content-schema.ts";
import type { Word } from "#guide/words/normalise.ts";
import { lazyMatchers, type Matcher, matchesAny } from "#guide/words/patterns.ts";

/** A particular spot within a topic that needs its own answer, and the topic told for it. */
export interface SituationHit {
  situation: Situation;
  /** The topic with the situation's own texts in place of its own. */
  topic: Topic;
  /** Only the meaning of a word: nothing of it is pressing. */
  defines?: true;
}

export interface Situations {
  /** The topic as told for one situation. */
  topic(id: string): Topic | undefined;
  /** The first situation that the words tell; `subject` is the topic of the conversation so far. */
  find(readings: readonly (readonly Word[])[], subject: string | null): SituationHit | null;
}

/** "Volví a entrar el año pasado después de que me deportaron" has a few words between the parts. */
const gap = 4;

export function createSituations(
  situations: readonly Situation[],
  topics: ReadonlyMap<string, Topic>,
): Situations {
  const ready = situations.flatMap((situation) => {
    const parent = topics.get(situation.topic);
    if (parent === undefined) return [];
    return [
      {
        situation,
        topic: told(parent, situation),
        asked: lazyMatchers(situation.asked, situation.gap ?? gap),
        next: lazyMatchers(situation.next, gap),
        unless: lazyMatchers(situation.unless, gap),
      },
    ];
  });
  const byId = new Map(ready.map(({ situation, topic }) => [situation.id, topic]));
  return {
    topic: (id) => byId.get(id),
    find(readings, subject) {
      const heard = (matchers: () => Matcher[]) => readings.some((list) => matchesAny(matchers(), list));
      for (const { situation, topic, asked, next, unless } of ready) {
        const said = heard(asked) || (subject === situation.topic && heard(next));
        if (said && !heard(unless)) return { situation, topic };
      }
      return null;
    },
  };
}

/** A topic with a spot's texts in place of its own. */
export function told(
  parent: Topic,
  { short, answer, forms, register }: Pick<Situation, "short" | "answer" | "forms" | "register">,
): Topic {
  const keep = [...answer.es.keys()];
  return {
    ...parent,
    short,
    answer,
    keep,
    forms: forms ?? parent.forms,
    register,
    steps: { es: [], en: [] },
  };
}
