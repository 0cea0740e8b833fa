import { registerPurge } from "#server/history/delete-chats.ts";
import { registerRetention } from "#server/jobs/retention.ts";
import { registerReminders } from "#server/letters/send-reminder.ts";
import { registerPayments } from "#server/payments/work.ts";
import type { Services } from "#server/services.ts";

/** Who works off which queue, and what runs by the clock; each slice adds its line. */
export function registerWorkers(services: Services): void {
  registerRetention(services);
  registerPayments(services);
  registerReminders(services);
  registerPurge(services);
}
