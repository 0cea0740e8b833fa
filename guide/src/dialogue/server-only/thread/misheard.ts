/** Who says "no, I mean ..." and would read the same answer again hears that it was not understood, with what may be meant to tap. Server only. */
import { aspectsOf } from "#guide/dialogue/aspects.ts";
import { offered } from "#guide/dialogue/server-only/faq/told.ts";
import { markOf } from "#guide/dialogue/server-only/thread/marks.ts";
import { openSubject } from "#guide/dialogue/server-only/thread/subject.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { simpler } from "#guide/dialogue/server-only/thread/words.ts";
import { topicChoices } from "#guide/dialogue/talk.ts";
import { topicOf } from "#guide/mind.ts";
import type { Choice, Language, Reply } from "#guide/types.ts";

const mostChoices = 4;
const mostTopics = 2;

/** In place of an answer that was told before; null where it is a new one. */
export function misheard(thread: Thread, settled: Settled): Settled | null {
  const { state, options, corrects, language } = thread;
  const { reply } = settled.turn;
  if (!corrects || thread.question === simpler || options.last === true || reply.kind !== "answer")
    return null;
  const aspect = aspectsOf(thread.seen.list).some((one) => one === "cost" || one === "time");
  if (aspect || state.shown?.includes(markOf(reply.short)) !== true) return null;
  const choices = choicesOf(thread);
  if (choices.length === 0) return null;
  const [short, hint] = sorry[language];
  const asked: Reply = {
    ...reply,
    kind: "clarify",
    short,
    sentences: [hint],
    steps: [],
    forms: [],
    sources: [],
    choices,
  };
  return { ...settled, turn: { reply: asked, state }, adds: true };
}

function choicesOf(thread: Thread): Choice[] {
  const { mind, seen, state, language } = thread;
  const open = openSubject(mind, state);
  const items = open === null ? [] : offered(thread, open);
  const near = seen.found.hits.filter(({ topic }) => topic !== open?.parent.id).slice(0, mostTopics);
  const topics = near.flatMap(({ topic }) => topicOf(mind, topic) ?? []);
  return [...items, ...topicChoices(topics, language)].slice(0, mostChoices);
}

const sorry: Record<Language, readonly [string, string]> = {
  es: [
    "Perdón, no te entendí bien.",
    "Toca lo que más se parezca a tu pregunta, o dímelo otra vez con pocas palabras.",
  ],
  en: [
    "Sorry, I did not understand you well.",
    "Tap what is nearest to your question, or tell me again in a few words.",
  ],
};
