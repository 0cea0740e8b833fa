import { registerRetention } from "#server/jobs/retention.ts";
import { registerReminders } from "#server/letters/send-reminder.ts";
import type { Services } from "#server/services.ts";

/** Who works off which queue, and what runs by the clock; each slice adds its line. */
export function registerWorkers(services: Services): void {
  registerRetention(services);
  registerReminders(services);
}
