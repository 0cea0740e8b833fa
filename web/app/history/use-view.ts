import { categoryFilters } from "@faro/contract/history/limits.ts";
import type { HistoryFilter } from "@faro/contract/history/schemas.ts";
import { useEffect, useState } from "react";

/** What is on screen: filters and open groups. */
export interface View extends HistoryFilter {
  open: string[];
}

const storageKey = "faro_history_view";
/** Milliseconds without typing before a search is sent. */
const typingPause = 250;

export const everything: HistoryFilter = { search: "", category: "todas", favorites: false };

function stored(): View {
  const view: View = { ...everything, open: [] };
  try {
    const value = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Partial<View>;
    if (typeof value.search === "string") view.search = value.search;
    if (categoryFilters.some((category) => category === value.category)) {
      view.category = value.category ?? "todas";
    }
    view.favorites = value.favorites === true;
    if (Array.isArray(value.open)) view.open = value.open.filter((day) => typeof day === "string");
  } catch {
    // Storage is closed or holds something else: everything is shown.
  }
  return view;
}

export function isFiltered({ search, category, favorites }: HistoryFilter): boolean {
  return search.trim() !== "" || category !== "todas" || favorites;
}

/** The view, as it was left in this tab; `filter` follows the typing with a pause. */
export function useView() {
  const [view, setView] = useState<View>(stored);
  const [search, setSearch] = useState(view.search.trim());
  useEffect(() => {
    const timer = setTimeout(() => setSearch(view.search.trim()), view.search === "" ? 0 : typingPause);
    return () => clearTimeout(timer);
  }, [view.search]);
  useEffect(() => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(view));
    } catch {
      // It lasts for this visit then.
    }
  }, [view]);
  const filter: HistoryFilter = { search, category: view.category, favorites: view.favorites };
  return {
    view,
    filter,
    change: (changed: Partial<View>) => setView((before) => ({ ...before, ...changed })),
    toggleDay: (day: string) =>
      setView((before) => ({
        ...before,
        open: before.open.includes(day)
          ? before.open.filter((other) => other !== day)
          : [...before.open, day],
      })),
  };
}
