import { type MicrophoneCode, microphoneCode } from "#web/assistant/voice/codes.ts";
import {
  type MediaDevicesLike,
  microphoneRefusal,
  type StreamLike,
  stopTracks,
} from "#web/assistant/voice/microphone.ts";
import type { Handler } from "#web/assistant/voice/speech-types.ts";

export interface MediaRecorderLike {
  readonly mimeType: string;
  readonly state: string;
  ondataavailable: Handler<{ readonly data: Blob }> | null;
  onstop: Handler | null;
  onerror: Handler | null;
  start(): void;
  stop(): void;
}

export interface RecorderDeps<Stream extends StreamLike> {
  readonly secure: boolean;
  readonly mediaDevices: MediaDevicesLike<Stream> | undefined;
  readonly MediaRecorder:
    | {
        new (stream: Stream, options: { mimeType?: string; audioBitsPerSecond: number }): MediaRecorderLike;
        isTypeSupported(type: string): boolean;
      }
    | undefined;
  readonly maxMs?: number;
  /** The time is up and recording has ended; `stop()` hands over what was recorded. */
  onLimit?(): void;
}

export interface Recording {
  readonly blob: Blob;
  readonly mimeType: string;
  readonly filename: string;
}

export type RecorderStart =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: MicrophoneCode | "cancelled" };

export interface Recorder {
  start(): Promise<RecorderStart>;
  /** Null when nothing was recorded. */
  stop(): Promise<Recording | null>;
  cancel(): void;
}

const wantedTypes = ["audio/webm;codecs=opus", "audio/webm", "audio/mp4", "audio/ogg;codecs=opus"];
// Speech is clear at this rate and a full minute stays under 200 kB of mobile data.
const bitsPerSecond = 24_000;

/** Records one question where recognition is missing or broken; a recorder is used once. */
export function createRecorder<Stream extends StreamLike>(deps: RecorderDeps<Stream>): Recorder {
  const chunks: Blob[] = [];
  let recorder: MediaRecorderLike | null = null;
  let stream: Stream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelled = false;
  let resolveStopped = () => {};
  const stopped = new Promise<void>((resolve) => {
    resolveStopped = resolve;
  });

  async function start(): Promise<RecorderStart> {
    const refused = microphoneRefusal(deps) ?? (deps.MediaRecorder ? null : "mic-unsupported");
    if (refused || !deps.mediaDevices || !deps.MediaRecorder)
      return { ok: false, code: refused ?? "mic-failed" };
    try {
      stream = await deps.mediaDevices.getUserMedia({ audio: true });
      // The user may have turned away while the permission prompt was open.
      if (cancelled) return release("cancelled");
      if (stream.getAudioTracks().length === 0) return release("mic-failed");
      const mimeType = wantedTypes.find((type) => deps.MediaRecorder?.isTypeSupported(type));
      recorder = new deps.MediaRecorder(stream, {
        ...(mimeType && { mimeType }),
        audioBitsPerSecond: bitsPerSecond,
      });
      recorder.ondataavailable = (event) => {
        if (event.data.size > 0) chunks.push(event.data);
      };
      recorder.onstop = ended;
      recorder.onerror = ended;
      recorder.start();
      timer = setTimeout(limitReached, deps.maxMs ?? 60_000);
      return { ok: true };
    } catch (error) {
      return release(microphoneCode(error));
    }
  }

  function release(code: MicrophoneCode | "cancelled"): RecorderStart {
    recorder = null;
    ended();
    return { ok: false, code };
  }

  async function stop(): Promise<Recording | null> {
    if (!recorder) {
      cancel();
      return null;
    }
    halt();
    await stopped;
    if (cancelled || chunks.length === 0) return null;
    const mimeType = recorder.mimeType || "audio/webm";
    const plainType = mimeType.split(";")[0] ?? mimeType;
    return {
      blob: new Blob(chunks, { type: plainType }),
      mimeType: plainType,
      filename: filename(plainType),
    };
  }

  function cancel(): void {
    cancelled = true;
    halt();
    ended();
  }

  function limitReached(): void {
    halt();
    deps.onLimit?.();
  }

  function halt(): void {
    if (!recorder || recorder.state === "inactive") return;
    clearTimeout(timer);
    recorder.stop();
    // A recorder that never says it stopped must not keep the microphone, nor the user waiting.
    timer = setTimeout(ended, 2000);
  }

  function ended(): void {
    clearTimeout(timer);
    if (stream) stopTracks(stream);
    resolveStopped();
  }

  return { start, stop, cancel };
}

/** Transcription services tell the format by the extension. */
function filename(mimeType: string): string {
  const extensions: Record<string, string> = {
    "audio/mp4": "mp4",
    "audio/ogg": "ogg",
    "audio/mpeg": "mp3",
    "audio/wav": "wav",
  };
  return `question.${extensions[mimeType] ?? "webm"}`;
}
