/**
 * `npm run --silent ask -- "pregunta"` prints the guide's answer as one JSON object;
 * `npm run --silent ask -- --jsonl` answers lines `{id, lang, turns}` from standard input, one
 * conversation a line, with lines `{id, replies}`. A line that cannot be read gets no replies but an
 * `error`, the others are answered all the same, and the command ends with 1.
 */
import { createInterface } from "node:readline";
import { askTurns } from "@faro/guide/ask.ts";
import { createGuide } from "@faro/guide/guide.ts";
import { loadContent } from "@faro/guide/load.ts";
import { utcDay } from "#server/utc-day.ts";

/** Throws where the line is no JSON; its `id` may be of any kind, and is its number when it has none. */
function parseLine(line: string, number: number) {
  const value: unknown = JSON.parse(line);
  const { id, lang, turns } = (typeof value === "object" && value !== null ? value : {}) as {
    id?: unknown;
    lang?: unknown;
    turns?: unknown;
  };
  return { id: id ?? number, lang: lang ?? "es", turns };
}

function answerLine(line: string, number: number): object {
  let id: unknown = number;
  try {
    const parsed = parseLine(line, number);
    id = parsed.id;
    const { lang, turns } = parsed;
    if (lang !== "es" && lang !== "en") throw new Error('"lang" must be "es" or "en"');
    if (!Array.isArray(turns) || turns.some((turn) => typeof turn !== "string")) {
      throw new Error('"turns" must be a list of texts');
    }
    return { id, replies: askTurns(guide, lang, turns, today) };
  } catch (error) {
    process.exitCode = 1;
    const reason = error instanceof SyntaxError ? "not JSON" : (error as Error).message;
    process.stderr.write(`line ${number}: ${reason}\n`);
    return { id, replies: [], error: reason };
  }
}

async function answerLines(): Promise<void> {
  let number = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    number += 1;
    const text = line.replace("\uFEFF", "").trim();
    if (text !== "") process.stdout.write(`${JSON.stringify(answerLine(text, number))}\n`);
  }
}

const usage = 'usage: npm run --silent ask -- "pregunta" [--en] | --jsonl';

// Whoever reads may have had enough (`| head -1`).
process.stdout.on("error", () => process.exit(1));
const guide = createGuide(loadContent());
const today = utcDay(Date.now());
const args = process.argv.slice(2);

try {
  const unknown = args.find((arg) => arg.startsWith("--") && arg !== "--jsonl" && arg !== "--en");
  if (unknown !== undefined) throw new Error(`${unknown} is no option; ${usage}`);
  if (args.includes("--jsonl")) {
    await answerLines();
  } else {
    const lang = args.includes("--en") ? "en" : "es";
    const question = args.filter((arg) => !arg.startsWith("--")).join(" ");
    if (question.trim() === "") throw new Error(usage);
    const [reply] = askTurns(guide, lang, [question], today);
    process.stdout.write(`${JSON.stringify(reply)}\n`);
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
