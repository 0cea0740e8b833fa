/** Stable codes of everything that can go wrong with the microphone; the screen turns them into the toasts of spec 8. */

export type MicrophoneCode =
  | "mic-unsupported"
  | "mic-insecure"
  | "mic-denied"
  | "mic-not-found"
  | "mic-failed";

export type RecognitionCode =
  | "speech-denied"
  | "speech-network"
  | "speech-failed"
  | "mic-not-found"
  | "unsupported"
  | "watchdog";

const recognitionErrors: Record<string, RecognitionCode> = {
  "not-allowed": "speech-denied",
  "service-not-allowed": "speech-denied",
  network: "speech-network",
  "audio-capture": "mic-not-found",
  "language-not-supported": "unsupported",
};

/** Code of a SpeechRecognition error event; `no-speech` and `aborted` are no failures and never come here. */
export function recognitionCode(error: string): RecognitionCode {
  return recognitionErrors[error] ?? "speech-failed";
}

const microphoneErrors: Record<string, MicrophoneCode> = {
  NotAllowedError: "mic-denied",
  PermissionDeniedError: "mic-denied",
  SecurityError: "mic-denied",
  NotFoundError: "mic-not-found",
  DevicesNotFoundError: "mic-not-found",
};

/** Code of a rejected getUserMedia; the two names without a standard are those of older Android browsers. */
export function microphoneCode(error: unknown): MicrophoneCode {
  const name = error instanceof Error ? error.name : "";
  return microphoneErrors[name] ?? "mic-failed";
}
