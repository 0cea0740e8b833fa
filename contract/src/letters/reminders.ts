import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { errorsOf } from "#contract/shared/operation-errors.ts";

/** Days before the date on which a reminder goes out, and how many dates one person may keep. */
export const reminderLimits = { days: [14, 3, 1], most: 50, titleCharacters: 120 } as const;

const reminderChannel = z.enum(["email", "sms"]);
export type ReminderChannel = z.infer<typeof reminderChannel>;

/**
 * `date` ISO, `time` "14:30" or null. The title is shown in the app only; messages carry the date alone. `today` is the
 * day where the person is: her tomorrow may be the server's today.
 */
export const reminderInput = z.object({
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  time: z.nullable(z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(reminderLimits.titleCharacters)),
  channel: reminderChannel,
  today: z.optional(z.iso.date()),
});
export type ReminderInput = z.infer<typeof reminderInput>;

export const reminderSchema = z.object({
  id: z.string(),
  date: z.string(),
  time: z.nullable(z.string()),
  title: z.string(),
  channel: reminderChannel,
});
export type Reminder = z.infer<typeof reminderSchema>;

/** `planned`: how many days before the date its messages go out, the most first. */
const addedReminder = z.extend(reminderSchema, { planned: z.array(z.number()) });
export type AddedReminder = z.infer<typeof addedReminder>;

/** `channels`: how this person can be reached here and now. */
const reminderList = z.object({ reminders: z.array(reminderSchema), channels: z.array(reminderChannel) });

/** `GET /api/reminders`: dates to be reminded of, nearest first. */
export const listReminders = oc
  .route({ method: "GET", path: "/reminders", tags: ["letters"] })
  .output(reminderList)
  .errors(errorsOf("SIGN_IN_REQUIRED"));

/**
 * `POST /api/reminders`: a message 14, 3 and 1 days before a date that the person has confirmed; of these the ones still
 * to come, and one at once when the date is tomorrow.
 */
export const addReminder = oc
  .route({ method: "POST", path: "/reminders", tags: ["letters"] })
  .input(reminderInput)
  .output(addedReminder)
  .errors(errorsOf("SIGN_IN_REQUIRED", "REMINDER_PAST", "REMINDER_NO_CONTACT", "REMINDER_TOO_MANY"));

/** `DELETE /api/reminders/{id}` */
export const deleteReminder = oc
  .route({ method: "DELETE", path: "/reminders/{id}", tags: ["letters"] })
  .input(z.object({ id: z.uuid() }))
  .output(z.object({ deleted: z.literal(true) }))
  .errors(errorsOf("SIGN_IN_REQUIRED", "NOT_FOUND"));
