/** The steps of a notice, with what its date asks for today: go today, answer today, or what to do once it has passed. */
import type { Language } from "#guide/content-schema.ts";
import { letterTexts } from "#guide/letters/texts.ts";
import type { Deadline } from "#guide/letters/types.ts";

/** Steps about a day to come. */
const goes = /^(?:Ve el día|Ve a la|Preséntate el|Llega |Go on the day|Go to the|Arrive )/;
const marks = /^(?:Marca la fecha|Anota la fecha|Mark the due|Write down the date)/;

export function stepsNow(
  steps: readonly string[],
  deadline: Deadline | null,
  language: Language,
  today: string,
): string[] {
  const texts = letterTexts[language].solution;
  if (deadline === null || deadline.date === null || deadline.daysLeft === null) return [...steps];
  const { kind, daysLeft, counted, date } = deadline;
  const safe = counted === null ? null : counted.days;
  if (kind === "attend" && daysLeft < 0)
    return [texts.missed, ...steps.filter((step) => !goes.test(step) && !marks.test(step))];
  if (kind === "attend" && daysLeft === 0) return [texts.attendToday, ...steps];
  if (kind !== "respond") return [...steps];
  // The safe day of a judge's order has passed, the printed one has not.
  if (deadline.certainty !== "computed" && safe !== null && deadline.safePassed === true)
    return [
      texts.printedStands(date),
      ...steps.filter((step) => !step.includes(`${safe} días`) && !step.includes(`${safe} days`)),
    ];
  if (daysLeft === 0) return [texts.respondToday, ...steps.filter((step) => !marks.test(step))];
  if (daysLeft < 0)
    return [
      deadline.latest !== null && deadline.latest >= today ? texts.maybeInTime : texts.late,
      ...steps.filter((step) => !marks.test(step)),
    ];
  return [...steps];
}
