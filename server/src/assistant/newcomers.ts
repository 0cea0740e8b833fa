/**
 * Guests whom this copy of the server has just made: all their questions are left and nothing was said, for which no database needs
 * to be asked. So the provider can be called for a first question while it is being taken from the quota (decision 0082).
 */
import { passLifetime } from "#server/assistant/pass.ts";

/** The oldest goes first; who is forgotten hears her first word a millisecond later. */
const most = 10_000;
/** Milliseconds for which nobody of an address is a newcomer after one of its questions was refused. */
const refusedFor = 60 * 60 * 1000;

export interface Newcomers {
  /** This guest was made now. */
  add(guestId: string): void;
  /** True once for a guest who was made since her pass is good: what she asks now is her first question. */
  take(guestId: string, addressKey: string): boolean;
  /** A question of this address was refused after all: no call is made for it ahead of its quota for an hour. */
  refuse(addressKey: string): void;
}

/** Remembers until when, the newest last. */
function remember(until: Map<string, number>, key: string, end: number): void {
  until.delete(key);
  until.set(key, end);
  const oldest = until.keys().next().value;
  if (until.size > most && oldest !== undefined) until.delete(oldest);
}

export function createNewcomers(now: () => number): Newcomers {
  const made = new Map<string, number>();
  const refused = new Map<string, number>();
  return {
    add: (guestId) => remember(made, guestId, now() + passLifetime),
    take(guestId, addressKey) {
      const until = made.get(guestId) ?? 0;
      made.delete(guestId);
      return until > now() && !((refused.get(addressKey) ?? 0) > now());
    },
    refuse: (addressKey) => remember(refused, addressKey, now() + refusedFor),
  };
}
