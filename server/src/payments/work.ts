/** The clocks of payments: a queue of the job provider that works the outbox off, and the nightly comparisons. */
import { checkScript } from "#server/payments/check-script.ts";
import { reconcileCharges, reconcileReturns } from "#server/payments/reconcile.ts";
import { runPaymentTasks } from "#server/payments/run-tasks.ts";
import type { Services } from "#server/services.ts";

const queue = "payments";
export const nightlyQueue = "payments-nightly";
/** When the gateway's own nightly run is through. */
const nightly = "40 11 * * *";

/** Every minute, and at the start of a copy, so that nothing stays behind after a crash. */
export function registerPayments(services: Services): void {
  services.jobs.registerWorker(queue, async () => {
    await runPaymentTasks(services);
  });
  services.jobs.schedule(queue, "* * * * *", "UTC");
  services.jobs.registerWorker(nightlyQueue, async () => {
    await checkScript(services);
    await reconcileReturns(services);
    await reconcileCharges(services);
  });
  services.jobs.schedule(nightlyQueue, nightly, "UTC");
}

/** Work was promised that nobody needs to wait a minute for. Its promise stands even when this fails. */
export function startPaymentTasks(services: Services): void {
  services.jobs
    .send(queue, {}, { singletonKey: "now" })
    .catch((error) => services.log.warn({ err: error }, "the payment queue was not woken"));
}
