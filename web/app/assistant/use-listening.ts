import type { Language } from "@faro/contract/shared/language.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Recording } from "#web/assistant/record-question.ts";
import type { MicrophoneCode, RecognitionCode } from "#web/assistant/voice/codes.ts";
import { checkMicrophone, microphoneRefusal } from "#web/assistant/voice/microphone.ts";
import { detectPlatform, recognitionEngine, type WindowLike } from "#web/assistant/voice/platform.ts";
import { createRecogniserTrust } from "#web/assistant/voice/recogniser-trust.ts";
import { createRecognition, type Recognition } from "#web/assistant/voice/recognition.ts";

export type ListeningProblem = MicrophoneCode | RecognitionCode | "transcription-failed";

interface ListeningHandlers {
  language: Language;
  /** True when a recording can be sent to the server instead. */
  transcription: boolean;
  /** What was understood so far, while the person still speaks. */
  onInterim(text: string): void;
  /** The person stopped: this is her question, once. */
  onQuestion(text: string): void;
  /** Listening ended by itself: these are her words, not yet her question. */
  onHeard(text: string): void;
  /** The page is out of sight and the microphone was let go: what came as `onInterim` is all there will be. */
  onLetGo(): void;
  /** Listening ended without words. */
  onQuiet(): void;
  /** A recording ended; its text is awaited. */
  onTranscribing(): void;
  onProblem(problem: ListeningProblem): void;
}

type Session =
  /** `began`: it listens; before, the browser may be asking for the microphone. */
  | { kind: "recognition"; recognition: Recognition; began: boolean }
  | { kind: "starting" }
  | { kind: "recording"; recording: Recording };

/** Problems after which recording is worth a try: the recogniser is at fault, not the microphone. */
const recorderHelps = new Set<ListeningProblem>([
  "unsupported",
  "watchdog",
  "speech-network",
  "speech-failed",
]);

const outOfSight = () => document.visibilityState === "hidden";

async function microphonePermission(): Promise<PermissionState> {
  const status = await navigator.permissions.query({ name: "microphone" as PermissionName });
  return status.state;
}

/** The microphone of a screen: browser recognition where it works, a recording for the server otherwise. */
export function useListening(handlers: ListeningHandlers) {
  const current = useRef(handlers);
  current.current = handlers;
  const session = useRef<Session | null>(null);
  const [trust] = useState(createRecogniserTrust);
  /** The start that still waits for the permission of the microphone. */
  const waiting = useRef<symbol | null>(null);

  /**
   * The page went out of sight: nobody is listened to there. A microphone that is still being asked for is left alone, for the question may
   * be what hides the page; whatever starts looks whether it is seen.
   */
  const letGo = useCallback(() => {
    const active = session.current;
    if (active?.kind === "recording") active.recording.letGo();
    if (active?.kind !== "recognition" || !active.began) return;
    session.current = null;
    active.recognition.abort();
    current.current.onLetGo();
  }, []);

  const startRecorder = useCallback(async () => {
    // Only where the browser cannot recognise speech, and after a tap; the server is asked then anyway.
    const starting: Session = { kind: "starting" };
    session.current = starting;
    const loaded = await import("#web/assistant/record-question.ts").catch(() => null);
    // She may have typed or left meanwhile.
    if (session.current !== starting) return;
    session.current = null;
    if (outOfSight()) return current.current.onLetGo();
    if (loaded === null) return current.current.onProblem("transcription-failed");
    const recording = loaded.recordQuestion({
      language: () => current.current.language,
      onTranscribing: () => current.current.onTranscribing(),
      onEnd: () => {
        session.current = null;
      },
      onQuestion: (text) => current.current.onQuestion(text),
      onHeard: (text) => current.current.onHeard(text),
      onQuiet: () => current.current.onQuiet(),
      onProblem: (problem) => current.current.onProblem(problem),
    });
    session.current = { kind: "recording", recording };
  }, []);

  const startRecognition = useCallback(
    (android: boolean) => {
      const fail = (problem: ListeningProblem, heard: string) => {
        session.current = null;
        // Words that were heard stay hers to send; a recording would take their place.
        const record = heard === "" && current.current.transcription && recorderHelps.has(problem);
        if (record) void startRecorder();
        else current.current.onProblem(problem);
      };
      const recognition = createRecognition(
        {
          language: current.current.language,
          android,
          onStart: () => {
            started.began = true;
            if (outOfSight()) letGo();
          },
          onTranscript: ({ text }) => {
            started.began = true;
            if (text !== "") trust.heard();
            current.current.onInterim(text);
          },
          onFinal: (text) => {
            session.current = null;
            current.current.onQuestion(text);
          },
          onQuiet: () => console.warn("no speech was heard"),
          onError: fail,
          onEnd: (reason, text) => {
            const broken = trust.ended(reason);
            const sent = reason === "stopped" && text !== "";
            if (reason === "failed" || sent) return;
            if (broken && text === "") return fail("unsupported", "");
            session.current = null;
            if (text === "") current.current.onQuiet();
            else current.current.onHeard(text);
          },
        },
        { Engine: recognitionEngine(window as WindowLike), permission: microphonePermission },
      );
      const started = { kind: "recognition" as const, recognition, began: false };
      session.current = started;
      recognition.start();
    },
    [startRecorder, letGo, trust],
  );

  /** Must be called inside the tap: iOS starts recognition only there. */
  const start = useCallback(() => {
    const platform = detectPlatform(window as WindowLike, navigator);
    const refusal = microphoneRefusal({ secure: platform.secure, mediaDevices: navigator.mediaDevices });
    if (refusal !== null) return current.current.onProblem(refusal);
    if (platform.recognition !== "available") {
      if (current.current.transcription && platform.recorder) void startRecorder();
      else current.current.onProblem("unsupported");
      return;
    }
    if (platform.ios) return startRecognition(false);
    const asked = Symbol("start");
    waiting.current = asked;
    void checkMicrophone({ secure: platform.secure, mediaDevices: navigator.mediaDevices }).then((check) => {
      // She may have typed, stopped or left while the permission was asked for: then nobody may listen.
      if (waiting.current !== asked) return;
      waiting.current = null;
      if (check.ok && outOfSight()) current.current.onLetGo();
      else if (check.ok) startRecognition(platform.android);
      else current.current.onProblem(check.code);
    });
  }, [startRecognition, startRecorder]);

  const stop = useCallback(() => {
    const active = session.current;
    if (active === null && waiting.current !== null) {
      waiting.current = null;
      current.current.onQuiet();
      return;
    }
    if (active?.kind === "recognition") active.recognition.stop();
    else if (active?.kind === "recording") active.recording.stop();
    else if (active?.kind === "starting") {
      session.current = null;
      current.current.onQuiet();
    }
  }, []);

  const abort = useCallback(() => {
    const active = session.current;
    waiting.current = null;
    session.current = null;
    if (active?.kind === "recognition") active.recognition.abort();
    else if (active?.kind === "recording") active.recording.abort();
  }, []);

  useEffect(() => {
    const onChange = () => outOfSight() && letGo();
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, [letGo]);
  useEffect(() => abort, [abort]);
  return { start, stop, abort };
}
