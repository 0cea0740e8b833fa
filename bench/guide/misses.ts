/**
 * Misses of every set, by class. `node bench/guide/misses.ts [sets] [classes]`: sets are `development`, `held-out`, `authored` and
 * `fresh-1` to `fresh-67`, classes those printed below, each with commas; all when not said. All sets were opened.
 */
import { createGuide } from "../../guide/src/guide.ts";
import { loadContent } from "../../guide/src/load.ts";
import { missesOf, type Outcome, play } from "./measure.ts";
import {
  authoredQuestions,
  freshQuestions,
  freshRounds,
  independentQuestions,
  isDevelopment,
  type Question,
} from "./questions.ts";

const sets: Record<string, () => Question[]> = {
  development: () => independentQuestions().filter(isDevelopment),
  "held-out": () => independentQuestions().filter((one) => !isDevelopment(one)),
  authored: authoredQuestions,
  ...Object.fromEntries(freshRounds.map((round) => [`fresh-${round}`, () => freshQuestions(round)])),
};

function line(one: Outcome, classes: readonly string[]): string {
  const { question, reply, ranked } = one;
  const wanted = `${question.kinds.join("|")} ${question.accept.join("|")}${question.lawyer ? " lawyer" : ""}`;
  const got = `${reply.kind} ${reply.topic ?? "-"} ${reply.confidence.toFixed(2)}${reply.lawyer ? " lawyer" : ""}`;
  return `${question.id} [${classes.join(" ")}] ${question.turns.join(" / ")}\n    want ${wanted}\n    got  ${got}; ${ranked.slice(0, 4).join(" ")}`;
}

const [wantedSets = Object.keys(sets).join(","), wantedClasses = ""] = process.argv.slice(2);
const guide = createGuide(loadContent());
for (const name of wantedSets.split(",")) {
  const questions = sets[name]?.();
  if (questions === undefined)
    throw new Error(`no set is called "${name}"; there are ${Object.keys(sets).join(", ")}`);
  const missed = questions
    .map((question) => play(guide, question))
    .map((one) => ({ one, classes: missesOf(one) }))
    .filter(({ classes }) =>
      classes.some((each) => wantedClasses === "" || wantedClasses.split(",").includes(each)),
    );
  console.log(`\n${name}: ${missed.length} of ${questions.length}`);
  console.log(missed.map(({ one, classes }) => line(one, classes)).join("\n"));
}
