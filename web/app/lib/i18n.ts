import type { Language } from "@faro/contract/shared/language.ts";
import { createInstance, type i18n as I18n, type ResourceLanguage } from "i18next";
import { initReactI18next } from "react-i18next";

type Locale = Record<string, ResourceLanguage>;

/** What the sign-in screen says: its own chunk for each language, so that the first screen loads little. */
async function loadFirst(language: Language): Promise<Locale> {
  const module = language === "es" ? await import("./locale-es.ts") : await import("./locale-en.ts");
  return module.locale;
}

/** What every other screen says. */
async function loadMore(language: Language): Promise<Locale> {
  const module =
    language === "es" ? await import("./locale-more-es.ts") : await import("./locale-more-en.ts");
  return module.locale;
}

/** An i18next instance that speaks `language`; `first` leaves out what only other screens than the sign-in say. */
export async function createI18n(language: Language, scope: "first" | "all" = "all"): Promise<I18n> {
  const instance = createInstance();
  const locale = await loadFirst(language);
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: locale },
    ns: Object.keys(locale),
    defaultNS: "ui",
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  if (scope === "all") await loadAllTexts(instance);
  return instance;
}

function addTexts(instance: I18n, language: Language, locale: Locale): void {
  for (const [namespace, texts] of Object.entries(locale)) {
    // A slice may have a part in each of the two chunks.
    instance.addResourceBundle(language, namespace, texts, true);
  }
}

/** True when the texts of every screen are there in the language that is spoken. */
export function hasAllTexts(instance: I18n): boolean {
  return instance.hasResourceBundle(instance.language, "history");
}

/** Loads the texts that `createI18n` left out. */
export async function loadAllTexts(instance: I18n): Promise<void> {
  if (hasAllTexts(instance)) return;
  const language = instance.language as Language;
  addTexts(instance, language, await loadMore(language));
}

/** Changes the language of a running page. */
export async function switchLanguage(instance: I18n, language: Language): Promise<void> {
  if (instance.language === language) return;
  const all = hasAllTexts(instance);
  addTexts(instance, language, await loadFirst(language));
  if (all) addTexts(instance, language, await loadMore(language));
  await instance.changeLanguage(language);
  document.documentElement.lang = language;
}
