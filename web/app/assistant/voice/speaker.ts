export interface Sentence {
  readonly index: number;
  readonly text: string;
  /** Opaque leave of the server to speak this text; the browser's own voice needs none. */
  readonly ticket?: string;
}

/** Speaks one sentence; may be played again. Aborting the signal silences it at once. */
export interface Playable {
  /** `onSounding`: it can be heard now. One that cannot tell says nothing and just comes to its end. */
  play(signal: AbortSignal, onSounding?: () => void): Promise<void>;
}

/** One way of speaking; the queue falls from one to the next. */
export interface Speaker {
  readonly name: string;
  prepare(sentence: Sentence, signal: AbortSignal): Promise<Playable>;
  /** Called inside a tap: phones let a page sound only after that. */
  unlock?(): void;
}

/** This way of speaking does not work; the code is for the log. */
export class SpeakerFailed extends Error {
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`speaker failed: ${code}`, options);
    this.name = "SpeakerFailed";
    this.code = code;
  }
}

/** The browser wants a tap before it lets the page sound. No other speaker would fare better. */
export class SpeechBlocked extends Error {
  constructor() {
    super("speech needs a tap");
    this.name = "SpeechBlocked";
  }
}
