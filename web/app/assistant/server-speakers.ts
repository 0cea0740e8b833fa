import { passFor } from "#web/assistant/passes.ts";
import type { Speaker } from "#web/assistant/voice/speaker.ts";
import type { AudioPlayer } from "#web/assistant/voice/speakers/audio-player.ts";
import { createFunctionSpeaker } from "#web/assistant/voice/speakers/function-speaker.ts";
import { createProviderSpeaker } from "#web/assistant/voice/speakers/provider-speaker.ts";

/** Voices that come from the server, in order: the voice provider, the text-to-speech function. */
export function createServerSpeakers(player: AudioPlayer): Speaker[] {
  const deps = {
    player,
    fetch: (url: string, init: RequestInit) => fetch(url, init),
    pass: (renew: boolean) => passFor("ELEVENLABS_API_KEY", renew),
  };
  return [createProviderSpeaker(deps), createFunctionSpeaker(deps)];
}
