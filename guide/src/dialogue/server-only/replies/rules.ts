/** What people say when they answer the two clarifying questions in their own words. Server only. */

/** One way of choosing an option. Read on lower-case text without accents or marks, as `clean` leaves it. */
export interface ReplyRule {
  /** The option's Spanish label. */
  option: string;
  /** What is said, or a reading of its numbers and times. `today` as ISO date. */
  said: RegExp | ((said: string, today: string) => boolean);
  unless?: RegExp;
}

/** Rules for the first and the second question of a topic, by the topic's id; of equals the one that stands first counts. */
export type RepliesByTopic = Readonly<Record<string, readonly [readonly ReplyRule[], readonly ReplyRule[]]>>;
