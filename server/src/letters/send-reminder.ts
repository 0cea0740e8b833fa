/**
 * Sends a reminder when its day has come. Somebody else may read the phone or the mailbox, so the message says that
 * there is a date, never of what.
 */
import type { Reminder } from "@faro/contract/letters/reminders.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { dateInWords } from "@faro/guide/dates.ts";
import { timeInWords } from "@faro/guide/letters/clock.ts";
import { readDataKey } from "#server/accounts/data-key.ts";
import { contactOf } from "#server/accounts/notify-owner.ts";
import { and, eq } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { JobData } from "#server/jobs/job.ts";
import { openReminder } from "#server/letters/list-reminders.ts";
import { reminders } from "#server/letters/tables.ts";
import type { Services } from "#server/services.ts";

export const reminderQueue = "reminders";

function words({ date, time }: Reminder, days: number, language: Language) {
  const day = dateInWords(date, language);
  if (language === "es") {
    const when = days === 1 ? "Mañana" : `En ${days} días`;
    const hour = time === null ? "" : ` a las ${timeInWords(time, "es")}`;
    return {
      subject: `Faro: tienes una fecha el ${day}`,
      text: `${when}, el ${day}${hour}, tienes una fecha que guardaste en Faro. Ábrela en tu cuenta para ver qué preparar. Para borrar este aviso, entra a Procesa tus Documentos.`,
    };
  }
  const when = days === 1 ? "Tomorrow" : `In ${days} days`;
  const hour = time === null ? "" : ` at ${timeInWords(time, "en")}`;
  return {
    subject: `Faro: you have a date on ${day}`,
    text: `${when}, on ${day}${hour}, there is a date you saved in Faro. Open it in your account to see what to prepare. To delete this reminder, go to Process your Documents.`,
  };
}

/** Null once the reminder or the account is gone. */
async function readReminder(services: Services, owner: string, id: string): Promise<Reminder | null> {
  try {
    return await withOwner(services.db, owner, async (tx) => {
      const key = await readDataKey(tx, owner, services.keys);
      const [row] = await tx
        .select()
        .from(reminders)
        .where(and(eq(reminders.ownerId, owner), eq(reminders.id, id)));
      return row === undefined ? null : openReminder(row, key);
    });
  } catch (error) {
    if (error instanceof CodedError) return null;
    throw error;
  }
}

async function sendReminder(services: Services, data: JobData): Promise<void> {
  const owner = String(data.owner);
  const days = Number(data.days);
  const reminder = await readReminder(services, owner, String(data.reminder));
  if (reminder === null) return;
  const { email, phone, language } = await contactOf({ services }, owner);
  const { subject, text } = words(reminder, days, language);
  // The number was taken out of the account since: a date must not be missed for that.
  if (email !== null && (reminder.channel === "email" || phone === null))
    await services.mail.send({ to: email, subject, text, kind: "reminder", language });
  if (reminder.channel === "sms" && phone !== null)
    await services.sms.send({ to: phone, body: `Faro: ${text}`, kind: "reminder" });
}

export function registerReminders(services: Services): void {
  services.jobs.registerWorker(reminderQueue, (data) => sendReminder(services, data));
}
