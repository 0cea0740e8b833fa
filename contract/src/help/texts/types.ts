/** A text in both languages. */
export interface Both {
  es: string;
  en: string;
}

/** Parts of the help page, in its order. */
export const helpSections = [
  "start",
  "ask",
  "saved",
  "papers",
  "money",
  "account",
  "privacy",
  "device",
] as const;
export type HelpSection = (typeof helpSections)[number];

/** What an answer invites to try at its end (spec part 2, section 7). */
export type Invitation = "chat" | "forms" | "letters" | "saved" | "demo";

/** One thing a person can want to know about using Faro. */
export interface HelpEntry {
  id: string;
  section: HelpSection;
  title: Both;
  /** Two sentences at most, so that answer and invitation together are two or three. */
  answer: Both;
  /** Page where it is done; null when there is none. Shown as a link only once the page exists. */
  page: string | null;
  /** Null where an invitation would be out of place: after danger or a loss. */
  invite: Invitation | null;
  /** What goes before this text although its words fit: danger that the guide hears, or a question about a case. */
  yieldsTo?: "danger" | "case";
  /** Given to whoever says that she was cheated, however she says it; one text has it. */
  forCheated?: true;
  /** Other ways people ask for it; the search reads them, nobody sees them. */
  asked: { es: string[]; en: string[] };
}
