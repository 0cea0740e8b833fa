import { SpeakerFailed, SpeechBlocked } from "#web/assistant/voice/speaker.ts";
import type { SynthesisLike, UtteranceLike, VoiceLike } from "#web/assistant/voice/speech-types.ts";

export interface SynthesizerDeps {
  readonly synthesis: SynthesisLike;
  readonly Utterance: new (text: string) => UtteranceLike;
}

/** How a text is read; a rate of 1 is the voice's own speed. */
export interface Manner {
  readonly lang: string;
  readonly voice: VoiceLike | null;
  readonly rate?: number;
}

export interface Synthesizer {
  unlock(): void;
  /** `onSounding`: the browser has begun to speak. */
  say(text: string, manner: Manner, signal: AbortSignal, onSounding?: () => void): Promise<void>;
}

const afterCancelMs = 50;
const startMs = 4000;
/** For a device that lists no voice: it most likely has none, and she waits in silence meanwhile. */
const voicelessStartMs = 2500;
const silentErrors = new Set(["canceled", "interrupted"]);

/** The slowest voice needs less than this; one that takes longer was cut off without an `end`. */
function longestMs({ text, rate }: UtteranceLike): number {
  return startMs + (text.length * 120) / Math.min(rate, 1);
}

/** speechSynthesis with its habits handled; it never pauses, because on Android a pause is the end. */
export function createSynthesizer({ synthesis, Utterance }: SynthesizerDeps): Synthesizer {
  let cancelledAt = Number.NEGATIVE_INFINITY;
  let unlocked = false;

  function cancel(): void {
    synthesis.cancel();
    cancelledAt = Date.now();
  }

  function unlock(): void {
    if (unlocked || synthesis.speaking || synthesis.pending) return;
    const utterance = new Utterance(" ");
    utterance.volume = 0;
    utterance.onstart = () => {
      unlocked = true;
    };
    synthesis.speak(utterance);
  }

  /** Chrome drops what is spoken right after a cancel. */
  function clearQueue(signal: AbortSignal): Promise<void> {
    if (synthesis.speaking || synthesis.pending) cancel();
    const wait = cancelledAt + afterCancelMs - Date.now();
    return wait > 0 ? pause(wait, signal) : Promise.resolve();
  }

  async function say(
    text: string,
    { lang, voice, rate = 1 }: Manner,
    signal: AbortSignal,
    onSounding?: () => void,
  ): Promise<void> {
    const listed = voice !== null;
    for (let attempt = 0; attempt < (listed ? 2 : 1); attempt += 1) {
      await clearQueue(signal);
      signal.throwIfAborted();
      const utterance = new Utterance(text);
      utterance.lang = voice?.lang ?? lang;
      if (voice) utterance.voice = voice;
      utterance.rate = rate;
      if ((await sayOnce(utterance, listed, signal, onSounding)) === "spoken") return;
    }
    throw new SpeakerFailed("synthesis-silent");
  }

  /** `dropped`: the browser took the text and did nothing with it. */
  function sayOnce(
    utterance: UtteranceLike,
    listed: boolean,
    signal: AbortSignal,
    onSounding?: () => void,
  ): Promise<"spoken" | "dropped"> {
    return new Promise((resolve, reject) => {
      let started = false;
      const settle = (action: () => void) => {
        clearTimeout(startTimer);
        clearTimeout(endTimer);
        signal.removeEventListener("abort", interrupt);
        // The handlers stay referenced until here: Chrome forgets utterances that nobody holds.
        utterance.onstart = null;
        utterance.onend = null;
        utterance.onerror = null;
        action();
      };
      const giveUp = (outcome: "spoken" | "dropped") =>
        settle(() => {
          cancel();
          resolve(outcome);
        });
      const interrupt = () =>
        settle(() => {
          cancel();
          reject(signal.reason);
        });
      const startTimer = setTimeout(
        () => {
          // Chrome calls itself speaking while it waits for a voice that will never be there.
          if (!started && !(listed && synthesis.speaking)) giveUp("dropped");
        },
        listed ? startMs : voicelessStartMs,
      );
      const endTimer = setTimeout(() => giveUp("spoken"), longestMs(utterance));
      signal.addEventListener("abort", interrupt);
      utterance.onstart = () => {
        started = true;
        onSounding?.();
      };
      utterance.onend = () => settle(() => resolve("spoken"));
      utterance.onerror = ({ error }) =>
        settle(() => {
          if (silentErrors.has(error)) resolve("spoken");
          else reject(error === "not-allowed" ? new SpeechBlocked() : new SpeakerFailed(error));
        });
      synthesis.speak(utterance);
    });
  }

  return { unlock, say };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
