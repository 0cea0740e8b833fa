import { lowDataStorageKey } from "#web/layout/low-data.ts";

/** The low-data switch of the footer. The head's script has already set the mark. */
export function startLowData(): void {
  const label = document.querySelector<HTMLElement>("[data-low-data-switch]");
  const box = label?.querySelector("input");
  if (!(label && box)) return;
  const page = document.documentElement;
  box.checked = page.hasAttribute("data-low-data");
  label.hidden = false;
  box.addEventListener("change", () => {
    page.toggleAttribute("data-low-data", box.checked);
    try {
      localStorage.setItem(lowDataStorageKey, String(box.checked));
    } catch {
      // Without storage the choice lasts for this page.
    }
  });
}
