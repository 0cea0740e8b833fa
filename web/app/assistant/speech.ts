import type { Language } from "@faro/contract/shared/language.ts";
import { type Speaker, SpeakerFailed } from "#web/assistant/voice/speaker.ts";
import { type AudioPlayer, createAudioPlayer } from "#web/assistant/voice/speakers/audio-player.ts";
import { createBrowserSpeaker } from "#web/assistant/voice/speakers/browser-speaker.ts";
import { pickVoice } from "#web/assistant/voice/speakers/voices.ts";
import { storedVoicePreference } from "#web/lib/voice-preference.ts";

let player: AudioPlayer | null = null;

/**
 * One audio element for the whole visit: phones unlock elements one by one, in a tap. It is there before the server's voices are, so
 * that the very first tap unlocks it.
 */
function sharedPlayer(): AudioPlayer {
  player ??= createAudioPlayer({
    audio: new Audio(),
    createObjectUrl: (blob) => URL.createObjectURL(blob),
    revokeObjectUrl: (url) => URL.revokeObjectURL(url),
    rate: () => storedVoicePreference().rate,
  });
  return player;
}

let server: Promise<Speaker[]> | null = null;

async function fetchServerSpeakers(): Promise<Speaker[]> {
  const { createServerSpeakers } = await import("#web/assistant/server-speakers.ts");
  return createServerSpeakers(sharedPlayer());
}

/** The server's voices, fetched once; with the next answer again where they did not come. */
function serverSpeakers(): Promise<Speaker[]> {
  server ??= fetchServerSpeakers().catch((error: unknown) => {
    server = null;
    throw error;
  });
  return server;
}

/** Fetches them before they are needed. */
export const loadServerSpeakers = (): void => void serverSpeakers().catch(() => {});

/**
 * A voice of the server. An answer asked for in a page's first moments, before it is known whether there is one, waits for that: the
 * device's own voice is the last of the chain, not the quickest.
 */
function fromServer(hasVoice: () => Promise<boolean>, level: number): Speaker {
  return {
    name: "server",
    unlock: () => sharedPlayer().unlock(),
    async prepare(sentence, signal) {
      const speaker = (await hasVoice()) ? (await serverSpeakers())[level] : undefined;
      if (speaker === undefined) throw new SpeakerFailed("no-voice");
      return await speaker.prepare(sentence, signal);
    },
  };
}

/** True when the chosen voice is one of this device and speaks the language. */
function isDeviceVoice(synthesis: SpeechSynthesis | undefined, language: Language): boolean {
  const { voice } = storedVoicePreference();
  return voice !== null && pickVoice(synthesis?.getVoices() ?? [], language, voice)?.name === voice;
}

/**
 * Who reads aloud, in order: the voices of the server, the device's own; hers first if she chose one of her device. `hasVoice`: whether
 * the server reads aloud, as soon as it is known; null where it is not to be asked.
 */
export function speakerChain(language: Language, hasVoice: (() => Promise<boolean>) | null): Speaker[] {
  const browser = createBrowserSpeaker(
    { synthesis: window.speechSynthesis, Utterance: window.SpeechSynthesisUtterance },
    { language, preference: storedVoicePreference },
  );
  if (hasVoice === null) return [browser];
  // The voice provider, the text-to-speech function.
  const server = [0, 1].map((level) => fromServer(hasVoice, level));
  return isDeviceVoice(window.speechSynthesis, language) ? [browser, ...server] : [...server, browser];
}
