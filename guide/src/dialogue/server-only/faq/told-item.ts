/** An item of a topic's faq as a server tells it: without the ways of asking, which only teaching reads. Server only. */
import type { FaqItem, Language } from "#guide/content-schema.ts";

export interface ToldItem extends Omit<FaqItem, "asked" | "basis"> {
  /** How a person would ask it; offered to tap. */
  label: Record<Language, string>;
}

export function toldItem({ asked, basis: _, ...told }: FaqItem): ToldItem {
  return { ...told, label: { es: labelOf(asked.es), en: labelOf(asked.en) } };
}

/** A question before a fact, and with its capital. */
function labelOf(wordings: readonly string[]): string {
  const label = wordings.find((one) => /[?¿]/.test(one)) ?? wordings[0] ?? "";
  return label.replace(/\p{L}/u, (first) => first.toUpperCase());
}
