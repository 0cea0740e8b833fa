import { accountLimits } from "@faro/contract/accounts/limits.ts";
import { useCallback, useEffect, useState } from "react";

/**
 * Seconds until another code can be asked for, by the clock and not by counting: a phone stops the page while its owner
 * reads the message. `start` begins the wait, whole or with what the server says is left (seconds).
 */
export function useCodeWait() {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(Date.now);
  const most = accountLimits.codeWait / 1000;
  const wait = Math.min(most, Math.max(0, Math.ceil((until - now) / 1000)));
  const start = useCallback(
    (seconds = most) => {
      setUntil(Date.now() + seconds * 1000);
      setNow(Date.now());
    },
    [most],
  );
  const counting = wait > 0;
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [counting]);
  return { wait, start };
}
