import type { Category } from "@faro/contract/assistant/schemas.ts";

/** Spanish and English. May hold register references such as `{V01.i-130}`; their date is printed with them. */
export type Words = readonly [es: string, en: string];

export interface GuidePart {
  /** Squares to tick, numbers, dots, a box that stands out, or lines to write on. */
  look: "boxes" | "numbers" | "bullets" | "note" | "blanks";
  heading: Words;
  items: readonly Words[];
  /** Begins the second half of a card, below a line to fold or cut at. */
  half?: true;
}

/** A guide of ours, from which the PDF is made. What it says stands in the guide's content; nothing is added here. */
export interface GuideDocument {
  id: string;
  /** Names in the bucket; the same twice for a guide that has both languages on its pages. */
  files: { es: string; en: string };
  title: { es: string; en: string };
  description: { es: string; en: string };
  forWhom: { es: string; en: string };
  category: Category;
  /** The oldest day on which one of its sources was checked. */
  checked: string;
  intro: Words;
  parts: readonly GuidePart[];
  /** Topics of the guide it rests on: their warnings and sources are printed. */
  topics: readonly string[];
  /** Topics whose sentence about cost is printed, with its subject where the sentence alone could be of anything. */
  costs: readonly (string | { topic: string; about: Words })[];
  /** Official forms it speaks of, by number. */
  forms: readonly string[];
  /** A card is one page, and leaves out what a checklist says of lawyers: it is for the moment itself. */
  look?: "card" | "worksheet";
}

type Draft = Omit<GuideDocument, "files" | "title" | "description" | "forWhom" | "checked"> & {
  files: Words;
  title: Words;
  description: Words;
  forWhom: Words;
};

const pair = ([es, en]: Words) => ({ es, en });

/** Spreads the pairs out and finds the date from the sources of the topics. */
export function defineGuide(draft: Draft, checkedOf: (topics: readonly string[]) => string): GuideDocument {
  return {
    ...draft,
    files: pair(draft.files),
    title: pair(draft.title),
    description: pair(draft.description),
    forWhom: pair(draft.forWhom),
    checked: checkedOf(draft.topics),
  };
}

export type GuideDraft = Draft;
