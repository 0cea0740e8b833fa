import type { Env } from "#server/env.ts";
import { providerFetch } from "#server/providers/http-error.ts";

export interface SpeechRequest {
  text: string;
  language: "es" | "en";
  /** One of the provider's voices; its default when absent. */
  voice?: string | undefined;
}

/** Audio of a text, streamed as audio/mpeg. Throws ProviderError. */
export interface SpeechProvider {
  name: string;
  speak(request: SpeechRequest, signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
}

function audioOf(response: Response): ReadableStream<Uint8Array> {
  return response.body ?? new ReadableStream({ start: (controller) => controller.close() });
}

/** ElevenLabs, streamed by voice id (spec part 1, section 7; its constants are in section 9). */
export function connectElevenLabs(env: Env): SpeechProvider | null {
  const key = env.ELEVENLABS_API_KEY;
  if (key === undefined) return null;
  const base = env.ELEVENLABS_BASE_URL.replace(/\/$/, "");
  return {
    name: "elevenlabs",
    async speak({ text, language, voice = env.ELEVENLABS_VOICE_ID }, signal) {
      const url = `${base}/v1/text-to-speech/${encodeURIComponent(voice)}/stream?output_format=${env.ELEVENLABS_FORMAT}`;
      const response = await providerFetch("elevenlabs", url, {
        method: "POST",
        headers: { "xi-api-key": key, "content-type": "application/json", accept: "audio/mpeg" },
        body: JSON.stringify({
          text,
          model_id: env.ELEVENLABS_MODEL,
          language_code: language,
          voice_settings: {
            stability: env.ELEVENLABS_STABILITY,
            similarity_boost: env.ELEVENLABS_SIMILARITY,
          },
        }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(env.SPEECH_TIMEOUT)]),
      });
      return audioOf(response);
    },
  };
}

/** The speech model of the OpenAI-compatible provider, voice 'nova'. */
export function connectOpenAiSpeech(env: Env): SpeechProvider | null {
  if (env.OPENAI_API_KEY === undefined || env.SPEECH_MODEL === "off") return null;
  const url = `${env.OPENAI_BASE_URL.replace(/\/$/, "")}/audio/speech`;
  const headers = { authorization: `Bearer ${env.OPENAI_API_KEY}`, "content-type": "application/json" };
  return {
    name: "openai-speech",
    async speak({ text }, signal) {
      const response = await providerFetch("openai-speech", url, {
        method: "POST",
        headers,
        body: JSON.stringify({ model: env.SPEECH_MODEL, input: text, voice: "nova", response_format: "mp3" }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(env.SPEECH_TIMEOUT)]),
      });
      return audioOf(response);
    },
  };
}
