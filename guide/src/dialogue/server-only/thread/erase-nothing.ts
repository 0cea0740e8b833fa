/**
 * Messages, photos or an account that are to go before somebody looks at them: out of fear more often than guilt, and no hiding from a date.
 * Refused or not understood, it is told calmly to erase nothing. Server only.
 */
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import * as talk from "#guide/dialogue/talk.ts";
import { places } from "#guide/reply/texts.ts";
import type { Language } from "#guide/types.ts";

const erases =
  /\b(?:borr\w+|elimin\w+|quit(?:o|ar)|cierr\w+|delete|erase|wipe|deactivate)\b(?: \w+){0,4} (?:mensajes?|fotos?|chats?|facebook|whats ?app|instagram|tik ?tok|tinder|cuenta|perfil|texts?|messages|photos?|pictures|profile|account|posts?)\b/;
const before =
  /\b(?:antes de|antes que|para que no|before|so (?:they|he|she) (?:dont|wont|cant))\b|\b(?:entrevista|cita|corte|revis\w+|interview|appointment|court)\b/;
/** An account or a record that an office or a bank keeps. */
const ofOffice = /\b(?:banco|bank|uscis|myuscis|nombre|multa|record|antecedentes)\b/;

const keepThem: Record<Language, [string, ...string[]]> = {
  es: [
    "No borres nada antes de una cita, una entrevista o la corte: puede parecer que escondes algo, y eso te puede dañar mucho.",
    "Si algo te preocupa, enséñaselo primero a un abogado: lo que le cuentas es confidencial.",
    `Aquí hay abogados y representantes gratis o de bajo costo: ${places.lawyers}.`,
  ],
  en: [
    "Do not erase anything before an appointment, an interview or court: it can look as if you hide something, and that can harm you a lot.",
    "If something worries you, show it to a lawyer first: what you tell a lawyer is confidential.",
    `Here are free or low-cost lawyers and representatives: ${places.lawyers}.`,
  ],
};

/** The words in place of a refusal or of the friendly line; null where nothing is to be erased, or more than that was heard. */
export function eraseNothing({ readings, language }: Thread, alone: Settled): Settled | null {
  const { turn } = alone;
  const { kind } = turn.reply;
  const erasing = readings.some((said) => erases.test(said) && before.test(said) && !ofOffice.test(said));
  if (!erasing || (kind !== "refuse" && kind !== "dont_know")) return null;
  const [short, ...sentences] = keepThem[language];
  const reply = kind === "refuse" ? { ...turn.reply, short, sentences } : talk.plainReply(keepThem[language]);
  return { ...alone, turn: { ...turn, reply } };
}
