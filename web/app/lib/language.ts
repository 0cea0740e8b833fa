import { isLanguage, type Language, languageStorageKey } from "@faro/contract/shared/language.ts";

/** Language of a page's address: public pages have an English twin below /en. */
export function languageOfPath(path: string): Language {
  return path === "/en" || path.startsWith("/en/") ? "en" : "es";
}

/** The remembered choice; Spanish when there is none or storage is closed to us (private mode). */
export function storedLanguage(): Language {
  try {
    const value = localStorage.getItem(languageStorageKey);
    return isLanguage(value) ? value : "es";
  } catch {
    return "es";
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // Without storage the choice lasts for this page.
  }
}

/** Address of a public page in a language. */
export function publicPath(path: string, language: Language): string {
  return language === "en" ? `/en${path}` : path;
}
