/** Installs the service worker, and tells of a new version. Shared by static pages and the app; no React. */
import type { OptionalGroup } from "#web/offline/worker/shelf.ts";

/** Milliseconds after the page is there: whoever came to read is served first. */
const rest = 3000;
/** Milliseconds between two looks for a new version, in an app that stays open. */
const lookEvery = 60 * 60 * 1000;

const listeners = new Set<() => void>();
let waiting: ServiceWorker | null = null;

/** The version that waits for the tap on 'Actualizar'; null when this one is the newest. */
export const waitingVersion = (): ServiceWorker | null => waiting;

/** Calls `listener` when a new version is there. Returns a function that stops it. */
export function onWaitingVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The first installation replaces nothing.
    if (registration.waiting === null || navigator.serviceWorker.controller === null) return;
    waiting = registration.waiting;
    for (const listener of [...listeners]) listener();
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - looked < lookEvery) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
}

/** Resolves when the page is loaded and the phone has nothing better to do. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => setTimeout(resolve, rest);
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  });
}

/** Keeps public pages and the app on this phone, and the optional groups that are worth it to this person. */
export async function keepOffline(groups: readonly OptionalGroup[]): Promise<void> {
  await idle();
  const container = navigator.serviceWorker;
  if (container === undefined) return;
  try {
    const registration = await container.register("/sw.js", { updateViaCache: "none" });
    watch(registration);
    const { active } = await container.ready;
    for (const group of groups) active?.postMessage({ type: "keep", group });
  } catch {
    // Storage is full or closed to us: everything works as long as there is a network.
  }
}

/** Hands over to the new version and loads the page anew. Only from a tap. */
export function updateNow(): void {
  // Another window has done it already: then nothing is left to wait for.
  if (waiting?.state !== "installed") {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage({ type: "activate" });
}
