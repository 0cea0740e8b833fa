import { assistantLimits } from "@faro/contract/assistant/limits.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { ProviderError } from "#server/providers/http-error.ts";

/**
 * Extension of the audio container by its first bytes, or null for anything that browsers do not record in.
 * Providers judge a recording by its file name.
 */
function containerOf(head: Uint8Array): string | null {
  const ascii = Buffer.from(head).toString("latin1");
  if (ascii.startsWith("\x1aE\xdf\xa3")) return "webm";
  if (ascii.slice(4, 8) === "ftyp") return "mp4";
  if (ascii.startsWith("OggS")) return "ogg";
  if (ascii.startsWith("RIFF") && ascii.slice(8, 12) === "WAVE") return "wav";
  if (ascii.startsWith("fLaC")) return "flac";
  const mp3Frame = head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0;
  return ascii.startsWith("ID3") || mp3Frame ? "mp3" : null;
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
  const container = containerOf(head);
  if (container === null) throw new CodedError("AUDIO_UNSUPPORTED");
  await services.limits.recordings.take(caller.id);
  await services.limits.recordingsAddress.take(ctx.addressKey);
  try {
    const recording = new File([input.file], `question.${container}`, { type: input.file.type });
    return { text: await services.transcription.transcribe(recording, input.language, ctx.signal) };
  } catch (error) {
    const detail =
      error instanceof ProviderError ? { status: error.status, detail: error.detail } : { err: error };
    ctx.log.warn(detail, "transcription failed");
    throw new CodedError("TRANSCRIPTION_FAILED", { cause: error });
  }
}
