import type { Form, Glossary, Notice, RegisterEntry, Situation, Topic } from "#guide/content-schema.ts";
import type { besideAsides } from "#guide/dialogue/server-only/aside.ts";
import type { FaqBook } from "#guide/dialogue/server-only/faq/book.ts";
import type { FreeWords } from "#guide/dialogue/server-only/replies/read-replies.ts";
import type { Besides } from "#guide/dialogue/server-only/second-look/besides.ts";
import type { SecondLook } from "#guide/dialogue/server-only/second-look/second-look.ts";
import type { TwoAtOnce } from "#guide/dialogue/server-only/two-at-once.ts";
import type { EarContent } from "#guide/safety/ear.ts";
import type { AboutFaro } from "#guide/safety/server-only/about-faro/about-faro.ts";
import type { AlarmReader } from "#guide/safety/server-only/alarms/alarms.ts";
import type { Hints } from "#guide/search/hints.ts";
import type { Model } from "#guide/search/model.ts";
import type { GlossaryReader } from "#guide/words/glossary.ts";

export interface SafetyContent {
  urgent: BilingualList;
  crisis: {
    violence: BilingualList;
    trafficking: BilingualList;
    selfharm: BilingualList;
    /** In a place that kills: lost in the desert, shut in a trailer. */
    lost: BilingualList;
    /** A child held or married by an adult. */
    minor: BilingualList;
    /** Says that they will hurt somebody else. */
    threat: BilingualList;
  };
  refuse: { forge: BilingualList; lie: BilingualList; "sham-marriage": BilingualList; evade: BilingualList };
  offtopic: BilingualList;
  injection: BilingualList;
}

export interface BilingualList {
  es: string[];
  en: string[];
}

/** Everything under `guide/content/`, as one value. Built by `generate-index.ts`, loaded by `load.ts`. */
export interface GuideContent {
  topics: Topic[];
  /** Spots within topics that have their own answer. */
  situations: Situation[];
  forms: Form[];
  notices: Notice[];
  register: RegisterEntry[];
  glossary: Glossary;
  /** Phrases that need the two clarifying questions first, and phrases that only look so. */
  triggers: { legalisation: BilingualList; nonTriggers: BilingualList };
  /** Phrases of danger, of harmful requests and of talk that is not a question. */
  safety: SafetyContent;
  /** What the ranking learned when the content was built; without it, it learns when the guide warms up. */
  learned?: () => Model;
  /** Patterns that only a server hears; spelling repair must not bend their words into others. */
  heard?: readonly string[];
  /** Answers two questions in one message, where there is room for it. */
  two?: TwoAtOnce;
  /** What a voice transcript means by its words; the same. */
  hear?: (text: string) => string;
  /** What Faro says of itself; the same. */
  aboutFaro?: AboutFaro;
  /** Says when a spot gives way to the subject of the story it stands in; the same. */
  besides?: Besides;
  /** Reads replies to the two questions in free words; the same. */
  free?: FreeWords;
  /** Makes ready what the first question would wait for; the same. */
  prepare?: () => void;
  /** What is asked next of each topic, with its answers; the same. */
  faq?: FaqBook;
  /** Looks once more at what was understood; the same. */
  look?: SecondLook;
  /** Reads a first question without what is told beside it; the same. */
  aside?: typeof besideAsides;
  /** The same of harm and danger; a browser has no room for it. */
  alarms?: (glossary: GlossaryReader) => AlarmReader;
  /** What a browser has instead. */
  ear?: EarContent;
  /** And in place of the learned ranking. */
  hints?: Hints;
}
