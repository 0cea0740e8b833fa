/** What the letter reader finds. Pure data; texts are in the reader's language. */
import type { Language, Notice } from "#guide/content-schema.ts";
import type { Page } from "#guide/letters/page.ts";

/** What a date in a letter stands for. */
export type DateRole =
  | "notice"
  | "received"
  | "priority"
  | "decision"
  | "service"
  | "deadline"
  | "appointment"
  | "valid-from"
  | "expires"
  | "entry"
  | "birth"
  | "other";

/** A date as printed, with the field it stood in. `date` is ISO, `time` is "09:30" or null. */
export interface SeenDate {
  date: string;
  time: string | null;
  printed: string;
  /** Printed label it belongs to, such as "Notice Date"; null when none was found. */
  field: string | null;
  role: DateRole;
  /** True when day and month could be the other way round or a digit had to be repaired. */
  unsure: boolean;
  /** Offset in the text. */
  at: number;
  /** "dead": the letter says that this date no longer holds; "new": it replaces another. */
  fate: "dead" | "new" | null;
}

export type Certainty = "printed" | "computed" | "unsure";

/** When something must be done, and how that was found out. */
export interface Deadline {
  kind: "respond" | "attend" | "expires";
  /** The date of the letter, or computed from it; null when none could be read. Never a guess. */
  date: string | null;
  time: string | null;
  /** Safer earlier date to act by, where the rule is in dispute; otherwise equal to `date`. */
  actBy: string | null;
  /** Last day if the letter came by post and the weekend rule applies; only a bonus, never to rely on. */
  latest: string | null;
  certainty: Certainty;
  /** How the date was found, in words. */
  how: string;
  counted: { from: string; field: string; days: number; mailDays: number } | null;
  /** What happens when it passes. */
  consequence: string;
  /** Days from today; negative when it has passed. */
  daysLeft: number | null;
  /** The safe day has passed, the printed one has not: `actBy` is the printed one. */
  safePassed?: boolean;
}

export interface LetterSource {
  title: string;
  url: string;
  checked: string;
}

export type NoteCode =
  | "not-recognised"
  | "second-letter"
  | "no-full-translation"
  | "confirm-dates"
  | "hard-to-read"
  | "odd-numbers"
  | "payment-trick"
  | "hidden-text"
  | "maybe-hidden"
  | "unread-pages"
  | "not-immigration"
  | "not-in-letter"
  | "no-model-answer"
  | "private";

export interface LetterNote {
  code: NoteCode;
  text: string;
}

/** A known sentence of the letter and what it says. */
export interface KnownLine {
  original: string;
  meaning: string;
}

export interface LetterKind {
  id: string;
  code: string;
  name: string;
  sender: string;
}

export type Confidence = "high" | "medium" | "low";

export interface LetterReading {
  language: Language;
  kind: LetterKind | null;
  confidence: Confidence;
  receiptNumber: string | null;
  alienNumber: string | null;
  otherNumbers: { label: string; value: string }[];
  /** `upcoming`: it is still to come and still holds, so that a person may want to be reminded of it. */
  dates: (Omit<SeenDate, "at" | "fate"> & { meaning: string; upcoming: boolean })[];
  deadline: Deadline | null;
  place: string | null;
  amounts: string[];
  lines: KnownLine[];
  /** "Qué Dice tu Carta", "Qué Significa", "Pasos a Seguir". */
  translation: string;
  description: string;
  solution: string;
  steps: string[];
  lawyer: "now" | "if-red-flag" | "no";
  sources: LetterSource[];
  notes: LetterNote[];
}

/** What the rules for deadlines work on. */
export interface LetterCase {
  notice: Notice;
  page: Page;
  dates: readonly SeenDate[];
  language: Language;
  /** ISO date. */
  today: string;
  /** Another photo may show what could not be read. */
  fromPicture: boolean;
}

export interface ReadOptions {
  language: Language;
  /** ISO date. */
  today: string;
  /** True when the text was read from a picture. */
  fromPicture?: boolean;
  /** 0 to 100, of the picture's reading. */
  ocrConfidence?: number;
}
