import { daysBetween } from "#guide/dates.ts";
import { addDays } from "#guide/letters/calendar.ts";
import { decisionDate } from "#guide/letters/decision-date.ts";
import { finishDeadline } from "#guide/letters/finish-deadline.ts";
import type { Page } from "#guide/letters/page.ts";
import { printedDate } from "#guide/letters/pick-date.ts";
import { letterTexts } from "#guide/letters/texts.ts";
import type { Deadline, LetterCase, SeenDate } from "#guide/letters/types.ts";

/** A day to leave by, or to file something by, is none to appeal by. */
function isOfAppeal(page: Page, { at, field }: SeenDate): boolean {
  return (
    /appeal|due/i.test(field ?? "") ||
    /\bappeal\b[^.]{0,80}$/i.test(page.text.slice(Math.max(0, at - 120), at))
  );
}

/** No appeal waits longer: a date further off is misread, or of something else. */
const longestAppeal = 180;

/**
 * The judge's order (V21): ten days from the decision, whatever date to appeal by is printed. Without a date of
 * decision there is no date at all, and the printed one stands in the words only.
 */
export function orderDeadline(letter: LetterCase): Deadline {
  const { notice, page, dates, language } = letter;
  const texts = letterTexts[language].deadline;
  const days = notice.deadline.days ?? 10;
  const own = dates.filter((date) => date.role !== "deadline" || isOfAppeal(page, date));
  const printed = printedDate(page, notice, own)?.date;
  const decision = decisionDate(letter);
  if (decision === undefined) {
    const how = texts.noDecisionDate(days, printed?.date ?? null);
    return finishDeadline(letter, { kind: "respond", date: null, certainty: "unsure", how });
  }
  const safe = addDays(decision.date, days);
  const counted = { from: decision.date, field: decision.field ?? decision.printed, days, mailDays: 0 };
  const unsure = decision.unsure || printed?.unsure === true;
  if (
    printed === undefined ||
    printed.date <= decision.date ||
    daysBetween(decision.date, printed.date) > longestAppeal
  ) {
    const how = [texts.disputed(days, safe), ...(decision.unsure ? [texts.unsure] : [])].join(" ");
    const certainty = unsure ? "unsure" : "computed";
    return finishDeadline(letter, { kind: "respond", date: safe, certainty, how, counted });
  }
  const how = [
    texts.printed(printed.printed, printed.field),
    texts.disputed(days, safe),
    ...(unsure ? [texts.unsure] : []),
  ].join(" ");
  return finishDeadline(letter, {
    kind: "respond",
    date: printed.date,
    actBy: safe < printed.date ? safe : printed.date,
    certainty: unsure ? "unsure" : "printed",
    how,
    counted,
  });
}
