/** The script of static pages. Everything on them reads and works without it. */
import { isLanguage, languageStorageKey } from "@faro/contract/shared/language.ts";
import { startHelp } from "#web/islands/help-widget.ts";
import { startHelpedCard } from "#web/islands/helped-card.ts";
import { startUserFeedback } from "#web/islands/user-feedback.ts";

/** A page's language switch also remembers the choice; a remembered English leads to the English twin. */
function startLanguage(): void {
  const link = document.querySelector<HTMLAnchorElement>("a[data-language]");
  if (link === null) return;
  const other = link.dataset.language;
  try {
    const stored = localStorage.getItem(languageStorageKey);
    if (isLanguage(stored) && stored === other && stored === "en") location.replace(link.href);
    link.addEventListener("click", () => {
      if (isLanguage(other)) localStorage.setItem(languageStorageKey, other);
    });
  } catch {
    // Storage is closed to us: the address alone decides the language.
  }
}

startLanguage();
startHelpedCard();
startHelp();
startUserFeedback();
