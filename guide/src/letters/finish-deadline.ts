import { daysBetween } from "#guide/dates.ts";
import type { Deadline } from "#guide/letters/types.ts";

/** What was found, with what follows from it: the safe date to act by, and the days left until then. */
export function finishDeadline(
  part: Pick<Deadline, "kind" | "date" | "certainty" | "how" | "consequence"> & Partial<Deadline>,
  today: string,
): Deadline {
  const actBy = part.actBy ?? part.date;
  return {
    time: null,
    latest: null,
    counted: null,
    ...part,
    actBy,
    daysLeft: actBy === null ? null : daysBetween(today, actBy),
  };
}
