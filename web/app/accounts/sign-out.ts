import { api, isUnauthorized } from "#web/lib/api.ts";
import { forgetSession } from "#web/lib/session.ts";

/**
 * Ends the session on the server, then forgets it here. Without a network it stays open, because a session that only
 * this browser forgot could still be used by who has its tokens. Throws then.
 */
export async function signOut(): Promise<void> {
  try {
    await api.accounts.signOut();
  } catch (error) {
    // Already over: nothing to end.
    if (!isUnauthorized(error)) throw error;
  }
  await forgetSession();
}
