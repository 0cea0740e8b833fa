/** Two meanings told beside each other. Server only. */
import type { Language } from "@faro/contract/shared/language.ts";
import type { Meaning } from "#guide/content-schema.ts";
import { lower } from "#guide/dialogue/server-only/thread/fresh-texts.ts";

/** Whose difference is told by an answer that was written for it. */
const withOwnAnswer = [
  ["asilo", "refugiado"],
  ["asilo", "withholding"],
  ["visa-u", "visa-t"],
  ["residencia", "ciudadania"],
  ["uscis", "ice"],
  ["apelacion", "mocion"],
  ["seguro-social", "itin"],
  ["felonia", "delito-menor"],
  ["permiso-de-trabajo", "residencia"],
];

export const hasOwnAnswer = (one: string, other: string): boolean =>
  withOwnAnswer.some((pair) => pair.includes(one) && pair.includes(other));

const turn: Record<Language, string> = { es: "; en cambio, ", en: "; " };

function joined(one: Meaning, other: Meaning, language: Language): string {
  return `${one.short[language].replace(/[.]$/, "")}${turn[language]}${lower(other.short[language])}`;
}

/** What a definition defines: "El parole", "Un RFE"; null where it begins otherwise. */
function nameIn(short: string): string | null {
  const [, name = null] =
    /^(?:El formulario |Form )?(.{2,50}?),? (?:es|son|se llama|quiere|puede|tiene|deja|is|are|means|can|has)\b/.exec(
      short,
    ) ?? [];
  return name;
}

/** What follows from each, under its name. */
function following({ short, answer }: Meaning, language: Language): string[] {
  const name = nameIn(short[language]);
  const [first] = answer[language];
  return name === null || first === undefined ? [] : [`${name}: ${lower(first)}`];
}

/** The demo tells one sentence, so that both are in it; then what follows from each. */
export function inOneSentence(one: Meaning, other: Meaning): Meaning {
  const both = (language: Language) => [one, other].flatMap((each) => following(each, language));
  const forms = [...new Set([one, other].flatMap((meaning) => meaning.forms ?? []))];
  return {
    id: `${one.id}-${other.id}`,
    topic: one.topic,
    said: { es: [], en: [] },
    short: { es: joined(one, other, "es"), en: joined(one, other, "en") },
    answer: { es: both("es"), en: both("en") },
    forms,
    lawyer: one.lawyer || other.lawyer,
    register: [...new Set([...one.register, ...other.register])],
  };
}
