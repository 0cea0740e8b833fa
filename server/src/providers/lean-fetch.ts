/**
 * `fetch` for the provider's streams, on Node's own HTTP client: half the processor time and latency of the
 * built-in one for a small request whose answer comes in a hundred pieces. Knows what the AI SDK asks of it:
 * a text body, plain headers, an abort signal. Redirects are not followed, nothing is decompressed.
 */
import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";

const keepAlive = { keepAlive: true, scheduling: "lifo" as const };
const agents = { http: new HttpAgent(keepAlive), https: new HttpsAgent(keepAlive) };

function toStream(message: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        message.on("data", (piece: Buffer) => {
          controller.enqueue(piece);
          if ((controller.desiredSize ?? 0) <= 0) message.pause();
        });
        message.on("end", () => controller.close());
        message.on("error", (error) => controller.error(error));
      },
      pull: () => void message.resume(),
      cancel: () => void message.destroy(),
    },
    { highWaterMark: 16 },
  );
}

function toHeaders(message: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return headers;
}

function toRecord(headers: HeadersInit = {}): Record<string, string> {
  const listed = headers instanceof Headers || Array.isArray(headers);
  return listed ? Object.fromEntries(new Headers(headers)) : headers;
}

/** Node's own option for it watches the ends of both streams, which costs a tenth of the request. */
function endWith(signal: AbortSignal, sent: ClientRequest): void {
  const end = () => void sent.destroy(signal.reason);
  signal.addEventListener("abort", end, { once: true });
  sent.once("close", () => signal.removeEventListener("abort", end));
}

export const leanFetch = (async (input: URL | RequestInfo, init?: RequestInit): Promise<Response> => {
  const url = new URL(String(input));
  const secure = url.protocol === "https:";
  const body = String(init?.body ?? "");
  init?.signal?.throwIfAborted();
  return await new Promise<Response>((resolve, reject) => {
    const sent = (secure ? httpsRequest : httpRequest)(url, {
      method: init?.method ?? "GET",
      agent: secure ? agents.https : agents.http,
      headers: { ...toRecord(init?.headers), "content-length": Buffer.byteLength(body) },
    });
    if (init?.signal) endWith(init.signal, sent);
    sent.on("error", reject);
    sent.on("response", (message) => {
      resolve(
        new Response(toStream(message), { status: message.statusCode ?? 502, headers: toHeaders(message) }),
      );
    });
    sent.end(body);
  });
}) as typeof fetch;
