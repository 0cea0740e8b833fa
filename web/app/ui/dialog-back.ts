/**
 * 'Back' of a phone closes the dialog in front, not the page behind it. An open dialog stands on a history entry of its
 * own, the same address with a mark. When it is closed otherwise the entry stays, so that nothing comes between a
 * dialog's button and where it leads; going back from such an entry goes one further.
 */
import { useEffect, useRef } from "react";

const mark = "faroDialog";

interface State {
  [mark]?: true;
  /** Place among the entries, as the router counts them. */
  idx?: number;
}

const stateNow = () => (history.state ?? {}) as State;

/** True while the history stands on a dialog's entry, not yet on that of the page behind it. */
export const standsOnMark = () => stateNow()[mark] === true;

/** Open dialogs, the one in front last. */
const open: (() => void)[] = [];
/** Place of the marked entry that was left last; null when none was. */
let marked: number | null = null;

function standOnMark(): void {
  const state = stateNow();
  if (state[mark] !== true) history.pushState({ ...state, [mark]: true }, "");
  marked = state.idx ?? 0;
}

function onPop(): void {
  const state = stateNow();
  const place = state.idx ?? 0;
  if (state[mark] === true) {
    marked = place;
    return;
  }
  const fromMark = marked === place;
  marked = null;
  if (!fromMark) return;
  const close = open.at(-1);
  if (close === undefined) history.back();
  else {
    close();
    // Another one lies below it, or it stays because something is under way.
    setTimeout(() => (open.length > 0 ? standOnMark() : undefined), 0);
  }
}

let listening = false;

/** For as long as the caller is on screen, 'Back' calls `onBack` and goes nowhere. */
export function useBackCloses(onBack: () => void): void {
  const latest = useRef(onBack);
  latest.current = onBack;
  useEffect(() => {
    if (!listening) {
      listening = true;
      if (standsOnMark()) marked = stateNow().idx ?? 0;
      window.addEventListener("popstate", onPop);
    }
    const close = () => latest.current();
    open.push(close);
    standOnMark();
    return () => {
      open.splice(open.indexOf(close), 1);
    };
  }, []);
}
