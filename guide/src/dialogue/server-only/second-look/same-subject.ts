/** A conversation goes on with its subject, or back to what was asked about before. */
import { standingAt } from "#guide/dialogue/server-only/second-look/change-subject.ts";
import { otherMatter } from "#guide/dialogue/server-only/wishes/wish-for-status.ts";
import type { Understanding } from "#guide/dialogue/understand.ts";
import { type Mind, overviewTopic, topicOf } from "#guide/mind.ts";
import { answerFrom } from "#guide/search/confidence.ts";
import type { DialogueState } from "#guide/types.ts";

/** So much of the first hit's chance, and the conversation's own subject is as likely. */
const nearlyFirst = 0.25;
const leastOwn = 0.08;

/** In a conversation, what no subject surely answers belongs to the one that is talked about, if that is likely at all. */
export function goingOn(mind: Mind, seen: Understanding, state: DialogueState): Understanding {
  const { found, sure } = seen;
  if (state.topic === null || state.pending !== null || seen.clarify !== undefined) return seen;
  const [first] = found.hits;
  const own = found.hits.slice(0, 3).find(({ topic }) => topic === state.topic);
  const best = topicOf(mind, own?.topic);
  if (own === undefined || best === undefined || (sure && own !== first)) return seen;
  const likely = own.chance > Math.max((first?.chance ?? 0) * nearlyFirst, leastOwn);
  return sure || (likely && found.evidence.elsewhere <= otherMatter) ? standingAt(seen, best) : seen;
}

const wanted =
  /^(?:quiero|i want) (?:(?:la|mi|the|my|a) )?(?:residencia|mica|green card|papeles|papers)\W*$/i;

/** "Sigamos con la residencia": asked about already, so what was told then is told again. */
export function backTo(mind: Mind, seen: Understanding, state: DialogueState): Understanding {
  const { found, clarify, text } = seen;
  if (clarify !== undefined || state.pending !== null || !wanted.test(text)) return seen;
  const before = state.asked.findLast((id) => id !== state.topic && id !== overviewTopic) ?? overviewTopic;
  const best = state.asked.length === 0 || found.confidence > answerFrom ? undefined : topicOf(mind, before);
  return best === undefined ? seen : standingAt(seen, best);
}
