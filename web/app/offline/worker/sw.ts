/**
 * The service worker: public pages, the app's shell and the guide without a network. Built into /sw.js by
 * tools/lib/service-worker.ts. Pages come from the network first, because a date in them may have changed.
 */
import { outboxTag, sendOutbox } from "#web/lib/outbox.ts";
import { outboxRefused, outboxSent } from "#web/lib/watch-outbox.ts";
import { answerPage } from "#web/offline/worker/pages.ts";
import { answerPrivate, isPrivate } from "#web/offline/worker/private-answers.ts";
import type { RequestEvent, WorkerScope } from "#web/offline/worker/scope.ts";
import { createShelf, optionalGroups, type Plan } from "#web/offline/worker/shelf.ts";

declare const __FARO_PLAN__: Plan;

const scope = globalThis as unknown as WorkerScope;
const shelf = createShelf(__FARO_PLAN__);

/** A file whose name holds its content: the kept one is as good as any. */
async function answerAsset(request: Request, url: string): Promise<Response> {
  return (await shelf.find(url)) ?? (await fetch(request));
}

async function answerFile(request: Request, url: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await shelf.find(url);
    if (kept === undefined) throw error;
    return kept;
  }
}

function answerTo(event: RequestEvent): Promise<Response> | null {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== scope.location.origin) return null;
  if (pathname.startsWith("/api/")) {
    // The stream of changes is never kept, and must not hang on the worker.
    if (!isPrivate(pathname) || pathname.endsWith("/events")) return null;
    return answerPrivate(request, (work) => event.waitUntil(work));
  }
  if (request.method !== "GET" || request.headers.has("range")) return null;
  if (request.mode === "navigate") return answerPage(event, shelf);
  if (pathname.startsWith("/assets/")) return answerAsset(request, pathname);
  return shelf.knows(pathname) ? answerFile(request, pathname) : null;
}

scope.addEventListener("install", (event) => event.waitUntil(shelf.install()));

scope.addEventListener("activate", (event) => {
  const preload = scope.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([shelf.dropOld(), preload, scope.clients.claim()]));
});

scope.addEventListener("fetch", (event) => {
  const answer = answerTo(event);
  if (answer !== null) event.respondWith(answer);
});

scope.addEventListener("message", (event) => {
  const message = event.data as { type?: unknown; group?: unknown } | null;
  // Only from the button 'Actualizar'.
  if (message?.type === "activate") event.waitUntil(scope.skipWaiting());
  const group = optionalGroups.find((one) => one === message?.group);
  if (message?.type === "keep" && group !== undefined) {
    event.waitUntil(shelf.keepGroup(group).catch(() => {}));
  }
});

async function sendAndTell(): Promise<void> {
  const { sent, refused } = await sendOutbox();
  for (const page of await scope.clients.matchAll()) {
    if (sent > 0) page.postMessage({ type: outboxSent });
    if (refused > 0) page.postMessage({ type: outboxRefused });
  }
}

scope.addEventListener("sync", (event) => {
  // What fails is tried again by the browser, later.
  if (event.tag === outboxTag) event.waitUntil(sendAndTell());
});
