import type { Language, Topic } from "#guide/content-schema.ts";
import { aspectsOf } from "#guide/dialogue/aspects.ts";
import { carry, dangerOf } from "#guide/dialogue/carried.ts";
import { readClarifying } from "#guide/dialogue/dialogue.ts";
import {
  askedFact,
  followUpAspect,
  followUpBody,
  isPlaceOnly,
  isUnknown,
  startsWithJoiner,
} from "#guide/dialogue/follow-up.ts";
import { remember } from "#guide/dialogue/state.ts";
import { steer } from "#guide/dialogue/steer.ts";
import * as talk from "#guide/dialogue/talk.ts";
import { asksWhatItIs } from "#guide/dialogue/triggers.ts";
import { isElsewhere, isVague, type Understanding, understand } from "#guide/dialogue/understand.ts";
import { type Mind, topicOf } from "#guide/mind.ts";
import { composeAnswer } from "#guide/reply/compose.ts";
import { askedForm, formReply } from "#guide/reply/form-answer.ts";
import { texts } from "#guide/reply/texts.ts";
import { aboutUsTexts, faintTexts, urgentTexts, voteTexts } from "#guide/safety/safety-texts.ts";
import type { Urgency } from "#guide/safety/urgent-rules.ts";
import type { DialogueState, GuideTurn, Reply, ReplyOptions } from "#guide/types.ts";

/** Topics offered to somebody who only says hello. */
const starters = [
  "arreglar-papeles",
  "permiso-trabajo-general",
  "asilo-general",
  "nta-corte",
  "ciudadania-requisitos",
];
const nearest = 3;
const vagueChoices = 4;
/** Sure enough to leave open clarifying questions for another subject. */
const otherSubjectFrom = 0.72;
const mostAskingMeaning = 6;
const uninspected = "entre-sin-inspeccion-245i";
const inspected = "ajuste-familiar";
/** More words than this are a question of their own. */
const mostContinued = 9;
/** Insults inside a real question are answered as a question. */
const realQuestionFrom = 0.93;
const mostSmallTalk = 8;
/** Below this, sadness is all that was said. */
const hardlyAsked = 0.4;

interface Turn {
  mind: Mind;
  question: string;
  state: DialogueState;
  language: Language;
  options: ReplyOptions;
  seen: Understanding;
}

/** One question answered. The order of the steps is the order of what matters most to the person. */
export function takeTurn(
  mind: Mind,
  question: string,
  state: DialogueState,
  language: Language,
  options: ReplyOptions,
): GuideTurn {
  const turn: Turn = { mind, question, state, language, options, seen: understand(mind, question, state) };
  const reply =
    danger(turn) ??
    chat(turn) ??
    emergency(turn) ??
    carriedOn(turn) ??
    voting(turn) ??
    situation(turn) ??
    openQuestions(turn) ??
    followUp(turn) ??
    (turn.seen.clarify === undefined ? urgent(turn) : null) ??
    legalise(turn) ??
    subject(turn);
  const advised = { ...reply, reply: withLine(withLawyer(reply.reply, turn), turn) };
  return options.short ? { ...advised, reply: shortened(advised.reply) } : advised;
}

/** A court date, an arrest, an order, a flight or days that run: a lawyer is advised whatever was answered. */
function withLawyer(reply: Reply, { seen, language }: Turn): Reply {
  if (reply.lawyer || reply.kind === "crisis" || !needsLawyer(seen, undefined)) return reply;
  const chats = reply.kind === "dont_know" && (seen.list.length === 0 || reply.confidence === 1);
  if (reply.kind === "refuse" || chats) return reply;
  return { ...reply, lawyer: true, warning: reply.warning ?? warningOf(seen, undefined, language) };
}

/** Little says that the person may be in danger: the answer stays, and one line says where somebody listens. */
function withLine(reply: Reply, { seen, language, options }: Turn): Reply {
  if (seen.faint === null || reply.kind === "crisis" || reply.kind === "refuse") return reply;
  const line = faintTexts[language][seen.faint];
  return options.short
    ? { ...reply, warning: reply.warning ?? line }
    : { ...reply, sentences: [...reply.sentences, line] };
}

/** The guest demo shows one informative sentence; what protects a person stays. */
function shortened(reply: Reply): Reply {
  if (reply.kind === "answer") return { ...reply, steps: [] };
  return reply;
}

function danger({ mind, seen, state, language }: Turn): GuideTurn | null {
  if (seen.crisis !== null) {
    const topic = topicOf(mind, seen.crisis.topic);
    const reply = talk.crisisReply(mind.library, seen.crisis.kind, topic, language);
    return { reply, state: { ...state, topic: topic?.id ?? state.topic, pending: null } };
  }
  if (seen.refusal !== null) {
    const topic = topicOf(mind, seen.refusal.topic);
    const reply = talk.refusalReply(mind.library, seen.refusal.kind, topic, language);
    return { reply, state: { ...state, topic: topic?.id ?? state.topic } };
  }
  return null;
}

function chat({ mind, seen, state, language }: Turn): GuideTurn | null {
  if (seen.list.length === 0) {
    return { reply: seen.orders ? talk.offTopicReply(language, true) : talk.emptyReply(language), state };
  }
  if (mind.safety.hostile(seen.list) && seen.found.confidence < realQuestionFrom && !seen.wishes) {
    return { reply: talk.hostileReply(language), state };
  }
  if (seen.list.length <= mostSmallTalk && mind.safety.asksWhoseItIs(seen.whole)) {
    return { reply: talk.plainReply(aboutUsTexts[language].notOfficial), state };
  }
  if (mind.safety.greeting(seen.list) || mind.safety.greeting(seen.whole)) {
    const topics = starters.flatMap((id) => topicOf(mind, id) ?? []);
    return { reply: talk.greetingReply(topics, language), state };
  }
  if (mind.safety.thanks(seen.list) || mind.safety.thanks(seen.whole)) {
    return { reply: talk.thanksReply(language), state };
  }
  if (seen.found.confidence < hardlyAsked && seen.urgent === null && mind.safety.sad(seen.whole)) {
    const reply = talk.plainReply([...aboutUsTexts[language].sad, faintTexts[language].selfHarm]);
    return { reply, state };
  }
  return null;
}

/** A few words more on a subject that was just answered: its own sentences about them, in the same danger. */
function carriedOn(turn: Turn): GuideTurn | null {
  const { mind, seen, state, language } = turn;
  const topic = topicOf(mind, state.topic);
  if (topic === undefined || seen.situation !== null || mind.search.exact(seen.text) !== null) return null;
  const hit = carry(topic, seen.list, language);
  const told = topicOf(mind, hit?.topic);
  if (hit === null || told === undefined) return null;
  const body = hit.body === null ? {} : { body: hit.body };
  return answer(turn, told, { ...body, ...(hit.urgency === undefined ? {} : { urgency: hit.urgency }) });
}

/** Where the answer about voting stands. */
const citizenship = "ciudadania-requisitos";

function voting(turn: Turn): GuideTurn | null {
  const topic = turn.seen.votes ? topicOf(turn.mind, citizenship) : undefined;
  return topic === undefined ? null : answer(turn, topic, { body: voteTexts[turn.language], lawyer: true });
}

/** A spot within a topic that has its own answer; one that can wait lets the two questions go first. */
function situation(turn: Turn): GuideTurn | null {
  const { seen, mind } = turn;
  const hit = seen.situation;
  if (hit === null || (!hit.situation.lawyer && seen.clarify !== undefined)) return null;
  if (mind.search.exact(seen.text) !== null) return null;
  return answer(turn, hit.topic, { fact: askedFact(mind.library, hit.topic, seen.list, turn.language) });
}

/** A reply to the two clarifying questions: free words, a tapped option, or a wish to skip. */
function openQuestions(turn: Turn): GuideTurn | null {
  const { mind, seen, state, language } = turn;
  const { pending } = state;
  const asked = topicOf(mind, pending?.topic);
  if (pending === null || asked === undefined) return null;
  const { chosen, skipped } = readClarifying(
    asked,
    seen.text,
    seen.list,
    mind.search.read,
    mind.search.weight,
  );
  if (pending.second && chosen[1] === null) return null;
  // "Mi esposa es ciudadana", said after "crucé por el cerro", means something else than said alone.
  const before = pending.second ? saidBefore(asked, state) : [];
  const picked = chosen.filter((option) => option !== null);
  if (!pending.second && picked.length === 0 && !skipped && leaves(turn, asked)) return null;

  const route =
    topicOf(mind, steer(asked.id, seen.list)) ??
    [...before, ...picked].map(({ goTo }) => topicOf(mind, goTo)).find((topic) => topic !== undefined) ??
    topicOf(mind, steer(asked.id, seen.list, true));
  const better =
    route ?? (picked.length < 2 && !skipped ? rerouted(turn, asked, pending.original) : undefined);
  // Who crossed without inspection is not told about adjusting as if an officer had let them in.
  const topic =
    better === undefined || (asked.id === uninspected && better.id === inspected) ? asked : better;
  const second = asked.clarify[1];
  const refine = !pending.second && chosen[0] != null && chosen[1] === null && second !== undefined;
  const said = remember(state.said, ...picked.map((option) => option.label.es));
  return answer(turn, topic, {
    lead: picked.map((option) => option.changes[language]),
    choices: refine
      ? second.options.map(({ label }) => ({ label: label[language], say: label[language] }))
      : [],
    said,
    asked: asked.id,
    pending: refine ? { topic: asked.id, original: pending.original, second: true } : null,
  });
}

/** The option of the first question that an earlier turn chose. */
function saidBefore(asked: Topic, { said }: DialogueState): Topic["clarify"][number]["options"] {
  return asked.clarify[0]?.options.filter(({ label }) => said.includes(label.es)) ?? [];
}

/** True when the words are not a reply to the questions but a new subject or a follow-up. */
function leaves({ mind, seen, question }: Turn, asked: Topic): boolean {
  if (seen.urgent !== null) return true;
  if (steer(asked.id, seen.list) !== null) return false;
  if (followUpAspect(seen.list, question, (word) => mind.search.knows(asked.id, word)) !== null) return true;
  if (asked.id === uninspected && seen.best?.id === inspected && !question.includes("?")) return false;
  return seen.best !== undefined && seen.best.id !== asked.id && seen.found.confidence >= otherSubjectFrom;
}

/** Free words that no option foresaw may still point to a better topic together with the first question. */
function rerouted({ mind, seen }: Turn, asked: Topic, original: string): Topic | undefined {
  const found = mind.search.search([...mind.search.read(original), ...seen.list]);
  const best = topicOf(mind, found.hits[0]?.topic);
  return best !== undefined && best.id !== asked.id && found.confidence >= otherSubjectFrom
    ? best
    : undefined;
}

function followUp(turn: Turn): GuideTurn | null {
  const { mind, seen, state, language, question } = turn;
  const topic = topicOf(mind, state.pending?.topic ?? state.topic);
  if (topic === undefined || mind.search.exact(seen.text) !== null) return null;
  const aspect =
    followUpAspect(seen.list, question, (word) => mind.search.knows(topic.id, word)) ??
    (isContinued(turn, topic) ? "again" : null);
  if (aspect === null) return null;
  const body = followUpBody(mind.library, topic, aspect, language);
  const urgency = dangerOf(topic.id);
  const near = isUnknown(topic, aspect) ? nearTopics(turn, topic.id) : [];
  const choices = talk.topicChoices(near, language);
  return answer(turn, topic, { body, choices, ...(urgency === undefined ? {} : { urgency }) });
}

/** "¿Y en Texas?", "¿y su esposa también viene?": a few words that go on with the subject and are sure of no other. */
function isContinued({ seen, question }: Turn, topic: Topic): boolean {
  if (isPlaceOnly(seen.list)) return true;
  if (!startsWithJoiner(question) || seen.list.length > mostContinued || seen.urgent !== null) return false;
  if (seen.clarify !== undefined) return false;
  return seen.found.hits[0]?.topic === topic.id || seen.found.confidence < otherSubjectFrom;
}

/** The best topics besides one, to choose from. */
function nearTopics({ mind, seen }: Turn, besides: string): Topic[] {
  return seen.found.hits
    .filter((hit) => hit.topic !== besides)
    .slice(0, nearest)
    .flatMap((hit) => topicOf(mind, hit.topic) ?? []);
}

function urgent(turn: Turn): GuideTurn | null {
  const topic = topicOf(turn.mind, turn.seen.urgent?.topic);
  return topic === undefined ? null : answer(turn, topic, {});
}

/** A life in danger goes before every question about papers. */
function emergency(turn: Turn): GuideTurn | null {
  const { mind, seen, language } = turn;
  const topic = topicOf(mind, seen.urgent?.urgency === "health" ? seen.urgent.topic : null);
  if (topic === undefined) return null;
  const urgency = "health";
  const all = [...topic.steps[language], ...topic.answer[language]];
  return answer(turn, topic, { body: all.filter((sentence) => aboutCare.test(sentence)), urgency });
}

function legalise({ mind, seen, state, language, question }: Turn): GuideTurn | null {
  const topic = seen.clarify;
  if (topic === undefined) return null;
  const more = {
    confidence: seen.found.confidence,
    lawyer: needsLawyer(seen, topic),
    warning: warningOf(seen, undefined, language),
  };
  const { chosen } = readClarifying(topic, seen.text, seen.list, mind.search.read, mind.search.weight);
  const [told, missing] = [chosen[0] ?? null, chosen[1] ?? null];
  // What the question says already is not asked again.
  const half = told !== null && missing === null && topic.clarify[1] !== undefined;
  return {
    reply: talk.clarifyReply(mind.library, topic, language, more, half ? told : null),
    state: {
      ...state,
      topic: topic.id,
      pending: { topic: topic.id, original: question.slice(0, 400), ...(half ? { second: true } : {}) },
      asked: remember(state.asked, topic.id),
      said: half ? remember(state.said, told.label.es) : state.said,
    },
  };
}

function subject(turn: Turn): GuideTurn {
  const { mind, seen, state, language, options } = turn;
  const tapped = topicOf(mind, mind.search.exact(seen.text));
  if (tapped !== undefined) return answer(turn, tapped, {});
  const form = askedForm(mind.library, seen.list, seen.sure);
  if (form !== undefined) {
    const topic = seen.best?.forms.includes(form.id) === true ? seen.best : onlyTopicOf(mind, form.id);
    const lawyer = needsLawyer(seen, topic);
    const warning = warningOf(seen, topic, language);
    const reply = {
      ...formReply(mind.library, form, topic, language, options.short === true, aspectsOf(seen.list)),
      lawyer,
      warning,
    };
    return { reply, state: { ...state, topic: topic?.id ?? state.topic, pending: null } };
  }
  if (seen.orders && !seen.sure) return { reply: talk.offTopicReply(language, true), state };
  if (seen.urgent === null && isVague(mind, seen)) {
    const topics = seen.found.hits.slice(0, vagueChoices).flatMap((hit) => topicOf(mind, hit.topic) ?? []);
    return {
      reply: talk.vagueReply(topics, language, seen.found.confidence),
      state: { ...state, pending: null },
    };
  }
  if (seen.urgent === null && isElsewhere(mind, seen))
    return { reply: talk.offTopicReply(language, seen.orders), state };
  if (seen.sure && seen.best !== undefined) {
    const meaning =
      seen.list.length <= mostAskingMeaning && asksWhatItIs(seen.list)
        ? mind.search.explain(seen.list)
        : null;
    if (meaning !== null) {
      const { short, answer: told } = seen.best;
      return answer(turn, seen.best, {
        body: [meaning[language], short[language], ...told[language].slice(0, 2)],
      });
    }
    return answer(turn, seen.best, { fact: askedFact(mind.library, seen.best, seen.list, language) });
  }
  const near = seen.found.hits.slice(0, nearest).flatMap((hit) => topicOf(mind, hit.topic) ?? []);
  const reply = talk.dontKnowReply(near, language, mind.checked, {
    confidence: seen.found.confidence,
    lawyer: true,
    warning: warningOf(seen, undefined, language),
  });
  return { reply, state: { ...state, pending: null } };
}

/** The topic of a form that only one topic names. */
function onlyTopicOf(mind: Mind, form: string): Topic | undefined {
  const [topic, another] = [...mind.library.topics.values()].filter(({ forms }) => forms.includes(form));
  return another === undefined ? topic : undefined;
}

interface AnswerParts {
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

function answer({ mind, seen, state, language, options }: Turn, topic: Topic, parts: AnswerParts): GuideTurn {
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

/** What an emergency needs to hear of the topic on schools and hospitals. */
const aboutCare = /peligro de vida|urgencias|partos|life is in danger|emergency room|births/i;

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
  const grave = topic !== undefined && (topic.urgent || graveTopics.has(topic.id));
  const own = seen.situation?.situation.lawyer === true;
  const pressing = seen.urgent !== null && seen.urgent.urgency !== "health";
  return seen.crisis !== null || pressing || seen.redFlag || grave || own;
}

/** What must stand above the answer: what to do now and whom to call. */
export function warningOf(seen: Understanding, topic: Topic | undefined, language: Language): string | null {
  const own = seen.situation?.situation.urgency ?? null;
  if (own !== null) return urgentTexts[language][own];
  if (seen.urgent !== null) return urgentTexts[language][seen.urgent.urgency];
  if (topic?.urgent === true) return texts[language].urgentPlain;
  if (seen.redFlag) return texts[language].redFlagPlain;
  return topic !== undefined && graveTopics.has(topic.id) ? texts[language].gravePlain : null;
}
