import { type MicrophoneCode, microphoneCode } from "#web/assistant/voice/codes.ts";

export interface TrackLike {
  readonly readyState?: string;
  stop(): void;
}

export interface StreamLike {
  getTracks(): TrackLike[];
  getAudioTracks(): TrackLike[];
}

export interface MediaDevicesLike<Stream extends StreamLike = StreamLike> {
  getUserMedia(constraints: { audio: true }): Promise<Stream>;
}

export type MicrophoneCheck = { readonly ok: true } | { readonly ok: false; readonly code: MicrophoneCode };

export interface MicrophoneDeps {
  readonly secure: boolean;
  readonly mediaDevices: MediaDevicesLike | undefined;
}

/**
 * Asks for the microphone and lets it go again, so that a refusal has its own clear message. Not for iOS: the
 * recogniser asks for itself there, must start inside the tap, and is silenced by a stream beside it.
 */
export async function checkMicrophone(deps: MicrophoneDeps): Promise<MicrophoneCheck> {
  const refused = microphoneRefusal(deps);
  if (refused) return { ok: false, code: refused };
  try {
    const stream = await deps.mediaDevices?.getUserMedia({ audio: true });
    const live = stream?.getAudioTracks().some((track) => track.readyState !== "ended");
    if (stream) stopTracks(stream);
    return live ? { ok: true } : { ok: false, code: "mic-failed" };
  } catch (error) {
    return { ok: false, code: microphoneCode(error) };
  }
}

/** Insecure comes first: browsers take the media devices away there, and "use https" is the advice that helps. */
export function microphoneRefusal(deps: {
  readonly secure: boolean;
  readonly mediaDevices: MediaDevicesLike | undefined;
}): MicrophoneCode | null {
  if (!deps.secure) return "mic-insecure";
  if (typeof deps.mediaDevices?.getUserMedia !== "function") return "mic-unsupported";
  return null;
}

export function stopTracks(stream: StreamLike): void {
  for (const track of stream.getTracks()) track.stop();
}
