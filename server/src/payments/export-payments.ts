import type { Subscription } from "@faro/contract/payments/schemas.ts";
import type { Transaction } from "#server/db/client.ts";
import { presentSubscription } from "#server/payments/get-subscription.ts";
import { readReceipts, readSubscription } from "#server/payments/subscriptions.ts";
import type { Services } from "#server/services.ts";

/** What is kept about a person's money, for the copy she may ask for; null when she never subscribed. */
export async function exportPayments(
  services: Services,
  tx: Transaction,
  ownerId: string,
): Promise<Subscription | null> {
  const row = await readSubscription(tx, ownerId);
  return row === null ? null : presentSubscription(services, row, await readReceipts(tx, ownerId));
}
