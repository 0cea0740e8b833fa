import type { Language } from "@faro/contract/shared/language.ts";
import type { i18n as I18n } from "i18next";
import { createI18n } from "#web/lib/i18n.ts";
import en from "#web/site/locales/en.json";
import es from "#web/site/locales/es.json";

/**
 * An i18next instance that also has the texts of the public pages. They are needed only while the pages are built,
 * so they are in no script that a phone loads: only entry.server.tsx and loaders may import this.
 */
export async function createSiteI18n(language: Language): Promise<I18n> {
  const instance = await createI18n(language);
  instance.addResourceBundle(language, "site", language === "en" ? en : es);
  return instance;
}
