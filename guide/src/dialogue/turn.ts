import type { Language, Topic } from "#guide/content-schema.ts";
import { aspectsOf } from "#guide/dialogue/aspects.ts";
import { carry } from "#guide/dialogue/carried.ts";
import { askedFact } from "#guide/dialogue/follow-up.ts";
import { followUp } from "#guide/dialogue/goes-on.ts";
import { openQuestions } from "#guide/dialogue/open-questions.ts";
import { answer, needsLawyer, type Turn, warningOf } from "#guide/dialogue/respond.ts";
import { remember } from "#guide/dialogue/state.ts";
import * as talk from "#guide/dialogue/talk.ts";
import { asksWhatItIs } from "#guide/dialogue/triggers.ts";
import { understand } from "#guide/dialogue/understand.ts";
import { isElsewhere, isVague } from "#guide/dialogue/vague.ts";
import { type Mind, topicOf } from "#guide/mind.ts";
import { askedForm, asksOnlyPrice } from "#guide/reply/asked-form.ts";
import { formReply } from "#guide/reply/form-answer.ts";
import { aboutUsTexts, faintTexts, voteTexts } from "#guide/safety/safety-texts.ts";
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
const mostAskingMeaning = 6;
/** Insults inside a real question are answered as a question. */
const realQuestionFrom = 0.93;
/** "¿Mi permiso ya no sirve para nada?" is said of a paper, and not to the guide. */
const ownPapers = new Set(["permiso", "tps", "mica", "recibo", "visa"]);
const mostSmallTalk = 8;
/** Below this, sadness is all that was said. */
const hardlyAsked = 0.4;

/** More than this is not kept of what was not understood, nor read together with it. */
const mostHeard = 300;
const mostAdded = 9;

/** One question answered; words that add to one that was not understood are read together with it. */
export function takeTurn(
  mind: Mind,
  question: string,
  state: DialogueState,
  language: Language,
  options: ReplyOptions,
): GuideTurn {
  const { heard, ...before } = state;
  const ask = (text: string) => oneTurn(mind, text, before, language, options);
  const alone =
    mind.two === null || options.short
      ? ask(question)
      : mind.two(mind, question, language, options.today, ask);
  if (!isUnsure(alone)) return alone;
  const joined = heard === undefined ? question : `${heard}. ${question}`;
  const adds = heard !== undefined && mind.search.read(question).length <= mostAdded;
  const both = adds ? ask(joined) : alone;
  if (adds && !isUnsure(both) && both.reply.kind !== "refuse") return both;
  return { ...alone, state: { ...alone.state, heard: (adds ? joined : question).slice(-mostHeard) } };
}

/** Neither answered nor asked back: nothing was understood well enough. */
function isUnsure({ reply, state }: GuideTurn): boolean {
  const chooses = reply.kind === "clarify" && reply.topic === null;
  return state.pending === null && (chooses || (reply.kind === "dont_know" && reply.confidence < 1));
}

/** The order of the steps is the order of what matters most to the person. */
function oneTurn(
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
    strayed(turn) ??
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
  if (reply.lawyer || reply.kind === "crisis") return reply;
  if (reply.kind === "answer" && reply.sentences.some((one) => advised.test(one)))
    return { ...reply, lawyer: true };
  if (!needsLawyer(seen, undefined)) return reply;
  const chats = reply.kind === "dont_know" && (seen.list.length === 0 || reply.confidence === 1);
  if (reply.kind === "refuse" || chats) return reply;
  return { ...reply, lawyer: true, warning: reply.warning ?? warningOf(seen, undefined, language) };
}

/** Sentences of an answer that send to a lawyer. */
const advised = /abogado|lawyer/;

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
    const reply = talk.crisisReply(mind.library, seen.crisis.kind, topic, language, mind.checked);
    return { reply, state: { ...state, topic: topic?.id ?? state.topic, pending: null } };
  }
  if (seen.refusal !== null) {
    const topic = topicOf(mind, seen.refusal.topic);
    const reply = talk.refusalReply(mind.library, seen.refusal.kind, topic, language, mind.checked);
    // What was refused is no subject to go on with where there is another.
    return { reply, state: { ...state, topic: state.topic ?? topic?.id ?? null } };
  }
  return null;
}

function chat({ mind, seen, state, language }: Turn): GuideTurn | null {
  if (seen.list.length === 0) {
    return { reply: seen.orders ? talk.offTopicReply(language, true) : talk.emptyReply(language), state };
  }
  const hostile = mind.safety.hostile(seen.list) && !seen.list.some(({ text }) => ownPapers.has(text));
  if (hostile && seen.found.confidence < realQuestionFrom && !seen.wishes) {
    return { reply: talk.hostileReply(language), state };
  }
  const official = seen.list.length <= mostSmallTalk && mind.safety.asksWhoseItIs(seen.whole);
  const ofFaro =
    mind.aboutFaro?.(seen.text, state.topic !== null, language) ??
    (official ? aboutUsTexts[language].notOfficial : null);
  if (ofFaro !== null) return { reply: talk.plainReply(ofFaro), state };
  if (mind.safety.greeting(seen.list, seen.whole)) {
    const topics = starters.flatMap((id) => topicOf(mind, id) ?? []);
    return { reply: talk.greetingReply(topics, language), state };
  }
  if (mind.safety.thanks(seen.list, seen.whole)) {
    return { reply: talk.thanksReply(language), state };
  }
  const waits = seen.urgent ?? seen.situation;
  if (
    seen.found.confidence < hardlyAsked &&
    waits === null &&
    seen.clarify === undefined &&
    mind.safety.sad(seen.whole)
  ) {
    const reply = talk.plainReply([...aboutUsTexts[language].sad, faintTexts[language].selfHarm]);
    return { reply, state };
  }
  return null;
}

/** Far from every subject. */
function strayed({ seen, state, language }: Turn): GuideTurn | null {
  return seen.afield ? { reply: talk.offTopicReply(language, seen.orders), state } : null;
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
  const { seen, mind, state } = turn;
  const hit = seen.situation;
  const waits = seen.clarify !== undefined && state.pending === null;
  if (hit === null || (!hit.situation.lawyer && waits)) return null;
  if (mind.search.exact(seen.text) !== null) return null;
  if (hit.situation.urgency === null && asksOnlyPrice(mind.library, seen.list)) return null;
  const told = answer(turn, hit.topic, {
    fact: askedFact(mind.library, hit.topic, seen.list, turn.language),
  });
  // Who asks what a word of the two questions means has still to answer them.
  return hit.defines === true && state.pending !== null ? { ...told, state } : told;
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

const article = /^(?:el|la|los|las|una?|mis?|the|my|a)$/;

/** One word that opens on many subjects ("papeles", "la visa"): a choice, not a guess. */
function doorOf({ mind, seen }: Turn): readonly string[] | undefined {
  const [only, another] = seen.list.filter(({ text }) => !article.test(text));
  return another === undefined ? mind.doors.get(only?.text ?? "") : undefined;
}

function legalise(turn: Turn): GuideTurn | null {
  const { mind, seen, state, language, question } = turn;
  const topic = seen.clarify;
  if (topic === undefined || doorOf(turn) !== undefined) return null;
  const more = {
    confidence: seen.found.confidence,
    lawyer: needsLawyer(seen, topic),
    warning: warningOf(seen, undefined, language),
  };
  const told = mind.free?.ofWish(turn, topic) ?? [];
  // Both are told, and nobody else may be meant: nothing is left to ask.
  if (told[0] && told[1] && mind.free?.settles(topic, seen) === true) return answer(turn, topic, {});
  const asks = {
    reply: talk.clarifyReply(mind.library, topic, language, more),
    state: {
      ...state,
      topic: topic.id,
      pending: { topic: topic.id, original: question.slice(0, 400) },
      asked: remember(state.asked, topic.id),
    },
  };
  // What the question says already is not asked again.
  return mind.free?.asking(asks, topic, told, language) ?? asks;
}

function subject(turn: Turn): GuideTurn {
  const { mind, seen, state, language, options } = turn;
  const tapped = topicOf(mind, mind.search.exact(seen.text));
  if (tapped !== undefined) return answer(turn, tapped, {});
  const asked = askedForm(mind.library, seen.list, seen.sure);
  if (asked !== undefined) {
    const { form, part } = asked;
    const topic = seen.best?.forms.includes(form.id) === true ? seen.best : onlyTopicOf(mind, form.id);
    const lawyer = needsLawyer(seen, topic);
    const warning = warningOf(seen, topic, language);
    const reply = {
      ...formReply(mind.library, form, topic, language, options.short === true, aspectsOf(seen.list), part),
      lawyer,
      warning,
    };
    return { reply, state: { ...state, topic: topic?.id ?? state.topic, pending: null } };
  }
  if (seen.orders && !seen.sure) return { reply: talk.offTopicReply(language, true), state };
  if (seen.urgent === null && (doorOf(turn) !== undefined || isVague(mind, seen))) {
    const ids = doorOf(turn) ?? seen.found.hits.slice(0, vagueChoices).map((hit) => hit.topic);
    const topics = ids.flatMap((id) => topicOf(mind, id) ?? []);
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

/** What an emergency needs to hear of the topic on schools and hospitals. */
const aboutCare = /peligro de vida|urgencias|partos|life is in danger|emergency room|births/i;
