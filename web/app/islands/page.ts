/** The script of static pages. Everything on them reads and works without it. */
import { isLanguage, languageStorageKey } from "@faro/contract/shared/language.ts";
import { startDocuments } from "#web/islands/documents.ts";
import { startHelp } from "#web/islands/help-widget.ts";
import { startHelpedCard } from "#web/islands/helped-card.ts";
import { startLowData } from "#web/islands/low-data.ts";
import { startSession } from "#web/islands/session.ts";
import { startShare } from "#web/islands/share.ts";
import { startShell } from "#web/islands/shell.ts";
import { startUserFeedback } from "#web/islands/user-feedback.ts";
import { startVideo } from "#web/islands/video.ts";
import { allowOwnScripts } from "#web/lib/trusted-types.ts";
import { watchOutbox } from "#web/lib/watch-outbox.ts";

/** A page's language switch also remembers the choice; a remembered English leads to the English twin. */
function startLanguage(): void {
  const link = document.querySelector<HTMLAnchorElement>("a[data-language]");
  if (link === null) return;
  const other = link.dataset.language;
  try {
    const stored = localStorage.getItem(languageStorageKey);
    // Without a network the Spanish page may stand at the English address: going there again would never end.
    const leadsAway = link.pathname !== location.pathname;
    if (isLanguage(stored) && stored === other && stored === "en" && leadsAway) location.replace(link.href);
    link.addEventListener("click", () => {
      if (isLanguage(other)) localStorage.setItem(languageStorageKey, other);
    });
  } catch {
    // Storage is closed to us: the address alone decides the language.
  }
}

/** Whoever goes from an English page to a screen of the app goes on in English; app screens have one address. */
function keepEnglish(): void {
  if (document.documentElement.lang !== "en") return;
  const remember = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link === null || link.origin !== location.origin || link.hasAttribute("data-language")) return;
    if (link.pathname === "/en" || link.pathname.startsWith("/en/")) return;
    try {
      localStorage.setItem(languageStorageKey, "en");
    } catch {
      // Storage is closed to us: the app's own switch is one tap away.
    }
  };
  document.addEventListener("click", remember);
  document.addEventListener("auxclick", remember);
}

/** Fetched only without a network, from the copy on this phone. */
function watchAway(): void {
  const show = () => {
    if (navigator.onLine) return;
    void import("#web/islands/away.ts").then(({ showAway }) => showAway()).catch(() => {});
  };
  show();
  addEventListener("offline", show);
}

allowOwnScripts();
startSession();
startLanguage();
keepEnglish();
startShell();
startLowData();
startVideo();
startShare();
startHelpedCard();
startHelp();
startUserFeedback();
startDocuments();
watchOutbox();
watchAway();
addEventListener("load", () => {
  if (!import.meta.env.PROD) return;
  const language = document.documentElement.lang === "en" ? "en" : "es";
  void import("#web/offline/start.ts")
    .then(({ startOffline }) => startOffline("public", language))
    .catch(() => {});
});
