import { type RecognitionCode, recognitionCode } from "#web/assistant/voice/codes.ts";
import { openSession, type RecognitionSession } from "#web/assistant/voice/recognition-session.ts";
import type {
  RecognitionEngineConstructor,
  RecognitionResults,
  SpeechLanguage,
} from "#web/assistant/voice/speech-types.ts";
import {
  closeSession,
  emptyTranscript,
  readResults,
  type Transcript,
} from "#web/assistant/voice/transcript.ts";

/** `at-once`: it ended by itself before anybody could have spoken, and gave no reason. */
export type RecognitionEnd = "stopped" | "silence" | "aborted" | "at-once" | "failed";

export interface RecognitionOptions {
  readonly language: SpeechLanguage;
  readonly android: boolean;
  onStart?(): void;
  onTranscript?(transcript: Transcript): void;
  /** The trimmed question of a run that the person stopped. Silence sends nothing: she may be thinking. */
  onFinal(text: string): void;
  /** Nothing was said: only to be logged. */
  onQuiet?(): void;
  /** What was understood so far comes along, so that nothing the user said is lost. */
  onError(code: RecognitionCode, text: string): void;
  /** Last call of every run that was not ended by `abort()`, with what was understood. */
  onEnd?(reason: RecognitionEnd, text: string): void;
  /** Without a start for so long, the recogniser is broken: where the microphone is allowed, and where nobody can tell. */
  readonly startTimeoutMs?: number;
  readonly permissionTimeoutMs?: number;
  readonly drainTimeoutMs?: number;
}

export interface RecognitionDeps {
  readonly Engine: RecognitionEngineConstructor | undefined;
  /** Microphone permission, where the browser can tell. */
  permission?(): Promise<PermissionState>;
}

export interface Recognition {
  readonly active: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}

/** A recogniser that works waits longer than this for whoever says nothing. */
const atOnceMs = 1500;

const locales: Record<SpeechLanguage, string> = { es: "es-ES", en: "en-US" };

/** Browser speech recognition as one run from tap to question, however many engine sessions that takes. */
export function createRecognition(options: RecognitionOptions, deps: RecognitionDeps): Recognition {
  const { startTimeoutMs = 2000, permissionTimeoutMs = 10_000, drainTimeoutMs = 1500 } = options;
  let session: RecognitionSession | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let transcript = emptyTranscript;
  let lang = "";
  let announced = false;
  let starting = false;
  let startedAt: number | null = null;
  /** It said that it heard nobody: it listened. */
  let quiet = false;
  let after: "restart" | "aborted" | "at-once" | "stopped" | null = null;

  function start(): void {
    if (session) return;
    transcript = emptyTranscript;
    lang = locales[options.language];
    announced = false;
    quiet = false;
    open();
  }

  function open(): void {
    after = null;
    starting = true;
    startedAt = null;
    const { Engine } = deps;
    if (!Engine) {
      fail("unsupported");
      return;
    }
    try {
      const opened = openSession(
        Engine,
        // Chrome on Android takes `continuous` and ignores it, after sending every phrase twice.
        { lang, continuous: !options.android },
        { started, results, failed, ended },
      );
      session = opened;
      // Before the first start a prompt may be open, and whoever reads it is no broken recogniser.
      arm(announced ? startTimeoutMs : permissionTimeoutMs, watchdog);
      opened.start();
      if (session === opened && !announced) askPermission(opened);
    } catch {
      notStarted("speech-failed");
    }
  }

  function askPermission(opened: RecognitionSession): void {
    deps.permission?.().then(
      (state) => {
        if (state !== "prompt" && session === opened && starting) arm(startTimeoutMs, watchdog);
      },
      () => {},
    );
  }

  function watchdog(): void {
    notStarted("watchdog");
  }

  function notStarted(code: RecognitionCode): void {
    // A quiet restart that goes wrong must not throw away the question that is already there.
    if (transcript.text !== "") finish("silence");
    else fail(code);
  }

  function started(): void {
    begun();
    startedAt = Date.now();
    if (announced) return;
    announced = true;
    options.onStart?.();
  }

  function begun(): void {
    if (starting) clearTimeout(timer);
    starting = false;
  }

  function results(list: RecognitionResults): void {
    begun();
    transcript = readResults(transcript, list, { at: Date.now(), android: options.android });
    options.onTranscript?.(transcript);
    if (session && after === "stopped" && transcript.final !== "") finish("stopped");
  }

  function failed(error: string): void {
    starting = false;
    if (error === "no-speech") {
      quiet = true;
      options.onQuiet?.();
    } else if (error === "aborted") {
      after ??= endedAtOnce() ? "at-once" : "aborted";
    } else if (error === "language-not-supported" && lang !== options.language) {
      lang = options.language;
      after ??= "restart";
    } else {
      fail(recognitionCode(error));
      return;
    }
    // `end` follows an error; where it does not, the run must end all the same.
    if (session) arm(drainTimeoutMs, ended);
  }

  function ended(): void {
    const heard = transcript.current.some((piece) => piece.text !== "");
    if (after === "restart" || (after === null && options.android && heard)) {
      release();
      transcript = closeSession(transcript);
      open();
    } else {
      finish(after ?? (endedAtOnce() ? "at-once" : "silence"));
    }
  }

  function endedAtOnce(): boolean {
    if (transcript.text !== "" || quiet) return false;
    return startedAt === null || Date.now() - startedAt < atOnceMs;
  }

  function stop(): void {
    if (!session) return;
    // iOS often sends no final at all: what is on the screen is what the user means.
    if (transcript.text !== "" || starting) {
      finish("stopped");
    } else {
      after = "stopped";
      arm(drainTimeoutMs, ended);
      session.stop();
    }
  }

  function finish(reason: RecognitionEnd): void {
    const text = transcript.text.trim();
    release();
    if (text !== "" && reason === "stopped") options.onFinal(text);
    options.onEnd?.(reason, text);
  }

  function fail(code: RecognitionCode): void {
    const text = transcript.text.trim();
    release();
    options.onError(code, text);
    options.onEnd?.("failed", text);
  }

  function release(): void {
    clearTimeout(timer);
    session?.close();
    session = null;
  }

  function arm(ms: number, action: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(action, ms);
  }

  return {
    get active() {
      return session !== null;
    },
    start,
    stop,
    abort: release,
  };
}
