import type { Language } from "#guide/content-schema.ts";
import { daysBetween } from "#guide/dates.ts";
import { letterTexts } from "#guide/letters/texts.ts";
import type { Deadline } from "#guide/letters/types.ts";

/** What was found, with what follows from it: the safe date to act by, and the days left until then. */
export function finishDeadline(
  part: Pick<Deadline, "kind" | "date" | "certainty" | "how" | "consequence"> & Partial<Deadline>,
  today: string,
  language: Language,
): Deadline {
  const safe = part.actBy ?? part.date;
  // Who has days left on paper must not read that it is over.
  const safePassed = part.date !== null && safe !== null && safe < today && part.date >= today;
  const actBy = safePassed ? part.date : safe;
  const more =
    safePassed && part.date !== null ? ` ${letterTexts[language].deadline.safePassed(part.date)}` : "";
  return {
    time: null,
    latest: null,
    counted: null,
    ...part,
    how: part.how + more,
    ...(safePassed ? { safePassed } : {}),
    actBy,
    daysLeft: actBy === null ? null : daysBetween(today, actBy),
  };
}
