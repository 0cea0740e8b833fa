import type { Language } from "@faro/contract/shared/language.ts";
import type { Exchange } from "#web/assistant/exchange.ts";

export type Term = "officer" | "accredited";

/** Words that answers use and few people know; 'página oficial' is none of them. */
const patterns: Record<Language, [Term, RegExp][]> = {
  es: [
    ["officer", /\b(?:un|el|al|del|los) oficial(?:es)?\b(?! de (?:policía|cumplimiento))/i],
    ["accredited", /\brepresentantes? acreditad[oa]s?\b/i],
  ],
  en: [["accredited", /\baccredited representatives?\b/i]],
};

function wordsOf(exchange: Exchange): string {
  return [exchange.warning, exchange.text, ...exchange.steps].join(" ");
}

function termsOf(exchange: Exchange, language: Language): Term[] {
  const words = wordsOf(exchange);
  return patterns[language]
    .filter(([term, pattern]) => (term === "accredited" && exchange.lawyer) || pattern.test(words))
    .map(([term]) => term);
}

/** Hard words of each finished answer that no answer before it has used, by its key. */
export function newTerms(exchanges: Exchange[], language: Language): Map<number, Term[]> {
  const known = new Set<Term>();
  const found = new Map<number, Term[]>();
  for (const exchange of exchanges) {
    if (exchange.status !== "done") continue;
    const fresh = termsOf(exchange, language).filter((term) => !known.has(term));
    for (const term of fresh) known.add(term);
    found.set(exchange.key, fresh);
  }
  return found;
}
