import { keepTrying } from "#web/lib/keep-trying.ts";

/** Told to the page when messages that waited for the network have arrived. */
export const outboxSent = "faro-outbox-sent";

/** True when nothing waits any more. */
async function send(): Promise<boolean> {
  // The name stands in outbox.ts, which is fetched only when something waits.
  if (!(await caches.has("faro-private-outbox").catch(() => false))) return true;
  const { sendOutbox } = await import("#web/lib/outbox.ts");
  if ((await sendOutbox()) > 0) document.dispatchEvent(new Event(outboxSent));
  return true;
}

/** The worker was quicker (Background Sync). */
function heardFromWorker({ data }: MessageEvent): void {
  if ((data as { type?: unknown } | null)?.type === outboxSent) document.dispatchEvent(new Event(outboxSent));
}

/** Sends what was written in the public form without a network, as soon as there is one. Returns what ends it. */
export function watchOutbox(): () => void {
  // Closed to us in private windows: then nothing was kept either.
  if (globalThis.caches === undefined) return () => {};
  navigator.serviceWorker?.addEventListener("message", heardFromWorker);
  const end = keepTrying(send);
  return () => {
    navigator.serviceWorker?.removeEventListener("message", heardFromWorker);
    end();
  };
}
