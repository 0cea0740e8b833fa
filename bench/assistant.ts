/**
 * What Faro adds to a provider's answer, measured against a mock on loopback: time to the first text event
 * beyond the mock's own, 100 streams at once, 500 streams of 200 events, processor time and memory. A bare pipe
 * is measured in between, question by question, for machines are shared: how many times its time Faro takes says
 * more than milliseconds.
 */
import { Agent, request } from "node:http";
import { independentQuestions } from "./guide/questions.ts";
import { atMost } from "./lib/figures.ts";
import { cpuSeconds, memoryMegabytes, percentile, type Running, startProcess } from "./lib/processes.ts";

interface Guest {
  cookie: string;
  pass: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1000 });

async function newGuest(url: string): Promise<Guest> {
  const response = await fetch(`${url}/api/functions/get-secret`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ key: "OPENAI_API_KEY" }),
  });
  const { value } = (await response.json()) as { value: string };
  return { cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "", pass: value };
}

interface Stream {
  /** Milliseconds to the first event, to the first text, and to the end. */
  firstEvent: number;
  firstText: number;
  total: number;
  events: number;
  complete: boolean;
}

function stream(url: string, path: string, headers: Record<string, string>, body: string): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const result: Stream = { firstEvent: 0, firstText: 0, total: 0, events: 0, complete: false };
    const sent = request(`${url}${path}`, {
      method: "POST",
      agent,
      headers: { "content-type": "application/json", ...headers },
    });
    sent.on("error", reject);
    sent.on("response", (response) => {
      response.setEncoding("utf8");
      response.on("error", reject);
      response.on("data", (data: string) => {
        const now = performance.now() - started;
        const lines = data.split("\n").filter((line) => line.startsWith("data:"));
        if (lines.length > 0 && result.firstEvent === 0) result.firstEvent = now;
        if (result.firstText === 0 && (data.includes('"type":"text"') || data.includes('"content":"')))
          result.firstText = now;
        result.events += lines.length;
        if (data.includes('"type":"done"') || data.includes("[DONE]")) result.complete = true;
      });
      response.on("end", () => resolve({ ...result, total: performance.now() - started }));
    });
    sent.end(body);
  });
}

const question = "Entré con visa en 2015, mi número es A123456789, ¿cómo renuevo mi permiso de trabajo?";

/** Asked for the first time each: nothing of them is remembered or compiled yet. */
const otherQuestions = independentQuestions()
  .filter(({ lang, turns, kinds }) => lang === "es" && turns.length === 1 && kinds[0] === "answer")
  .map(({ turns }) => turns[0] ?? question)
  .slice(0, 25);

function ask(faro: Running, guest: Guest, asked = question): Promise<Stream> {
  const headers = { cookie: guest.cookie, authorization: `Bearer ${guest.pass}` };
  const body = JSON.stringify({ question: asked, language: "es" });
  return stream(faro.url, "/api/assistant/answers", headers, body);
}

/** Asks the mock, or the pipe before it, without Faro. */
function askPlainly(provider: Running): Promise<Stream> {
  return stream(provider.url, "/v1/chat/completions", {}, JSON.stringify({ stream: true }));
}

async function startPair(mockEnv: Record<string, string>): Promise<{ mock: Running; faro: Running }> {
  const mock = await startProcess("bench/assistant-mock.ts", /^(\d+)$/m, mockEnv);
  const faro = await startProcess("server/build/main.js", /open at (http:\/\/\S+)/, {
    OPENAI_API_KEY: "bench",
    OPENAI_BASE_URL: `${mock.url}/v1`,
    DEMO_ADDRESS_DAILY: "1000000",
  });
  return { mock, faro };
}

/** One after the other, the mock alone, the pipe and Faro each time. */
async function questionsInTurn(mock: Running, pipe: Running, faro: Running, count: number) {
  const own: number[] = [];
  const piped: number[] = [];
  const through: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const guest = await newGuest(faro.url);
    own.push((await askPlainly(mock)).firstText);
    piped.push((await askPlainly(pipe)).firstText);
    through.push((await ask(faro, guest)).firstText);
  }
  const base = percentile(own, 0.5);
  const of = (values: number[], share: number) => percentile(values, share) - base;
  return {
    base,
    p50: of(through, 0.5),
    p95: of(through, 0.95),
    pipeP50: of(piped, 0.5),
    pipeP95: of(piped, 0.95),
  };
}

/** Questions between the first ones and those that count, a few at a time. */
const warming = 80;
const together = 4;

/**
 * Milliseconds beyond the mock's median. What was just started runs code that V8 has not compiled yet, the pipe as well as Faro: the first fifty
 * are told for themselves, and those that count come when the pipe is as quick as the one that Faro is compared with.
 */
async function inTurn(mock: Running, faro: Running, count: number) {
  const pipe = await startProcess("bench/bare-pipe.ts", /^(\d+)$/m, { PIPE_TO: mock.url });
  for (let warm = 0; warm < 8; warm += 1) await ask(faro, await newGuest(faro.url));
  const first = await questionsInTurn(mock, pipe, faro, count);
  for (let warm = 0; warm < warming; warm += together) {
    const both = async () => Promise.all([askPlainly(pipe), ask(faro, await newGuest(faro.url))]);
    await Promise.all(Array.from({ length: together }, both));
  }
  const warm = await questionsInTurn(mock, pipe, faro, count);
  const others: number[] = [];
  for (const other of otherQuestions) {
    const { firstText } = await ask(faro, await newGuest(faro.url), other);
    // A cry for help is the guide's own: no provider is waited for.
    if (firstText > warm.base) others.push(firstText);
  }
  await pipe.stop();
  return {
    p50: atMost(warm.p50, 3, "ms"),
    p95: atMost(warm.p95, 6, "ms"),
    barePipeP50: warm.pipeP50,
    barePipeP95: warm.pipeP95,
    timesBarePipeP50: warm.p50 / warm.pipeP50,
    timesBarePipeP95: warm.p95 / warm.pipeP95,
    justStartedP50: first.p50,
    justStartedP95: first.p95,
    justStartedBarePipeP50: first.pipeP50,
    newQuestionP50: percentile(others, 0.5) - warm.base,
    newQuestionP95: percentile(others, 0.95) - warm.base,
  };
}

async function atOnce(faro: Running, count: number) {
  const guests: Guest[] = [];
  for (let index = 0; index < count; index += 1) guests.push(await newGuest(faro.url));
  const before = cpuSeconds(faro.pid);
  const streams = await Promise.all(guests.map((guest) => ask(faro, guest)));
  const cpu = cpuSeconds(faro.pid) - before;
  return {
    p50FirstEvent: percentile(
      streams.map(({ firstEvent }) => firstEvent),
      0.5,
    ),
    p95FirstEvent: percentile(
      streams.map(({ firstEvent }) => firstEvent),
      0.95,
    ),
    incomplete: streams.filter(({ complete }) => !complete).length,
    events: streams.reduce((sum, { events }) => sum + events, 0),
    cpuMillisecondsPerStream: (cpu * 1000) / count,
    memoryMegabytes: memoryMegabytes(faro.pid),
  };
}

const bursts = 5;

/** The first burst meets a server that has answered one person at a time until then; the median says what it holds. */
async function inBursts(faro: Running, count: number) {
  const figures: Awaited<ReturnType<typeof atOnce>>[] = [];
  for (let burst = 0; burst < bursts; burst += 1) figures.push(await atOnce(faro, count));
  const p95 = figures.map(({ p95FirstEvent }) => p95FirstEvent);
  return {
    bursts,
    firstBurstP95: p95[0],
    medianP95FirstEvent: atMost(percentile(p95, 0.5), 250, "ms"),
    medianP50FirstEvent: percentile(
      figures.map(({ p50FirstEvent }) => p50FirstEvent),
      0.5,
    ),
    incomplete: figures.reduce((sum, { incomplete }) => sum + incomplete, 0),
    cpuMillisecondsPerStream: percentile(
      figures.map(({ cpuMillisecondsPerStream }) => cpuMillisecondsPerStream),
      0.5,
    ),
    memoryMegabytes: figures.at(-1)?.memoryMegabytes,
  };
}

export async function run() {
  const slow = await startPair({});
  const turn = await inTurn(slow.mock, slow.faro, 50);
  const hundred = await inBursts(slow.faro, 100);
  await slow.faro.stop();
  await slow.mock.stop();
  const many = await startPair({ MOCK_TOKENS: "200", MOCK_GAP: "10" });
  const fiveHundred = await atOnce(many.faro, 500);
  await many.faro.stop();
  await many.mock.stop();
  return { inTurn50: turn, atOnce100: hundred, atOnce500: fiveHundred };
}
