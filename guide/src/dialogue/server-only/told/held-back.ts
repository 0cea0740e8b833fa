/**
 * "Ya la llené, ¿la mando?" from somebody who told of a vote, an arrest or a false claim some turns ago: what was told stands above the
 * answer, whatever it is about, before anything is sent. Server only.
 */
import type { Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { type Fact, readFacts } from "#guide/dialogue/server-only/told/facts.ts";
import { places, texts } from "#guide/reply/texts.ts";
import type { DialogueState, Language, Reply } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

/** The gravest first. */
const troubles = ["falseClaim", "voted", "convicted", "arrested"] as const satisfies readonly Fact[];
type Trouble = (typeof troubles)[number];

const lines: Record<Language, Record<Trouble, string>> = {
  es: {
    falseClaim: `Acuérdate de lo que me contaste: que dijiste ser ciudadano. No mandes ni firmes nada antes de hablar con un abogado o representante acreditado: ${places.lawyers}.`,
    voted: `Acuérdate de lo que me contaste: que votaste. Si no eras ciudadano, no mandes nada ni viajes antes de hablar con un abogado o representante acreditado, porque al abrir tu expediente te pueden mandar a la corte: ${places.lawyers}.`,
    convicted: `Acuérdate de lo que me contaste: una condena. No mandes nada ni viajes antes de que un abogado de migración vea tus papeles de la corte, porque al abrir tu expediente te pueden detener o mandar a la corte: ${places.lawyers}.`,
    arrested: `Acuérdate de lo que me contaste: un arresto. No mandes nada ni viajes antes de que un abogado de migración vea los papeles de ese caso, aunque ya haya pasado: ${places.lawyers}.`,
  },
  en: {
    falseClaim: `Remember what you told me: that you said you were a citizen. Do not send or sign anything before you talk to a lawyer or accredited representative: ${places.lawyers}.`,
    voted: `Remember what you told me: that you voted. If you were not a citizen, do not send anything or travel before you talk to a lawyer or accredited representative, because once they open your file they can send you to court: ${places.lawyers}.`,
    convicted: `Remember what you told me: a conviction. Do not send anything or travel before an immigration lawyer sees your court papers, because once they open your file they can detain you or send you to court: ${places.lawyers}.`,
    arrested: `Remember what you told me: an arrest. Do not send anything or travel before an immigration lawyer sees the papers of that case, even if it is over: ${places.lawyers}.`,
  },
};

/** Whoever is about to send something, sign it or go on a trip. */
const about =
  /\b(?:mand\w+|envi\w+|met(?:o|er\w*|emos|a)|apli[cq]\w+|present\w+|someter\w*|entreg\w+|firm(?:o|ar\w*|e)|lleno|llen(?:e|ar|arla|ada)|list[oa]|renov\w+|renuev\w+|pid[oe]|pedir\w*|solicit\w+|viaj\w+|salgo|salir|voy|send\w*|mail\w*|fil(?:e|ing|ed)|submit\w*|appl(?:y|ying)|renew\w*|sign\w*|ready|travel\w*|trip|leave|go)\b/;
/** Their own answers say all this, or nothing is sent there. */
const apart: ReadonlySet<string> = new Set(
  "antecedentes dui licencia-manejar buscar-abogado escuela-emergencia llamadas-estafa taxes-itin seguro-social derechos-laborales encontrar-detenido".split(
    " ",
  ),
);
/** A general line gives way to one that knows what was told; a danger of its own does not. */
function above(trouble: Trouble, warning: string | null, language: Language): string {
  const { redFlagPlain, gravePlain } = texts[language];
  const isGeneral = warning === null || warning === redFlagPlain || warning === gravePlain;
  return isGeneral ? lines[language][trouble] : warning;
}

function troubleIn(told: readonly Fact[]): Trouble | undefined {
  return troubles.find((one) => told.includes(one) && !(one === "voted" && told.includes("citizen")));
}

/** The same reply, below what was told and weighs on it. */
export function heldBack(thread: Thread, reply: Reply): Reply {
  const { told, state, readings, language } = thread;
  const trouble = troubleIn(told);
  const answers = reply.kind === "answer" || (reply.kind === "clarify" && reply.topic !== null);
  if (trouble === undefined || !answers || apart.has(reply.topic ?? "")) return reply;
  const isNews = state.told?.includes(trouble) !== true;
  const moves = readings.some((words) => about.test(words)) || reply.topic !== state.topic;
  if (isNews ? saysSo(trouble, reply) : !moves) return reply;
  return { ...reply, lawyer: true, warning: above(trouble, reply.warning, language) };
}

/** The same for an answer that a model will write: what earlier turns told, above a question about sending something. */
export function heldBefore(
  question: string,
  { told }: DialogueState,
  topic: string | null,
  warning: string | null,
  language: Language,
): string | null {
  const trouble = troubleIn(readFacts(told));
  const holds = trouble !== undefined && !apart.has(topic ?? "") && about.test(clean(question));
  return holds ? above(trouble, warning, language) : null;
}

/** The answer speaks of just this. */
function saysSo(trouble: Trouble, { warning, short, sentences }: Reply): boolean {
  const all = [warning ?? "", short, ...sentences].join(" ");
  if (trouble === "voted") return /\bvot/i.test(short);
  return trouble === "falseClaim"
    ? /ciudadan|citizen/i.test(short)
    : /arrest|conden|convict|penal/i.test(all);
}
