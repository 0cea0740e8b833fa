import type { Reminder, ReminderChannel } from "@faro/contract/letters/reminders.ts";
import { readDataKey } from "#server/accounts/data-key.ts";
import { contactOf } from "#server/accounts/notify-owner.ts";
import type { Transaction } from "#server/db/client.ts";
import { eq } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";
import { reminders } from "#server/letters/tables.ts";
import { open } from "#server/privacy/keys.ts";
import type { Services } from "#server/services.ts";

type Row = typeof reminders.$inferSelect;
type Entry = Pick<Reminder, "date" | "time" | "title">;

/** A row as it is shown; null when it cannot be opened. */
export function openReminder(row: Row, key: Buffer): Reminder | null {
  const text = open(key, row.entry, row.ownerId);
  return text === null ? null : { id: row.id, channel: row.channel, ...(JSON.parse(text) as Entry) };
}

/** A person's reminders, nearest first; inside `withOwner`. */
export async function exportReminders(tx: Transaction, ownerId: string, key: Buffer): Promise<Reminder[]> {
  const rows = await tx.select().from(reminders).where(eq(reminders.ownerId, ownerId));
  return rows
    .flatMap((row) => openReminder(row, key) ?? [])
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** Ways to reach her that this server really has: without a mail server nothing would arrive. */
export async function reminderChannels(services: Services, ownerId: string): Promise<ReminderChannel[]> {
  const { email, phone } = await contactOf({ services }, ownerId);
  const { env, mail, sms } = services;
  const works = (name: string) => name !== "outbox" || !env.production;
  return [
    ...(email !== null && works(mail.name) ? (["email"] as const) : []),
    ...(phone !== null && works(sms.name) ? (["sms"] as const) : []),
  ];
}

export async function listReminders(ctx: RequestContext) {
  const user = requireUser(ctx);
  const { services } = ctx;
  const list = await withOwner(services.db, user.id, async (tx) =>
    exportReminders(tx, user.id, await readDataKey(tx, user.id, services.keys)),
  );
  return { reminders: list, channels: await reminderChannels(services, user.id) };
}
