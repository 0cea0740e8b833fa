/** The overview's two questions ask nothing that an earlier turn told: how somebody came, and who in the family has papers. Server only. */
import { readClarifying } from "#guide/dialogue/dialogue.ts";
import { asking } from "#guide/dialogue/server-only/replies/both-told.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { type Fact, readFacts } from "#guide/dialogue/server-only/told/facts.ts";
import { takeTurn } from "#guide/dialogue/turn.ts";
import { overviewTopic, topicOf } from "#guide/mind.ts";

type Saying = readonly [Fact, string];

/** Each fact as a person would reply. */
const entries: readonly Saying[] = [
  ["crossed", "crucé sin revisión"],
  ["visa", "entré con visa"],
  ["parole", "entré con parole"],
];
const family: readonly Saying[] = [
  ["spouseCitizen", "mi esposa es ciudadana"],
  ["spouseResident", "mi esposa es residente"],
  ["grownCitizenChild", "mi hijo ciudadano tiene 21"],
];

/** One of them only: who told two ways in is asked which was the last. */
function only(sayings: readonly Saying[], told: readonly Fact[]): Saying | null {
  const [first, second] = sayings.filter(([fact]) => told.includes(fact));
  return first === undefined || second !== undefined ? null : first;
}

export function toldFirst(thread: Thread, settled: Settled): Settled {
  const { state } = thread;
  const { turn } = settled;
  const { pending } = turn.state;
  const asks = turn.reply.kind === "clarify" && pending?.topic === overviewTopic;
  if (!asks || state.pending?.topic === overviewTopic) return settled;
  // What this message tells itself was read with it (`wish-tells.ts`).
  const known = readFacts(state.told);
  const [entry, kin] = [only(entries, known), only(family, known)];
  const saidNow = turn.state.said.length > state.said.length;
  if (entry !== null && kin !== null) return answered(thread, settled, `${entry[1]}, ${kin[1]}`);
  const one = entry ?? kin;
  return one === null || saidNow ? settled : halfAsked(thread, settled, one[1], entry !== null);
}

/** Both are known: the reply that the person would give is taken as given. */
function answered({ mind, language, options }: Thread, settled: Settled, said: string): Settled {
  const turn = takeTurn(mind, said, settled.turn.state, language, options);
  return turn.reply.kind === "answer" ? { ...settled, turn, adds: true } : settled;
}

/** Only the other question is asked. */
function halfAsked({ mind, language }: Thread, settled: Settled, said: string, isFirst: boolean): Settled {
  const { turn } = settled;
  const topic = topicOf(mind, overviewTopic);
  if (topic === undefined) return settled;
  const { read, weight } = mind.search;
  const { chosen } = readClarifying(topic, said, read(said), read, weight);
  const known = (isFirst ? chosen[0] : chosen[1]) ?? null;
  if (known === null) return settled;
  const asked = asking(turn, topic, isFirst ? [known] : [null, known], language);
  return { ...settled, turn: { ...asked, state: { ...asked.state, topic: turn.state.topic } } };
}
