import { cutToLength, maxSentenceLength } from "@faro/guide/sentences.ts";
import { type Speaker, SpeakerFailed } from "#web/assistant/voice/speaker.ts";
import { createSynthesizer, type SynthesizerDeps } from "#web/assistant/voice/speakers/synthesizer.ts";
import { loadVoices, pickVoice } from "#web/assistant/voice/speakers/voices.ts";
import type { SpeechLanguage, VoiceLike } from "#web/assistant/voice/speech-types.ts";

interface VoiceChoice {
  /** Name of a voice, null for the best one of the device. */
  readonly voice: string | null;
  readonly rate: number;
}

export interface BrowserSpeakerOptions {
  readonly language: SpeechLanguage;
  readonly name?: string;
  /** Takes marks and links out; the server does that for its own voices. */
  clean?(text: string): string;
  /** What the person chose in her settings, asked before each sentence. */
  preference?(): VoiceChoice;
}

// Chrome cuts remote voices off after about 15 seconds; this is some 11 seconds of speech.
const maxRemoteLength = 160;
const fallbackLang: Record<SpeechLanguage, string> = { es: "es-MX", en: "en-US" };

/** The device's own voice: the last one before text alone. */
export function createBrowserSpeaker(
  deps: Partial<SynthesizerDeps>,
  options: BrowserSpeakerOptions,
): Speaker {
  const { language, name = "browser", clean = (text) => text, preference } = options;
  const { synthesis, Utterance } = deps;
  // Android's web view has no synthesis at all.
  if (!synthesis || !Utterance) {
    return { name, prepare: () => Promise.reject(new SpeakerFailed("no-synthesis")) };
  }
  const synthesizer = createSynthesizer({ synthesis, Utterance });
  let voices: readonly VoiceLike[] = [];
  let mute = false;

  return {
    name,
    unlock() {
      synthesizer.unlock();
      // The list is fetched while the answer is still on its way.
      if (voices.length === 0) void loadVoices(synthesis);
    },
    async prepare(sentence) {
      if (voices.length === 0) voices = await loadVoices(synthesis);
      const { voice: wanted = null, rate = 1 } = preference?.() ?? {};
      const voice = pickVoice(voices, language, wanted);
      // Spanish read by an English voice helps nobody; an empty list may still hide a default voice.
      if (!voice && (mute || voices.length > 0)) throw new SpeakerFailed("no-voice");
      const remote = voice !== null && !voice.localService;
      const pieces = cutToLength(clean(sentence.text), remote ? maxRemoteLength : maxSentenceLength);
      return {
        async play(signal, onSounding) {
          try {
            const manner = { lang: fallbackLang[language], voice, rate };
            for (const piece of pieces) await synthesizer.say(piece, manner, signal, onSounding);
          } catch (error) {
            // No voice and no sound: this device reads nothing, and the next answer must not wait for it.
            mute ||= voice === null && error instanceof SpeakerFailed;
            throw error;
          }
        },
      };
    },
  };
}
