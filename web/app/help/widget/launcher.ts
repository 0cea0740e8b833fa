/** The round help button and its speech bubble (spec part 2, sections 2 and 9). The panel comes when it is opened. */
import { helpWidget } from "@faro/contract/help/limits.ts";
import type { HelpPanel } from "#web/help/widget/panel.ts";
import type { HelpSettings } from "#web/help/widget/requests.ts";
import { helpWords } from "#web/help/widget/texts.ts";
import { drawing, drawings, element } from "#web/ui/plain.ts";

/** Calls `start` once the page is loaded. */
function afterLoad(start: () => void): () => void {
  if (document.readyState === "complete") {
    start();
    return () => {};
  }
  window.addEventListener("load", start, { once: true });
  return () => window.removeEventListener("load", start);
}

/** Starts the floating widget; returns what takes it away. */
export function startHelpWidget(settings: HelpSettings): () => void {
  const words = helpWords[settings.language];
  const bubble = element("span", { class: "help-bubble", "aria-hidden": "true", hidden: true }, words.bubble);
  const button = element(
    "button",
    {
      type: "button",
      class: "help-button",
      "aria-label": words.open,
      "aria-haspopup": "dialog",
      "aria-expanded": "false",
    },
    drawing(drawings.help),
  );
  const launcher = element("aside", { class: "help-launcher", "aria-label": words.label }, button, bubble);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let panel: HelpPanel | null = null;
  let hovered = false;
  /** True while the bubble shows by itself. */
  let calling = false;
  let opened = false;
  let gone = false;

  const after = (milliseconds: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, milliseconds);
    timers.add(timer);
  };
  const isOpen = () => button.getAttribute("aria-expanded") === "true";
  const showBubble = () => {
    bubble.hidden = isOpen() || !(hovered || calling);
  };
  const call = (isCalling: boolean) => {
    // Who has opened the help knows where it is.
    calling = isCalling && !opened;
    showBubble();
  };
  const setOpen = (open: boolean) => {
    button.setAttribute("aria-expanded", String(open));
    showBubble();
  };

  const toggle = async () => {
    if (isOpen()) return panel?.close();
    opened = true;
    calling = false;
    setOpen(true);
    try {
      panel ??= (await import("#web/help/widget/panel.ts")).createHelpPanel(settings, () => {
        setOpen(false);
        button.focus();
      });
      if (!gone) panel.open();
    } catch {
      // Without a network the panel cannot come; the help page may be stored on the device.
      setOpen(false);
      location.assign(settings.language === "en" ? "/en/website-help" : "/website-help");
    }
  };

  button.addEventListener("click", () => void toggle());
  const hover = (isHovered: boolean) => () => {
    hovered = isHovered;
    showBubble();
  };
  button.addEventListener("pointerenter", hover(true));
  button.addEventListener("pointerleave", hover(false));
  button.addEventListener("focus", () => hover(button.matches(":focus-visible"))());
  button.addEventListener("blur", hover(false));

  const cancelLoad = afterLoad(() => {
    after(helpWidget.appears, () => document.body.append(launcher));
    after(helpWidget.bubbleShows, () => {
      call(true);
      after(helpWidget.bubbleHides, () => {
        call(false);
        // Once more and no further: what keeps moving keeps people from reading.
        after(helpWidget.bubbleReturns, () => {
          call(true);
          after(helpWidget.bubbleHides, () => call(false));
        });
      });
    });
  });

  return () => {
    gone = true;
    cancelLoad();
    for (const timer of timers) clearTimeout(timer);
    panel?.remove();
    launcher.remove();
  };
}
