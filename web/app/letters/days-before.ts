import type { Language } from "@faro/contract/shared/language.ts";

/** "14, 3 y 1" with the count that decides between "día" and "días". */
export function daysBefore(days: readonly number[], language: Language) {
  const list = new Intl.ListFormat(language, { type: "conjunction" }).format(days.map(String));
  return { days: list, count: days.length === 1 ? (days[0] ?? 0) : 2 };
}
