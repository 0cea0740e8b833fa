/**
 * The letter reader on the corpus of bench/letters: right kind, receipt and deadline by way of taking the letter, time
 * and memory of one page, and how another request fares meanwhile. `LETTERS_ROUNDS` and `LETTERS_EVERY` change its size.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkFiles } from "../server/src/letters/check-files.ts";
import { createReaderPool } from "../server/src/letters/reader-pool.ts";
import type { ReadDone } from "../server/src/letters/worker/protocol.ts";
import { type CorpusTruth, writeCorpus } from "../tools/letters-corpus.ts";
import { atLeast, atMost } from "./lib/figures.ts";
import { percentile, startProcess } from "./lib/processes.ts";

const ways = ["pdf", "png", "jpg"] as const;
type Way = (typeof ways)[number];

interface Reading {
  truth: CorpusTruth;
  done: ReadDone | null;
  milliseconds: number;
}

const pool = createReaderPool();

async function readOne(folder: string, truth: CorpusTruth, way: Way): Promise<Reading> {
  const filename = `${truth.id}.${way}`;
  const file = readFileSync(join(folder, filename));
  const type = checkFiles({ file, more: [], filename, fileType: "" });
  const started = performance.now();
  const job = { type, pages: [file], language: "es" as const, today: "2026-07-01" };
  const done = await pool.read(job, new AbortController().signal).catch(() => null);
  return { truth, done, milliseconds: performance.now() - started };
}

const share = (list: readonly Reading[], right: (reading: Reading) => boolean) =>
  list.length === 0 ? 1 : list.filter(right).length / list.length;

function figuresOf(way: Way, list: readonly Reading[]) {
  const clean = way !== "jpg";
  const withReceipt = list.filter(({ truth }) => truth.receipt !== null);
  const processor = list.flatMap(({ done }) => (done === null ? [] : [done.spent.processor / 1000]));
  const memory = list.flatMap(({ done }) => (done === null ? [] : [done.spent.memory / 1024 / 1024]));
  const percent = (value: number) => Math.round(value * 1000) / 10;
  const wrong = (right: (reading: Reading) => boolean) =>
    list.filter((reading) => !right(reading)).map(({ truth }) => truth.id);
  const kind = ({ truth, done }: Reading) => done?.reading.kind?.id === truth.kind;
  const receipt = ({ truth, done }: Reading) => (done?.reading.receiptNumber ?? null) === truth.receipt;
  const deadline = ({ truth, done }: Reading) =>
    done !== null && (done.reading.deadline?.date ?? null) === truth.deadline;
  const alien = ({ truth, done }: Reading) => (done?.reading.alienNumber ?? null) === truth.alien;
  return {
    letters: list.length,
    kind: atLeast(percent(share(list, kind)), clean ? 97 : 90, "%"),
    receipt: atLeast(percent(share(withReceipt, receipt)), clean ? 95 : 85, "%"),
    deadline: atLeast(percent(share(list, deadline)), clean ? 95 : 85, "%"),
    alienNumber: percent(share(list, alien)),
    // A date that is wrong and not marked as unsure is the one thing that must not happen.
    wrongDeadlineStatedAsSure: list.filter(
      (reading) =>
        reading.done?.reading.deadline?.date != null &&
        !deadline(reading) &&
        reading.done.reading.deadline.certainty !== "unsure",
    ).length,
    wrongKind: wrong(kind),
    wrongReceipt: wrong(receipt),
    wrongDeadline: wrong(deadline),
    secondsP50: percentile(
      list.map(({ milliseconds }) => milliseconds / 1000),
      0.5,
    ),
    secondsP95: percentile(
      list.map(({ milliseconds }) => milliseconds / 1000),
      0.95,
    ),
    // Time on one core: what the process spent on a processor, from its start to its answer.
    oneCoreSecondsP50: percentile(processor, 0.5),
    oneCoreSecondsP95: atMost(percentile(processor, 0.95), 6, "s"),
    memoryMostMegabytes: atMost(Math.max(...memory), 512, "MB"),
  };
}

/** Milliseconds of another request of the real server, one after the other. */
async function otherRequests(url: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const started = performance.now();
    await (await fetch(`${url}/api/assistant/status`)).json();
    times.push(performance.now() - started);
  }
  return times;
}

async function meanwhile(folder: string, truth: CorpusTruth) {
  const faro = await startProcess("server/build/main.js", /open at (http:\/\/\S+)/, {});
  try {
    const json = { "content-type": "application/json" };
    const account = {
      email: "bench@example.com",
      password: "una clave de prueba",
      firstName: "Ana",
      timeZone: "America/Chicago",
    };
    const session = await fetch(`${faro.url}/api/auth/sign-up`, {
      method: "POST",
      headers: json,
      body: JSON.stringify(account),
    });
    const { access_token } = (await session.json()) as { access_token: string };
    const file = readFileSync(join(folder, `${truth.id}.jpg`)).toString("base64");
    const body = JSON.stringify({ file, filename: "carta.jpg", fileType: "image/jpeg" });
    await otherRequests(faro.url, 200);
    const idle = percentile(await otherRequests(faro.url, 500), 0.95);
    let reading = true;
    const headers = { ...json, authorization: `Bearer ${access_token}` };
    const letter = fetch(`${faro.url}/api/functions/process-document`, {
      method: "POST",
      headers,
      body,
    }).finally(() => {
      reading = false;
    });
    const loaded: number[] = [];
    while (reading) loaded.push(...(await otherRequests(faro.url, 40)));
    const { status } = await letter;
    const p95 = percentile(loaded, 0.95);
    return { letterStatus: status, idleP95: idle, loadedP95: p95, ratio: atMost(p95 / idle, 2, "times") };
  } finally {
    await faro.stop();
  }
}

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), "faro-letters-"));
  try {
    const all = await writeCorpus(folder, Number(process.env.LETTERS_ROUNDS ?? "1"));
    const every = Number(process.env.LETTERS_EVERY ?? "1");
    const truths = all.filter((_, index) => index % every === 0);
    const results: Record<string, object> = {};
    for (const way of ways) {
      const list: Reading[] = [];
      for (const truth of truths) list.push(await readOne(folder, truth, way));
      results[way === "pdf" ? "textPdf" : way === "png" ? "cleanPicture" : "photo"] = figuresOf(way, list);
    }
    const [first] = truths;
    return { ...results, ...(first === undefined ? {} : { otherRequest: await meanwhile(folder, first) }) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
