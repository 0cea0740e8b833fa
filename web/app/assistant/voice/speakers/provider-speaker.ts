import { type Speaker, SpeakerFailed } from "#web/assistant/voice/speaker.ts";
import type { AudioPlayer } from "#web/assistant/voice/speakers/audio-player.ts";
import {
  requestSpeech,
  requireTicket,
  type SpeechRequestDeps,
} from "#web/assistant/voice/speakers/speech-request.ts";

export interface ProviderSpeakerOptions {
  readonly name?: string;
  url?(ticket: string): string;
}

export interface AudioSpeakerDeps extends SpeechRequestDeps {
  readonly player: AudioPlayer;
}

/** The voice provider behind our server: audio/mpeg for a ticket. */
export function createProviderSpeaker(deps: AudioSpeakerDeps, options: ProviderSpeakerOptions = {}): Speaker {
  const { name = "provider", url = (ticket) => `/api/voice/speech/${encodeURIComponent(ticket)}` } = options;
  return {
    name,
    unlock: deps.player.unlock,
    async prepare(sentence, signal) {
      const ticket = requireTicket(sentence.ticket);
      const init = { headers: { accept: "audio/mpeg" } };
      const response = await requestSpeech(deps, url(ticket), init, signal);
      const blob = await response.blob();
      // An error page with status 200 must not reach the audio element.
      if (blob.size === 0 || !blob.type.startsWith("audio/")) throw new SpeakerFailed("no-audio");
      return deps.player.playable(blob);
    },
  };
}
