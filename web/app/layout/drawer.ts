/** The side drawer is a <details> that opens without JavaScript; this keeps focus inside and closes it. */

/** Everything beside the drawer, from its own siblings up to the page's; the quick exit stays within reach. */
function* besides(details: Element): Generator<Element> {
  let node = details;
  while (node.parentElement !== null && node !== document.body) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || sibling.matches("script, style")) continue;
      if (sibling.querySelector("[data-quick-exit]") === null) yield sibling;
    }
    node = node.parentElement;
  }
}

function keepFocusInside(details: HTMLDetailsElement, event: KeyboardEvent): void {
  const stops = [...details.querySelectorAll<HTMLElement>("summary, a[href], button")].filter(
    (stop) => stop.offsetParent !== null || stop.getClientRects().length > 0,
  );
  const first = stops.at(0);
  const last = stops.at(-1);
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Returns what takes everything back. */
export function startDrawer(details: HTMLDetailsElement): () => void {
  let inert: Element[] = [];
  const release = () => {
    for (const element of inert) element.removeAttribute("inert");
    inert = [];
  };
  const close = () => {
    details.open = false;
    details.querySelector("summary")?.focus();
  };
  const onToggle = () => {
    release();
    if (!details.open) return;
    inert = [...besides(details)].filter((element) => !element.hasAttribute("inert"));
    for (const element of inert) element.setAttribute("inert", "");
  };
  const onKey = (event: KeyboardEvent) => {
    if (!details.open) return;
    if (event.key === "Escape") close();
    if (event.key === "Tab") keepFocusInside(details, event);
  };
  const onClick = (event: Event) => {
    const target = event.target as Element;
    if (target.matches("[data-backdrop]")) close();
    // In the app a link changes the screen without loading a page: the drawer must not stay open over it.
    else if (target.closest("a, button") !== null) details.open = false;
  };
  details.addEventListener("toggle", onToggle);
  details.addEventListener("keydown", onKey);
  details.addEventListener("click", onClick);
  return () => {
    release();
    details.removeEventListener("toggle", onToggle);
    details.removeEventListener("keydown", onKey);
    details.removeEventListener("click", onClick);
  };
}
