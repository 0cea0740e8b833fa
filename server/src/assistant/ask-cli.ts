/**
 * `npm run --silent ask -- "pregunta"` prints the guide's answer as one JSON object;
 * `npm run --silent ask -- --jsonl` answers lines `{id, lang, turns}` from standard input, one
 * conversation a line, with lines `{id, replies}`.
 */
import { createInterface } from "node:readline";
import { askTurns } from "@faro/guide/ask.ts";
import { createGuide } from "@faro/guide/guide.ts";
import { loadContent } from "@faro/guide/load.ts";

interface Line {
  id: unknown;
  lang: "es" | "en";
  turns: string[];
}

function parseLine(line: string, number: number): Line {
  const { id, lang = "es", turns } = JSON.parse(line) as { id?: unknown; lang?: unknown; turns?: unknown };
  if (!Array.isArray(turns) || turns.some((turn) => typeof turn !== "string")) {
    throw new Error(`line ${number}: "turns" must be a list of texts`);
  }
  return { id: id ?? number, lang: lang === "en" ? "en" : "es", turns };
}

async function answerLines(): Promise<void> {
  let number = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    number += 1;
    if (line.trim() === "") continue;
    const { id, lang, turns } = parseLine(line, number);
    process.stdout.write(`${JSON.stringify({ id, replies: askTurns(guide, lang, turns, today) })}\n`);
  }
}

const guide = createGuide(loadContent());
const today = new Date().toISOString().slice(0, 10);
const args = process.argv.slice(2);

try {
  if (args.includes("--jsonl")) {
    await answerLines();
  } else {
    const lang = args.includes("--en") ? "en" : "es";
    const question = args.filter((arg) => !arg.startsWith("--")).join(" ");
    if (question.trim() === "") throw new Error('usage: npm run --silent ask -- "pregunta" [--en] | --jsonl');
    const [reply] = askTurns(guide, lang, [question], today);
    process.stdout.write(`${JSON.stringify(reply)}\n`);
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
