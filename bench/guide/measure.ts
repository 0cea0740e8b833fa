/** Measures the guide on `questions.json`. `node bench/guide/measure.ts [--misses]` */
import { createGuide } from "../../guide/src/guide.ts";
import { loadContent } from "../../guide/src/load.ts";
import type { ReplyKind } from "../../guide/src/types.ts";
import questions from "./questions.json" with { type: "json" };

interface Question {
  id: string;
  lang: "es" | "en";
  question: string;
  kind: ReplyKind;
  topics?: string[];
  lawyer?: boolean;
}

const today = "2026-11-21";
const guide = createGuide(loadContent());
guide.warm();
const list = questions as Question[];
const misses: string[] = [];
const times: number[] = [];
const score = new Map<string, { right: number; all: number }>();

function count(name: string, right: boolean): void {
  const entry = score.get(name) ?? { right: 0, all: 0 };
  entry.all += 1;
  if (right) entry.right += 1;
  score.set(name, entry);
}

for (const item of list) {
  const start = performance.now();
  const { reply } = guide.reply(item.question, null, item.lang, { today });
  times.push(performance.now() - start);
  const kind = reply.kind === item.kind;
  const topic = item.topics === undefined || (reply.topic !== null && item.topics.includes(reply.topic));
  count(`kind ${item.kind}`, kind);
  if (item.topics !== undefined) count(`topic of ${item.kind}`, topic);
  if (item.lawyer !== undefined) count("lawyer", reply.lawyer === item.lawyer);
  if (item.topics !== undefined && item.kind === "answer") {
    count("no wrong confident answer", reply.kind !== "answer" || topic);
  }
  if (!kind || !topic || (item.lawyer === true && !reply.lawyer)) {
    misses.push(
      `${item.kind} -> ${reply.kind}, ${item.topics?.join("/") ?? "-"} -> ${reply.topic} (${reply.confidence.toFixed(2)}): ${item.question}`,
    );
  }
}

times.sort((a, b) => a - b);
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
for (const [name, { right, all }] of score) console.log(`${name}: ${right}/${all}`);
console.log(`ms: p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(0.999)}`);
if (process.argv.includes("--misses")) console.log(misses.join("\n"));
