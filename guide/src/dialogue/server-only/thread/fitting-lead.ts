/**
 * What stands above an answer fits whoever asks: a first message's lead is held against its words (`leads-table.ts`), and none of a case stands
 * above what is told of a swindler's call, where nobody is sent to a lawyer: the one who calls has no case. Server only.
 */
import { leadFits } from "#guide/dialogue/server-only/thread/leads-table.ts";
import {
  forAnyCase,
  inGeneral,
  type Lead,
  ofOwn,
  ofSelf,
} from "#guide/dialogue/server-only/thread/leads-words.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { asksOf } from "#guide/dialogue/server-only/thread/warned-again.ts";
import type { Fact } from "#guide/dialogue/server-only/told/facts.ts";
import { texts } from "#guide/reply/texts.ts";
import { urgentTexts } from "#guide/safety/safety-texts.ts";
import type { Language } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";
import { says } from "#guide/words/server-only/says.ts";

const calls = "llamadas-estafa";
/** A case of her own: what it needs stays above the answer. */
const ownCase: readonly Fact[] = ["order", "reentry", "court", "missed"];

const namesOwnCase = /\b(?:mi|my) (?:orden|order|corte|court|audiencia|hearing)\b/;

export function withFittingLead(thread: Thread, settled: Settled): Settled {
  const { told, language, readings } = thread;
  const one = ofItsWords(thread, settled);
  const { reply } = one.turn;
  const ofCase = [
    texts[language].redFlagPlain,
    urgentTexts[language].other,
    urgentTexts[language].deadline,
    urgentTexts[language].arrest,
  ];
  if (reply.topic !== calls || reply.kind !== "answer" || ownCase.some((fact) => told.includes(fact)))
    return one;
  const calm = ofCase.includes(reply.warning ?? "") ? withoutLead(one) : one;
  const { warning, short, sentences } = calm.turn.reply;
  // What is told may send to one all the same: a fine that came by letter, papers that were given away.
  const lawyer =
    warning !== null ||
    readings.some((words) => namesOwnCase.test(words)) ||
    /abogad|lawyer/.test([short, ...sentences].join(" "));
  return { ...calm, turn: { ...calm.turn, reply: { ...calm.turn.reply, lawyer } } };
}

/** The same reply, and nothing stands above it. */
export const withoutLead = <T extends Pick<Settled, "turn">>(one: T): T => under(one, null);

const under = <T extends Pick<Settled, "turn">>(one: T, warning: string | null): T => ({
  ...one,
  turn: { ...one.turn, reply: { ...one.turn.reply, warning } },
});

const leadTexts = (language: Language): Record<Lead, string> => ({
  ...urgentTexts[language],
  usual: texts[language].urgentPlain,
  careful: texts[language].redFlagPlain,
  grave: texts[language].gravePlain,
});

/** A first lead, as the words bear it out; whether a lawyer is needed stays as it was. What was read before is another matter, unless who was looked for is found. */
function ofItsWords(thread: Thread, one: Settled): Settled {
  const { mind, question, state, language, readings } = thread;
  const { kind, warning, topic } = one.turn.reply;
  const first = state.warned === undefined && state.crisis === undefined && state.pending === null;
  // A tapped title is answered as in a browser.
  if (kind !== "answer" || warning === null || mind.search.exact(question) !== null) return one;
  const all = leadTexts(language);
  const lead = (Object.keys(all) as Lead[]).find((name) => all[name] === warning);
  if (lead === undefined) return one;
  const fit = leadFits.find(
    ({ of, topics, said, unless, later }) =>
      (first || later === true) &&
      of.includes(lead) &&
      (topics === undefined || topics.includes(topic ?? "")) &&
      readings.some((words) => said.every((pattern) => says(words, pattern))) &&
      unless?.some((pattern) => readings.some((words) => says(words, pattern))) !== true,
  );
  if (fit !== undefined) return under(one, fit.lead === null ? null : all[fit.lead]);
  return first && forAnyCase.includes(lead) && asksOnInGeneral(thread, one) ? under(one, null) : one;
}

/** "¿Qué es la cancelación?", "¿y quién la decide?": what goes on from a question of nobody's case, and tells of none. */
const asksOnInGeneral = (thread: Thread, { turn: { reply } }: Settled) =>
  thread.state.topic !== null &&
  thread.state.topic === reply.topic &&
  inGeneral.test(clean(thread.state.opened ?? "")) &&
  !thread.readings.some((words) => says(words, ofOwn) || says(words, ofSelf)) &&
  !asksOf(thread, reply).deeds;
