/** Plays the government's site for `npm run forms:sync`: each path answers as a test says, request by request. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface OfficialSite {
  base: string;
  /** Paths asked for, in order. */
  asked: string[];
  /** Answers in turn; the last one stays. */
  answer(path: string, ...answers: Answer[]): void;
}

export const pdf =
  (bytes: Uint8Array, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(200, { "content-type": "application/pdf", ...headers }).end(bytes);
  };

export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(code, headers).end("sorry");
  };

export const page: Answer = (_, response) => {
  response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Access denied</title>");
};

/** A web page that calls itself a PDF, as some firewalls send it. */
export const disguisedPage: Answer = (_, response) => {
  response.writeHead(200, { "content-type": "application/pdf" }).end("<!doctype html><title>Wait</title>");
};

/** Never ends. */
export const endless: Answer = (_, response) => {
  response.writeHead(200, { "content-type": "application/pdf" });
  const piece = Buffer.alloc(1024 * 1024, "%PDF-1.7 ");
  const more = () => {
    while (!response.destroyed) if (!response.write(piece)) return void response.once("drain", more);
  };
  more();
};

/** Says how long the file is and breaks off halfway. */
export const broken =
  (bytes: Uint8Array): Answer =>
  (_, response) => {
    response.writeHead(200, { "content-type": "application/pdf", "content-length": bytes.length });
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  };

/** Knows by its tag whether the asker has the newest file. */
export const tagged =
  (bytes: Uint8Array, etag: string): Answer =>
  (request, response) => {
    if (request.headers["if-none-match"] === etag) response.writeHead(304).end();
    else pdf(bytes, { etag })(request, response);
  };

export async function startOfficialSite(): Promise<OfficialSite> {
  const answers = new Map<string, Answer[]>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    const queue = answers.get(path) ?? [status(404)];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    answer?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (path, ...queue) => answers.set(path, queue),
  };
}
