/** Local storage key of the low-data choice ("true" or "false"); without one the browser's Save-Data decides. */
export const lowDataStorageKey = "faro_low_data";

/** True when this visit should cost as little data as possible: her own choice, else the browser's Save-Data. */
export function wantsLowData(): boolean {
  try {
    const chosen = localStorage.getItem(lowDataStorageKey);
    if (chosen !== null) return chosen === "true";
  } catch {
    // Storage is closed to us: the browser's setting counts.
  }
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

export function storeLowData(on: boolean): void {
  document.documentElement.toggleAttribute("data-low-data", on);
  try {
    localStorage.setItem(lowDataStorageKey, String(on));
  } catch {
    // Without storage the choice lasts for this page.
  }
}
