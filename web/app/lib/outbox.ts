/**
 * Messages of the public form that were written without a network. They lie in a cache, because the service worker
 * sends them too, where the browser has Background Sync. Sent once: one sender at a time, and each message carries an
 * id under which the server keeps it once. Signing out drops them (lib/session.ts), and so does the quick exit
 * (layout/leave-quickly.ts): a visitor has nothing else to tap when somebody looks at her phone.
 */
export const outboxName = "faro-private-outbox";
/** The name under which the browser wakes the worker when the network is back. */
export const outboxTag = "faro-outbox";

interface SyncManager {
  register(tag: string): Promise<void>;
}

async function wakeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // Not on iPhones, nor in Firefox: there the next page of ours sends it.
  await (registration as { sync?: SyncManager } | undefined)?.sync?.register(outboxTag);
}

/** Keeps a message for later. False when nothing can be kept here. */
export async function keepMessage(id: string, body: string): Promise<boolean> {
  try {
    await (await caches.open(outboxName)).put(`/outbox/${id}`, new Response(body));
  } catch {
    return false;
  }
  await wakeWorker().catch(() => {});
  return true;
}

/** Something is waiting here: who comes back is shown that, not an empty form. */
export async function hasMessages(): Promise<boolean> {
  try {
    return await caches.has(outboxName);
  } catch {
    return false;
  }
}

export async function dropMessages(): Promise<void> {
  await caches.delete(outboxName);
}

/** Returns how many were sent. Throws when the network or the server is away: they wait on. */
async function sendAll(): Promise<number> {
  if (!(await caches.has(outboxName))) return 0;
  const cache = await caches.open(outboxName);
  let sent = 0;
  for (const key of await cache.keys()) {
    const body = await (await cache.match(key))?.text();
    if (body === undefined) continue;
    const response = await fetch("/api/user-feedback", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    if (response.status === 429 || response.status >= 500) throw new Error(String(response.status));
    await cache.delete(key);
    // What is refused for good can never be sent.
    if (response.ok) sent += 1;
  }
  if ((await cache.keys()).length === 0) await caches.delete(outboxName);
  return sent;
}

/** Sends what waits; in the page or in the worker, whoever comes first. */
export async function sendOutbox(): Promise<number> {
  return navigator.locks === undefined ? await sendAll() : await navigator.locks.request(outboxTag, sendAll);
}
