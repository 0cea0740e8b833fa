/** The strip of a static page without a network: what is read here is the copy on this phone. The app has its own. */
import { element } from "#web/ui/plain.ts";

interface AwayWords {
  title: string;
  text: string;
}

const words: Record<"es" | "en" | "onlySpanish", AwayWords> = {
  es: { title: "Sin internet.", text: "Puedes leer lo que ya se guardó en tu teléfono." },
  en: { title: "No internet.", text: "You can read what is already saved on your phone." },
  onlySpanish: {
    title: "No internet. / Sin internet.",
    text: "This page is saved on your phone only in Spanish. / En tu teléfono esta página solo está guardada en español.",
  },
};

/** What the strip says: the Spanish page stands in for an English one that was not kept (worker/pages.ts). */
export function awayWords(path: string, language: string): AwayWords {
  if (language === "en") return words.en;
  return /^\/en(?:\/|$)/.test(path) ? words.onlySpanish : words.es;
}

/** Shows the strip on top of the page's content, and takes it away when the network is back. */
export function showAway(): void {
  const main = document.getElementById("contenido");
  if (main === null || navigator.onLine || document.querySelector("[data-away]") !== null) return;
  const { title, text } = awayWords(location.pathname, document.documentElement.lang);
  const line = element(
    "p",
    { role: "status", class: "mx-auto w-full max-w-6xl px-4 py-2.5 md:px-8" },
    element("b", {}, title),
    ` ${text}`,
  );
  const strip = element("div", { "data-away": true, class: "border-b border-linea bg-faro-suave" }, line);
  main.prepend(strip);
  addEventListener("online", () => strip.remove(), { once: true });
}
