/** What stands beside every question that found no network: whoever is in danger cannot wait for the answer. */
import type { Language } from "@faro/contract/shared/language.ts";

interface DangerWords {
  text: string;
  /** The article on rights before ICE: kept on the phone with the public pages; in English the Spanish one opens. */
  link: { href: string; label: string };
}

export const inDanger: Record<Language, DangerWords> = {
  es: {
    text: "Si estás en peligro, llama al 911. Si ICE está en tu puerta: no abras, no firmes nada y di que quieres hablar con un abogado. Si piensas en hacerte daño, llama al 988.",
    link: { href: "/blog/ice-en-mi-puerta-derechos-y-plan", label: "Tus derechos ante ICE" },
  },
  en: {
    text: "If you are in danger, call 911. If ICE is at your door: do not open, sign nothing and say that you want to talk to a lawyer. If you think of hurting yourself, call 988.",
    link: { href: "/en/blog/ice-en-mi-puerta-derechos-y-plan", label: "Your rights with ICE" },
  },
};
