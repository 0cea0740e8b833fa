import { historyLimits } from "@faro/contract/history/limits.ts";
import { useEffect } from "react";
import { refetchHistory } from "#web/history/queries.ts";
import { api } from "#web/lib/api.ts";

/** Milliseconds before the next attempt. */
const wait = { first: 1000, most: 20_000 };

/**
 * Follows the stream until it ends, or is silent for so long that it must be dead: a phone that changed its network is
 * told nothing. `again`: something may have been missed before it.
 */
async function follow(left: AbortSignal, again: boolean): Promise<void> {
  let missed = again;
  const dead = new AbortController();
  let watch: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(watch);
    watch = setTimeout(() => dead.abort(), historyLimits.silence);
  };
  heard();
  try {
    const signal = AbortSignal.any([left, dead.signal]);
    for await (const event of await api.history.events(undefined, { signal })) {
      heard();
      if (event.type === "changed" || missed) void refetchHistory();
      missed = false;
    }
  } finally {
    clearTimeout(watch);
  }
}

/**
 * What changes on another device appears here. Where the stream does not get through, the list is fetched again with
 * each attempt. A screen that nobody sees listens to nothing.
 */
export function useLiveChats(): void {
  useEffect(() => {
    let left = new AbortController();
    const run = async (again: boolean) => {
      const { signal } = left;
      let missed = again;
      let pause = wait.first;
      while (!signal.aborted) {
        const started = Date.now();
        try {
          await follow(signal, missed);
        } catch {
          if (!signal.aborted) void refetchHistory();
        }
        if (Date.now() - started > wait.most) pause = wait.first;
        missed = true;
        await new Promise((resolve) => setTimeout(resolve, pause));
        pause = Math.min(pause * 2, wait.most);
      }
    };
    const seen = () => {
      left.abort();
      left = new AbortController();
      if (document.visibilityState === "visible") void run(true);
    };
    void run(false);
    document.addEventListener("visibilitychange", seen);
    window.addEventListener("online", seen);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      window.removeEventListener("online", seen);
      left.abort();
    };
  }, []);
}
