/** A path of this site to go to, or the fallback: an address from outside could lead to somebody else's page. */
export function safePath(value: unknown, fallback: string): string {
  if (typeof value !== "string" || !/^\/(?![/\\])/.test(value)) return fallback;
  try {
    const here = "https://here.invalid";
    const url = new URL(value, here);
    return url.origin === here ? url.pathname + url.search + url.hash : fallback;
  } catch {
    return fallback;
  }
}
