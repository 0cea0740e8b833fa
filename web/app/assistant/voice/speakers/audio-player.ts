import { type Playable, SpeakerFailed, SpeechBlocked } from "#web/assistant/voice/speaker.ts";
import { silentClip } from "#web/assistant/voice/speakers/silent-clip.ts";
import type { Handler } from "#web/assistant/voice/speech-types.ts";

export interface AudioLike {
  src: string;
  playbackRate: number;
  /** A quicker voice stays the same voice. */
  preservesPitch: boolean;
  onended: Handler | null;
  onerror: Handler | null;
  play(): Promise<void>;
  pause(): void;
}

export interface AudioPlayerDeps {
  readonly audio: AudioLike;
  createObjectUrl(blob: Blob): string;
  revokeObjectUrl(url: string): void;
  /** Speed the person chose; 1 is the voice's own. */
  rate?(): number;
}

export interface AudioPlayer {
  /** Inside a tap: plays a moment of silence, after which this element may sound without a tap. */
  unlock(): void;
  playable(blob: Blob): Playable;
}

/** All speech goes through one element, because a phone unlocks elements one by one. */
export function createAudioPlayer(deps: AudioPlayerDeps): AudioPlayer {
  const { audio } = deps;
  let unlocked = false;
  let current: (() => void) | null = null;

  function unlock(): void {
    if (unlocked || current) return;
    const url = deps.createObjectUrl(silentClip());
    audio.src = url;
    audio
      .play()
      .then(
        () => {
          unlocked = true;
        },
        // Still locked: the first real sentence will say so.
        () => {},
      )
      .finally(() => deps.revokeObjectUrl(url));
  }

  function play(blob: Blob, signal: AbortSignal, onSounding?: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      // Two answers must never sound over each other.
      current?.();
      const url = deps.createObjectUrl(blob);
      const settle = (action: () => void) => {
        if (current !== interrupt) return;
        current = null;
        signal.removeEventListener("abort", interrupt);
        audio.onended = null;
        audio.onerror = null;
        deps.revokeObjectUrl(url);
        action();
      };
      const interrupt = () =>
        settle(() => {
          audio.pause();
          reject(signal.reason ?? new SpeakerFailed("interrupted"));
        });
      current = interrupt;
      signal.addEventListener("abort", interrupt);
      audio.onended = () => settle(resolve);
      audio.onerror = () => settle(() => reject(new SpeakerFailed("audio-error")));
      audio.src = url;
      // After the source, which sets it back.
      audio.preservesPitch = true;
      audio.playbackRate = deps.rate?.() ?? 1;
      audio.play().then(
        // The promise is kept when the element is `playing`, no sooner.
        () => {
          unlocked = true;
          if (current === interrupt) onSounding?.();
        },
        (error: unknown) => settle(() => reject(playError(error))),
      );
    });
  }

  return { unlock, playable: (blob) => ({ play: (signal, onSounding) => play(blob, signal, onSounding) }) };
}

function playError(error: unknown): Error {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError") return new SpeechBlocked();
  return new SpeakerFailed("audio-error", { cause: error });
}
