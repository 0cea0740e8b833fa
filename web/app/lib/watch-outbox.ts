import { keepTrying } from "#web/lib/keep-trying.ts";

/** Told to the page when messages that waited for the network have arrived. */
export const outboxSent = "faro-outbox-sent";

/** Told to the page when the server would not have one of them; the form gives the words back (lib/outbox.ts). */
export const outboxRefused = "faro-outbox-refused";

/** True when nothing waits any more. */
async function send(): Promise<boolean> {
  // The name stands in outbox.ts, which is fetched only when something waits.
  if (!(await caches.has("faro-private-outbox").catch(() => false))) return true;
  const { sendOutbox } = await import("#web/lib/outbox.ts");
  const { sent, refused } = await sendOutbox();
  if (sent > 0) document.dispatchEvent(new Event(outboxSent));
  if (refused > 0) document.dispatchEvent(new Event(outboxRefused));
  return true;
}

/** The worker was quicker (Background Sync). */
function heardFromWorker({ data }: MessageEvent): void {
  const type = (data as { type?: unknown } | null)?.type;
  if (type === outboxSent || type === outboxRefused) document.dispatchEvent(new Event(type));
}

function onRefused(): void {
  if (document.querySelector("form[data-user-feedback]") !== null) return;
  void import("#web/lib/tell-refused.ts").then(({ tellRefused }) => tellRefused());
}

/** Sends what was written in the public form without a network, as soon as there is one. Returns what ends it. */
export function watchOutbox(): () => void {
  // Closed to us in private windows: then nothing was kept either.
  if (globalThis.caches === undefined) return () => {};
  navigator.serviceWorker?.addEventListener("message", heardFromWorker);
  document.addEventListener(outboxRefused, onRefused);
  const end = keepTrying(send);
  return () => {
    navigator.serviceWorker?.removeEventListener("message", heardFromWorker);
    document.removeEventListener(outboxRefused, onRefused);
    end();
  };
}
