/** An item of a topic's faq as a server tells it: without the ways of asking, which only teaching reads. Server only. */
import type { FaqItem, Language } from "#guide/content-schema.ts";
import { isQuiet, labelOf } from "#guide/dialogue/server-only/faq/label.ts";
import { ageKinds, denies, numberKinds } from "#guide/dialogue/server-only/faq/signs.ts";
import { words } from "#guide/words/normalise.ts";
import { stopWords, weakWords } from "#guide/words/stop-words.ts";

export interface ToldItem extends Omit<FaqItem, "asked" | "basis"> {
  /** How a person would ask it; offered to tap. */
  label: Record<Language, string>;
  /** Answered, and never offered. */
  quiet?: true;
  /** Share of its wordings that say what is not so, 0 to 1. */
  denies: number;
  /** The kinds of age that its wordings tell, when many do ("grown"). */
  ages: string[];
  /** All kinds of numbers that they tell. */
  numbers: string[];
  /** Roots of the words that its own wordings ask with, parted by spaces. */
  asks: string;
}

/** Whether it is one of the whole topic, or of the situation that is open. */
export function isOf({ only }: ToldItem, spot: string | null | undefined): boolean {
  return only === undefined || (typeof spot === "string" && only.includes(spot));
}

/** On these paths all of the topic's items hold: they say what is so while the status lasts and what after it ended. */
const writtenForBoth: ReadonlySet<string> = new Set([
  "tps-honduras-nicaragua",
  "tps-venezuela",
  "tps-haiti-syria",
  "two-year-alone",
]);
/** Who could petition is told with how she came in, which the path's own rules know. */
const ofWays: ReadonlySet<string> = new Set(["citizen-child", "married-citizen", "how-i-entered"]);

/** Where the conversation is: in a situation of the topic, whose own path may make what holds for the topic wrong. */
export interface Where {
  spot: string | null;
  apart: boolean;
}

/** Whether it may be told on the path that is open. */
export function holdsOn({ id, only, alsoOn }: ToldItem, { spot, apart }: Where): boolean {
  if (!apart || only !== undefined || alsoOn?.includes(spot ?? "") === true) return true;
  return writtenForBoth.has(spot ?? "") && !ofWays.has(id);
}

/** Whether the situation or what was told makes it wrong for this person. */
export function isWrong(
  { unless = [] }: ToldItem,
  spot: string | null | undefined,
  told: readonly string[] = [],
): boolean {
  return unless.some((one) => one === spot || told.includes(one));
}

/** `more` are the ways of asking from `guide/lessons/faq`. */
export function toldItem({ asked, basis: _, ...told }: FaqItem, more: readonly string[]): ToldItem {
  const wordings = [...asked.es, ...asked.en, ...more];
  const share = wordings.filter(denies).length / wordings.length;
  const numbers = wordings.map(numberKinds);
  const aged = numbers
    .map((list) => list.filter((kind) => ageKinds.has(kind)))
    .filter((list) => list.length > 0);
  const kinds = [...new Set(aged.flat())].sort();
  const usual = kinds.filter(
    (kind) => aged.filter((one) => one.includes(kind)).length > aged.length * rarely,
  );
  const ages = aged.length >= fewAged ? usual : [];
  const label = { es: labelOf(asked.es, "es"), en: labelOf(asked.en, "en") };
  return {
    ...told,
    label,
    ...(isQuiet(asked.es) ? { quiet: true as const } : {}),
    denies: Math.round(share * 100) / 100,
    ages,
    numbers: [...new Set(numbers.flat())].sort(),
    asks: rootsOf([...asked.es, ...asked.en].join(" ")).join(" "),
  };
}

/** Roots of the words that say something, each once. */
export function rootsOf(text: string): string[] {
  const telling = words(text).filter(({ text: one }) => !stopWords.has(one) && !weakWords.has(one));
  return [...new Set(telling.map(({ root }) => root))];
}

/** Fewer wordings with an age say nothing of whose item it is. */
const fewAged = 2;
/** An age in so few of them is another one's. */
const rarely = 0.3;
