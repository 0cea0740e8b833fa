import type { Language } from "#guide/content-schema.ts";
import { texts as english } from "#guide/reply/texts-en.ts";
import { texts as spanish } from "#guide/reply/texts-es.ts";

/** Official pages and help lines the guide names by itself. Checked with the facts file's section 1. */
export const places = {
  uscis: { es: "https://www.uscis.gov/es", en: "https://www.uscis.gov" },
  lawyers: "https://www.justice.gov/eoir/list-pro-bono-legal-service-providers",
  accredited: "https://www.justice.gov/eoir/recognized-organizations-and-accredited-representatives-roster",
  locator: "https://locator.ice.gov",
  court: "https://acis.eoir.justice.gov",
} as const;

export const phones = {
  emergency: "911",
  violence: "800-799-7233",
  trafficking: "888-373-7888",
  lifeline: "988",
  court: "800-898-7180",
  children: "800-203-7001",
} as const;

export const texts: Record<Language, typeof spanish> = { es: spanish, en: english };
