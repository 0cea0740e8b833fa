/**
 * For every operation that changes something: a body that passes the input check and names what is another person's, so
 * that the owner is what the answer depends on.
 */
import { randomUUID } from "node:crypto";
import type { Lived } from "#server/accounts/testing/live-a-little.ts";
import { testCard } from "#server/payments/testing/buy.ts";

/** What of hers a stranger might have got hold of. */
export interface Hers extends Lived {
  device: string;
  survey: string;
  turn: string;
  email: string;
  /** A right code of hers that is on its way, with its challenge. */
  challenge: string;
  code: string;
}

const soon = () => new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
const proofOf = ({ challenge, code }: Hers) => ({ challenge, code });
const letter = {
  ...{
    today: "2026-11-21",
    name: "carta.pdf",
    kind: null,
    engine: "guide",
    receiptNumber: null,
    alienNumber: null,
  },
  ...{
    deadline: null,
    lawyer: "no",
    notes: [],
    translation: "a",
    description: "b",
    solution: "c",
    text: "d",
  },
  sources: [],
};
const exchange = {
  ...{
    part: "v:1",
    question: "¿Qué es el TPS?",
    answer: "Un permiso.",
    warning: null,
    steps: [],
    choices: [],
  },
  ...{ forms: [], sources: [], engine: "guide", lawyer: false, clarifying: false, stopped: false },
};

/** Operations without a line take no body. */
export const bodies: Record<string, (hers: Hers) => object> = {
  "accounts.changeContact": (hers) => ({ channel: "phone", value: hers.phone, proof: proofOf(hers) }),
  "accounts.changePassword": (hers) => ({ proof: proofOf(hers), newPassword: "la clave de otra" }),
  "accounts.confirmContact": ({ challenge, code }) => ({ challenge, code }),
  "accounts.deleteAccount": () => ({ confirmation: "ELIMINAR MI CUENTA" }),
  "accounts.exportData": (hers) => ({ proof: proofOf(hers) }),
  "accounts.removeContact": (hers) => ({ channel: "phone", proof: proofOf(hers) }),
  "accounts.startProof": () => ({ language: "es" }),
  "accounts.updateProfile": () => ({ firstName: "Eva" }),
  "feedback.sendSurvey": ({ survey }) => ({ id: survey, future_use: 1, additional_comments: "Es mía" }),
  "history.count": () => ({ search: "número" }),
  "history.days": () => ({ search: "número" }),
  "history.exportChats": ({ chat }) => ({ ids: [chat], format: "text" }),
  "history.mark": ({ chat }) => ({ ids: [chat], is_favorite: true }),
  "history.prepare": () => ({}),
  "history.remove": ({ chat }) => ({ ids: [chat] }),
  "history.removeOne": () => ({}),
  "history.reopen": () => ({}),
  "history.restore": ({ chat }) => ({ ids: [chat] }),
  "history.rows": () => ({ search: "número" }),
  "history.save": ({ chat, turn }) => ({ id: chat, exchanges: [{ ...exchange, turn }] }),
  "history.update": () => ({ title: "Mío", is_favorite: true }),
  "letters.addReminder": () => ({ date: soon(), time: null, title: "Cita", channel: "email" }),
  "letters.makeLetterPdf": () => letter,
  "letters.processDocument": () => ({ file: "aG9sYQ==", filename: "carta.pdf", fileType: "application/pdf" }),
  "payments.advanceSandbox": () => ({ days: 7 }),
  "payments.changeCard": () => testCard,
  "payments.startPlan": () => testCard,
};

/** The id that a path asks for: hers, of the kind that the path is about. */
export function idIn(path: string, hers: Hers): string {
  if (path.startsWith("/saved-chats/")) return hers.chat;
  if (path.startsWith("/reminders/")) return hers.reminder;
  if (path.startsWith("/auth/sessions/")) return hers.device;
  return randomUUID();
}
