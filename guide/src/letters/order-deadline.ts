import type { Language, Notice } from "#guide/content-schema.ts";
import { addDays } from "#guide/letters/calendar.ts";
import { decisionDate } from "#guide/letters/decision-date.ts";
import { finishDeadline } from "#guide/letters/finish-deadline.ts";
import type { Page } from "#guide/letters/page.ts";
import { printedDate } from "#guide/letters/pick-date.ts";
import { letterTexts } from "#guide/letters/texts.ts";
import type { Deadline, SeenDate } from "#guide/letters/types.ts";

/**
 * The judge's order (V21): ten days from the decision, whatever date to appeal by is printed. Without a date of
 * decision there is no date at all, and the printed one stands in the words only.
 */
export function orderDeadline(
  notice: Notice,
  page: Page,
  dates: readonly SeenDate[],
  language: Language,
  today: string,
): Deadline {
  const texts = letterTexts[language].deadline;
  const consequence = notice.deadline.consequence[language];
  const days = notice.deadline.days ?? 10;
  const printed = printedDate(page, notice, dates)?.date;
  const decision = decisionDate(page, dates);
  if (decision === undefined) {
    const how = texts.noDecisionDate(days, printed?.date ?? null);
    return finishDeadline(
      { kind: "respond", date: null, certainty: "unsure", how, consequence },
      today,
      language,
    );
  }
  const safe = addDays(decision.date, days);
  const count = { from: decision.date, field: decision.field ?? decision.printed, days, mailDays: 0 };
  const unsure = decision.unsure || printed?.unsure === true;
  if (printed === undefined || printed.date <= decision.date) {
    const how = [texts.disputed(days, safe), ...(decision.unsure ? [texts.unsure] : [])].join(" ");
    return finishDeadline(
      {
        kind: "respond",
        date: safe,
        certainty: unsure ? "unsure" : "computed",
        how,
        counted: count,
        consequence,
      },
      today,
      language,
    );
  }
  const how = [
    texts.printed(printed.printed, printed.field),
    texts.disputed(days, safe),
    ...(unsure ? [texts.unsure] : []),
  ].join(" ");
  return finishDeadline(
    {
      kind: "respond",
      date: printed.date,
      actBy: safe < printed.date ? safe : printed.date,
      certainty: unsure ? "unsure" : "printed",
      how,
      counted: count,
      consequence,
    },
    today,
    language,
  );
}
