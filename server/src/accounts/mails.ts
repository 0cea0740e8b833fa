/** Mails about an account, in the person's language. Plain text: it reads on every phone and hides nothing. */
import type { Language } from "@faro/contract/shared/language.ts";
import type { MailMessage } from "#server/providers/mail.ts";

interface Words {
  subject: string;
  text: string;
}

function mail(to: string, kind: string, language: Language, words: Record<Language, Words>): MailMessage {
  return { to, kind, language, ...words[language] };
}

/** A link to a new password; thirty minutes. */
export function mailReset(to: string, link: string, language: Language): MailMessage {
  return mail(to, "password-reset", language, {
    es: {
      subject: "Tu nueva contraseña de Faro",
      text: `Hola:\n\nAlguien pidió una contraseña nueva para tu cuenta de Faro. Si fuiste tú, abre este enlace y escríbela. Sirve una vez y vence en 30 minutos:\n\n${link}\n\nSi no fuiste tú, no hagas nada: tu contraseña sigue igual.\n\nFaro`,
    },
    en: {
      subject: "Your new Faro password",
      text: `Hello,\n\nSomebody asked for a new password for your Faro account. If it was you, open this link and type it. It works once and expires in 30 minutes:\n\n${link}\n\nIf it was not you, do nothing: your password stays the same.\n\nFaro`,
    },
  });
}

/** A code for a new e-mail address. */
export function mailContactCode(to: string, code: string, language: Language): MailMessage {
  return mail(to, "contact-code", language, {
    es: {
      subject: `Tu código de Faro: ${code}`,
      text: `Hola:\n\nTu código de Faro es ${code}. Vence en 10 minutos. No lo compartas con nadie: Faro nunca te lo va a pedir por teléfono.\n\nSi tú no lo pediste, no hagas nada.\n\nFaro`,
    },
    en: {
      subject: `Your Faro code: ${code}`,
      text: `Hello,\n\nYour Faro code is ${code}. It expires in 10 minutes. Do not share it with anybody: Faro will never ask you for it on the phone.\n\nIf you did not ask for it, do nothing.\n\nFaro`,
    },
  });
}

export type AccountChange = "password" | "email" | "phone";

const changed: Record<Language, Record<AccountChange, string>> = {
  es: { password: "tu contraseña", email: "tu correo electrónico", phone: "tu número de teléfono" },
  en: { password: "your password", email: "your email address", phone: "your phone number" },
};

/** Where a change is told, and so what helps whoever did not make it. */
export interface NoticePlace {
  /** Our own address, for links. */
  origin: string;
  /** What still opens the account for whoever reads the notice: a reset mail, her number, or nothing but our help. */
  way: "reset" | "phone" | "help";
}

function remedy({ origin, way }: NoticePlace, language: Language): string {
  const words = {
    es: {
      reset: "pide una contraseña nueva desde la pantalla de inicio de sesión lo antes posible.",
      phone: `entra con tu número de teléfono y cierra las demás sesiones en Configuración: ${origin}/settings`,
      help: `escríbenos ahora mismo aquí: ${origin}/user-feedback`,
    },
    en: {
      reset: "ask for a new password on the sign-in screen as soon as you can.",
      phone: `sign in with your phone number and end the other sessions in Settings: ${origin}/settings`,
      help: `write to us right away here: ${origin}/en/user-feedback`,
    },
  } as const;
  return words[language][way];
}

/** What a change is told with, to the address or number that was there before. */
export function changeNotice(change: AccountChange, language: Language, place: NoticePlace): Words {
  const what = changed[language][change];
  return language === "es"
    ? {
        subject: "Cambió tu cuenta de Faro",
        text: `Hola:\n\nAlguien cambió ${what} en tu cuenta de Faro y cerramos las demás sesiones. Si fuiste tú, no hagas nada. Si no fuiste tú, ${remedy(place, language)}\n\nFaro`,
      }
    : {
        subject: "Your Faro account has changed",
        text: `Hello,\n\nSomebody changed ${what} in your Faro account and we closed the other sessions. If it was you, do nothing. If it was not you, ${remedy(place, language)}\n\nFaro`,
      };
}

export function mailChangeNotice(
  to: string,
  change: AccountChange,
  language: Language,
  place: NoticePlace,
): MailMessage {
  const words = changeNotice(change, language, place);
  return { to, kind: "account-changed", language, ...words };
}
