import type { AssistantStatus } from "@faro/contract/assistant/schemas.ts";
import { useCallback, useEffect, useState } from "react";
import { api } from "#web/lib/api.ts";
import { currentSession } from "#web/lib/session.ts";

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

  const refresh = useCallback(async () => {
    try {
      const fresh = await askStatus();
      setStatus(fresh);
      onRemaining(fresh.remaining);
    } catch {
      // Typing and the browser's voice work with the defaults; the first question tells what is wrong.
    }
  }, [onRemaining]);

  useEffect(() => void refresh(), [refresh]);
  return { status, refresh };
}
