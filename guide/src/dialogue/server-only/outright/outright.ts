/**
 * What is told outright, in whatever words: a child whom officers took, an illness in detention, a court that is not the immigration
 * court. It goes before the ranking, before leads chosen by one word, and, where a rule says so, before a danger or a request that
 * was only heard. The texts are situations. Server only; a browser's guide has no room for it.
 */
import type { Situation } from "#guide/content-schema.ts";
import { askedByNameRules } from "#guide/dialogue/server-only/outright/asked-by-name.ts";
import { everyDayRules } from "#guide/dialogue/server-only/outright/asked-every-day.ts";
import { beforeTheDayRules } from "#guide/dialogue/server-only/outright/before-the-day.ts";
import { circumstanceRules } from "#guide/dialogue/server-only/outright/by-circumstance.ts";
import { happenedRules } from "#guide/dialogue/server-only/outright/by-what-happened.ts";
import { caseRules } from "#guide/dialogue/server-only/outright/cases.ts";
import { changedCaseRules } from "#guide/dialogue/server-only/outright/changed-cases.ts";
import { courtRules } from "#guide/dialogue/server-only/outright/court.ts";
import { custodyRules } from "#guide/dialogue/server-only/outright/custody.ts";
import { dailyRules } from "#guide/dialogue/server-only/outright/daily.ts";
import { daysLeftRules, pressingRules } from "#guide/dialogue/server-only/outright/days-left.ts";
import { decidedRules } from "#guide/dialogue/server-only/outright/decided.ts";
import { entryRules } from "#guide/dialogue/server-only/outright/entry.ts";
import { everydayLifeRules } from "#guide/dialogue/server-only/outright/everyday-life.ts";
import { firstAskedRules } from "#guide/dialogue/server-only/outright/first-asked.ts";
import { firstRules } from "#guide/dialogue/server-only/outright/firsts.ts";
import { heldSelfRules } from "#guide/dialogue/server-only/outright/held-self.ts";
import { honestRules } from "#guide/dialogue/server-only/outright/honest.ts";
import { honestProofRules } from "#guide/dialogue/server-only/outright/honest-proofs.ts";
import { knownAnswerRules } from "#guide/dialogue/server-only/outright/known-answers.ts";
import { leavingRules } from "#guide/dialogue/server-only/outright/leaving.ts";
import { nearFamilyReplies, nearFamilyRules } from "#guide/dialogue/server-only/outright/near-family.ts";
import { noticeRules } from "#guide/dialogue/server-only/outright/notices.ts";
import { openCaseRules } from "#guide/dialogue/server-only/outright/open-cases.ts";
import { personRules } from "#guide/dialogue/server-only/outright/persons.ts";
import { plainRules } from "#guide/dialogue/server-only/outright/plain.ts";
import { preparerRules } from "#guide/dialogue/server-only/outright/preparers.ts";
import { rumourRules } from "#guide/dialogue/server-only/outright/rumours.ts";
import { seldomAskedRules } from "#guide/dialogue/server-only/outright/seldom-asked.ts";
import { tookLifeRules } from "#guide/dialogue/server-only/outright/took-life.ts";
import { trueMarriageRules } from "#guide/dialogue/server-only/outright/true-marriages.ts";
import { upTo } from "#guide/dialogue/server-only/outright/up-to.ts";
import { victimRules } from "#guide/dialogue/server-only/outright/victims.ts";
import { weddingRules } from "#guide/dialogue/server-only/outright/weddings.ts";
import { isNotTheirs } from "#guide/dialogue/server-only/outright/whose.ts";
import { isClearlyAnother } from "#guide/dialogue/server-only/second-look/besides.ts";
import type { Fact } from "#guide/dialogue/server-only/told/facts.ts";
import type { Understanding } from "#guide/dialogue/understand.ts";
import { type Mind, overviewTopic, topicOf } from "#guide/mind.ts";
import type { Urgency } from "#guide/safety/urgent-rules.ts";
import type { DialogueState } from "#guide/types.ts";
import { firstRule, says } from "#guide/words/server-only/says.ts";

export interface Outright {
  /** The situation whose text is told. */
  id: string;
  /** All of these, in whatever order; empty where it is only told after something else. */
  said: readonly RegExp[];
  /** Only where no subject is open: there its own answer is meant. */
  first?: true;
  /** Words that make it another matter. */
  unless?: RegExp;
  /** Only of one's own case, and not of who has lasting papers (`whose.ts`). */
  own?: true;
  /** And none of these was told before. */
  without?: readonly Fact[];
  /** The lead above the answer; none when left out. */
  lead?: Urgency;
  /** Nothing in it needs a lawyer. */
  calm?: true;
  /** Longer messages are stories in which the words stand besides. */
  most?: number;
  /** Dangers and requests that it takes the place of, where they were only heard. */
  over?: readonly string[];
  /** Subjects that the ranking takes it for; of any other that is plain it is only told besides. */
  against?: readonly string[];
  /** Said of these subjects, while they are talked about, it needs only this; not where one of these situations was told. */
  after?: { topics: readonly string[]; said: readonly RegExp[]; except?: readonly string[] };
}

/** More words than these are a story. */
const plainQuestion = 24;
const plainly = (some: readonly Outright[]): Outright[] => upTo(plainQuestion, some);

const rules: readonly Outright[] = [
  ...heldSelfRules,
  ...custodyRules,
  ...tookLifeRules,
  ...knownAnswerRules,
  ...personRules,
  ...daysLeftRules,
  ...beforeTheDayRules,
  ...happenedRules,
  ...circumstanceRules,
  ...seldomAskedRules,
  ...askedByNameRules,
  ...trueMarriageRules,
  ...honestProofRules,
  ...rumourRules,
  ...changedCaseRules,
  ...decidedRules,
  ...plainly(noticeRules),
  ...courtRules,
  ...honestRules,
  ...preparerRules,
  ...entryRules,
  ...weddingRules,
  ...victimRules,
  ...firstRules,
  ...leavingRules,
  ...caseRules,
  ...firstAskedRules,
  ...plainRules,
  ...everyDayRules,
  ...dailyRules,
  ...plainly(everydayLifeRules),
  ...plainly(nearFamilyRules),
  ...plainly(openCaseRules),
  ...nearFamilyReplies,
];

const firstTold = firstRule(rules, ({ said, after }) => (after === undefined ? said[0] : undefined));

/** Words of the longest. */
const longestOf = (readings: readonly string[]) =>
  Math.max(...readings.map((words) => words.split(" ").length));

/** Six hundred rules are asked of each message: loops, and no function for each. */
function meets(all: readonly RegExp[], readings: readonly string[]): boolean {
  if (all.length === 0) return false;
  for (const words of readings) if (meetsAll(all, words)) return true;
  return false;
}

function meetsAll(all: readonly RegExp[], words: string): boolean {
  for (const one of all) if (!says(words, one)) return false;
  return true;
}

function isTold(
  { said, unless, own, without, after, most, first }: Outright,
  readings: readonly string[],
  longest: number,
  { pending, topic: open, spot = "", told: before = [] }: DialogueState,
): boolean {
  if (first === true && (open !== null || pending !== null)) return false;
  if (most !== undefined && longest > most) return false;
  if (!meets(said, readings)) {
    const topic = pending?.topic ?? open;
    const goesOn = after?.topics.includes(topic ?? "") === true && after.except?.includes(spot) !== true;
    if (!goesOn || !meets(after.said, readings)) return false;
  }
  if (without?.some((fact) => before.includes(fact)) === true) return false;
  if (own === true && isNotTheirs(readings, before)) return false;
  return unless === undefined || !readings.some((words) => says(words, unless));
}

/** What cannot wait, by its own words: told before all that goes on with the open subject. */
export function pressingIn(readings: readonly string[], state: DialogueState): Outright | null {
  const longest = longestOf(readings);
  return pressingRules.find((one) => isTold(one, readings, longest, state)) ?? null;
}

/** What an order to the guide wants to hear. */
const claimsApproved =
  /\b(?:dime|di|diga|confirma|confirmame|asegurame|say|tell me|confirm)\b(?: \w+){0,3} (?:aprobad[oa]|califico|gane|soy (?:ciudadan[oa]|residente|legal)|approved|qualify|eligible|i won|(?:im|i am) (?:a )?(?:citizen|resident|legal))\b/;

/** An order to leave aside what it was told. */
const forgets =
  /^(?:ya |ok |please |por favor )*(?:olvid\w+|ignor\w+|borra|haz a un lado|forget|ignore|disregard)\b(?: \w+){1,8} (?:y|and)\b/;

/** An order that gives the guide another role, and nothing else. */
const newRole =
  /^(?:(?:desde|a partir de|de) ahora(?: en adelante)? |ahora |from now on |now )*(?:tu )?(?:eres|seras|actua(?:s|ras)? como|you are|youre|act as|pretend to be|be)\b(?: \w+){1,6}$/;

/** How somebody came and no more: what they want to know hangs on the two questions. */
const onlyEntry =
  /^(?:yo |nosotros |pues )*(?:entre|entramos|cruce|cruzamos|pase|pasamos|llegue|llegamos|i came|i crossed|i entered) (?:por|through|at|via) (?!(?:el|la|los|las|un|una|the|a|quiero|puedo|quisiera|necesito|como|cuanto|con|visa|parole|cbp|one|asilo|tps|daca|esta|frontera|y|pero|and|want|can|how|with|asylum)\b)\w+(?: (?!(?:quiero|puedo|quisiera|necesito|como|cuanto|con|visa|parole|cbp|one|asilo|tps|daca|y|pero|and|want|can|how|with|asylum)\b)\w+){0,5}$/;

/** Of a long story the beginning: what is told outright stands there, and no crafted text may take the server long. */
const mostRead = 1_000;

/** What the words tell outright, in place of everything that was understood; null when they tell nothing. */
export function outright(
  mind: Mind,
  seen: Understanding,
  both: readonly string[],
  state: DialogueState,
): Understanding | null {
  if (mind.search.exact(seen.text) !== null) return null;
  const readings = [...new Set(both)].map((said) => said.slice(0, mostRead));
  if (state.topic === null && state.pending === null && readings.some((said) => onlyEntry.test(said)))
    return { ...seen, refusal: null, clarify: topicOf(mind, overviewTopic), situation: null, urgent: null };
  const orders = seen.orders || readings.some((said) => forgets.test(said));
  if (
    orders &&
    seen.crisis === null &&
    readings.some((said) => claimsApproved.test(said) || newRole.test(said))
  )
    return { ...seen, refusal: null, afield: true, clarify: undefined, situation: null, urgent: null };
  const heard = [seen.crisis?.kind, seen.refusal?.kind].filter((kind) => kind !== undefined);
  const longest = longestOf(readings);
  const rule = firstTold(readings, (one) => mayTell(one, heard) && isTold(one, readings, longest, state));
  const topic = rule === undefined ? undefined : mind.situations.topic(rule.id);
  if (rule === undefined || topic === undefined) return null;
  const first = seen.found.hits[0]?.topic ?? "";
  const may = rule.over !== undefined || rule.against?.includes(first) === true;
  const goesOn = state.topic !== null || state.pending !== null;
  if (!may && isClearlyAnother(topic, seen.found, goesOn)) return null;
  const { short, answer, register } = topic;
  // These leads are none that content may choose.
  const { lead } = rule;
  const own = lead === "child" || lead === "scam" ? lead : null;
  // What is told outright is of a subject, however far its words sounded.
  const { afield: _, ...heardOf } = seen;
  const situation: Situation = {
    ...{ id: rule.id, topic: topic.id, asked: [], unless: [], next: [], short, answer, register },
    ...{ forms: topic.forms, lawyer: rule.calm !== true, urgency: leadOf(rule.lead) },
  };
  return {
    ...heardOf,
    crisis: null,
    refusal: null,
    faint: null,
    votes: false,
    redFlag: false,
    // A real question, however it is cursed.
    wishes: true,
    situation: { situation, topic },
    clarify: undefined,
    urgent: own === null ? null : { urgency: own, topic: topic.id },
  };
}

/** Whether it takes the place of what was heard. */
const mayTell = ({ over }: Outright, heard: readonly string[]) =>
  heard.length === 0 || heard.every((kind) => over?.includes(kind));

function leadOf(lead: Urgency | undefined): Situation["urgency"] {
  return lead === undefined || lead === "child" || lead === "health" || lead === "scam" ? null : lead;
}
