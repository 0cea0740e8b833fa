/** 'Salir rápido': somebody came into the room. Used by the app and by the island of static pages. */

/** What a person might as well have been reading: nobody wonders about the weather. */
export const neutralAddress = {
  es: "https://www.google.com/search?q=clima+hoy",
  en: "https://www.google.com/search?q=weather+today",
} as const;

/** Sent to the window by a quick exit: who speaks or listens ends then; the next page may take seconds to come. */
export const leavingEvent = "faro:leaving";

/** Milliseconds in which Escape must be pressed three times. */
const escapeWindow = 2000;

/** Key in this tab's storage: where it went when somebody left quickly. */
const leftKey = "faro_left";

/**
 * Runs in the head of every page, before anything is drawn. Going Back after a quick exit meets the neutral page again;
 * whoever opens Faro herself gets in, and the mark is gone. It also hears the tap: until the page's own script has come, which on a
 * slow phone takes seconds, the link alone would leave this page in the history, unmarked.
 */
export const stayAwayScript = `try{var l=sessionStorage.getItem("${leftKey}");if(l){if((performance.getEntriesByType("navigation")[0]||{}).type==="back_forward"){document.documentElement.style.display="none";location.replace(l)}else sessionStorage.removeItem("${leftKey}")}}catch(e){}addEventListener("click",function(e){var a=e.target.closest&&e.target.closest("a[data-quick-exit]");if(!a)return;e.preventDefault();document.documentElement.style.display="none";try{sessionStorage.clear();sessionStorage.setItem("${leftKey}",a.href)}catch(e){}location.replace(a.href)},true);`;

/** Messages that wait for the network: lib/outbox.ts, which every page would have to load for its name. */
const outboxName = "faro-private-outbox";

/**
 * Clears the screen and this tab's storage, silences every voice, and puts a neutral page in this one's place. What
 * waits for the network goes too: name, address and words would lie on the phone for whoever takes it.
 */
export function leaveQuickly(address: string): void {
  document.documentElement.style.display = "none";
  document.title = "…";
  try {
    sessionStorage.clear();
    sessionStorage.setItem(leftKey, address);
  } catch {
    // Storage is closed to us: then nothing is in it.
  }
  globalThis.caches?.delete(outboxName).catch(() => {});
  dispatchEvent(new Event(leavingEvent));
  globalThis.speechSynthesis?.cancel();
  for (const media of document.querySelectorAll<HTMLMediaElement>("audio, video")) media.pause();
  location.replace(address);
}

/** A page that the browser kept whole comes back without running its head. */
function watchReturn(): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    try {
      const address = sessionStorage.getItem(leftKey);
      if (address !== null) leaveQuickly(address);
    } catch {
      // Storage is closed to us: nothing was marked.
    }
  };
  addEventListener("pageshow", onShow);
  return () => removeEventListener("pageshow", onShow);
}

/**
 * A tap where the exit stands leaves, even while a dialog, a backdrop or a notice lies over it or has made it inert:
 * what looks alive must be alive. A tap that reaches the exit itself is left to its own handler.
 */
function watchCoveredTaps(exit: Element, leave: () => void): () => void {
  let pressed = false;
  const isCovered = ({ clientX: x, clientY: y, target }: PointerEvent) => {
    if (target instanceof Element && target.closest("[data-quick-exit]") !== null) return false;
    const { left, right, top, bottom } = exit.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  };
  const onDown = (event: PointerEvent) => {
    pressed = event.isPrimary && event.button === 0 && isCovered(event);
    // What lies over it must not take the tap as one beside a dialog.
    if (pressed) event.stopImmediatePropagation();
  };
  const onUp = (event: PointerEvent) => {
    if (pressed && isCovered(event)) leave();
    pressed = false;
  };
  const onCancel = () => {
    pressed = false;
  };
  addEventListener("pointerdown", onDown, { capture: true });
  addEventListener("pointerup", onUp, { capture: true });
  addEventListener("pointercancel", onCancel, { capture: true });
  return () => {
    removeEventListener("pointerdown", onDown, { capture: true });
    removeEventListener("pointerup", onUp, { capture: true });
    removeEventListener("pointercancel", onCancel, { capture: true });
  };
}

/** Escape three times leaves, whatever dialog is open. Returns what ends the watch. */
function watchEscape(leave: () => void): () => void {
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

/** Everything that makes the exit work in every state of a page. Returns what ends the watch. */
export function watchExit(exit: Element, leave: () => void): () => void {
  const ends = [watchEscape(leave), watchCoveredTaps(exit, leave), watchReturn()];
  return () => {
    for (const end of ends) end();
  };
}
