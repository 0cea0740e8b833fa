/** A provider written by hand, for what a mock cannot do: cut bytes anywhere, hang, leave in mid-stream. */
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

export interface ProviderCall {
  path: string;
  headers: IncomingHttpHeaders;
  /** Latin-1, so that multipart bodies keep their bytes; `json()` reads UTF-8. */
  body: string;
  json(): Record<string, unknown>;
  /** Resolves when the caller closes the connection or the answer is complete. */
  closed: Promise<void>;
  response: ServerResponse;
}

export type Answer = (call: ProviderCall) => void | Promise<void>;

export interface FakeProvider {
  url: string;
  calls: ProviderCall[];
  /** How calls are answered from now on, one answer a call; the last one stays. */
  answers(...answers: Answer[]): void;
  /** The next call; resolves once it has arrived. */
  nextCall(): Promise<ProviderCall>;
}

export async function startFakeProvider(): Promise<FakeProvider> {
  const calls: ProviderCall[] = [];
  const waiting: ((call: ProviderCall) => void)[] = [];
  let queue: Answer[] = [];
  const server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const bytes = Buffer.concat(parts);
    const call: ProviderCall = {
      path: request.url ?? "",
      headers: request.headers,
      body: bytes.toString("latin1"),
      json: () => JSON.parse(bytes.toString("utf8")),
      closed: new Promise((resolve) => response.on("close", () => resolve())),
      response,
    };
    calls.push(call);
    for (const resolve of waiting.splice(0)) resolve(call);
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    await answer?.(call);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answers(...answers) {
      queue = answers;
      calls.length = 0;
    },
    nextCall: () => new Promise((resolve) => waiting.push(resolve)),
  };
}

/** One `data:` line of a chat stream with a piece of the answer. */
export function chunk(content: string): string {
  const choice = { index: 0, delta: { content }, finish_reason: null };
  const body = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "gpt-4o" };
  return `data: ${JSON.stringify({ ...body, choices: [choice] })}\n\n`;
}

export const streamEnd = `data: ${JSON.stringify({
  ...{ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "gpt-4o" },
  choices: [{ index: 0, delta: {}, finish_reason: "stop" }],
})}\n\ndata: [DONE]\n\n`;

export const sseHeaders = { "content-type": "text/event-stream" };

/** Streams the pieces as a chat answer. */
export function says(...pieces: string[]): Answer {
  return ({ response }) => {
    response.writeHead(200, sseHeaders);
    response.end(pieces.map(chunk).join("") + streamEnd);
  };
}

/** Answers with a status and a JSON body. */
export function fails(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return ({ response }) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify(body));
  };
}

/** Never answers. */
export const hangs: Answer = () => {};

/** Sends the status line and headers of a stream and then nothing. */
export const headersOnly: Answer = ({ response }) => {
  response.writeHead(200, sseHeaders);
  response.flushHeaders();
};

/** Sends the beginning of an answer and drops the connection. */
export function breaksOffAfter(...pieces: string[]): Answer {
  return async ({ response }) => {
    response.writeHead(200, sseHeaders);
    await new Promise((resolve) => response.write(pieces.map(chunk).join(""), resolve));
    response.destroy();
  };
}

/** Sends the beginning of an answer and then nothing more. */
export function stopsAfter(...pieces: string[]): Answer {
  return ({ response }) => {
    response.writeHead(200, sseHeaders);
    response.write(pieces.map(chunk).join(""));
  };
}
