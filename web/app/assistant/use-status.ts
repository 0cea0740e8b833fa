import type { AssistantStatus } from "@faro/contract/assistant/schemas.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "#web/lib/api.ts";
import { currentSession } from "#web/lib/session.ts";

/** Milliseconds. */
const askAgain = 10_000;

/** A visitor's first screen asks for nothing else at once: for her it goes without the client of the API. */
async function askStatus(): Promise<AssistantStatus> {
  if (currentSession() !== null) return await api.assistant.getStatus();
  const response = await fetch("/api/assistant/status");
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as AssistantStatus;
}

/** What the server says before the first question: who answers, who reads aloud, what is left. */
export function useStatus(onRemaining: (remaining: number | null) => void) {
  const [status, setStatus] = useState<AssistantStatus | null>(null);

  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refresh = useCallback(async () => {
    clearTimeout(later.current);
    try {
      const fresh = await askStatus();
      setStatus(fresh);
      onRemaining(fresh.remaining);
    } catch {
      // Typing and the browser's voice work with the defaults; what is left may have changed without a network.
      later.current = setTimeout(refresh, askAgain);
    }
  }, [onRemaining]);

  useEffect(() => {
    void refresh();
    // A phone that lay there overnight: another day has another question.
    const onVisible = () => document.visibilityState === "visible" && void refresh();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearTimeout(later.current);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [refresh]);
  return { status, refresh };
}
