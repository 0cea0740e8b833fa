/**
 * "¿Cuánto dura la mica?", "do I need a lawyer for DACA?": a fact of a subject by its name, as the first thing that is said. The ranking finds
 * the subject and tells what it begins with, asks the two questions of it, or knows nothing; what was written for the very question is told
 * only while the subject is open. So it is opened, and the question asked of it. Server only.
 */
import type { StandardQuestion } from "#guide/content-schema.ts";
import { type KnownWords, knownWords, markKnown } from "#guide/dialogue/server-only/meanings/known-words.ts";
import { asOwnSubject } from "#guide/dialogue/server-only/named-first/own-subject.ts";
import { type NamedQuestion, namedQuestions } from "#guide/dialogue/server-only/named-first/questions.ts";
import { subjects } from "#guide/dialogue/server-only/named-first/subjects.ts";
import { readingsOf } from "#guide/dialogue/server-only/readings.ts";
import type { KeepThread } from "#guide/dialogue/server-only/thread/thread.ts";
import { freshState } from "#guide/dialogue/state.ts";
import { type Mind, topicOf } from "#guide/mind.ts";
import type { DialogueState, GuideTurn, Language } from "#guide/types.ts";

let known: KnownWords | null = null;

/** Renewing is a subject of its own where getting it for the first time is another. */
const renewal: Readonly<Record<string, string>> = { "permiso-trabajo-general": "renovar-permiso-extension" };
const renews = /\b(?:renov\w+|renuev\w+|renew\w*)\b/;
/** What asylum costs and who may travel are subjects of their own, and told there at greater length. */
const toldElsewhere = new Set(["cuotas-asilo-2025", "viajar-advance-parole"]);

/** While one of these is talked about, its own card is meant. Of other subjects only the first message names the fact. */
const meantOfOpen: Readonly<Record<string, ReadonlySet<string>>> = {
  "renovar-green-card": new Set(
    (
      "residencia-condicional residencia-cubanos asilo-aprobado ajuste-familiar proceso-consular pedir-esposo pedir-papas pedir-hermanos " +
      "hijos-hijastros sij-jovenes vawa visa-u visa-t patron-me-peticiona loteria-visas refugiados documentos-perdidos nacara religioso"
    ).split(" "),
  ),
  "ciudadania-requisitos": new Set(["examen-ciudadania", "ciudadania-por-padres", "hijos-nacidos-aqui"]),
  daca: new Set([]),
  tps: new Set([]),
};

/** More words tell a story. */
const mostWords = 16;

/** The subject and the question, as in a later turn; null where something else is said. */
export function namedIn(readings: readonly string[]): (NamedQuestion & { topic: string }) | null {
  known ??= knownWords(Object.entries(subjects));
  for (const said of readings) {
    if (said.split(" ").length > mostWords) continue;
    const marked = markKnown(known, said);
    const [topic, another] = marked?.ids ?? [];
    if (marked === null || topic === undefined || another !== undefined) continue;
    const text = marked.text.replace("@0", "@");
    const question = namedQuestions.find(({ asked }) => asked.test(text));
    if (question !== undefined)
      return { ...question, topic: renews.test(said) ? (renewal[topic] ?? topic) : topic };
  }
  return null;
}

interface Opened {
  /** The question as it is asked of a subject that is open. */
  question: string;
  state: DialogueState;
  topic: string;
  standard: readonly StandardQuestion[];
  /** May be a wish for a status. */
  wishes: boolean;
}

/** What the first message asks of the subject that it names; null where it is not the first, or says something else. */
export function openedIn(
  mind: Mind,
  spoken: string,
  state: DialogueState,
  language: Language,
): Opened | null {
  if (state.pending !== null) return null;
  const text = mind.hear?.(spoken) ?? spoken;
  const named = namedIn(readingsOf(text, mind.search.readAll(text)));
  if (named === null || named.topic === state.topic) return null;
  const { topic, next, wishes, standard } = named;
  if (state.topic !== null && !leavesOpen(named, state.topic)) return null;
  return {
    question: next[language],
    state: { ...freshState(), ...toldOf(state), topic },
    topic,
    wishes,
    standard,
  };
}

/** Whether the fact is of the named subject though another is open. What the card costs or who helps with it is asked of the way to it. */
function leavesOpen({ topic, standard }: NamedQuestion & { topic: string }, open: string): boolean {
  if (topic === "renovar-green-card" && !standard.includes("lasts")) return false;
  return meantOfOpen[topic]?.has(open) === false;
}

/** What was told of oneself stays; what is open does not. */
const toldOf = ({ told }: DialogueState) => (told === undefined ? {} : { told });

/** Turns in which a fact of a named subject is told at once. */
export function namedFirst(keep: KeepThread): KeepThread {
  return (mind, spoken, known, language, options) => {
    const before = asOwnSubject(mind, spoken, known) ?? known;
    const turn = keep(mind, spoken, before, language, options);
    const { reply } = turn;
    const open = openedIn(mind, spoken, before, language);
    if (open === null || isSettled(mind, turn, open, language)) return turn;
    const next = keep(mind, open.question, open.state, language, options);
    if (next.reply.topic !== open.topic || !tellsMore(mind, next, language)) return turn;
    const lawyer = next.reply.lawyer || (reply.kind === "answer" && reply.lawyer);
    return {
      ...next,
      reply: {
        ...next.reply,
        warning: next.reply.warning ?? (reply.kind === "answer" ? reply.warning : null),
        lawyer,
        sentences:
          options.short === true ? next.reply.sentences : inContext(mind, next, open.topic, language),
      },
    };
  };
}

/** Danger and harm, what is asked back of a wish, and what is told already stay as they are. */
function isSettled(mind: Mind, turn: GuideTurn, open: Opened, language: Language): boolean {
  const { kind, topic } = turn.reply;
  if (kind === "clarify") return open.wishes;
  if (kind !== "answer") return kind !== "dont_know";
  if (topic === open.topic) return tellsMore(mind, turn, language);
  return toldElsewhere.has(topic ?? "");
}

/** A fact in one or two sentences, and what its subject is: nobody has been told that yet. */
function inContext(mind: Mind, { reply }: GuideTurn, id: string, language: Language): string[] {
  const short = topicOf(mind, id)?.short[language];
  const told = [reply.short, ...reply.sentences];
  const few = told.filter((one) => !/\b(?:app|Documentos|Documents)\b/.test(one)).length < fewest;
  if (!few || short === undefined) return reply.sentences;
  const context = mind.library.register.fill(short, language);
  return reply.sentences.includes(context) ? reply.sentences : [...reply.sentences, context];
}
const fewest = 3;

/** It tells more of its subject than what the subject begins with, and more than that it is not known. */
function tellsMore(mind: Mind, { reply }: GuideTurn, language: Language): boolean {
  const topic = topicOf(mind, reply.topic);
  if (topic === undefined || reply.kind !== "answer" || isUnknown.test(reply.short)) return false;
  return reply.short !== mind.library.register.fill(topic.short[language], language);
}
const isUnknown = /no lo sé con seguridad|do not know (?:that|this) for sure/i;
