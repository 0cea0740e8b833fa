/** A first question was answered: whoever asks may need an answer without a network too (offline/offline-bar.tsx). */
const askedKey = "faro_asked";
const askedEvent = "faro:asked";

/** False where storage is closed to us. */
function isMarked(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** True once this browser's visit has had an answer. */
export const hasAsked = () => isMarked(askedKey);

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

/** Something was asked in this tab. What a reload or a Back throws off the screen comes back here, and in no other tab of a shared phone. */
const beganKey = "faro_began";

export const beganHere = () => isMarked(beganKey);

/** `false` once the conversation was erased. */
export function tellBegan(began = true): void {
  try {
    if (began) sessionStorage.setItem(beganKey, "1");
    else sessionStorage.removeItem(beganKey);
  } catch {
    // Storage is closed to us: then a reload begins anew.
  }
}

/** Returns what ends it. */
export function onAsked(listener: () => void): () => void {
  addEventListener(askedEvent, listener);
  return () => removeEventListener(askedEvent, listener);
}
