/** An item of a topic's faq as a server tells it: without the ways of asking, which only teaching reads. Server only. */
import type { FaqItem, Language } from "#guide/content-schema.ts";
import { denies } from "#guide/dialogue/server-only/faq/signs.ts";

export interface ToldItem extends Omit<FaqItem, "asked" | "basis"> {
  /** How a person would ask it; offered to tap. */
  label: Record<Language, string>;
  /** Share of its wordings that say what is not so, 0 to 1. */
  denies: number;
}

/** `more` are the ways of asking from `guide/lessons/faq`. */
export function toldItem({ asked, basis: _, ...told }: FaqItem, more: readonly string[]): ToldItem {
  const wordings = [...asked.es, ...asked.en, ...more];
  const share = wordings.filter(denies).length / wordings.length;
  const label = { es: labelOf(asked.es), en: labelOf(asked.en) };
  return { ...told, label, denies: Math.round(share * 100) / 100 };
}

/** A question before a fact, and with its capital. */
function labelOf(wordings: readonly string[]): string {
  const label = wordings.find((one) => /[?¿]/.test(one)) ?? wordings[0] ?? "";
  return label.replace(/\p{L}/u, (first) => first.toUpperCase());
}
