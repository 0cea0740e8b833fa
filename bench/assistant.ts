/**
 * What Faro adds to a provider's answer, measured against a mock on loopback: time to the first text event
 * beyond the mock's own, 100 streams at once, 500 streams of 200 events, processor time and memory.
 */
import { Agent, request } from "node:http";
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

function ask(faro: Running, guest: Guest): Promise<Stream> {
  const headers = { cookie: guest.cookie, authorization: `Bearer ${guest.pass}` };
  return stream(faro.url, "/api/assistant/answers", headers, JSON.stringify({ question, language: "es" }));
}

function askMock(mock: Running): Promise<Stream> {
  return stream(mock.url, "/v1/chat/completions", {}, JSON.stringify({ stream: true }));
}

async function startPair(mockEnv: Record<string, string>): Promise<{ mock: Running; faro: Running }> {
  const mock = await startProcess("bench/assistant-mock.ts", /^(\d+)$/m, mockEnv);
  const faro = await startProcess("server/src/main.ts", /open at (http:\/\/\S+)/, {
    OPENAI_API_KEY: "bench",
    OPENAI_BASE_URL: `${mock.url}/v1`,
    DEMO_ADDRESS_DAILY: "1000000",
  });
  return { mock, faro };
}

async function inTurn(mock: Running, faro: Running, count: number) {
  const guests = await Promise.all(Array.from({ length: count }, () => newGuest(faro.url)));
  for (const guest of guests.slice(0, 8)) await ask(faro, guest);
  const own: number[] = [];
  const through: number[] = [];
  for (const guest of guests) {
    own.push((await askMock(mock)).firstText);
    through.push((await ask(faro, guest)).firstText);
  }
  const base = percentile(own, 0.5);
  const added = through.map((value) => value - base);
  return { p50: percentile(added, 0.5), p95: percentile(added, 0.95), mockP50: base };
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

export { atOnce, inTurn, startPair };
export async function run() {
  const slow = await startPair({});
  const idle = memoryMegabytes(slow.faro.pid);
  const turn = await inTurn(slow.mock, slow.faro, 50);
  const hundred = await atOnce(slow.faro, 100);
  await slow.faro.stop();
  await slow.mock.stop();
  const many = await startPair({ MOCK_TOKENS: "200", MOCK_GAP: "10" });
  const fiveHundred = await atOnce(many.faro, 500);
  await many.faro.stop();
  await many.mock.stop();
  return { idleMemoryMegabytes: idle, inTurn50: turn, atOnce100: hundred, atOnce500: fiveHundred };
}
