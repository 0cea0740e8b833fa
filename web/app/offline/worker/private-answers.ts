/**
 * Saved chats a person has already seen stay readable without a network. They lie in a cache of hers alone, which
 * signing out deletes (lib/session.ts), and which any change of them empties: what she deleted is not kept here.
 */

/** Every read below this address is kept, nothing else of the API. */
const prefix = "/api/saved-chats";
/** Reads that are sent as POST, so that searched words stand in no address. */
const readings = /\/(days|search|count)$/;
/** Sent as POST too, and change no chat: what is kept stays. */
const harmless = /\/(prepare|export|reopen)$/;
/** Oldest answers go first. */
const mostAnswers = 120;

/** Set on an answer that comes from the phone: when it was kept, ISO. */
export const savedHeader = "x-faro-saved";

export const isPrivate = (path: string) => path === prefix || path.startsWith(`${prefix}/`);

/** The person a token was made for; the server checks the token, here it only names the cache. */
export function ownerOf(authorization: string | null): string | null {
  try {
    const part = authorization?.split(".")[1] ?? "";
    const claims = JSON.parse(atob(part.replaceAll("-", "+").replaceAll("_", "/"))) as { sub?: unknown };
    return typeof claims.sub === "string" && claims.sub !== "" ? claims.sub : null;
  } catch {
    return null;
  }
}

/** Where the answer to a request lies; null for what changes something. Searched words become a digest. */
async function keyOf(request: Request): Promise<string | null> {
  const { pathname, search } = new URL(request.url);
  if (request.method === "GET") return pathname + search;
  if (request.method !== "POST" || !readings.test(pathname)) return null;
  const digest = await crypto.subtle.digest("SHA-256", await request.clone().arrayBuffer());
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${pathname}?body=${hex}`;
}

async function keep(cache: Cache, key: string, response: Response): Promise<void> {
  const headers = new Headers(response.headers);
  headers.set(savedHeader, new Date().toISOString());
  await cache.put(key, new Response(await response.blob(), { status: response.status, headers }));
  const known = await cache.keys();
  for (const old of known.slice(0, Math.max(0, known.length - mostAnswers))) await cache.delete(old);
}

/** Answers a request for saved chats: from the server, and from the phone when it cannot be reached. */
export async function answerPrivate(request: Request, waitUntil: (work: Promise<unknown>) => void) {
  const owner = ownerOf(request.headers.get("authorization"));
  if (owner === null) return await fetch(request);
  const name = `faro-private-${owner}`;
  const key = await keyOf(request);
  if (key === null) {
    const response = await fetch(request);
    if (response.ok && !harmless.test(new URL(request.url).pathname)) await caches.delete(name);
    return response;
  }
  // Opened before the request: when she signs out meanwhile, the answer goes with the cache that was deleted.
  const cache = await caches.open(name);
  try {
    const response = await fetch(request);
    const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
    if (response.ok && isJson) waitUntil(keep(cache, key, response.clone()).catch(() => {}));
    // Deleted, maybe on another device: then it is not kept here either.
    if (response.status === 404 || response.status === 410) waitUntil(cache.delete(key));
    return response;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept === undefined) throw error;
    return kept;
  }
}
