/** The help of static pages: the floating widget on all, the chat inside the help page. Loaded after the page. */
import type { Language } from "@faro/contract/shared/language.ts";

export function startHelp(): void {
  const language: Language = document.documentElement.lang === "en" ? "en" : "es";
  void import("#web/help/widget/launcher.ts")
    .then(({ startHelpWidget }) => startHelpWidget({ language }))
    .catch(() => {});
  const host = document.querySelector<HTMLElement>("[data-help-chat]");
  if (host === null) return;
  void import("#web/help/widget/chat.ts")
    .then(({ mountHelpChat }) => mountHelpChat(host, { language }))
    .catch(() => {});
}
