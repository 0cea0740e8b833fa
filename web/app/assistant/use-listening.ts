import type { Language } from "@faro/contract/shared/language.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import type { MicrophoneCode, RecognitionCode } from "#web/assistant/voice/codes.ts";
import { checkMicrophone, microphoneRefusal } from "#web/assistant/voice/microphone.ts";
import { detectPlatform, recognitionEngine, type WindowLike } from "#web/assistant/voice/platform.ts";
import { createRecognition, type Recognition } from "#web/assistant/voice/recognition.ts";
import { createRecorder, type Recorder } from "#web/assistant/voice/recorder.ts";
import { api } from "#web/lib/api.ts";

export type ListeningProblem = MicrophoneCode | RecognitionCode | "transcription-failed";

interface ListeningHandlers {
  language: Language;
  /** True when a recording can be sent to the server instead. */
  transcription: boolean;
  /** What was understood so far, while the person still speaks. */
  onInterim(text: string): void;
  /** The question, once. */
  onQuestion(text: string): void;
  /** Listening ended without a question. */
  onQuiet(): void;
  onProblem(problem: ListeningProblem): void;
}

type Session = { kind: "recognition"; recognition: Recognition } | { kind: "recorder"; recorder: Recorder };

/** Problems after which recording is worth a try: the recogniser is at fault, not the microphone. */
const recorderHelps = new Set<ListeningProblem>([
  "unsupported",
  "watchdog",
  "speech-network",
  "speech-failed",
]);

async function microphonePermission(): Promise<PermissionState> {
  const status = await navigator.permissions.query({ name: "microphone" as PermissionName });
  return status.state;
}

/** The microphone of a screen: browser recognition where it works, a recording for the server otherwise. */
export function useListening(handlers: ListeningHandlers) {
  const current = useRef(handlers);
  current.current = handlers;
  const session = useRef<Session | null>(null);
  /** The start that still waits for the permission of the microphone. */
  const waiting = useRef<symbol | null>(null);
  const [recording, setRecording] = useState(false);

  const sendRecording = useCallback(async (recorder: Recorder) => {
    setRecording(false);
    session.current = null;
    const recorded = await recorder.stop();
    if (recorded === null) return current.current.onQuiet();
    try {
      const file = new File([recorded.blob], recorded.filename, { type: recorded.mimeType });
      const { text } = await api.assistant.transcribe({ file, language: current.current.language });
      if (text.trim() === "") current.current.onQuiet();
      else current.current.onQuestion(text.trim());
    } catch {
      current.current.onProblem("transcription-failed");
    }
  }, []);

  const startRecorder = useCallback(async () => {
    const recorder = createRecorder({
      secure: window.isSecureContext,
      mediaDevices: navigator.mediaDevices,
      MediaRecorder: window.MediaRecorder,
      onLimit: () => void sendRecording(recorder),
    });
    session.current = { kind: "recorder", recorder };
    setRecording(true);
    const started = await recorder.start();
    if (started.ok) return;
    setRecording(false);
    session.current = null;
    if (started.code === "cancelled") current.current.onQuiet();
    else current.current.onProblem(started.code);
  }, [sendRecording]);

  const startRecognition = useCallback(
    (android: boolean) => {
      const fail = (problem: ListeningProblem) => {
        session.current = null;
        if (current.current.transcription && recorderHelps.has(problem)) void startRecorder();
        else current.current.onProblem(problem);
      };
      const recognition = createRecognition(
        {
          language: current.current.language,
          android,
          onTranscript: (transcript) => current.current.onInterim(transcript.text),
          onFinal: (text) => {
            session.current = null;
            current.current.onQuestion(text);
          },
          onQuiet: () => console.warn("no speech was heard"),
          onError: (code) => fail(code),
          onEnd: (reason, text) => {
            if (reason === "failed" || text.trim() !== "") return;
            session.current = null;
            current.current.onQuiet();
          },
        },
        { Engine: recognitionEngine(window as WindowLike), permission: microphonePermission },
      );
      session.current = { kind: "recognition", recognition };
      recognition.start();
    },
    [startRecorder],
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
      if (check.ok) startRecognition(platform.android);
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
    else if (active?.kind === "recorder") void sendRecording(active.recorder);
  }, [sendRecording]);

  const abort = useCallback(() => {
    const active = session.current;
    waiting.current = null;
    session.current = null;
    setRecording(false);
    if (active?.kind === "recognition") active.recognition.abort();
    else active?.recorder.cancel();
  }, []);

  useEffect(() => abort, [abort]);
  return { start, stop, abort, recording };
}
