import type { AssistantStatus } from "@faro/contract/assistant/schemas.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "#web/lib/api.ts";
import { keepTrying } from "#web/lib/keep-trying.ts";
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

  /** Says whether the server was reached. Typing and the browser's voice work with the defaults until it is. */
  const ask = useCallback(async () => {
    const fresh = await askStatus();
    setStatus(fresh);
    onRemaining(fresh.remaining);
    return true;
  }, [onRemaining]);

  const ending = useRef(() => {});
  const refresh = useCallback(async () => {
    if (await ask().catch(() => false)) return;
    // What is left may have changed without a network: the count is right again as soon as there is one.
    ending.current();
    ending.current = keepTrying(ask);
  }, [ask]);

  useEffect(() => {
    ending.current = keepTrying(ask);
    // A phone that lay there overnight: another day has another question.
    const onVisible = () => {
      if (document.visibilityState === "visible") void refresh();
    };
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      ending.current();
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [ask, refresh]);
  return { status, refresh };
}
