/** Fetches one official PDF: politely, with retries, and never believing that an answer is what it should be. */
import { setTimeout as delay } from "node:timers/promises";
import { type CheckedPdf, checkPdf, largest, type PdfProblem } from "#server/documents/check-pdf.ts";
import type { FetchedForm } from "#server/documents/editions.ts";

export interface FetchOptions {
  /** Attempts in all. */
  attempts: number;
  /** Milliseconds before the second attempt; each further one waits four times longer. */
  pause: number;
  /** Milliseconds for one whole answer. */
  timeout: number;
  /** Host that may answer besides government sites: the stand-in of a test. */
  trustedHost: string | null;
}

export const politeFetch: FetchOptions = { attempts: 3, pause: 1500, timeout: 120_000, trustedHost: null };

export type FetchResult =
  | { state: "fetched"; bytes: Buffer; pdf: CheckedPdf; etag: string | null; lastModified: string | null }
  /** The official address says that nothing changed since. */
  | { state: "same" }
  | { state: "failed"; reason: string };

const problems: Record<PdfProblem, string> = {
  "not-pdf": "the answer is no PDF",
  truncated: "the PDF is not whole",
  unreadable: "the PDF cannot be opened",
  "too-large": "the file is larger than any form",
};

/** Worth another attempt: the site was busy or the line broke. */
class Passing extends Error {
  readonly wait: number | null;

  constructor(message: string, wait: number | null = null) {
    super(message);
    this.wait = wait;
  }
}

/** Final: asking again will not help. */
class Final extends Error {}

/** Longest that we let a busy site make us wait, in milliseconds. */
const longestWait = 60_000;

function requireOfficial(address: string, { trustedHost }: FetchOptions): void {
  const { protocol, host, hostname } = new URL(address);
  if (host === trustedHost) return;
  if (protocol !== "https:" || !hostname.endsWith(".gov")) {
    throw new Final(`the address leads away from the government's site, to ${hostname}`);
  }
}

function requireSuccess(response: Response): void {
  const { status } = response;
  if (status === 429 || status >= 500) {
    const seconds = Number(response.headers.get("retry-after"));
    const wait = Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, longestWait) : null;
    throw new Passing(`the site answered ${status}`, wait);
  }
  if (status !== 200) throw new Final(`the site answered ${status}`);
  const type = response.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type !== "" && type !== "application/pdf" && !type.endsWith("/octet-stream")) {
    throw new Final(`the site answered with ${type}, not with a PDF`);
  }
}

/** The body, hung up on as soon as it is larger than any form. */
async function bytesOf(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    // Leaving the loop ends the connection.
    if (size > largest) throw new Final(problems["too-large"]);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function attempt(url: string, known: FetchedForm | null, options: FetchOptions): Promise<FetchResult> {
  const headers = new Headers({ accept: "application/pdf", "user-agent": "Faro forms:sync" });
  if (known?.etag) headers.set("if-none-match", known.etag);
  if (known?.lastModified) headers.set("if-modified-since", known.lastModified);
  requireOfficial(url, options);
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(options.timeout) });
  if (response.url !== "") requireOfficial(response.url, options);
  if (response.status === 304 && known !== null) return { state: "same" };
  requireSuccess(response);
  const bytes = await bytesOf(response);
  const pdf = await checkPdf(bytes);
  if (pdf === "truncated") throw new Passing(problems.truncated);
  if (typeof pdf === "string") throw new Final(problems[pdf]);
  const header = (name: string) => response.headers.get(name);
  return { state: "fetched", bytes, pdf, etag: header("etag"), lastModified: header("last-modified") };
}

/** What went wrong, in a line without addresses of ours. */
function reasonOf(error: unknown): string {
  if (error instanceof Passing || error instanceof Final) return error.message;
  const { name, cause } = error as Error & { cause?: { code?: string } };
  if (name === "TimeoutError") return "the site did not answer in time";
  return `the connection broke${cause?.code === undefined ? "" : ` (${cause.code})`}`;
}

/** `known` is what an earlier run fetched; then the site may answer that nothing changed. */
export async function fetchForm(
  url: string,
  known: FetchedForm | null,
  options: FetchOptions,
): Promise<FetchResult> {
  let pause = options.pause;
  for (let number = 1; ; number++) {
    try {
      return await attempt(url, known, options);
    } catch (error) {
      if (error instanceof Final || number >= options.attempts) {
        const tried = number > 1 ? ` (${number} attempts)` : "";
        return { state: "failed", reason: `${reasonOf(error)}${tried}` };
      }
      const asked = error instanceof Passing ? error.wait : null;
      await delay(Math.max(pause, asked ?? 0));
      pause *= 4;
    }
  }
}
