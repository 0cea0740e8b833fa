import { type Sentence, type Speaker, SpeechBlocked } from "#web/assistant/voice/speaker.ts";
import { createPreparer, type PreparedSentence } from "#web/assistant/voice/speech-preparer.ts";

export type SpeechPhase = "waiting" | "delayed" | "speaking" | "starved" | "blocked" | "stopped" | "idle";

/** `autoplay`: a tap on 'Escuchar' will do. `failed`: every speaker failed, the text stands alone. */
export type BlockedReason = "autoplay" | "failed";

export interface SpeechQueueOptions {
  readonly delayMs?: number;
  readonly ahead?: number;
  readonly prepareTimeoutMs?: number;
}

export interface SpeechQueueEvents {
  /** The first sound, not the first attempt: a device without a voice tries in silence. */
  onStart?(): void;
  onSentence?(index: number): void;
  onIdle?(): void;
  onBlocked?(blocked: { readonly reason: BlockedReason; readonly index: number }): void;
  onProviderDown?(name: string, error: unknown): void;
}

export interface SpeechQueue {
  readonly phase: SpeechPhase;
  /** A voice is sought, is about to begin, or sounds. */
  readonly underWay: boolean;
  /** Nothing was ever to be read. */
  readonly empty: boolean;
  push(text: string, ticket?: string): void;
  /** No more sentences will come. */
  finish(): void;
  /** Silent at once; sentences that still arrive are kept for a replay. No event follows. */
  stop(): void;
  /** From a tap: goes on where the browser refused, else reads the answer again. */
  replay(): void;
  /** From a tap, before the first answer: lets the speakers sound later on their own. */
  unlock(): void;
}

/** Reads one answer aloud, sentence by sentence, while it is still being written. */
export function createSpeechQueue(
  chain: readonly Speaker[],
  options: SpeechQueueOptions = {},
  events: SpeechQueueEvents = {},
): SpeechQueue {
  const { delayMs = 500, ahead = 2, prepareTimeoutMs = 8000 } = options;
  const preparer = createPreparer(chain, prepareTimeoutMs, (name, error) =>
    events.onProviderDown?.(name, error),
  );
  const sentences: Sentence[] = [];
  let phase: SpeechPhase = "waiting";
  let position = 0;
  let announced = -1;
  let started = false;
  let complete = false;
  let reason: BlockedReason = "autoplay";
  let playing: AbortController | null = null;
  let delay: ReturnType<typeof setTimeout> | undefined;

  function push(text: string, ticket?: string): void {
    if (complete || text.trim() === "") return;
    sentences.push({ index: sentences.length, text, ...(ticket !== undefined && { ticket }) });
    if (phase === "waiting") {
      phase = "delayed";
      delay = setTimeout(() => void speak(), delayMs);
    }
    if (isUnderWay()) fetchAhead();
    if (phase === "starved") void speak();
  }

  const isUnderWay = () => phase === "delayed" || phase === "speaking";

  function finish(): void {
    complete = true;
    if (phase === "starved" || phase === "waiting") becomeIdle();
  }

  function becomeIdle(): void {
    phase = "idle";
    events.onIdle?.();
  }

  /** The one being spoken and the next ones: enough to have no gap, little enough to waste nothing on a mute. */
  function fetchAhead(): void {
    for (const sentence of sentences.slice(position, position + 1 + ahead)) preparer.ahead(sentence);
  }

  async function speak(): Promise<void> {
    const run = new AbortController();
    playing = run;
    phase = "speaking";
    for (let sentence = sentences[position]; sentence; sentence = sentences[position]) {
      fetchAhead();
      const outcome = await speakOne(sentence, run.signal);
      if (run.signal.aborted) return;
      if (outcome === "spoken") position += 1;
      else if (outcome !== "again") return block(outcome);
    }
    if (complete) becomeIdle();
    else phase = "starved";
  }

  async function speakOne(
    sentence: Sentence,
    signal: AbortSignal,
  ): Promise<"spoken" | "again" | BlockedReason> {
    let prepared: PreparedSentence;
    try {
      prepared = await preparer.get(sentence);
    } catch {
      return "failed";
    }
    if (signal.aborted) return "again";
    const sounding = () => {
      // A speaker may report late, of a sentence that is over or was cut off.
      if (!signal.aborted && sentence.index === position) announce(sentence.index);
    };
    try {
      await prepared.playable.play(signal, sounding);
      sounding();
      return "spoken";
    } catch (error) {
      if (signal.aborted) return "again";
      if (error instanceof SpeechBlocked) return "autoplay";
      preparer.fail(sentence.index, prepared.level, error);
      return "again";
    }
  }

  function announce(index: number): void {
    if (!started) events.onStart?.();
    started = true;
    if (announced !== index) events.onSentence?.(index);
    announced = index;
  }

  function block(why: BlockedReason): void {
    phase = "blocked";
    reason = why;
    started = false;
    announced = -1;
    preparer.cancel();
    events.onBlocked?.({ reason: why, index: position });
  }

  function stop(): void {
    if (phase === "idle" || phase === "stopped") return;
    phase = "stopped";
    halt();
  }

  function halt(): void {
    clearTimeout(delay);
    playing?.abort();
    preparer.cancel();
  }

  function replay(): void {
    unlock();
    if (phase === "blocked" && reason === "failed") preparer.reset();
    if (phase !== "blocked") {
      halt();
      position = 0;
    }
    started = false;
    announced = -1;
    void speak();
  }

  function unlock(): void {
    for (const speaker of chain) speaker.unlock?.();
  }

  return {
    get phase() {
      return phase;
    },
    get underWay() {
      return isUnderWay();
    },
    get empty() {
      return sentences.length === 0;
    },
    push,
    finish,
    stop,
    replay,
    unlock,
  };
}
