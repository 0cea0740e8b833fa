import { randomUUID } from "node:crypto";
import { type AddedReminder, type ReminderInput, reminderLimits } from "@faro/contract/letters/reminders.ts";
import { holdDataKey } from "#server/accounts/data-key.ts";
import { eq } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";
import { dayOf } from "#server/letters/day-of.ts";
import { reminderChannels } from "#server/letters/list-reminders.ts";
import { reminderQueue } from "#server/letters/send-reminder.ts";
import { reminders } from "#server/letters/tables.ts";
import { seal } from "#server/privacy/keys.ts";
import { utcDay } from "#server/utc-day.ts";

const dayMs = 86_400_000;
/** Morning in all of the United States. */
const hourUtc = 16;
const farthest = 3 * 366 * dayMs;

/** Moment of a calendar date; NaN for 30 February. */
function noonOf(date: string): number {
  const moment = Date.parse(`${date}T${hourUtc}:00:00Z`);
  return Number.isNaN(moment) || utcDay(moment) !== date ? Number.NaN : moment;
}

/** Keeps the date and plans its messages; both or neither. */
export async function addReminder(ctx: RequestContext, input: ReminderInput): Promise<AddedReminder> {
  const user = requireUser(ctx);
  const { services } = ctx;
  const now = services.now();
  const due = noonOf(input.date);
  if (Number.isNaN(due) || due - now > farthest) throw new CodedError("BAD_REQUEST");
  if (input.date <= dayOf(now, input.today)) throw new CodedError("REMINDER_PAST");
  const ahead = reminderLimits.days.filter((days) => due - days * dayMs > now);
  // It is tomorrow, and this morning has passed: she is told at once.
  const planned = ahead.length > 0 ? ahead : [1];
  if (!(await reminderChannels(services, user.id)).includes(input.channel))
    throw new CodedError("REMINDER_NO_CONTACT");

  const { date, time, title, channel } = input;
  const id = randomUUID();
  await withOwner(services.db, user.id, async (tx) => {
    const key = await holdDataKey(tx, user.id, services.keys);
    const count = await tx.$count(reminders, eq(reminders.ownerId, user.id));
    if (count >= reminderLimits.most) throw new CodedError("REMINDER_TOO_MANY");
    const entry = seal(key, JSON.stringify({ date, time, title }), user.id);
    await tx
      .insert(reminders)
      .values({ ownerId: user.id, id, entry, channel, forgetAt: new Date(due + 2 * dayMs) });
    for (const days of planned) {
      await services.jobs.sendInTransaction(
        tx,
        reminderQueue,
        { owner: user.id, reminder: id, days },
        { startAfter: new Date(Math.max(now, due - days * dayMs)), singletonKey: `${id}:${days}` },
      );
    }
  });
  return { id, date, time, title, channel, planned };
}
