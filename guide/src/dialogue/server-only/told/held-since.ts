/**
 * "Residente desde hace 4 años y 10 meses": since which month the card is held. With a year alone nobody could say whether the 90 days before
 * the fifth year have begun. Server only.
 */
import { monthsOn } from "#guide/dialogue/server-only/told/date-spans.ts";

const yearsAndMonths =
  /\b(\d{1,2}) (?:anos|years)(?: y| con| and)? (?:(\d{1,2}) (?:meses|months)|(medio|a half))\b/;
const card = "(?:residen(?:te|cia)|resident|green ?card|mica)";
const ofCard = new RegExp(
  `\\b${card}\\b(?: [a-z]+){0,6} \\d{1,2} (?:anos|years)\\b|\\b(?:meses|months|medio|half)(?: [a-z]+){0,3} ${card}\\b`,
);
/** What ends, or how long it takes, is not how long it has been held. */
const another =
  /\b(?:venc\w+|expir\w+|casad[oa]s?|married|tarda\w*|esper\w+|wait\w*|pendiente|pending|faltan?|en \d{1,2} anos|fuera|afuera|abroad|away|outside)\b/;

/** A month, as "2026-11"; null where the words (cleaned, numbers as figures) tell no such time. */
export function heldSince(said: string, today: string): string | null {
  const [, years = "", months, half] = yearsAndMonths.exec(said) ?? [];
  if (today === "" || years === "" || !ofCard.test(said) || another.test(said)) return null;
  const more = half === undefined ? Number(months) : 6;
  return monthsOn(today, -(12 * Number(years) + more)).slice(0, "2026-11".length);
}
