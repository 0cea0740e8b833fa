import type { Topic } from "#guide/content-schema.ts";
import { dangerOf } from "#guide/dialogue/carried.ts";
import {
  followUpAspect,
  followUpBody,
  isPlaceOnly,
  isUnknown,
  otherRelative,
  pointsBack,
  startsWithJoiner,
  topicOnAspect,
  touching,
} from "#guide/dialogue/follow-up.ts";
import { otherSubjectFrom } from "#guide/dialogue/open-questions.ts";
import { answer, type Turn } from "#guide/dialogue/respond.ts";
import * as talk from "#guide/dialogue/talk.ts";
import { topicOf } from "#guide/mind.ts";
import type { GuideTurn } from "#guide/types.ts";
import { formTokens, isFormToken } from "#guide/words/form-numbers.ts";
import { stopWords, subjectWords } from "#guide/words/stop-words.ts";

const nearest = 3;
/** So few words with a form's number ask for that form. */
const mostNaming = 5;
/** More words than this are a question of their own. */
const mostContinued = 9;
/** One word this clear is about its own subject ("y si repruebo"). */
const plainlyOther = 0.85;
/** And these at most, when nothing joins them to what was said. */
const mostGoingOn = 5;

/** What goes on with the subject that was just answered. */
export function followUp(turn: Turn): GuideTurn | null {
  const { mind, seen, state, language, question } = turn;
  const open = state.pending?.second === true ? null : state.pending;
  const topic = topicOf(mind, open?.topic ?? state.topic);
  if (topic === undefined || mind.search.exact(seen.text) !== null || asksAnew(turn, topic)) return null;
  const urgency = dangerOf(topic.id);
  const relative = topicOf(mind, startsWithJoiner(question) ? otherRelative(topic.id, seen.list) : undefined);
  if (relative !== undefined) return answer(turn, relative, {});
  const aspect = followUpAspect(seen.list, question, (word) => mind.search.knows(topic.id, word));
  if (aspect === null) {
    const body = isContinued(turn, topic) ? continued(turn, topic) : null;
    return body === null
      ? null
      : answer(turn, topic, { body, ...(urgency === undefined ? {} : { urgency }) });
  }
  const elsewhere = topicOf(mind, isUnknown(topic, aspect) ? topicOnAspect[aspect] : null);
  if (elsewhere !== undefined && elsewhere.id !== topic.id) return answer(turn, elsewhere, {});
  const body = followUpBody(mind.library, topic, aspect, language);
  const near = isUnknown(topic, aspect) ? nearTopics(turn, topic.id) : [];
  const choices = talk.topicChoices(near, language);
  return answer(turn, topic, { body, choices, ...(urgency === undefined ? {} : { urgency }) });
}

/** "¿Y la I-485?": a form that is not the subject's own first form answers for itself, and a wish for a status is asked about. */
function asksAnew({ seen, state }: Turn, { forms }: Topic): boolean {
  const own = formTokens(forms[0] ?? "");
  const foreign = seen.list.some(({ text }) => isFormToken(text) && !own.includes(text));
  const named = foreign && state.pending === null && seen.list.length <= mostNaming;
  return named || (seen.wishes && seen.clarify !== undefined);
}

/** "¿Y en Texas?", "¿y su esposa también viene?": a few words that go on with the subject and are sure of no other. */
function isContinued({ seen, question }: Turn, topic: Topic): boolean {
  if (isPlaceOnly(seen.list)) return true;
  const goesOn = startsWithJoiner(question) ? mostContinued : mostGoingOn;
  const telling = seen.list.filter(({ text }) => !stopWords.has(text));
  // "Ya se me venció": whatever was spoken of.
  const bare =
    telling.length === 1 &&
    !telling.some(({ text }) => subjectWords.has(text)) &&
    seen.found.confidence < plainlyOther;
  if (seen.list.length > goesOn || seen.urgent !== null || seen.clarify !== undefined) return false;
  const joins = startsWithJoiner(question) || pointsBack(seen.list, question) || bare;
  if (!joins && touching(topic, seen.list, "es").length === 0) return false;
  return bare || seen.found.hits[0]?.topic === topic.id || seen.found.confidence < otherSubjectFrom;
}

/** The sentences on what was asked; without any, the subject in short once more. */
function continued({ mind, seen, language }: Turn, topic: Topic): string[] {
  const told = touching(topic, seen.list, language);
  return told.length > 0 ? told : followUpBody(mind.library, topic, "again", language);
}

/** The best topics besides one, to choose from. */
function nearTopics({ mind, seen }: Turn, besides: string): Topic[] {
  return seen.found.hits
    .filter((hit) => hit.topic !== besides)
    .slice(0, nearest)
    .flatMap((hit) => topicOf(mind, hit.topic) ?? []);
}
