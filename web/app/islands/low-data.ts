import { storeLowData } from "#web/layout/low-data.ts";

/** The low-data switch of the footer. The head's script has already set the mark. */
export function startLowData(): void {
  const label = document.querySelector<HTMLElement>("[data-low-data-switch]");
  const box = label?.querySelector("input");
  if (!(label && box)) return;
  box.checked = document.documentElement.hasAttribute("data-low-data");
  label.hidden = false;
  box.addEventListener("change", () => storeLowData(box.checked));
}
