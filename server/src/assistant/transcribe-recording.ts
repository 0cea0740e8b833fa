import { assistantLimits } from "@faro/contract/assistant/limits.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { ProviderError } from "#server/providers/http-error.ts";

/** First bytes of the audio containers that browsers record in and providers accept. */
function isAudio(head: Uint8Array): boolean {
  const ascii = Buffer.from(head).toString("latin1");
  return (
    ascii.startsWith("\x1aE\xdf\xa3") || // webm
    ascii.slice(4, 8) === "ftyp" || // mp4, m4a
    ascii.startsWith("OggS") ||
    ascii.startsWith("RIFF") ||
    ascii.startsWith("ID3") ||
    (head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0) || // mp3 frame
    ascii.startsWith("fLaC")
  );
}

/** Extension for the container: providers judge a recording by its file name. */
function fileName(head: Uint8Array): string {
  const ascii = Buffer.from(head).toString("latin1");
  if (ascii.slice(4, 8) === "ftyp") return "question.mp4";
  if (ascii.startsWith("OggS")) return "question.ogg";
  if (ascii.startsWith("RIFF")) return "question.wav";
  if (ascii.startsWith("fLaC")) return "question.flac";
  return ascii.startsWith("\x1aE\xdf\xa3") ? "question.webm" : "question.mp3";
}

/** Text of a spoken question. The recording is passed on and kept nowhere. */
export async function transcribeRecording(
  ctx: RequestContext,
  input: { file: File; language: Language },
): Promise<{ text: string }> {
  const { services, caller } = ctx;
  if (services.transcription === null) throw new CodedError("NO_API_KEY");
  if (caller === null) throw new CodedError("UNAUTHORIZED");
  if (input.file.size > assistantLimits.recordingBytes) throw new CodedError("PAYLOAD_TOO_LARGE");
  const head = new Uint8Array(await input.file.slice(0, 16).arrayBuffer());
  if (!isAudio(head)) throw new CodedError("AUDIO_UNSUPPORTED");
  await services.limits.recordings.take(ctx.addressKey);
  try {
    const recording = new File([input.file], fileName(head), { type: input.file.type });
    return { text: await services.transcription.transcribe(recording, input.language, ctx.signal) };
  } catch (error) {
    const detail =
      error instanceof ProviderError ? { status: error.status, detail: error.detail } : { err: error };
    ctx.log.warn(detail, "transcription failed");
    throw new CodedError("TRANSCRIPTION_FAILED", { cause: error });
  }
}
