/** The texts of a result as they are seen, heard and kept: warnings first, addresses to tap instead of to hear. */
import type { ProcessDocumentOutput } from "@faro/contract/letters/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";

/** Notes that stand above the explanation; the others are part of it already. */
const important = new Set([
  "payment-trick",
  "second-letter",
  "hidden-text",
  "hard-to-read",
  "odd-numbers",
  "not-recognised",
  "not-immigration",
  "unread-pages",
  "maybe-hidden",
  "no-model-answer",
  "not-in-letter",
]);

/** What to beware of: shown, said and saved wherever the result is. */
export function warningsOf({ notes }: Pick<ProcessDocumentOutput, "notes">) {
  return notes.filter(({ code }) => important.has(code));
}

const blocks = (text: string) => text.split(/\n{2,}/);

/** The steps without the list of sources, which stands below them as links. */
export function stepsText({
  solution,
  sources,
}: Pick<ProcessDocumentOutput, "solution" | "sources">): string {
  if (sources.length === 0) return solution;
  return blocks(solution)
    .filter((block) => !sources.every(({ url }) => block.includes(url)))
    .join("\n\n");
}

/** The meaning without what the card of the date says already. */
export function meaningText({
  description,
  deadline,
}: Pick<ProcessDocumentOutput, "description" | "deadline">): string {
  if (deadline === null) return description;
  const rest = blocks(description).filter((block) => !block.includes(deadline.how));
  return rest.length === 0 ? description : rest.join("\n\n");
}

const address =
  /(?:https?:\/\/)?\b(?:[a-z0-9-]+\.)+(gov|mil|com|org|net|info|us|mx|io|co|edu)\b(?:\/[^\s,;)]*[^\s,;).])?/gi;
const links = {
  es: { official: "el enlace que ves en la pantalla", other: "una dirección de internet" },
  en: { official: "the link you see on the screen", other: "an internet address" },
} as const;

/** Nobody can follow an address that is spelled out. */
export function withoutAddresses(text: string, language: Language): string {
  return text.replace(address, (_, ending: string) =>
    /gov|mil/i.test(ending) ? links[language].official : links[language].other,
  );
}

const english = /\b(?:the|of|your|you|this|is|and|to|for|on|has|been|with)\b/gi;
const spanish = /\b(?:el|la|los|las|de|que|su|sus|usted|para|en|con|por|una?|ha|sido)\b/gi;
const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;
const notSpoken = {
  es: "El texto de tu carta está en inglés: míralo en la pantalla.",
  en: "The text of your letter is in Spanish: see it on the screen.",
} as const;

/**
 * The first card as it is heard: a voice cannot read another language, so the letter's own text is heard only where
 * it is in the voice's language, and a date only in words.
 */
function spokenTranslation(
  { translation, text }: Pick<ProcessDocumentOutput, "translation" | "text">,
  language: Language,
): string {
  const original = text.replace(/\r\n?/g, "\n").trim().slice(0, 4000).trim();
  const foreign = count(original, english) > count(original, spanish) ? "en" : "es";
  const heard =
    original !== "" && foreign !== language && translation.trim().endsWith(original)
      ? `${translation.trim().slice(0, -original.length)}${notSpoken[language]}`
      : translation;
  return heard.replace(/ \((?:en la carta|in the letter): [^)\n]*\)/g, "");
}

type Titles = Record<"translation" | "description" | "solution", string>;

/** What 'Escuchar' says. */
export function spokenText(letter: ProcessDocumentOutput, titles: Titles, language: Language): string {
  return withoutAddresses(
    [
      ...warningsOf(letter).map(({ text }) => text),
      titles.translation,
      spokenTranslation(letter, language),
      titles.description,
      letter.description,
      titles.solution,
      stepsText(letter),
    ].join("\n"),
    language,
  );
}
