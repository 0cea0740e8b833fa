/**
 * A session that came in the address. Anybody can send such a link, and whoever follows it would ask her questions in
 * the sender's account: it is taken over only after she said that the account is hers.
 */
import type { Session } from "@faro/contract/accounts/schemas.ts";
import { currentSession, setSession } from "#web/lib/session.ts";

let offered: Session | null = null;
const listeners = new Set<() => void>();

function offer(session: Session | null): void {
  offered = session;
  for (const listener of [...listeners]) listener();
}

/** The session that waits for an answer; the same object until it is given. */
export function offeredSession(): Session | null {
  return offered;
}

/** Calls `listener` when a session is offered or the answer was given. Returns a function that stops it. */
export function onOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** False when it was not taken over: signed in elsewhere while the question stood, her own session stays. */
export function acceptOffer(): boolean {
  const session = offered;
  offer(null);
  if (session === null || currentSession() !== null) return false;
  setSession(session);
  return true;
}

/** Ends the offered session on the server, so that nothing of it is left on this device to be used. */
export async function declineOffer(): Promise<void> {
  const session = offered;
  offer(null);
  if (session === null) return;
  await fetch("/api/auth/sign-out", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${session.access_token}` },
    body: "{}",
  }).catch(() => null);
}

/**
 * Takes tokens out of the address (`#access_token=…&refresh_token=…`) before anything else can read them. The refresh
 * token is changed at once, so that what may be in a history or a log is worth nothing.
 */
export async function sessionFromAddress(): Promise<void> {
  const fields = new URLSearchParams(location.hash.slice(1));
  const refresh_token = fields.get("refresh_token");
  const access_token = fields.get("access_token");
  if (refresh_token === null || access_token === null) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  if (currentSession() !== null) return;
  const response = await fetch("/api/auth/token", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ refresh_token }),
  }).catch(() => null);
  if (response?.ok === true) offer((await response.json()) as Session);
}
