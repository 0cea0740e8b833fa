import type { AssistantStatus } from "@faro/contract/assistant/schemas.ts";
import { useCallback, useEffect, useState } from "react";
import { api } from "#web/lib/api.ts";

/** What the server says before the first question: who answers, who reads aloud, what is left. */
export function useStatus(onRemaining: (remaining: number | null) => void) {
  const [status, setStatus] = useState<AssistantStatus | null>(null);

  const refresh = useCallback(async () => {
    try {
      const fresh = await api.assistant.getStatus();
      setStatus(fresh);
      onRemaining(fresh.remaining);
    } catch {
      // Typing and the browser's voice work with the defaults; the first question tells what is wrong.
    }
  }, [onRemaining]);

  useEffect(() => void refresh(), [refresh]);
  return { status, refresh };
}
