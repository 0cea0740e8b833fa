/** When an answer of the server comes from the phone (offline/worker/private-answers.ts), the screen says so. */

/** ISO time at which an answer was kept; the same name as the worker's. */
const savedHeader = "x-faro-saved";

let oldest: string | null = null;
const listeners = new Set<() => void>();

/** When the oldest answer on the screen was kept; null when all of it is fresh. */
export const savedCopyDate = (): string | null => oldest;

export function onSavedCopy(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Looks at every answer of the API. */
export function noteSavedCopy(response: Response): Response {
  const kept = response.headers.get(savedHeader);
  const next = kept === null ? null : oldest !== null && oldest < kept ? oldest : kept;
  if (next !== oldest) {
    oldest = next;
    for (const listener of [...listeners]) listener();
  }
  return response;
}
