import type { Language } from "#guide/content-schema.ts";

export const monthNames: Record<Language, readonly string[]> = {
  es: [
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "septiembre",
    "octubre",
    "noviembre",
    "diciembre",
  ],
  en: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
};

/** Facts older than this must say so to the reader. */
export const staleAfterDays = 180;

const dayMs = 86_400_000;

/** "2026-10-01" -> "1 de octubre de 2026" / "October 1, 2026"; anything else comes back unchanged. */
export function dateInWords(iso: string, language: Language): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  const name = monthNames[language][Number(month) - 1];
  if (name === undefined) return iso;
  return language === "es" ? `${Number(day)} de ${name} de ${year}` : `${name} ${Number(day)}, ${year}`;
}

/** Whole days from one ISO date to another; NaN when either is not a date. */
export function daysBetween(from: string, to: string): number {
  return Math.floor((Date.parse(to) - Date.parse(from)) / dayMs);
}

export function isStale(asOf: string, today: string): boolean {
  return daysBetween(asOf, today) > staleAfterDays;
}
