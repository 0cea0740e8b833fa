/** Ways of asking that only teach the ranking: they are no content, and no person ever sees them. */
export interface Lessons {
  /** By topic. */
  topics: Readonly<Record<string, readonly string[]>>;
  /** Messages that are no questions, by kind ("forge", "violence"). */
  kinds: Readonly<Record<string, readonly string[]>>;
  /** Honest questions that sound like harm or danger; whatever their topic, they teach only that they are neither (`guide/lessons/alarms`). */
  honest: readonly string[];
  /** Belong to no topic. */
  elsewhere: readonly string[];
  /** Ask for a way to get status, or only sound like it. */
  status: { asks: readonly string[]; other: readonly string[] };
}

export const noLessons: Lessons = {
  topics: {},
  kinds: {},
  honest: [],
  elsewhere: [],
  status: { asks: [], other: [] },
};
