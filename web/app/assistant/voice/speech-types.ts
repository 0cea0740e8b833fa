/** The parts of the Web Speech API that we touch: lib.dom knows them only in part, and tests supply their own. */

export type SpeechLanguage = "es" | "en";

/** Method types compare loosely, so that the browser's own objects fit with their richer event types. */
export type Handler<Event = unknown> = { handle(event: Event): void }["handle"];

export interface RecognitionAlternative {
  readonly transcript: string;
  readonly confidence: number;
}

export interface RecognitionResult {
  readonly isFinal: boolean;
  readonly length: number;
  readonly [index: number]: RecognitionAlternative;
}

export interface RecognitionResults {
  readonly length: number;
  readonly [index: number]: RecognitionResult;
}

export interface RecognitionEngine {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  onstart: Handler | null;
  onresult: Handler<{ readonly results: RecognitionResults }> | null;
  onerror: Handler<{ readonly error: string }> | null;
  onend: Handler | null;
  start(): void;
  stop(): void;
  abort(): void;
}

export type RecognitionEngineConstructor = new () => RecognitionEngine;

export interface VoiceLike {
  readonly name: string;
  readonly lang: string;
  readonly localService: boolean;
}

export interface UtteranceLike {
  text: string;
  lang: string;
  voice: VoiceLike | null;
  volume: number;
  rate: number;
  onstart: Handler | null;
  onend: Handler | null;
  onerror: Handler<{ readonly error: string }> | null;
}

export interface SynthesisLike {
  readonly speaking: boolean;
  readonly pending: boolean;
  getVoices(): readonly VoiceLike[];
  speak(utterance: UtteranceLike): void;
  cancel(): void;
  addEventListener?(type: "voiceschanged", listener: () => void): void;
  removeEventListener?(type: "voiceschanged", listener: () => void): void;
}
