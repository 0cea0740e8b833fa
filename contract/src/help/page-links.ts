/** Pages of Faro that help texts lead to. */
import type { HelpLink } from "#contract/help/schemas.ts";
import type { Both } from "#contract/help/texts/types.ts";
import type { Language } from "#contract/shared/language.ts";
import { appPages, blog, publicPages } from "#contract/site/paths.ts";

const pageNames: Record<string, Both> = {
  "/landing": { es: "Inicio", en: "Home" },
  "/login": { es: "Iniciar Sesión", en: "Sign in" },
  "/chat": { es: "Ir al chat", en: "Go to the chat" },
  "/how-it-works": { es: "¿Cómo funciona?", en: "How it works" },
  "/why-trust-us": { es: "¿Por qué confiar?", en: "Why trust us" },
  "/faq": { es: "Preguntas frecuentes", en: "FAQ" },
  "/blog": { es: "Blog", en: "Blog" },
  "/blog/ice-en-mi-puerta-derechos-y-plan": { es: "Tus derechos ante ICE", en: "Your rights with ICE" },
  "/blog/como-reconocer-fraude-de-notario": {
    es: "Cómo reconocer un fraude",
    en: "How to recognise a fraud",
  },
  "/documents": { es: "Docs", en: "Docs" },
  "/procesa-documentos": { es: "Subir Documentos", en: "Upload documents" },
  "/saved-chats": { es: "Guardados", en: "Saved" },
  "/settings": { es: "Configuración", en: "Settings" },
  "/cambiar-tarjeta": { es: "Cambiar tarjeta", en: "Change card" },
  "/delete-account": { es: "Eliminar mi cuenta", en: "Delete my account" },
  "/privacy-policy": { es: "Política de privacidad", en: "Privacy policy" },
  "/user-feedback": { es: "Sugerencias", en: "Suggestions" },
  "/feedback": { es: "Encuesta", en: "Survey" },
  "/website-help": { es: "Ayuda", en: "Help" },
};

const isPublic = (path: string) =>
  (publicPages as readonly string[]).includes(path) || path.startsWith(`${blog}/`);
const isApp = (path: string) => (appPages as readonly string[]).includes(path);

/** A link to a page that exists, in the reader's language; null otherwise, so that no link leads nowhere. */
export function pageLink(path: string, language: Language): HelpLink | null {
  const name = pageNames[path];
  if (name === undefined || !(isPublic(path) || isApp(path))) return null;
  const inLanguage = language === "en" && isPublic(path) ? `/en${path}` : path;
  return { path: inLanguage, label: name[language] };
}
