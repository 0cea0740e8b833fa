import type { Session } from "@faro/contract/accounts/schemas.ts";
import { useSyncExternalStore } from "react";
import { currentSession, onSessionChange } from "#web/lib/session.ts";

/** The session of this browser; null for a visitor, undefined while the page is still the prerendered one. */
export function useSession(): Session | null | undefined {
  return useSyncExternalStore<Session | null | undefined>(
    (changed) => onSessionChange(changed),
    currentSession,
    () => undefined,
  );
}
