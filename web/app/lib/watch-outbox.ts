/** Told to the page when messages that waited for the network have arrived. */
export const outboxSent = "faro-outbox-sent";

async function send(): Promise<void> {
  // The name stands in outbox.ts, which is fetched only when something waits.
  if (!(await caches.has("faro-private-outbox"))) return;
  const { sendOutbox } = await import("#web/lib/outbox.ts");
  if ((await sendOutbox()) > 0) document.dispatchEvent(new Event(outboxSent));
}

/**
 * Sends what was written in the public form without a network: now, and when the network is back. Returns a function
 * that stops it.
 */
export function watchOutbox(): () => void {
  const trySending = () => void send().catch(() => {});
  trySending();
  addEventListener("online", trySending);
  return () => removeEventListener("online", trySending);
}
