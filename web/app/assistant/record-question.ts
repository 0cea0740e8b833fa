/** A spoken question where the browser cannot recognise speech: recorded here, turned into text by the server. */
import type { Language } from "@faro/contract/shared/language.ts";
import { transcribe } from "#web/assistant/transcribe.ts";
import type { ListeningProblem } from "#web/assistant/use-listening.ts";
import { createRecorder } from "#web/assistant/voice/recorder.ts";

interface RecordingHandlers {
  language(): Language;
  /** The recording ended; its text is awaited. */
  onTranscribing(): void;
  /** It is over; one of the others follows. */
  onEnd(): void;
  /** The person stopped: this is her question. */
  onQuestion(text: string): void;
  /** It ended without her: these are her words, not yet her question. */
  onHeard(text: string): void;
  onQuiet(): void;
  onProblem(problem: ListeningProblem): void;
}

/** Milliseconds in which a recording becomes text, or will not. */
const longestUpload = 45_000;

export interface Recording {
  stop(): void;
  /** The microphone is let go; what was said comes as her words, not as her question. Not while it is being asked for. */
  letGo(): void;
  /** Nothing is told any more. */
  abort(): void;
}

/** Called after a tap: starts to record at once. */
export function recordQuestion(handlers: RecordingHandlers): Recording {
  const upload = new AbortController();
  let over = false;
  let sending = false;
  let recording = false;

  function end(tell: () => void): void {
    if (over) return;
    over = true;
    handlers.onEnd();
    tell();
  }

  async function send(stopped: boolean): Promise<void> {
    if (over || sending) return;
    sending = true;
    handlers.onTranscribing();
    const recorded = await recorder.stop();
    if (recorded === null) return end(() => handlers.onQuiet());
    if (over) return;
    const late = setTimeout(() => upload.abort(), longestUpload);
    try {
      const file = new File([recorded.blob], recorded.filename, { type: recorded.mimeType });
      const words = (await transcribe(file, handlers.language(), upload.signal)).trim();
      end(() => {
        if (words === "") handlers.onQuiet();
        else if (stopped) handlers.onQuestion(words);
        else handlers.onHeard(words);
      });
    } catch {
      end(() => handlers.onProblem(navigator.onLine ? "transcription-failed" : "speech-network"));
    } finally {
      clearTimeout(late);
    }
  }

  const recorder = createRecorder({
    secure: window.isSecureContext,
    mediaDevices: navigator.mediaDevices,
    MediaRecorder: window.MediaRecorder,
    onLimit: () => void send(false),
  });
  void recorder.start().then((started) => {
    if (started.ok) {
      recording = true;
      if (document.visibilityState !== "hidden") return;
      // Out of sight since it was asked for: nothing was said yet.
      recorder.cancel();
      return end(() => handlers.onQuiet());
    }
    const { code } = started;
    end(() => (code === "cancelled" ? handlers.onQuiet() : handlers.onProblem(code)));
  });
  return {
    stop: () => void send(true),
    letGo() {
      if (recording) void send(false);
    },
    abort() {
      if (over) return;
      over = true;
      if (sending) upload.abort();
      else recorder.cancel();
    },
  };
}
