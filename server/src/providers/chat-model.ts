/**
 * Chat completion by any OpenAI-compatible provider, through the AI SDK's language model. One attempt a
 * call: retries and their waits are the answer engine's (spec part 1, section 8).
 */
import type { LanguageModelV4, LanguageModelV4Prompt, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { APICallError } from "@ai-sdk/provider";
import type { Env } from "#server/env.ts";
import { leanFetch } from "#server/providers/lean-fetch.ts";

/** What went wrong, as far as a caller must tell it apart. */
export type ChatFailure = "credential" | "quota" | "rate-limit" | "timeout" | "unavailable" | "rejected";

/** What an operator needs to find the reason: numbers and codes of the provider, none of its sentences, which may repeat a question. */
export interface ChatErrorDetails {
  /** HTTP status. */
  status?: number;
  /** The provider's word for it ("model_not_found"), or the network's ("ECONNREFUSED"). */
  code?: string;
  /** The provider's own number of the request. */
  providerRequest?: string;
}

export class ChatModelError extends Error {
  override name = "ChatModelError";
  readonly failure: ChatFailure;
  readonly details: ChatErrorDetails;

  constructor(failure: ChatFailure, options?: { cause?: unknown }) {
    super(failure, options);
    this.failure = failure;
    this.details = detailsOf(options?.cause);
  }
}

export interface ChatMessage {
  role: "user" | "assistant";
  content: string;
}

export interface ChatRequest {
  system: string;
  messages: ChatMessage[];
}

export interface ChatModel {
  /** Yields the answer as it comes; one that was cut for its length ends with "…". Throws ChatModelError; ends at once when `signal` is aborted. */
  stream(request: ChatRequest, signal: AbortSignal): AsyncGenerator<string>;
}

/** Money errors arrive as 429 too (some providers: 402), in an older and a newer form; waiting does not help against them. */
const quotaCodes = new Set([
  "insufficient_quota",
  "credit_balance_exhausted",
  "organization_spend_limit_exceeded",
  "project_spend_limit_exceeded",
  "organization_usage_limit_exceeded",
]);

interface ErrorFields {
  type?: unknown;
  code?: unknown;
}

const isWord = (value: unknown): value is string => typeof value === "string" && /^[\w.-]{1,80}$/.test(value);

function detailsOf(cause: unknown): ChatErrorDetails {
  const api = APICallError.isInstance(cause) ? cause : undefined;
  const fields = api === undefined ? (cause as ErrorFields | undefined) : errorFields(api);
  const network = (api?.cause ?? undefined) as ErrorFields | undefined;
  const code = [fields?.code, fields?.type, network?.code].find(isWord);
  const providerRequest = api?.responseHeaders?.["x-request-id"];
  return {
    ...(api?.statusCode === undefined ? {} : { status: api.statusCode }),
    ...(code === undefined ? {} : { code }),
    ...(isWord(providerRequest) ? { providerRequest } : {}),
  };
}

function isQuotaError(fields: ErrorFields | undefined): boolean {
  return quotaCodes.has(String(fields?.type)) || quotaCodes.has(String(fields?.code));
}

function errorFields(error: APICallError): ErrorFields | undefined {
  try {
    return (JSON.parse(error.responseBody ?? "") as { error?: ErrorFields }).error;
  } catch {
    return undefined;
  }
}

/** An error that arrives inside a stream has no HTTP status, only the provider's fields. */
function failureInStream(error: unknown): ChatFailure {
  const fields = typeof error === "object" && error !== null ? (error as ErrorFields) : undefined;
  if (isQuotaError(fields)) return "quota";
  return fields?.code === "rate_limit_exceeded" || fields?.code === 429 ? "rate-limit" : "unavailable";
}

/** Sorts whatever the SDK throws. The cause keeps the details for the log, never for the client. */
export function toChatError(error: unknown): ChatModelError {
  if (error instanceof ChatModelError) return error;
  if (!APICallError.isInstance(error)) return new ChatModelError(failureInStream(error), { cause: error });
  const status = error.statusCode ?? 0;
  if (status === 401 || status === 403) return new ChatModelError("credential", { cause: error });
  if (status === 402 || isQuotaError(errorFields(error)))
    return new ChatModelError("quota", { cause: error });
  if (status === 429) return new ChatModelError("rate-limit", { cause: error });
  if (status >= 400 && status < 500 && status !== 408)
    return new ChatModelError("rejected", { cause: error });
  return new ChatModelError("unavailable", { cause: error });
}

function toPrompt(request: ChatRequest): LanguageModelV4Prompt {
  return [
    { role: "system", content: request.system },
    ...request.messages.map(({ role, content }) => ({
      role,
      content: [{ type: "text" as const, text: content }],
    })),
  ];
}

export interface ChatTimeouts {
  /** Milliseconds until the first word, and until the end. */
  firstToken: number;
  total: number;
}

/** The longest answer allowed may end in mid-sentence: it must not look finished. `before`: the words that came last. */
function wordsOf(part: LanguageModelV4StreamPart, before: string): string {
  if (part.type === "error") throw part.error;
  if (part.type === "finish")
    return part.finishReason.unified === "length" && /[^\s.!?…»”")]\s*$/.test(before) ? "…" : "";
  return part.type === "text-delta" ? part.delta : "";
}

/** Wraps a language model of the AI SDK. The SDK's own first-chunk timeout does not fire, so ours does. */
export function createChatModel(
  model: LanguageModelV4,
  settings: { temperature: number; maxOutputTokens: number; timeouts: ChatTimeouts; store?: boolean },
): ChatModel {
  return {
    async *stream(request, signal) {
      const timeout = new AbortController();
      const expire = () => timeout.abort(new ChatModelError("timeout"));
      const total = setTimeout(expire, settings.timeouts.total);
      let last = "";
      let first: NodeJS.Timeout | undefined = setTimeout(expire, settings.timeouts.firstToken);
      try {
        const { stream } = await model.doStream({
          prompt: toPrompt(request),
          temperature: settings.temperature,
          maxOutputTokens: settings.maxOutputTokens,
          abortSignal: AbortSignal.any([signal, timeout.signal]),
          ...(settings.store === false ? { providerOptions: { faro: { store: false } } } : {}),
        });
        for await (const part of stream) {
          const words = wordsOf(part, last);
          if (words === "") continue;
          last = words;
          clearTimeout(first);
          first = undefined;
          yield words;
        }
      } catch (error) {
        if (signal.aborted) return;
        throw timeout.signal.aborted ? new ChatModelError("timeout", { cause: error }) : toChatError(error);
      } finally {
        clearTimeout(first);
        clearTimeout(total);
      }
    },
  };
}

export interface ModelSettings {
  model: string;
  temperature: number;
  maxOutputTokens: number;
}

/**
 * The configured provider, or null when no key is set. The SDK is loaded only when it is needed. Without
 * `settings` it is the main assistant's model.
 */
export async function connectChatModel(env: Env, settings?: ModelSettings): Promise<ChatModel | null> {
  if (env.OPENAI_API_KEY === undefined) return null;
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const provider = createOpenAICompatible({
    name: "faro",
    baseURL: env.OPENAI_BASE_URL.replace(/\/$/, ""),
    apiKey: env.OPENAI_API_KEY,
    includeUsage: true,
    fetch: leanFetch,
  });
  return createChatModel(provider.chatModel(settings?.model ?? env.CHAT_MODEL), {
    temperature: settings?.temperature ?? env.CHAT_TEMPERATURE,
    maxOutputTokens: settings?.maxOutputTokens ?? env.CHAT_MAX_TOKENS,
    timeouts: { firstToken: env.CHAT_FIRST_TOKEN_TIMEOUT, total: env.CHAT_TOTAL_TIMEOUT },
    // Only OpenAI knows the flag that keeps answers out of its own history; others may refuse it.
    store: !new URL(env.OPENAI_BASE_URL).hostname.endsWith("openai.com"),
  });
}
