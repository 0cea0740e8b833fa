import type { Language } from "#contract/shared/language.ts";

/** 'Visa 1111' -> 'Visa que termina en 1111'; what has another form is left as it is. Brands as people write them. */
export function cardWords(card: string, language: Language): string {
  return card
    .replace(/^AmericanExpress\b/, "American Express")
    .replace(/^DinersClub\b/, "Diners Club")
    .replace(/^(.*\S) (\d{4})$/, language === "en" ? "$1 ending in $2" : "$1 que termina en $2");
}
