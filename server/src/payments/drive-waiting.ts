import { setTimeout as delay } from "node:timers/promises";
import { paymentFailures } from "@faro/contract/payments/error-text.ts";
import type { RequestContext } from "#server/http/context.ts";
import { type Attempt, isOver, readAttempt } from "#server/payments/attempts.ts";
import { type Drive, driveAttempt } from "#server/payments/drive-attempt.ts";

/**
 * Found under way, and the gateway knows nothing of it after the time any request takes: nothing was charged, and whoever
 * stands here with a card may pay at once. Should it arrive after all, the outbox undoes it (`lookAgain`).
 */
export function wasNeverMade(before: Attempt, after: Attempt | null): boolean {
  return (
    before.state === "charging" && after?.state === "failed" && after.failure === paymentFailures.unknown
  );
}

/** Works on an attempt while a person waits; when another request has it, waits for that one's end. */
export async function driveWaiting(
  { services, signal }: RequestContext,
  { ownerId, id }: Attempt,
  drive: Omit<Drive, "answerEarly">,
): Promise<Attempt | null> {
  for (let waited = 0; waited < 200; waited += 1) {
    const after = await driveAttempt(services, ownerId, id, { ...drive, answerEarly: true });
    if (after !== null) return after;
    const now = await readAttempt(services, ownerId, id);
    if (now === null || isOver(now.state) || now.state === "opened") return now;
    await delay(200, undefined, { signal });
  }
  return await readAttempt(services, ownerId, id);
}
