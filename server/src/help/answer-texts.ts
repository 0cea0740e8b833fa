/** What the built-in helper says around the help texts. */
import { pageLink } from "@faro/contract/help/page-links.ts";
import type { HelpLink } from "@faro/contract/help/schemas.ts";
import type { Both, Invitation } from "@faro/contract/help/texts/types.ts";
import type { Language } from "@faro/contract/shared/language.ts";

/** Every answer ends with something to try (spec part 2, section 7). */
export const invitations: Record<Invitation, Both> = {
  chat: {
    es: "Cuando quieras, haz tu pregunta de migración en el chat.",
    en: "Whenever you like, ask your immigration question in the chat.",
  },
  forms: {
    es: "Mientras, puedes ver los formularios gratis en Docs.",
    en: "Meanwhile you can look at the free forms under Docs.",
  },
  letters: {
    es: "Cuando te llegue una carta, súbela y te la explicamos.",
    en: "When a letter comes, upload it and we explain it to you.",
  },
  saved: {
    es: "Guarda ahí lo que quieras volver a leer.",
    en: "Keep there whatever you want to read again.",
  },
  demo: {
    es: "Pruébalo: haz una pregunta sin crear cuenta.",
    en: "Try it: ask a question without an account.",
  },
};

export const legalAnswer: Both = {
  es: "Esa es una pregunta de migración, y yo solo contesto cómo usar Faro. Hazla en el chat principal: ahí te contesta con la fuente oficial y su fecha.",
  en: "That is an immigration question, and I only answer how to use Faro. Ask it in the main chat: there you get an answer with its official source and date.",
};

export const unsureAnswer: Both = {
  es: "No estoy seguro de haber entendido, y prefiero no inventar. Toca una de estas preguntas o dímelo con otras palabras; si tu duda es de migración, prueba el chat principal.",
  en: "I am not sure I understood, and I would rather not make something up. Tap one of these questions or say it in other words; if it is about immigration, try the main chat.",
};

export const afterUrgent: Both = {
  es: "Para lo demás, pregunta en el chat principal.",
  en: "For the rest, ask in the main chat.",
};

export const thanksAnswer: Both = {
  es: "De nada. Si te queda otra duda sobre cómo usar Faro, aquí sigo. La de migración, hazla en el chat principal.",
  en: "You are welcome. If you have another question about using Faro, I am here. Ask the immigration one in the main chat.",
};

const lawyers = "https://www.justice.gov/eoir/list-pro-bono-legal-service-providers";

/** To who meets officers, where the guide has no closer words. */
export const iceHere: Both = {
  es: `Si ICE está ahí o te está deteniendo: no corras, no abras la puerta, no firmes nada y di «quiero quedarme callado y hablar con un abogado»; hay ayuda legal gratis en ${lawyers}.`,
  en: `If ICE is there or is detaining you: do not run, do not open the door, sign nothing and say “I want to stay silent and talk to a lawyer”; there is free legal help at ${lawyers}.`,
};

/** After every warning about officers: whom to call (facts: the line is ICE's own, for finding somebody). */
export const iceLines: Both = {
  es: "Para saber dónde tienen a alguien, la línea de ICE es 888-351-4024; si alguien está herido, llama al 911.",
  en: "To find out where somebody is held, ICE's line is 888-351-4024; if somebody is hurt, call 911.",
};

/** The article beside an urgent warning about ICE. */
export const rightsArticle = "/blog/ice-en-mi-puerta-derechos-y-plan";

/** Offered when nothing at all was understood. */
export const usualQuestions = ["ask-by-voice", "price", "letter-photo"];

/** Where immigration questions are asked: the chat, or for visitors the trial beside the sign-in. */
export function chatLink(signedIn: boolean, language: Language): HelpLink | null {
  const chat = signedIn ? pageLink("/chat", language) : null;
  if (chat !== null) return chat;
  const trial = pageLink("/login", language);
  return trial === null ? null : { ...trial, label: language === "en" ? "Go to the chat" : "Ir al chat" };
}

export function present(...links: (HelpLink | null)[]): HelpLink[] {
  const shown = links.filter((link) => link !== null);
  return shown.filter((link, index) => shown.findIndex(({ path }) => path === link.path) === index);
}
