/** Misses of the development half and of the author's set. The held-out half is never listed. */
import { createGuide } from "../../guide/src/guide.ts";
import { loadContent } from "../../guide/src/load.ts";
import { isMiss, isWrongConfident, type Outcome, play } from "./measure.ts";
import { authoredQuestions, independentQuestions, isDevelopment } from "./questions.ts";

function line(one: Outcome): string {
  const { question, reply, ranked } = one;
  const marks = `${one.kind && one.earlier ? "" : "kind "}${one.reached ? "" : "topic "}${isWrongConfident(one) ? "CONFIDENT" : ""}`;
  const wanted = `${question.kinds.join("|")} ${question.accept.join("|")}${question.lawyer ? " lawyer" : ""}`;
  const got = `${reply.kind} ${reply.topic ?? "-"} ${reply.confidence.toFixed(2)}${reply.lawyer ? " lawyer" : ""}`;
  return `${question.id} [${marks.trim()}] ${question.turns.join(" / ")}\n    want ${wanted}\n    got  ${got}; ${ranked.slice(0, 4).join(" ")}`;
}

const guide = createGuide(loadContent());
const lists = process.argv.includes("--authored")
  ? authoredQuestions()
  : independentQuestions().filter(isDevelopment);
const missed = lists.map((question) => play(guide, question)).filter(isMiss);
console.log(missed.map(line).join("\n"));
console.log(`${missed.length} of ${lists.length}`);
