import type { Language } from "@faro/contract/shared/language.ts";

/** '9 de octubre de 2026' / 'October 9, 2026' for an ISO date; calendar dates have no time zone. */
export function longDate(isoDate: string, language: Language): string {
  return new Intl.DateTimeFormat(language === "en" ? "en-US" : "es-MX", {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(`${isoDate}T00:00:00Z`));
}

/** '9 de octubre de 2026, 14:05' in the device's time zone, for an ISO moment. */
export function dateAndTime(isoMoment: string, language: Language): string {
  return new Intl.DateTimeFormat(language === "en" ? "en-US" : "es-MX", {
    dateStyle: "long",
    timeStyle: "short",
  }).format(new Date(isoMoment));
}
