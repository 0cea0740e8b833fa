/** Words of the help chat; apart from the locales, so that static pages need no translation library. */
import type { Language } from "@faro/contract/shared/language.ts";

export interface HelpWords {
  label: string;
  bubble: string;
  open: string;
  title: string;
  close: string;
  greeting: string;
  placeholder: string;
  field: string;
  send: string;
  typing: string;
  conversation: string;
  you: string;
  helper: string;
  retry: string;
  index: string;
  model: string;
  tooLong: string;
  offline: string;
  /** Too many questions from this connection. */
  busy: string;
}

/** Greeting, title, bubble and placeholder are those of the spec (part 2, section 2), to the letter in Spanish. */
export const helpWords: Record<Language, HelpWords> = {
  es: {
    label: "Ayuda",
    bubble: "Tienes dudas?",
    open: "Abrir la ayuda",
    title: "Cómo podemos ayudarte?",
    close: "Cerrar la ayuda",
    greeting: "Hola, soy tu ayudante. Cómo puedo ayudarte a usar nuestra página o app?",
    placeholder: "Cómo uso esta página?",
    field: "Tu pregunta sobre la página o la app",
    send: "Enviar",
    typing: "Escribiendo...",
    conversation: "Conversación con el ayudante",
    you: "Tú",
    helper: "Ayudante",
    retry: "Intentar de nuevo",
    index: "Contesta con los textos de ayuda de Faro.",
    model: "Contesta una inteligencia artificial; puede equivocarse.",
    tooLong: "Tu pregunta es muy larga. Usa como máximo 500 letras.",
    offline: "No hay conexión. Tu pregunta sigue aquí; envíala cuando vuelva el internet.",
    busy: "Llegaron muchas preguntas seguidas desde tu conexión. La tuya sigue aquí: espera unos minutos y envíala otra vez.",
  },
  en: {
    label: "Help",
    bubble: "Any questions?",
    open: "Open help",
    title: "How can we help you?",
    close: "Close help",
    greeting: "Hello, I am your helper. How can I help you use our page or app?",
    placeholder: "How do I use this page?",
    field: "Your question about the page or the app",
    send: "Send",
    typing: "Typing...",
    conversation: "Conversation with the helper",
    you: "You",
    helper: "Helper",
    retry: "Try again",
    index: "Answers from Faro's help texts.",
    model: "An artificial intelligence answers; it can be wrong.",
    tooLong: "Your question is too long. Use 500 characters at most.",
    offline: "There is no connection. Your question is still here; send it when the internet is back.",
    busy: "Many questions came in a row from your connection. Yours is still here: wait a few minutes and send it again.",
  },
};
