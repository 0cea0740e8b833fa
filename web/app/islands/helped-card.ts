import { formatCount, grow, helpedCount, nextPause, restoreCount } from "#web/islands/helped-count.ts";

const dismissedKey = "immigrantsCardDismissed";
/** Spec part 1, section 9. */
const mobile = matchMedia("(max-width: 767.98px)");

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the card lives for this page only.
  }
}

function startCounting(output: Element): void {
  let count = restoreCount(read(helpedCount.storageKey));
  const show = () => {
    output.textContent = formatCount(count);
  };
  const schedule = () => {
    setTimeout(
      () => {
        count = grow(count, Math.random());
        write(helpedCount.storageKey, String(count));
        show();
        schedule();
      },
      nextPause(Math.random(), Math.random()),
    );
  };
  show();
  schedule();
}

/** Appears once the header is scrolled away; opens on hover (desktop) or tap (phone); dismissed for good. */
export function startHelpedCard(): void {
  const card = document.getElementById("helped-card");
  const header = document.getElementById("site-header");
  const toggle = card?.querySelector("[data-toggle]");
  const text = card?.querySelector<HTMLElement>("[data-text]");
  const count = card?.querySelector("[data-count]");
  const dismiss = card?.querySelector("[data-dismiss]");
  if (!(card && header && toggle && text && count && dismiss) || read(dismissedKey) === "true") return;

  const open = (isOpen: boolean) => {
    text.hidden = !isOpen;
    toggle.setAttribute("aria-expanded", String(isOpen));
  };
  startCounting(count);
  const observer = new IntersectionObserver((entries) => {
    // A quick scroll reports several changes at once; the last one holds.
    card.hidden = entries.at(-1)?.isIntersecting ?? true;
  });
  observer.observe(header);

  // A finger's tap counts as hovering too, on a tablet as well.
  let byMouse = false;
  toggle.addEventListener("pointerdown", (event) => {
    byMouse = (event as PointerEvent).pointerType === "mouse";
  });
  toggle.addEventListener("click", () => {
    // With a mouse the card is open already; keyboards and fingers toggle it.
    if (mobile.matches || !byMouse) open(text.hidden !== false);
    byMouse = false;
  });
  card.addEventListener("pointerenter", (event) => {
    if (!mobile.matches && event.pointerType === "mouse") open(true);
  });
  card.addEventListener("pointerleave", (event) => {
    if (!mobile.matches && event.pointerType === "mouse") open(false);
  });
  dismiss.addEventListener("click", () => {
    observer.disconnect();
    card.hidden = true;
    write(dismissedKey, "true");
  });
}
