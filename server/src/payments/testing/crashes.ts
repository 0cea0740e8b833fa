/** What the journeys through crashes share. */
import type { RequestContext } from "#server/http/context.ts";
import { Dead } from "#server/payments/testing/mortal.ts";
import type { Services } from "#server/services.ts";

/** The same numbers for the same seed, so that a failure can be run again. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A request of `who` (her network), made by the account `userId` when there is one. */
export function contextOf(services: Services, who: string, userId: string | null = null): RequestContext {
  const user = userId === null ? null : ({ id: userId, sessionId: "" } as RequestContext["user"]);
  return {
    ...{ services, requestId: "test", log: services.log, user, caller: null, bearer: "", addressKey: who },
    ensureCaller: () => {
      throw new Error("a payment makes no guest");
    },
    userAgent: "",
    language: "es",
    promises: () => false,
    signal: new AbortController().signal,
  };
}

/** Runs until it ends or the process under it dies; any other error is one. */
export async function untilDeath(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Dead) && !(error as Error).message.includes("Failed query")) throw error;
  }
}
