/** The opened help: a drawer from below on phones, a card elsewhere. Loaded when it is opened for the first time. */
import { mountHelpChat } from "#web/help/widget/chat.ts";
import type { HelpSettings } from "#web/help/widget/requests.ts";
import { helpWords } from "#web/help/widget/texts.ts";
import { leaveQuickly } from "#web/layout/leave-quickly.ts";
import { drawing, drawings, element } from "#web/ui/plain.ts";

export interface HelpPanel {
  open(): void;
  close(): void;
  remove(): void;
}

function keepFocusInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const stops = [
    ...dialog.querySelectorAll<HTMLElement>("button:enabled, a[href], textarea, [tabindex='0']"),
  ];
  const [first, last] = [stops.at(0), stops.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Keeps the drawer above the keyboard: phones lay that over the page. */
function followKeyboard(dialog: HTMLDialogElement): () => void {
  const viewport = window.visualViewport;
  if (viewport === null) return () => {};
  const follow = () => {
    const covered = Math.max(innerHeight - viewport.height - viewport.offsetTop, 0);
    dialog.style.setProperty("--help-covered", `${Math.round(covered)}px`);
  };
  viewport.addEventListener("resize", follow);
  viewport.addEventListener("scroll", follow);
  follow();
  return () => {
    viewport.removeEventListener("resize", follow);
    viewport.removeEventListener("scroll", follow);
  };
}

/** The page's quick exit once more: what lies outside an open panel can be neither read nor reached. */
function exitInside(): HTMLElement[] {
  const exit = document.querySelector<HTMLAnchorElement>("a[data-quick-exit]");
  if (exit === null) return [];
  const copy = exit.cloneNode(true) as HTMLAnchorElement;
  copy.addEventListener("click", (event) => {
    event.preventDefault();
    leaveQuickly(copy.href);
  });
  return [copy];
}

/** Makes the panel; `onClose` is called however it closes. */
export function createHelpPanel(settings: HelpSettings, onClose: () => void): HelpPanel {
  const words = helpWords[settings.language];
  const close = element(
    "button",
    { type: "button", class: "help-close", "aria-label": words.close },
    drawing(drawings.close),
  );
  const body = element("div", { class: "help-body" });
  const dialog = element(
    "dialog",
    { class: "help-panel", id: "help-panel", "aria-labelledby": "help-title" },
    element("div", { class: "help-head" }, element("h2", { id: "help-title" }, words.title), close),
    body,
    ...exitInside(),
  );
  document.body.append(dialog);
  const chat = mountHelpChat(body, settings);
  let unfollow = () => {};

  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    // Outside the panel: the backdrop belongs to the dialog itself.
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Tab") keepFocusInside(dialog, event);
  });
  dialog.addEventListener("close", () => {
    unfollow();
    onClose();
  });

  return {
    open() {
      dialog.showModal();
      unfollow = followKeyboard(dialog);
      chat.focus();
    },
    close: () => dialog.close(),
    remove: () => dialog.remove(),
  };
}
