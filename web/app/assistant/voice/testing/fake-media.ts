import type { MediaDevicesLike, StreamLike, TrackLike } from "#web/assistant/voice/microphone.ts";
import type { MediaRecorderLike } from "#web/assistant/voice/recorder.ts";

export interface FakeTrack extends TrackLike {
  stopped: number;
}

export function fakeStream(tracks = 1, readyState = "live") {
  const list: FakeTrack[] = Array.from({ length: tracks }, () => ({
    readyState,
    stopped: 0,
    stop() {
      this.stopped += 1;
    },
  }));
  return { tracks: list, getTracks: () => list, getAudioTracks: () => list };
}

export function mediaDevices<Stream extends StreamLike>(
  answer: () => Promise<Stream>,
): MediaDevicesLike<Stream> {
  return { getUserMedia: answer };
}

export function refusing(name: string): MediaDevicesLike<ReturnType<typeof fakeStream>> {
  return mediaDevices(() => Promise.reject(new DOMException("refused", name)));
}

/** A MediaRecorder that has `data` ready when it is stopped, and says so later, as browsers do. */
export function fakeMediaRecorder(supported: string[], data: string[] = ["sound"]) {
  const made: FakeMediaRecorder[] = [];
  class FakeMediaRecorder implements MediaRecorderLike {
    static isTypeSupported(type: string) {
      return supported.includes(type);
    }
    readonly mimeType: string;
    readonly options: { mimeType?: string; audioBitsPerSecond: number };
    state = "inactive";
    ondataavailable: MediaRecorderLike["ondataavailable"] = null;
    onstop: MediaRecorderLike["onstop"] = null;
    onerror: MediaRecorderLike["onerror"] = null;

    constructor(_stream: StreamLike, options: { mimeType?: string; audioBitsPerSecond: number }) {
      this.options = options;
      this.mimeType = options.mimeType ?? "";
      made.push(this);
    }

    start() {
      this.state = "recording";
    }

    stop() {
      if (this.state === "inactive") throw new DOMException("inactive", "InvalidStateError");
      this.state = "inactive";
      setTimeout(() => {
        for (const piece of data) this.ondataavailable?.({ data: new Blob([piece]) });
        this.onstop?.(undefined);
      }, 20);
    }
  }
  return { MediaRecorder: FakeMediaRecorder, made };
}
