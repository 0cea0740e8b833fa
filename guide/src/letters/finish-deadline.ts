import { daysBetween } from "#guide/dates.ts";
import { letterTexts } from "#guide/letters/texts.ts";
import type { Deadline, LetterCase } from "#guide/letters/types.ts";

/** What was found, with what follows from it: the consequence, the safe date to act by, and the days left until then. */
export function finishDeadline(
  { notice, today, language }: Pick<LetterCase, "notice" | "today" | "language">,
  part: Pick<Deadline, "kind" | "date" | "certainty" | "how"> & Partial<Deadline>,
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
    consequence: notice.deadline.consequence[language],
    ...part,
    how: part.how + more,
    ...(safePassed ? { safePassed } : {}),
    actBy,
    daysLeft: actBy === null ? null : daysBetween(today, actBy),
  };
}
