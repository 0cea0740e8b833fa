import { type Speaker, SpeakerFailed } from "#web/assistant/voice/speaker.ts";
import type { AudioSpeakerDeps } from "#web/assistant/voice/speakers/provider-speaker.ts";
import { requestSpeech, requireTicket } from "#web/assistant/voice/speakers/speech-request.ts";

export interface FunctionSpeakerOptions {
  readonly name?: string;
  readonly url?: string;
  readonly voice?: string;
}

/** The server function text-to-speech: base64 mp3 inside JSON. */
export function createFunctionSpeaker(deps: AudioSpeakerDeps, options: FunctionSpeakerOptions = {}): Speaker {
  const { name = "function", url = "/api/functions/text-to-speech", voice = "nova" } = options;
  return {
    name,
    unlock: deps.player.unlock,
    async prepare(sentence, signal) {
      const ticket = requireTicket(sentence.ticket);
      const init = {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ text: sentence.text, voice, ticket }),
      };
      const response = await requestSpeech(deps, url, init, signal);
      return deps.player.playable(decodeAudio(await response.json()));
    },
  };
}

function decodeAudio(answer: unknown): Blob {
  const content = (answer as { audioContent?: unknown } | null)?.audioContent;
  if (typeof content !== "string" || content === "") throw new SpeakerFailed("no-audio");
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: "audio/mpeg" });
}
