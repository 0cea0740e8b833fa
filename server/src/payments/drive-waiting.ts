import { setTimeout as delay } from "node:timers/promises";
import type { RequestContext } from "#server/http/context.ts";
import { type Attempt, isOver, readAttempt } from "#server/payments/attempts.ts";
import { type Drive, driveAttempt } from "#server/payments/drive-attempt.ts";

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
