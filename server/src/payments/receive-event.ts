import { holdsCard } from "@faro/contract/payments/luhn.ts";
import { lt } from "#server/db/orm.ts";
import { webhookIsGenuine } from "#server/payments/authorize-net/signature.ts";
import { paymentEvents } from "#server/payments/tables.ts";
import { promise } from "#server/payments/tasks.ts";
import type { Services } from "#server/services.ts";

/** Ids as the gateway writes them; anything else is not stored. */
const idForm = /^[\w-]{1,80}$/;
const kindForm = /^net\.authorize\.[A-Za-z.]{1,80}$/;

interface Notification {
  notificationId?: unknown;
  eventType?: unknown;
  payload?: { id?: unknown };
}

function read(body: Uint8Array): Notification | null {
  try {
    const value: unknown = JSON.parse(
      Buffer.from(body)
        .toString("utf8")
        .replace(/^\uFEFF/, ""),
    );
    return typeof value === "object" ? (value as Notification | null) : null;
  } catch {
    return null;
  }
}

/**
 * Takes a notification of Authorize.Net; the signature covers exactly these bytes. False: not genuine. A repeated one
 * changes nothing; it is acknowledged once it is stored, together with the work it asks for.
 */
export async function receiveEvent(
  services: Services,
  body: Uint8Array,
  signature: string | undefined,
): Promise<boolean> {
  const key = services.env.AUTHNET_SIGNATURE_KEY;
  if (key === undefined || !webhookIsGenuine(body, signature, key)) return false;
  const event = read(body);
  const [id, kind, entity] = [event?.notificationId, event?.eventType, event?.payload?.id].map((part) =>
    typeof part === "string" || typeof part === "number" ? String(part) : "",
  ) as [string, string, string];
  if (!idForm.test(id) || !kindForm.test(kind) || !idForm.test(entity)) return true;
  // Ids have twelve digits at most; what looks like a card is not stored, whoever sends it.
  if (holdsCard(entity)) return true;
  const now = services.now();
  await services.db.transaction(async (tx) => {
    const fresh = await tx
      .insert(paymentEvents)
      .values({ id, kind, entity, receivedAt: new Date(now) })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (fresh.length > 0) await promise(tx, { kind: "event", accountId: null, subject: id, dueAt: now });
  });
  return true;
}

const kept = 90 * 24 * 60 * 60 * 1000;

/** Events are kept as long as the gateway might send one again. */
export async function forgetEvents({ db }: Services, now: number): Promise<void> {
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, new Date(now - kept)));
}
