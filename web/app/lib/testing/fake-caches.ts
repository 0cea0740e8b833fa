/** The browser's caches in memory: a deleted cache that somebody still holds is no longer in the list. */
export function createFakeCaches(site: string): CacheStorage {
  const addressOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, site).href;

  function createCache() {
    const answers = new Map<string, Response>();
    return {
      match: async (request: RequestInfo | URL) => answers.get(addressOf(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) => {
        answers.set(addressOf(request), response.clone());
      },
      delete: async (request: RequestInfo | URL) => answers.delete(addressOf(request)),
      keys: async () => [...answers.keys()].map((url) => new Request(url)),
    };
  }

  const all = new Map<string, ReturnType<typeof createCache>>();
  const caches = {
    open: async (name: string) => {
      const cache = all.get(name) ?? createCache();
      all.set(name, cache);
      return cache;
    },
    keys: async () => [...all.keys()],
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    match: async (request: RequestInfo | URL) => {
      for (const cache of all.values()) {
        const found = await cache.match(request);
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
  return caches as unknown as CacheStorage;
}
