/** A first question was answered: whoever asks may need an answer without a network too (offline/offline-bar.tsx). */
const askedKey = "faro_asked";
const askedEvent = "faro:asked";

/** True once this browser's visit has had an answer. */
export function hasAsked(): boolean {
  try {
    return sessionStorage.getItem(askedKey) !== null;
  } catch {
    return false;
  }
}

/** Called with every answer; tells only of the first. */
export function tellAsked(): void {
  if (hasAsked()) return;
  try {
    sessionStorage.setItem(askedKey, "1");
  } catch {
    // Storage is closed to us: then nothing can be kept on the phone either.
    return;
  }
  dispatchEvent(new Event(askedEvent));
}

/** Returns what ends it. */
export function onAsked(listener: () => void): () => void {
  addEventListener(askedEvent, listener);
  return () => removeEventListener(askedEvent, listener);
}
