import type { Env } from "#server/env.ts";
import { ProviderError, providerFetch } from "#server/providers/http-error.ts";

/** Text of a short recording. Throws ProviderError. */
export interface TranscriptionProvider {
  transcribe(recording: File, language: "es" | "en", signal: AbortSignal): Promise<string>;
}

/** `POST /audio/transcriptions` of the OpenAI-compatible provider; null when there is none. */
export function connectTranscription(env: Env): TranscriptionProvider | null {
  if (env.OPENAI_API_KEY === undefined || env.TRANSCRIPTION_MODEL === "off") return null;
  const url = `${env.OPENAI_BASE_URL.replace(/\/$/, "")}/audio/transcriptions`;
  const headers = { authorization: `Bearer ${env.OPENAI_API_KEY}` };
  return {
    async transcribe(recording, language, signal) {
      const form = new FormData();
      form.set("file", recording, recording.name);
      form.set("model", env.TRANSCRIPTION_MODEL);
      form.set("language", language);
      form.set("response_format", "json");
      const response = await providerFetch("openai-transcription", url, {
        method: "POST",
        headers,
        body: form,
        signal: AbortSignal.any([signal, AbortSignal.timeout(env.TRANSCRIPTION_TIMEOUT)]),
      });
      const { text } = (await response.json().catch(() => ({}))) as { text?: unknown };
      if (typeof text !== "string") throw new ProviderError("openai-transcription", 200, "unreadable");
      return text.trim();
    },
  };
}
