import { appPages, home } from "@faro/contract/site/paths.ts";
import type { RequestEvent } from "#web/offline/worker/scope.ts";
import type { Shelf } from "#web/offline/worker/shelf.ts";

/** Milliseconds after which a kept page is shown although the network may still answer. */
const patience = 4000;

const clean = (path: string) => (path.length > 1 ? path.replace(/\/$/, "") : path);

/** The address whose kept page is shown for `path`; null where only the landing page is left. */
export function keptPage(path: string, knows: (url: string) => boolean): string | null {
  const page = clean(path);
  if (knows(page)) return page;
  const spanish = page.replace(/^\/en(?=\/)/, "");
  // The English pages are kept only for who reads English; the Spanish one is better than none.
  if (knows(spanish)) return spanish;
  const inApp = appPages.some((one) => page.startsWith(`${one}/`));
  return inApp && knows("/__spa-fallback.html") ? "/__spa-fallback.html" : null;
}

async function fromShelf(shelf: Shelf, path: string): Promise<Response | undefined> {
  const exact = await shelf.find(clean(path));
  if (exact !== undefined) return exact;
  const page = keptPage(path, (url) => url !== clean(path) && shelf.knows(url));
  return page === null ? undefined : await shelf.find(page);
}

/** A page: always the newest when there is a network, the kept one when there is none or it is too slow. */
export async function answerPage(event: RequestEvent, shelf: Shelf): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const kept = fromShelf(shelf, pathname);
  const network = Promise.resolve(event.preloadResponse)
    .catch(() => undefined)
    .then((preloaded) => preloaded ?? fetch(event.request));
  // When the kept page was quicker, nobody waits for this one any more.
  network.catch(() => {});
  try {
    const late = kept.then(async (page) => {
      if (page === undefined) return await network;
      await new Promise((resolve) => setTimeout(resolve, patience));
      return page;
    });
    const response = await Promise.race([network, late]);
    if (response.status < 502) return response;
    return (await kept) ?? response;
  } catch {
    return (await kept) ?? Response.redirect(home);
  }
}
