/**
 * Measures the guide: what it finds, asks, refuses and advises on two question sets, how long one answer
 * takes, what a browser loads and what memory it holds. `npm run bench:guide`; questions in `bench/guide/`.
 */
import { loadAnswers } from "../guide/src/browser.ts";
import { createGuide, type Guide } from "../guide/src/guide.ts";
import { loadContent } from "../guide/src/load.ts";
import { askMilliseconds } from "./guide/ask.ts";
import { partSizes, servedBytes } from "./guide/bundle.ts";
import { figures, foundBy, type Outcome, percentile, play } from "./guide/measure.ts";
import { memory } from "./guide/memory.ts";
import { plainGrid } from "./guide/plain-grid.ts";
import {
  authoredQuestions,
  freshQuestions,
  freshRounds,
  independentQuestions,
  isDevelopment,
  type Question,
} from "./guide/questions.ts";
import { atMost } from "./lib/figures.ts";

const mostBundle = 180;
const mostMilliseconds = 5;
const mostAsk = 5000;
/** Rounds over all questions; the first warms the code, as on a server that has answered before. */
const rounds = 6;

/** Of sets by unseen hands the newest that were no lessons when a phone's guide was last taught. */
const offlineRounds = [49, 50] as const;

/** Milliseconds to choose passages for a question that was just answered, as a server does. */
function groundTime(guide: Guide, { turns, lang }: Question): number {
  const question = turns.at(-1) ?? "";
  guide.analyse(question, null, lang);
  const start = performance.now();
  guide.passagesFor(question, null, lang);
  return performance.now() - start;
}

export async function run(): Promise<object> {
  const guide = createGuide(loadContent());
  const start = performance.now();
  guide.warm();
  const warmed = performance.now() - start;
  const independent = independentQuestions();
  let outcomes: Outcome[] = [];
  const times: number[] = [];
  const processor: number[] = [];
  /** The quickest round of each question: what is left when nothing else has the processor. */
  let best: number[] = [];
  const ground: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    outcomes = independent.map((question) => play(guide, question));
    if (round === 0) continue;
    times.push(...outcomes.map((one) => one.milliseconds));
    processor.push(...outcomes.map((one) => one.processor));
    best = outcomes.map((one, at) => Math.min(one.milliseconds, best[at] ?? Number.POSITIVE_INFINITY));
    ground.push(...independent.map((question) => groundTime(guide, question)));
  }
  const authored = authoredQuestions().map((question) => play(guide, question));
  const offline = loadAnswers();
  const parts = await partSizes();
  return {
    "independent, all": figures(outcomes),
    "independent, development half": figures(outcomes.filter(({ question }) => isDevelopment(question))),
    "independent, held-out half": figures(outcomes.filter(({ question }) => !isDevelopment(question))),
    "author's set": figures(authored),
    ...Object.fromEntries(
      freshRounds.map((round) => [
        `fresh set ${round}`,
        figures(freshQuestions(round).map((question) => play(guide, question))),
      ]),
    ),
    "plain questions and honest sentences, each name in each frame": plainGrid(guide),
    // What a phone knows without network: less than the server, whose marks it is held against.
    "offline: independent": figures(independent.map((question) => play(offline, question))),
    ...Object.fromEntries(
      offlineRounds.map((round) => [
        `offline: fresh set ${round}`,
        figures(freshQuestions(round).map((question) => play(offline, question))),
      ]),
    ),
    "found first by style": foundBy(outcomes, ({ style }) => style),
    "found first by language": foundBy(outcomes, ({ lang }) => lang),
    "one answer": {
      p50: percentile(times, 0.5),
      p95: atMost(percentile(times, 0.95), mostMilliseconds, "ms"),
      "p95 of each question's quickest round": percentile(best, 0.95),
      "mean of processor time": Number(
        (processor.reduce((sum, one) => sum + one, 0) / processor.length).toFixed(2),
      ),
      "building the indexes, ms": Math.round(warmed),
    },
    "ground for a model (passagesFor)": { p50: percentile(ground, 0.5), p95: percentile(ground, 0.95) },
    "browser bundle, Brotli kB": { total: atMost(servedBytes() / 1000, mostBundle, "kB"), ...parts },
    "200 conversations by `ask --jsonl`": atMost(askMilliseconds(independent), mostAsk, "ms"),
    memory: memory(),
  };
}
