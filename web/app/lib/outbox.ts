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

/** The server would not have these, now or ever; the words stay until their writer has seen them again. */
const refusedPrefix = "/refused/";

const pathOf = (request: Request) => new URL(request.url).pathname;
const isRefused = (request: Request) => pathOf(request).startsWith(refusedPrefix);

/** Something is waiting here: who comes back is shown that, not an empty form. */
export async function hasMessages(): Promise<boolean> {
  try {
    if (!(await caches.has(outboxName))) return false;
    return (await (await caches.open(outboxName)).keys()).some((key) => !isRefused(key));
  } catch {
    return false;
  }
}

/** The body of a message that the server refused, to be shown once to who wrote it; null when there is none. */
export async function takeRefused(): Promise<string | null> {
  try {
    if (!(await caches.has(outboxName))) return null;
    const cache = await caches.open(outboxName);
    const keys = await cache.keys();
    const key = keys.find(isRefused);
    const body = key === undefined ? undefined : await (await cache.match(key))?.text();
    if (key === undefined || body === undefined) return null;
    await cache.delete(key);
    if (keys.length === 1) await caches.delete(outboxName);
    return body;
  } catch {
    return null;
  }
}

export async function dropMessages(): Promise<void> {
  await caches.delete(outboxName);
}

/** How many went out, and how many the server would not have. */
export interface Outcome {
  sent: number;
  refused: number;
}

/** Throws when the network or the server is away: what is left waits on. */
async function sendAll(): Promise<Outcome> {
  const outcome = { sent: 0, refused: 0 };
  if (!(await caches.has(outboxName))) return outcome;
  const cache = await caches.open(outboxName);
  for (const key of (await cache.keys()).filter((one) => !isRefused(one))) {
    const body = await (await cache.match(key))?.text();
    if (body === undefined) continue;
    const response = await fetch("/api/user-feedback", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    if ([408, 429].includes(response.status) || response.status >= 500)
      throw new Error(String(response.status));
    if (!response.ok) await cache.put(refusedPrefix + pathOf(key).split("/").at(-1), new Response(body));
    await cache.delete(key);
    outcome[response.ok ? "sent" : "refused"] += 1;
  }
  if ((await cache.keys()).length === 0) await caches.delete(outboxName);
  return outcome;
}

/** Sends what waits; in the page or in the worker, whoever comes first. */
export async function sendOutbox(): Promise<Outcome> {
  return navigator.locks === undefined ? await sendAll() : await navigator.locks.request(outboxTag, sendAll);
}
