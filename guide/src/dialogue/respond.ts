import type { Language, Topic } from "#guide/content-schema.ts";
import { remember } from "#guide/dialogue/state.ts";
import type { Understanding } from "#guide/dialogue/understand.ts";
import type { Mind } from "#guide/mind.ts";
import { composeAnswer } from "#guide/reply/compose.ts";
import { texts } from "#guide/reply/texts.ts";
import { urgentTexts } from "#guide/safety/safety-texts.ts";
import type { Urgency } from "#guide/safety/urgent-rules.ts";
import type { DialogueState, GuideTurn, Reply, ReplyOptions } from "#guide/types.ts";

/** One question with all that is known about it. */
export interface Turn {
  mind: Mind;
  question: string;
  state: DialogueState;
  language: Language;
  options: ReplyOptions;
  seen: Understanding;
}

export interface AnswerParts {
  lead?: string[];
  fact?: string[];
  body?: string[];
  choices?: Reply["choices"];
  said?: string[];
  asked?: string;
  pending?: DialogueState["pending"];
  lawyer?: boolean;
  /** The danger that was spoken of before. */
  urgency?: Urgency;
}

export function answer(
  { mind, seen, state, language, options }: Turn,
  topic: Topic,
  parts: AnswerParts,
): GuideTurn {
  const reply = composeAnswer(mind.library, topic, language, options, {
    ...(parts.lead === undefined ? {} : { lead: parts.lead }),
    ...(parts.fact === undefined ? {} : { fact: parts.fact }),
    ...(parts.body === undefined ? {} : { body: parts.body }),
    choices: parts.choices ?? [],
    warning:
      parts.urgency === undefined ? warningOf(seen, topic, language) : urgentTexts[language][parts.urgency],
    lawyer: parts.lawyer === true || needsLawyer(seen, topic),
    confidence: Math.max(seen.found.hits[0]?.topic === topic.id ? seen.found.confidence : 0, 0.6),
  });
  return {
    reply,
    state: {
      ...state,
      topic: topic.id,
      pending: parts.pending ?? null,
      said: parts.said ?? state.said,
      asked: parts.asked === undefined ? state.asked : remember(state.asked, parts.asked, topic.id),
    },
  };
}

/** Subjects in which a step taken alone may cost the person the country, whatever was asked about them. */
const graveTopics = new Set(
  (
    "antecedentes apelar-juez cancelacion-de-deportacion castigo-3-10-perdon check-in-ice chnv-parole-fin divorcio-en-tramite " +
    "dui encontrar-detenido entre-sin-inspeccion-245i falte-a-corte fianza fraude-matrimonio ice-en-mi-puerta miedo-creible " +
    "multas-998 nta-corte orden-deportacion perdi-o-me-negaron registro-extranjeros reingreso-tras-deportacion retencion-cat " +
    "salida-voluntaria vawa viajar-advance-parole visa-t notarios-fraude asilo-un-anio menor-no-acompanado consultar-caso-corte"
  ).split(" "),
);

export function needsLawyer(seen: Understanding, topic: Topic | undefined): boolean {
  if (seen.situation?.defines) return seen.situation.situation.lawyer;
  const grave = topic !== undefined && (topic.urgent || graveTopics.has(topic.id));
  const own = seen.situation?.situation.lawyer === true;
  const pressing = seen.urgent !== null && seen.urgent.urgency !== "health";
  return seen.crisis !== null || pressing || seen.redFlag || grave || own;
}

/** What must stand above the answer: what to do now and whom to call. */
export function warningOf(seen: Understanding, topic: Topic | undefined, language: Language): string | null {
  if (seen.situation?.defines) return null;
  const own = seen.situation?.situation.urgency ?? null;
  if (own !== null) return urgentTexts[language][own];
  if (seen.urgent !== null) return urgentTexts[language][seen.urgent.urgency];
  if (topic?.urgent === true) return texts[language].urgentPlain;
  if (seen.redFlag) return texts[language].redFlagPlain;
  return topic !== undefined && graveTopics.has(topic.id) ? texts[language].gravePlain : null;
}
