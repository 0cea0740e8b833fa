import type { MediaDevicesLike } from "../microphone.ts";
import type { NavigatorLike, WindowLike } from "../platform.ts";
import type { RecorderDeps } from "../recorder.ts";
import type { AudioLike } from "../speakers/audio-player.ts";
import type { SpeechRequestDeps } from "../speakers/speech-request.ts";
import type { SynthesizerDeps } from "../speakers/synthesizer.ts";

/** Never run: the compiler shows here that the browser's own objects fit our interfaces, without a cast. */
export function browserObjects(window: Window & typeof globalThis, navigator: Navigator) {
  return {
    window: window satisfies WindowLike,
    navigator: navigator satisfies NavigatorLike,
    audio: new window.Audio() satisfies AudioLike,
    mediaDevices: navigator.mediaDevices satisfies MediaDevicesLike<MediaStream>,
    recorder: {
      secure: window.isSecureContext,
      mediaDevices: navigator.mediaDevices,
      MediaRecorder: window.MediaRecorder,
    } satisfies RecorderDeps<MediaStream>,
    synthesis: {
      synthesis: window.speechSynthesis,
      Utterance: window.SpeechSynthesisUtterance,
    } satisfies SynthesizerDeps,
    fetch: window.fetch satisfies SpeechRequestDeps["fetch"],
  };
}
