/** 'Salir rápido': somebody came into the room. Used by the app and by the island of static pages. */

/** What a person might as well have been reading: nobody wonders about the weather. */
export const neutralAddress = {
  es: "https://www.google.com/search?q=clima+hoy",
  en: "https://www.google.com/search?q=weather+today",
} as const;

/** Milliseconds in which Escape must be pressed three times. */
const escapeWindow = 2000;

/** Clears the screen and this tab's storage, silences every voice, and puts a neutral page in this one's place. */
export function leaveQuickly(address: string): void {
  document.documentElement.style.display = "none";
  document.title = "…";
  try {
    sessionStorage.clear();
  } catch {
    // Storage is closed to us: then nothing is in it.
  }
  globalThis.speechSynthesis?.cancel();
  for (const media of document.querySelectorAll<HTMLMediaElement>("audio, video")) media.pause();
  location.replace(address);
}

/** Escape three times leaves, whatever dialog is open. Returns what ends the watch. */
export function watchEscape(leave: () => void): () => void {
  let presses: number[] = [];
  const onKey = (event: KeyboardEvent) => {
    if (event.repeat) return;
    presses = event.key === "Escape" ? [...presses, event.timeStamp].slice(-3) : [];
    const [first] = presses;
    if (presses.length === 3 && first !== undefined && event.timeStamp - first <= escapeWindow) leave();
  };
  addEventListener("keydown", onKey, { capture: true });
  return () => removeEventListener("keydown", onKey, { capture: true });
}
