/**
 * What signing in costs beside the hashing of the password, and what it costs to know who asks. The server itself
 * times its hashes (`lib/time-hashing.ts`); each sign-in is measured whole, and its own hash is taken off.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Session } from "../contract/src/accounts/schemas.ts";
import { issueAccessToken } from "../server/src/accounts/access-token.ts";
import { identify } from "../server/src/http/identify.ts";
import { deriveKeys } from "../server/src/privacy/keys.ts";
import type { Services } from "../server/src/services.ts";
import { atMost } from "./lib/figures.ts";
import { percentile, type Running, startProcess } from "./lib/processes.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const password = "una clave de prueba";
const accounts = 10;
const signIns = 200;

interface Answer {
  status: number;
  body: string;
  milliseconds: number;
}

function call(url: string, method: string, token: string | null, body?: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = request(url, {
      method,
      agent,
      headers: {
        "content-type": "application/json",
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
    });
    sent.on("error", reject);
    sent.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (data) => {
        text += data;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, body: text, milliseconds: performance.now() - began }),
      );
    });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function spread(values: number[]) {
  return { p50: percentile(values, 0.5), p95: percentile(values, 0.95) };
}

/** Milliseconds of every hash so far. */
const hashTimes = (file: string) => readFileSync(file, "utf8").trim().split("\n").map(Number);

async function signInCosts(url: string, file: string) {
  const emails = Array.from({ length: accounts }, (_, index) => `bench.${index}@example.com`);
  let session: Session | null = null;
  for (const email of emails) {
    const made = await call(`${url}/api/auth/sign-up`, "POST", null, { email, password, firstName: "Ana" });
    if (made.status !== 200) throw new Error(`sign-up answered ${made.status}`);
    session = JSON.parse(made.body) as Session;
  }
  if (session === null) throw new Error("no account was made");
  const hashing: number[] = [];
  const whole: number[] = [];
  for (let index = -20; index < signIns; index += 1) {
    const before = hashTimes(file).length;
    const email = emails[(index + 20) % accounts];
    const answer = await call(`${url}/api/auth/sign-in`, "POST", null, { email, password });
    if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`);
    if (index < 0) continue;
    const times = hashTimes(file).slice(before);
    if (times.length !== 1) throw new Error(`a sign-in hashed ${times.length} times`);
    hashing.push(times[0] ?? 0);
    whole.push(answer.milliseconds);
  }
  const beside = whole.map((value, index) => value - (hashing[index] ?? 0));
  const figures = {
    hashingMilliseconds: spread(hashing),
    wholeMilliseconds: spread(whole),
    besideHashing: {
      p50: percentile(beside, 0.5),
      p95: atMost(percentile(beside, 0.95), 20, "ms"),
    },
  };
  return { figures, session };
}

/** The same operation with and without a token: the difference is what authorisation costs a request. */
async function authorisedRequests(url: string, token: string) {
  const [guest, user]: [number[], number[]] = [[], []];
  for (let index = -50; index < 500; index += 1) {
    const asGuest = await call(`${url}/api/health`, "GET", null);
    const asUser = await call(`${url}/api/health`, "GET", token);
    if (asUser.status !== 200) throw new Error(`an authorised request answered ${asUser.status}`);
    if (index < 0) continue;
    guest.push(asGuest.milliseconds);
    user.push(asUser.milliseconds);
  }
  return { guestMilliseconds: spread(guest), userMilliseconds: spread(user) };
}

/** `identify()` with services that hold no database: whatever it read there would end the run. */
async function identifyCosts() {
  const keys = deriveKeys("a secret of the bench that nobody else uses");
  let databaseReads = 0;
  const services = new Proxy({} as Services, {
    get(_target, name) {
      if (name === "keys") return keys;
      if (name === "now") return Date.now;
      if (name === "revocations") return { has: () => false };
      databaseReads += 1;
      throw new Error(`identify() asked for services.${String(name)}`);
    },
  });
  const user = { id: crypto.randomUUID(), sessionId: crypto.randomUUID() };
  const header = `Bearer ${await issueAccessToken(keys.access, user, Date.now())}`;
  const times: number[] = [];
  for (let index = -500; index < 5000; index += 1) {
    const time = await timed(() => identify(services, header));
    if (index >= 0) times.push(time * 1000);
  }
  return {
    p50Microseconds: percentile(times, 0.5),
    p95: atMost(percentile(times, 0.95), 1000, "µs"),
    databaseReads: atMost(databaseReads, 0, ""),
  };
}

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), "faro-bench-"));
  const file = join(folder, "hashes");
  let faro: Running | undefined;
  try {
    faro = await startProcess("server/build/main.js", /open at (http:\/\/\S+)/, {
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, "lib/time-hashing.ts"))}`,
      HASH_TIMES: file,
    });
    const { figures, session } = await signInCosts(faro.url, file);
    const authorised = await authorisedRequests(faro.url, session.access_token);
    return { signIn: figures, authorised, identify: await identifyCosts() };
  } finally {
    await faro?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
