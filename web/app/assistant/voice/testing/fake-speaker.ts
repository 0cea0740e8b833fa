import type { Playable, Sentence, Speaker } from "#web/assistant/voice/speaker.ts";

export interface SpeakerScript {
  readonly prepareMs?: number;
  readonly playMs?: number;
  /** Milliseconds of silence before it sounds; null for one that never says that it sounds. */
  readonly silentMs?: number | null;
  /** Error of prepare or play for a sentence, if any. */
  prepareError?(index: number): Error | undefined;
  playError?(index: number): Error | undefined;
  onUnlock?(): void;
}

/** Writes `A fetch 0`, `A drop 0`, `A play 0`, `A done 0` and `A cut 0` into the log. */
export function fakeSpeaker(name: string, log: string[], script: SpeakerScript = {}): Speaker {
  const { prepareMs = 100, playMs = 1000, silentMs = 0 } = script;

  async function prepare({ index }: Sentence, signal: AbortSignal): Promise<Playable> {
    log.push(`${name} fetch ${index}`);
    await wait(prepareMs, signal, () => log.push(`${name} drop ${index}`));
    const failure = script.prepareError?.(index);
    if (failure) throw failure;
    return { play: (playSignal, onSounding) => play(index, playSignal, onSounding) };
  }

  async function play(index: number, signal: AbortSignal, onSounding?: () => void): Promise<void> {
    signal.throwIfAborted();
    const failure = script.playError?.(index);
    if (failure) throw failure;
    if (silentMs === 0) onSounding?.();
    else if (silentMs !== null) setTimeout(() => onSounding?.(), silentMs);
    log.push(`${name} play ${index}`);
    await wait(playMs, signal, () => log.push(`${name} cut ${index}`));
    log.push(`${name} done ${index}`);
  }

  return { name, prepare, ...(script.onUnlock && { unlock: script.onUnlock }) };
}

function wait(ms: number, signal: AbortSignal, onAbort: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const interrupt = () => {
      clearTimeout(timer);
      onAbort();
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", interrupt);
      resolve();
    }, ms);
    signal.addEventListener("abort", interrupt, { once: true });
  });
}
