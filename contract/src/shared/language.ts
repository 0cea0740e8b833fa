/** Interface languages; Spanish is the default everywhere. */
export const languages = ["es", "en"] as const;
export type Language = (typeof languages)[number];

/** Local storage key that remembers the choice (spec part 1, section 3). */
export const languageStorageKey = "preferred_language";

export function isLanguage(value: unknown): value is Language {
  return value === "es" || value === "en";
}
