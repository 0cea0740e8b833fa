import type { Topic } from "#guide/content-schema.ts";
import { aspectsOf } from "#guide/dialogue/aspects.ts";
import { readClarifying } from "#guide/dialogue/dialogue.ts";
import { followUpAspect, isPlaceOnly } from "#guide/dialogue/follow-up.ts";
import { answer, needsLawyer, type Turn } from "#guide/dialogue/respond.ts";
import { sinceWhen } from "#guide/dialogue/since-when.ts";
import { remember } from "#guide/dialogue/state.ts";
import { steer } from "#guide/dialogue/steer.ts";
import { clarifyReply } from "#guide/dialogue/talk.ts";
import { overviewTopic, topicOf } from "#guide/mind.ts";
import type { DialogueState, GuideTurn } from "#guide/types.ts";
import type { Word } from "#guide/words/normalise.ts";

const uninspected = "entre-sin-inspeccion-245i";
const inspected = "ajuste-familiar";
/** Sure enough to leave open clarifying questions for another subject. */
export const otherSubjectFrom = 0.72;
/** The overview says so little that a closer subject needs less. */
const closerFrom = 0.65;

/** A reply to the two clarifying questions: free words, a tapped option, or a wish to skip. */
export function openQuestions(turn: Turn): GuideTurn | null {
  const { mind, seen, state, language } = turn;
  const { pending } = state;
  const asked = topicOf(mind, pending?.topic);
  if (pending === null || asked === undefined) return null;
  const { chosen, skipped, list, wrong } = readReply(turn, asked, pending.second === true);
  if (pending.second && chosen[1] === null) return null;
  // "Mi esposa es ciudadana", said after "crucé por el cerro", means something else than said alone.
  const before = pending.second ? saidBefore(asked, state) : [];
  const picked = chosen.filter((option) => option !== null);
  if (!pending.second && picked.length === 0 && (wrong || aspectsOf(seen.list).includes("again"))) {
    // Not understood, or heard wrongly: the two questions once more.
    const more = { confidence: seen.found.confidence, lawyer: needsLawyer(seen, asked), warning: null };
    return {
      reply: clarifyReply(mind.library, asked, language, more),
      state: wrong ? { ...state, said: [] } : state,
    };
  }
  if (!pending.second && picked.length === 0 && !skipped && leaves(turn, asked)) return null;

  const topic = ledTo(turn, asked, { before, chosen, skipped, list }, pending.original);
  const second = asked.clarify[1];
  const refine = !pending.second && chosen[0] != null && chosen[1] === null && second !== undefined;
  const said = remember(state.said, ...picked.map((option) => option.label.es));
  const changes = picked.map((option) => option.changes[language]);
  // Where there is room for one sentence it is what her own answer means, not what the subject says to everybody.
  // And of a subject that was told after the first reply only what the second means.
  const brief = isBrief(turn, topic, asked) && changes.length > 0;
  const answered = answer(turn, topic, {
    lead: changes,
    ...(brief ? { body: [changes.join(" ")] } : {}),
    choices: refine
      ? second.options.map(({ label }) => ({ label: label[language], say: label[language] }))
      : [],
    said,
    asked: asked.id,
    pending: refine ? { topic: asked.id, original: pending.original, second: true } : null,
  });
  // Its options alone would be buttons without a question. Who told more than one thing may have answered it in other words.
  const asksOn = refine && turn.options.short !== true && seen.whole.length <= bareReply;
  const asks = asksOn ? [second.question[language]] : [];
  return { ...answered, reply: { ...answered.reply, sentences: [...answered.reply.sentences, ...asks] } };
}

const bareReply = 6;
/** "No crucé por el río, entré con visa": only what is said of the way in holds. A server reads denials by its own rules. */
const denied =
  /\b(?:no|nunca|never|did ?n[o'’]?t) (?:cru[cz]|entr[eé]|pas[eé]|brin|cross|c[ao]me|enter).*?(?=[,.;]| (?:y|pero|sino|and|but) |$)/gi;

function isBrief({ state, options }: Turn, { id }: Topic, asked: Topic): boolean {
  return id === (state.pending?.second ? state.topic : options.short && asked.id);
}

/** What the words choose of both questions, and what else they say. */
function readReply(turn: Turn, asked: Topic, onlySecond: boolean) {
  const { mind, seen, state, options } = turn;
  const said = mind.free === null ? seen.text.replace(denied, "") : seen.text;
  const list = said === seen.text ? seen.list : mind.search.read(said);
  const byWords = readClarifying(
    asked,
    said,
    [...list, ...mind.search.read(sinceWhen(list, options.today))],
    mind.search.read,
    mind.search.weight,
  );
  const told = mind.free?.read(asked, seen, options.today, byWords.chosen);
  const [first = null, second = null] = told?.chosen ?? byWords.chosen;
  const pair = [onlySecond ? (byWords.chosen[0] ?? null) : first, second];
  const agreed = mind.free?.confirmed(turn, asked, state, pair);
  const chosen = agreed ?? pair;
  const skipped = byWords.skipped && chosen.every((option) => option === null);
  return { chosen, skipped, list: told?.list ?? list, wrong: agreed?.length === 0 };
}

interface Led {
  before: Option[];
  chosen: (Option | null)[];
  skipped: boolean;
  /** What was said, without what was denied. */
  list: readonly Word[];
}

/** The topic that the replies to the questions of `asked` lead to. */
function ledTo(turn: Turn, asked: Topic, { before, chosen, skipped, list }: Led, original: string): Topic {
  const { mind, seen } = turn;
  const picked = chosen.filter((option) => option !== null);
  const route =
    topicOf(mind, steer(asked.id, list)) ??
    [...before, ...picked].map(({ goTo }) => topicOf(mind, goTo)).find((topic) => topic !== undefined) ??
    topicOf(mind, steer(asked.id, list, true));
  const guesses = picked.length < 2 && !skipped && !isPlaceOnly(seen.list);
  const better = route ?? (guesses ? rerouted(turn, asked, original) : undefined);
  if (better === undefined) return asked;
  // Who crossed without inspection is not told about adjusting as if an officer had let them in, nor the other way round.
  const wrongly =
    (asked.id === uninspected && better.id === inspected) ||
    (asked.id === overviewTopic && better.id === uninspected && chosen[0]?.goTo === null);
  return wrongly ? asked : better;
}

type Option = Topic["clarify"][number]["options"][number];

/** The option of the first question that an earlier turn chose. */
function saidBefore(asked: Topic, { said }: DialogueState): Topic["clarify"][number]["options"] {
  return asked.clarify[0]?.options.filter(({ label }) => said.includes(label.es)) ?? [];
}

/** True when the words are not a reply to the questions but a new subject or a follow-up. */
function leaves({ mind, seen, question }: Turn, asked: Topic): boolean {
  if (seen.urgent !== null) return true;
  // "Soy de El Salvador" tells more of oneself; it asks for nothing.
  if (isPlaceOnly(seen.list)) return false;
  if (steer(asked.id, seen.list) !== null) return false;
  if (followUpAspect(seen.list, question, (word) => mind.search.knows(asked.id, word)) !== null) return true;
  if (asked.id === uninspected && seen.best?.id === inspected && !question.includes("?")) return false;
  return seen.best !== undefined && seen.best.id !== asked.id && seen.found.confidence >= otherSubjectFrom;
}

/** Free words that no option foresaw may still point to a better topic together with the first question. */
function rerouted({ mind, seen }: Turn, asked: Topic, original: string): Topic | undefined {
  const found = mind.search.search([...mind.search.read(original), ...seen.list]);
  const best = topicOf(mind, found.hits[0]?.topic);
  const from = asked.id === overviewTopic ? closerFrom : otherSubjectFrom;
  return best !== undefined && best.id !== asked.id && found.confidence >= from ? best : undefined;
}
