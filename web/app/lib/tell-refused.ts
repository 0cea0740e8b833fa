import { showNotice } from "#web/ui/plain.ts";

const words = {
  es: {
    title: "Tu mensaje no se pudo enviar",
    text: "Es el que escribiste sin internet. Abre Sugerencias: ahí están tus palabras.",
  },
  en: {
    title: "Your message could not be sent",
    text: "It is the one you wrote without internet. Open Suggestions: your words are there.",
  },
};

/** On any page but the form's own, which gives the words back itself. */
export function tellRefused(): void {
  const { title, text } = words[document.documentElement.lang === "en" ? "en" : "es"];
  showNotice(title, text, "error", 10_000);
}
