import { api, isUnauthorized } from "#web/lib/api.ts";
import { forgetSession } from "#web/lib/session.ts";

let leaving = false;

/** True while the person signs out herself; a session that ends by itself is told in other words. */
export function isSigningOut(): boolean {
  return leaving;
}

/** Forgets a session that is over on the server; the screen itself says what happened. */
export async function forgetQuietly(): Promise<void> {
  leaving = true;
  try {
    await forgetSession();
  } finally {
    leaving = false;
  }
}

/**
 * Ends the session on the server, then forgets it here. Without a network it stays open, because a session that only
 * this browser forgot could still be used by who has its tokens. Throws then.
 */
export async function signOut(): Promise<void> {
  leaving = true;
  try {
    await api.accounts.signOut().catch((error: unknown) => {
      // Already over: nothing to end.
      if (!isUnauthorized(error)) throw error;
    });
    await forgetSession();
  } finally {
    leaving = false;
  }
}
