import type { Language } from "@faro/contract/shared/language.ts";
import { createInstance, type i18n as I18n, type ResourceLanguage } from "i18next";
import { initReactI18next } from "react-i18next";

type Locale = Record<string, ResourceLanguage>;

/** Texts of every slice in one language; its own chunk, loaded only when that language is used. */
async function loadLocale(language: Language): Promise<Locale> {
  const module = language === "es" ? await import("./locale-es.ts") : await import("./locale-en.ts");
  return module.locale;
}

/** An i18next instance that speaks `language`. */
export async function createI18n(language: Language): Promise<I18n> {
  const instance = createInstance();
  const locale = await loadLocale(language);
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: locale },
    ns: Object.keys(locale),
    defaultNS: "ui",
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** Changes the language of a running page. */
export async function switchLanguage(instance: I18n, language: Language): Promise<void> {
  if (instance.language === language) return;
  const locale = await loadLocale(language);
  for (const [namespace, texts] of Object.entries(locale)) {
    instance.addResourceBundle(language, namespace, texts);
  }
  await instance.changeLanguage(language);
  document.documentElement.lang = language;
}
