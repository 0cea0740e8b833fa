/**
 * What stands above an answer is read in full once. Turn after turn the same long line with its address hides the answer below it, and a voice
 * reads it all each time: while the subject stays open it is a short reminder. Server only.
 */
import { markOf } from "#guide/dialogue/server-only/thread/marks.ts";
import { texts } from "#guide/reply/texts.ts";
import { urgentTexts } from "#guide/safety/safety-texts.ts";
import type { Urgency } from "#guide/safety/urgent-rules.ts";
import type { DialogueState, Language, Reply } from "#guide/types.ts";

/** Lines for this very moment are never shortened: somebody is dying, at the door, or has a child. */
type Lasting = Exclude<Urgency, "health" | "door" | "child">;

export const reminders: Record<Language, Record<Lasting, string>> = {
  es: {
    scam: "Recuerda: no pagues ni firmes nada sin ver antes a un abogado o a un representante acreditado.",
    detained: "Recuerda: búscalo en locator.ice.gov, que no firme nada y que pida un abogado.",
    sign: "Recuerda: no firmes nada que no entiendas, y pide un abogado y un juez.",
    court: "No faltes a la corte: confirma tu fecha en el 800-898-7180, y ve con un abogado.",
    missed: "Esto no puede esperar. Ve ya con un abogado o con un representante acreditado.",
    order:
      "Con una orden, no salgas ni mandes papeles sin ver antes a un abogado o a un representante acreditado.",
    arrest:
      "Recuerda: no te declares culpable, no presentes papeles y no viajes sin hablar antes con un abogado de migración.",
    leaving: "Recuerda: no salgas del país sin ver antes a un abogado o a un representante acreditado.",
    other: "Esto no puede esperar. Ve hoy con un abogado o con un representante acreditado.",
    deadline: "No faltes a tu cita con ICE, y ve antes con un abogado o con un representante acreditado.",
  },
  en: {
    scam: "Remember: do not pay or sign anything before you talk to a lawyer or accredited representative.",
    detained: "Remember: look at locator.ice.gov, and they should sign nothing and ask for a lawyer.",
    sign: "Remember: do not sign anything you do not understand, and ask for a lawyer and a judge.",
    court: "Do not miss court: confirm your date at 800-898-7180, and go with a lawyer.",
    missed: "Remember: this is urgent, talk to a lawyer or accredited representative now.",
    order:
      "With an order, do not leave or file anything before you talk to a lawyer or accredited representative.",
    arrest: "Remember: do not plead guilty, file or travel before you talk to an immigration lawyer.",
    leaving:
      "Remember: do not leave the United States before you talk to a lawyer or accredited representative.",
    other: "Remember: this is urgent, talk to a lawyer or accredited representative today.",
    deadline: "Do not miss your ICE appointment, and talk to a lawyer or accredited representative first.",
  },
};

const plainly: Record<Language, string> = {
  es: "Recuerda: no firmes, no viajes ni mandes nada sin ver antes a un abogado o a un representante acreditado.",
  en: "Remember: before you sign, travel or send papers, talk to a lawyer or accredited representative.",
};

/** Who is out of the country already is not told to stay in it. */
export function awayFromHere(reply: Reply, told: readonly string[], language: Language): Reply {
  const { order, leaving } = urgentTexts[language];
  const ofStaying = reply.warning === order || reply.warning === leaving;
  return ofStaying && told.includes("abroad") ? { ...reply, warning: texts[language].gravePlain } : reply;
}

/** Who is held looks for nobody: what to do there is said in place of where somebody is found. */
export function heldThere(reply: Reply, told: readonly string[], language: Language): Reply {
  const { detained, sign } = urgentTexts[language];
  const looks = reply.warning === detained && told.includes("heldSelf");
  return looks ? { ...reply, warning: sign } : reply;
}

/** Lines that hold for any subject: whoever read another warning of this one was sent to a lawyer already. */
function generalOf(warning: string, language: Language): string | null {
  const { urgentPlain, redFlagPlain, gravePlain } = texts[language];
  if (warning === urgentPlain) return reminders[language].other;
  return warning === redFlagPlain || warning === gravePlain ? plainly[language] : null;
}

function ownOf(warning: string, language: Language): string | null {
  const kinds = Object.keys(reminders[language]) as Lasting[];
  const kind = kinds.find((one) => urgentTexts[language][one] === warning);
  return kind === undefined ? null : reminders[language][kind];
}

const markShape = /^[0-9a-z]{1,8}$/;

/** The mark of what stood above the last answer, from a state that may be forged. */
export function readWarned(value: unknown): string | undefined {
  return typeof value === "string" && markShape.test(value) ? value : undefined;
}

/** The reply with a reminder where its line stood above an answer of this subject before, and the mark for the next turn. */
export function remindedOf(
  reply: Reply,
  { topic, warned }: DialogueState,
  language: Language,
): { reply: Reply; warned: string | undefined } {
  const { warning } = reply;
  const before = reply.topic === topic ? warned : undefined;
  if (warning === null) return { reply, warned: before };
  const mark = markOf(warning);
  const goesOn = before !== undefined && reply.kind === "answer";
  const own = before === mark ? ownOf(warning, language) : null;
  const reminder = goesOn ? (generalOf(warning, language) ?? own) : null;
  return reminder === null
    ? { reply, warned: mark }
    : { reply: { ...reply, warning: reminder }, warned: before };
}
