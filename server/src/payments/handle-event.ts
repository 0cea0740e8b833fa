/** Takes an event of the gateway to the person it is about. The event only says where to look. */
import { eq } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { refreshSubscription } from "#server/payments/refresh-subscription.ts";
import { stopUnowned } from "#server/payments/stop-unowned.ts";
import {
  markReturned,
  ownerOfCharge,
  ownerOfSubscription,
  readReceipts,
} from "#server/payments/subscriptions.ts";
import { paymentEvents, paymentTasks } from "#server/payments/tables.ts";
import type { Services } from "#server/services.ts";

/**
 * A refund is a charge of its own: the one it returns still looks settled. A part of it still pays for its time; parts
 * that make the whole are added up by the night.
 */
async function takeBack(services: Services, transactionId: string, cents: number): Promise<string | null> {
  const ownerId = await ownerOfCharge(services, transactionId);
  if (ownerId === null) return null;
  await withOwner(services.db, ownerId, async (tx) => {
    const receipts = await readReceipts(tx, ownerId);
    const paid = receipts.find(({ id }) => id === transactionId)?.cents ?? 0;
    if (cents >= paid) await markReturned(tx, ownerId, transactionId);
  });
  return ownerId;
}

async function ownerOf(services: Services, kind: string, entity: string): Promise<string | null> {
  if (kind.startsWith("net.authorize.customer.subscription."))
    return await ownerOfSubscription(services, entity);
  const known = await ownerOfCharge(services, entity);
  if (known !== null) return known;
  const charge = await services.payments.getCharge(entity);
  if (charge === null) return null;
  if (charge.subscription !== null) {
    const owner = await ownerOfSubscription(services, charge.subscription.id);
    if (owner === null) await stopUnowned(services, charge, charge.subscription.id);
    return owner;
  }
  if (charge.returns !== null) return await takeBack(services, charge.returns, charge.cents);
  // The outcome of a held charge: its attempt waits in the outbox under the invoice number.
  await services.db
    .update(paymentTasks)
    .set({ dueAt: new Date(services.now()) })
    .where(eq(paymentTasks.subject, charge.invoice));
  return null;
}

/** An event about nobody of ours is let go. Throws GatewayUnavailable. */
export async function handleEvent(services: Services, id: string): Promise<void> {
  const [event] = await services.db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
  if (event === undefined || event.entity === "") return;
  const ownerId = await ownerOf(services, event.kind, event.entity);
  if (ownerId !== null) await refreshSubscription(services, ownerId);
}
