/** Weight of first loads in Chromium as transferred (Brotli, headers counted), and Lighthouse's mobile scores. */
import { createServer } from "node:net";
import { noticePages } from "@faro/contract/site/paths.ts";
import { type Browser, chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { sitePaths } from "../tools/lib/blog-files.ts";
import { findChromium } from "../tools/lib/chromium.ts";
import { atLeast, atMost } from "./lib/figures.ts";
import { percentile, startProcess } from "./lib/processes.ts";

/** Most bytes of a first load, everything but images: every public page in both languages, and the demo. */
const publicBudget = 40_000;
const budgets: Record<string, number> = {
  ...Object.fromEntries(
    [...sitePaths(), ...noticePages].flatMap((path) =>
      [path, `/en${path}`].map((one) => [one, publicBudget]),
    ),
  ),
  "/login": 170_000,
  // Prerendered in Spanish too, so both languages' texts come.
  "/en/login": 170_000,
};
const scored = ["/landing", "/en/landing", "/blog", "/faq"];
const targets = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
type Category = keyof typeof targets;
const categories = Object.keys(targets) as Category[];
const lighthouseRuns = 3;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

interface Transfer {
  path: string;
  type: string;
  image: boolean;
  encoding: string;
  /** As they crossed the wire; `bytes` counts the headers too. */
  headers: number;
  bytes: number;
}

/** Milliseconds. */
const afterwards = 3000;

/** Every answer of a first visit until the network is quiet, and what comes without a hand being moved. */
async function firstLoad(browser: Browser, url: string): Promise<Transfer[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 760 }, locale: "es-MX" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const transfers = new Map<string, Transfer>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    const { pathname } = new URL(response.url);
    transfers.set(requestId, {
      path: pathname,
      type,
      // The icon of the tab is an image too, though the browser lists it as "Other".
      image: response.mimeType.startsWith("image/"),
      encoding: response.headers["content-encoding"] ?? "none",
      headers: response.encodedDataLength,
      bytes: 0,
    });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer !== undefined) transfer.bytes = encodedDataLength;
  });
  await session.send("Network.enable");
  await page.goto(url, { waitUntil: "networkidle" });
  // What a clock would fetch for everybody right after is no less part of it.
  await page.waitForTimeout(afterwards);
  await context.close();
  return [...transfers.values()].filter(({ bytes }) => bytes > 0);
}

function weigh(transfers: Transfer[], budget: number) {
  const counted = transfers.filter(({ image }) => !image);
  const sum = (list: Transfer[]) => list.reduce((total, { bytes }) => total + bytes, 0);
  const types = [...new Set(counted.map(({ type }) => type))];
  const heaviest = counted.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5);
  return {
    total: atMost(sum(counted), budget, "bytes"),
    ofThatHeaders: `${counted.reduce((total, { headers }) => total + headers, 0)} bytes`,
    requests: counted.length,
    byType: types.map((type) => `${type} ${sum(counted.filter((transfer) => transfer.type === type))}`),
    heaviest: heaviest.map(({ path, bytes }) => `${path} ${bytes}`),
    /** Answers that should have come compressed; tools/build-web.ts leaves those below 512 bytes as they are. */
    notBrotli: counted
      .filter(({ bytes, headers, encoding }) => bytes - headers >= 512 && encoding !== "br")
      .map(({ path, encoding }) => `${path} (${encoding})`),
    images: `${sum(transfers) - sum(counted)} bytes`,
  };
}

/** Parts of the page that moved while it loaded, as Lighthouse's audit lists them. */
function shiftedParts(details: unknown): string[] {
  const { items = [] } = (details ?? {}) as { items?: { score?: number; node?: { selector?: string } }[] };
  return items.map(({ score, node }) => `${node?.selector ?? "?"} ${score?.toFixed(3) ?? ""}`.trim());
}

interface LighthouseRun {
  scores: Record<string, number>;
  below: (category: Category) => string[];
  shifted: string[];
}

/** One run of Lighthouse with its own settings: a phone on slow 4G, simulated. A trace that broke is taken anew. */
async function lighthouseOnce(url: string, port: number, triesLeft = 2): Promise<LighthouseRun> {
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: categories,
  });
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError !== undefined && triesLeft > 0) return await lighthouseOnce(url, port, triesLeft - 1);
  if (lhr.runtimeError !== undefined) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`);
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const below = (category: Category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id} ${lhr.audits[id]?.displayValue ?? ""}`.trim());
  return {
    scores: Object.fromEntries(categories.map((name) => [name, score(name)])),
    below,
    shifted: shiftedParts(lhr.audits["layout-shifts"]?.details),
  };
}

async function lighthouseMedian(url: string, port: number) {
  const runs: Awaited<ReturnType<typeof lighthouseOnce>>[] = [];
  for (let run = 0; run < lighthouseRuns; run += 1) runs.push(await lighthouseOnce(url, port));
  const medians = Object.fromEntries(
    categories.map((category) => {
      const scores = runs.map((run) => run.scores[category] ?? 0);
      const median = percentile(scores, 0.5);
      const failing = [...new Set(runs.flatMap((run) => run.below(category)))];
      return [category, { score: atLeast(median, targets[category], ""), runs: scores, belowFull: failing }];
    }),
  );
  return { ...medians, shiftedParts: runs.flatMap(({ shifted }) => shifted) };
}

export async function run() {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    // Lighthouse talks to the same browser through its debugging port.
    args: ["--no-sandbox", `--remote-debugging-port=${port}`],
  });
  const server = await startProcess("server/build/main.js", /open at (http:\/\/\S+)/, {});
  try {
    const firstLoads: Record<string, ReturnType<typeof weigh>> = {};
    for (const [path, budget] of Object.entries(budgets)) {
      firstLoads[path] = weigh(await firstLoad(browser, server.url + path), budget);
    }
    const scores: Record<string, Awaited<ReturnType<typeof lighthouseMedian>>> = {};
    for (const path of scored) scores[path] = await lighthouseMedian(server.url + path, port);
    return { firstLoad: firstLoads, lighthouse: scores };
  } finally {
    await browser.close();
    await server.stop();
  }
}
