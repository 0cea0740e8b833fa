import type { Language } from "@faro/contract/shared/language.ts";
import { passFor } from "#web/assistant/passes.ts";
import type { Speaker } from "#web/assistant/voice/speaker.ts";
import { type AudioPlayer, createAudioPlayer } from "#web/assistant/voice/speakers/audio-player.ts";
import { createBrowserSpeaker } from "#web/assistant/voice/speakers/browser-speaker.ts";
import { createFunctionSpeaker } from "#web/assistant/voice/speakers/function-speaker.ts";
import { createProviderSpeaker } from "#web/assistant/voice/speakers/provider-speaker.ts";
import { storedVoicePreference } from "#web/lib/voice-preference.ts";

let player: AudioPlayer | null = null;

/** One audio element for the whole visit: phones unlock elements one by one, in a tap. */
function sharedPlayer(): AudioPlayer {
  player ??= createAudioPlayer({
    audio: new Audio(),
    createObjectUrl: (blob) => URL.createObjectURL(blob),
    revokeObjectUrl: (url) => URL.revokeObjectURL(url),
    rate: () => storedVoicePreference().rate,
  });
  return player;
}

/** Who reads aloud, in order: the voice provider, the text-to-speech function, the device's own voice. */
export function speakerChain(language: Language, serverVoice: boolean): Speaker[] {
  const browser = createBrowserSpeaker(
    { synthesis: window.speechSynthesis, Utterance: window.SpeechSynthesisUtterance },
    { language, preference: storedVoicePreference },
  );
  if (!serverVoice) return [browser];
  const deps = {
    player: sharedPlayer(),
    fetch: (url: string, init: RequestInit) => fetch(url, init),
    pass: (renew: boolean) => passFor("ELEVENLABS_API_KEY", renew),
  };
  return [createProviderSpeaker(deps), createFunctionSpeaker(deps), browser];
}
