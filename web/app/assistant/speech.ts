import type { Language } from "@faro/contract/shared/language.ts";
import type { Speaker } from "#web/assistant/voice/speaker.ts";
import { createBrowserSpeaker } from "#web/assistant/voice/speakers/browser-speaker.ts";
import { pickVoice } from "#web/assistant/voice/speakers/voices.ts";
import { storedVoicePreference } from "#web/lib/voice-preference.ts";

let server: (() => Speaker[]) | null = null;

/** Fetches the server's voices, where the server says that it has some; until then the device's own voice reads. */
export async function loadServerSpeakers(): Promise<void> {
  server ??= (await import("#web/assistant/server-speakers.ts")).serverSpeakers;
}

/** True when the chosen voice is one of this device and speaks the language. */
function isDeviceVoice(synthesis: SpeechSynthesis | undefined, language: Language): boolean {
  const { voice } = storedVoicePreference();
  return voice !== null && pickVoice(synthesis?.getVoices() ?? [], language, voice)?.name === voice;
}

/** Who reads aloud, in order: the voices of the server, the device's own; hers first if she chose one of her device. */
export function speakerChain(language: Language, serverVoice: boolean): Speaker[] {
  const browser = createBrowserSpeaker(
    { synthesis: window.speechSynthesis, Utterance: window.SpeechSynthesisUtterance },
    { language, preference: storedVoicePreference },
  );
  if (!serverVoice || server === null) return [browser];
  return isDeviceVoice(window.speechSynthesis, language) ? [browser, ...server()] : [...server(), browser];
}
