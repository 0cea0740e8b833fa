import { passFor } from "#web/assistant/passes.ts";
import type { Speaker } from "#web/assistant/voice/speaker.ts";
import { type AudioPlayer, createAudioPlayer } from "#web/assistant/voice/speakers/audio-player.ts";
import { createFunctionSpeaker } from "#web/assistant/voice/speakers/function-speaker.ts";
import { createProviderSpeaker } from "#web/assistant/voice/speakers/provider-speaker.ts";

let player: AudioPlayer | null = null;

/** One audio element for the whole visit: phones unlock elements one by one, in a tap. */
function sharedPlayer(): AudioPlayer {
  player ??= createAudioPlayer({
    audio: new Audio(),
    createObjectUrl: (blob) => URL.createObjectURL(blob),
    revokeObjectUrl: (url) => URL.revokeObjectURL(url),
  });
  return player;
}

/** Voices that come from the server, in order: the voice provider, the text-to-speech function. */
export function serverSpeakers(): Speaker[] {
  const deps = {
    player: sharedPlayer(),
    fetch: (url: string, init: RequestInit) => fetch(url, init),
    pass: (renew: boolean) => passFor("ELEVENLABS_API_KEY", renew),
  };
  return [createProviderSpeaker(deps), createFunctionSpeaker(deps)];
}
