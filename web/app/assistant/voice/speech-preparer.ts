import { type Playable, type Sentence, type Speaker, SpeakerFailed } from "#web/assistant/voice/speaker.ts";

export interface PreparedSentence {
  /** Which speaker of the chain made it. */
  readonly level: number;
  readonly playable: Playable;
}

interface Slot {
  readonly level: number;
  readonly controller: AbortController;
  readonly ready: Promise<Playable>;
  settled: boolean;
}

export interface SpeechPreparer {
  /** Rejects with the code `all-failed` when no speaker is left. */
  get(sentence: Sentence): Promise<PreparedSentence>;
  ahead(sentence: Sentence): void;
  /** The speaker failed: it is out for this sentence and all later ones. */
  fail(index: number, level: number, error: unknown): void;
  /** Stops what is still being fetched; what is ready stays for a replay. */
  cancel(): void;
  /** Gives every speaker another chance. */
  reset(): void;
}

export function createPreparer(
  chain: readonly Speaker[],
  timeoutMs: number,
  onDown: (name: string, error: unknown) => void,
): SpeechPreparer {
  const slots = new Map<number, Slot>();
  const downFrom = new Map<number, number>();
  let generation = 0;

  async function get(sentence: Sentence): Promise<PreparedSentence> {
    const mine = generation;
    for (;;) {
      const slot = slots.get(sentence.index) ?? request(sentence);
      if (!slot) throw new SpeakerFailed("all-failed");
      try {
        const playable = await slot.ready;
        // A later fall of the speaker may have thrown this slot away while it was on its way.
        if (slots.get(sentence.index) === slot) return { level: slot.level, playable };
      } catch (error) {
        if (generation === mine && slots.get(sentence.index) === slot) {
          fail(sentence.index, slot.level, error);
        }
      }
      if (generation !== mine) throw new SpeakerFailed("cancelled");
    }
  }

  function request(sentence: Sentence): Slot | null {
    const level = chain.findIndex(
      (_, candidate) => sentence.index < (downFrom.get(candidate) ?? Number.POSITIVE_INFINITY),
    );
    const speaker = chain[level];
    if (!speaker) return null;
    const controller = new AbortController();
    const slot: Slot = {
      level,
      controller,
      ready: prepareInTime(speaker, sentence, controller, timeoutMs).finally(() => {
        slot.settled = true;
      }),
      settled: false,
    };
    slots.set(sentence.index, slot);
    return slot;
  }

  function fail(index: number, level: number, error: unknown): void {
    const known = downFrom.get(level);
    downFrom.set(level, Math.min(known ?? index, index));
    dropSlots((slot, at) => at >= index && slot.level === level);
    const name = chain[level]?.name;
    if (known === undefined && name !== undefined) onDown(name, error);
  }

  function dropSlots(matches: (slot: Slot, index: number) => boolean): void {
    for (const [index, slot] of slots) {
      if (!matches(slot, index)) continue;
      slots.delete(index);
      slot.controller.abort();
    }
  }

  function cancel(): void {
    generation += 1;
    dropSlots((slot) => !slot.settled);
  }

  return {
    get,
    ahead: (sentence) => void get(sentence).catch(() => {}),
    fail,
    cancel,
    reset: () => downFrom.clear(),
  };
}

/** A speaker that hangs must not silence the answer: late counts as failed. */
function prepareInTime(
  speaker: Speaker,
  sentence: Sentence,
  controller: AbortController,
  timeoutMs: number,
): Promise<Playable> {
  const { signal } = controller;
  return new Promise<Playable>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new SpeakerFailed("timeout"));
      controller.abort();
    }, timeoutMs);
    const settle = (action: () => void) => {
      clearTimeout(timer);
      action();
    };
    signal.addEventListener("abort", () => settle(() => reject(signal.reason)), { once: true });
    Promise.resolve()
      .then(() => speaker.prepare(sentence, signal))
      .then(
        (playable) => settle(() => resolve(playable)),
        (error: unknown) => settle(() => reject(error)),
      );
  });
}
