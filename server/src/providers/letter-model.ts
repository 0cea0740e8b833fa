/** A letter explained by an OpenAI-compatible provider with vision: one call, structured answer (providers facts, section 2). */
import type { JSONSchema7, LanguageModelV4, LanguageModelV4Prompt } from "@ai-sdk/provider";
import type { Env } from "#server/env.ts";
import { toChatError } from "#server/providers/chat-model.ts";

export interface LetterAttachment {
  mediaType: "image/jpeg" | "image/png" | "image/webp";
  data: Uint8Array;
}

export interface LetterRequest {
  system: string;
  text: string;
  attachments: LetterAttachment[];
  schema: JSONSchema7;
}

export interface LetterModel {
  /** The answer as parsed JSON. Throws ChatModelError; ends at once when `signal` is aborted. */
  explain(request: LetterRequest, signal: AbortSignal): Promise<unknown>;
}

function toPrompt({ system, text, attachments }: LetterRequest): LanguageModelV4Prompt {
  const files = attachments.map(({ mediaType, data }, index) => ({
    type: "file" as const,
    mediaType,
    // The person's own file name stays here.
    filename: `carta-${index + 1}`,
    data: { type: "data" as const, data },
  }));
  return [
    { role: "system", content: system },
    { role: "user", content: [{ type: "text", text }, ...files] },
  ];
}

function createLetterModel(model: LanguageModelV4, timeout: number, store: boolean): LetterModel {
  return {
    async explain(request, signal) {
      try {
        const { content } = await model.doGenerate({
          prompt: toPrompt(request),
          temperature: 0,
          maxOutputTokens: 3000,
          responseFormat: { type: "json", name: "carta", schema: request.schema },
          abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
          ...(store ? {} : { providerOptions: { faro: { store: false } } }),
        });
        const text = content.map((part) => (part.type === "text" ? part.text : "")).join("");
        return JSON.parse(text) as unknown;
      } catch (error) {
        throw toChatError(error);
      }
    },
  };
}

/** The configured provider, or null when no key is set. */
export async function connectLetterModel(env: Env): Promise<LetterModel | null> {
  if (env.OPENAI_API_KEY === undefined) return null;
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const provider = createOpenAICompatible({
    name: "faro",
    baseURL: env.OPENAI_BASE_URL.replace(/\/$/, ""),
    apiKey: env.OPENAI_API_KEY,
    supportsStructuredOutputs: true,
  });
  // Only OpenAI knows the flag that keeps answers out of its own history; others may refuse it.
  const store = !new URL(env.OPENAI_BASE_URL).hostname.endsWith("openai.com");
  return createLetterModel(provider.chatModel(env.CHAT_MODEL), env.CHAT_TOTAL_TIMEOUT, store);
}
