import type { SynthesisLike, UtteranceLike, VoiceLike } from "#web/assistant/voice/speech-types.ts";

/**
 * `cut-off`: starts, then stays `speaking` without an end, as Chrome does. `never-begins`: `speaking`, and nothing more, as
 * Chrome without voices. `untold`: speaks without a word of its start.
 */
export type SpokenAs =
  | "spoken"
  | "dropped"
  | "cut-off"
  | "never-begins"
  | "untold"
  | { readonly error: string };

export class FakeUtterance implements UtteranceLike {
  text: string;
  lang = "";
  voice: VoiceLike | null = null;
  volume = 1;
  rate = 1;
  onstart: UtteranceLike["onstart"] = null;
  onend: UtteranceLike["onend"] = null;
  onerror: UtteranceLike["onerror"] = null;

  constructor(text: string) {
    this.text = text;
  }
}

/** Speaks 15 characters a second. */
export class FakeSynthesis implements SynthesisLike {
  readonly log: string[] = [];
  readonly rates: number[] = [];
  readonly outcomes: SpokenAs[] = [];
  speaking = false;
  pending = false;
  voices: VoiceLike[] = [];
  private readonly listeners = new Set<() => void>();

  getVoices() {
    return this.voices;
  }

  addEventListener(_type: "voiceschanged", listener: () => void) {
    this.listeners.add(listener);
  }

  removeEventListener(_type: "voiceschanged", listener: () => void) {
    this.listeners.delete(listener);
  }

  get listenerCount() {
    return this.listeners.size;
  }

  announceVoices(voices: VoiceLike[]) {
    this.voices = voices;
    for (const listener of this.listeners) listener();
  }

  speak(utterance: UtteranceLike) {
    this.log.push(`${Date.now()} speak ${utterance.voice?.name ?? utterance.lang}: ${utterance.text}`);
    this.rates.push(utterance.rate);
    const outcome = this.outcomes.shift() ?? "spoken";
    if (outcome === "dropped") return;
    if (typeof outcome === "object") {
      setTimeout(() => utterance.onerror?.(outcome), 10);
      return;
    }
    this.speaking = true;
    if (outcome === "never-begins") return;
    if (outcome !== "untold") setTimeout(() => utterance.onstart?.(undefined), 20);
    if (outcome === "cut-off") return;
    setTimeout(
      () => {
        if (!this.speaking) return;
        this.speaking = false;
        utterance.onend?.(undefined);
      },
      (utterance.text.length * 1000) / 15,
    );
  }

  /** Browsers report the utterance they drop; whoever cancelled must not take that for a failure. */
  cancel() {
    this.log.push(`${Date.now()} cancel`);
    this.speaking = false;
  }
}
