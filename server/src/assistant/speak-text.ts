import { assistantLimits } from "@faro/contract/assistant/limits.ts";
import { readVoice } from "#server/accounts/profile.ts";
import { conversationKey, recentAnswers } from "#server/assistant/conversation.ts";
import { passIsValid } from "#server/assistant/pass.ts";
import { readTicket, type SpeechTicket } from "#server/assistant/speech-ticket.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { Caller } from "#server/http/caller.ts";
import type { RequestContext } from "#server/http/context.ts";
import { maskText } from "#server/privacy/mask.ts";
import { ProviderError } from "#server/providers/http-error.ts";
import type { SpeechProvider, SpeechRequest } from "#server/providers/speech.ts";

const squeeze = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim();

/** The caller of a voice request with a valid voice pass, counted against her budget. */
async function voiceCaller(ctx: RequestContext): Promise<Caller> {
  const { services, caller } = ctx;
  if (caller === null || !passIsValid(services.keys.pass, ctx.bearer, "voice", caller, services.now())) {
    throw new CodedError("UNAUTHORIZED");
  }
  await services.limits.speech.take(caller.id);
  return caller;
}

/** Audio of a sentence, passed through `read`; whatever fails on the way is SPEECH_FAILED. */
async function synthesise<T>(
  ctx: RequestContext,
  provider: SpeechProvider,
  speech: SpeechRequest,
  read: (audio: ReadableStream<Uint8Array>) => T | Promise<T>,
): Promise<T> {
  try {
    return await read(await provider.speak(speech, ctx.signal));
  } catch (error) {
    const detail =
      error instanceof ProviderError ? { status: error.status, detail: error.detail } : { err: error };
    ctx.log.warn({ provider: provider.name, ...detail }, "speech failed");
    throw new CodedError("SPEECH_FAILED", { cause: error });
  }
}

/** The voice of the caller's profile, if the provider is set up to offer it. */
async function chosenVoice({ services }: RequestContext, caller: Caller): Promise<string | undefined> {
  const { ELEVENLABS_VOICES: offered } = services.env;
  if (caller.kind !== "user" || offered.length === 0) return undefined;
  const wanted = await withOwner(services.fastDb, caller.id, (tx) => readVoice(tx, caller.id));
  return offered.find(({ id }) => id === wanted)?.id;
}

/** `GET /api/voice/speech/{ticket}`: audio/mpeg of the one sentence that the ticket holds. */
export async function streamSpeech(ctx: RequestContext, ticket: string): Promise<ReadableStream<Uint8Array>> {
  const { services } = ctx;
  const provider = services.voices.elevenLabs;
  if (provider === null) throw new CodedError("NO_API_KEY");
  const caller = await voiceCaller(ctx);
  const speech = readTicket(services.keys.ticket, ticket, caller, services.now());
  if (speech === null) throw new CodedError("SPEECH_NOT_ALLOWED");
  const voice = await chosenVoice(ctx, caller);
  return await synthesise(ctx, provider, { ...speech, voice }, (audio) => audio);
}

/** The text to say, if this server wrote it for this caller: by its ticket, or found in her last answers. */
async function allowedSpeech(
  ctx: RequestContext,
  caller: Caller,
  input: { text: string; ticket?: string | undefined },
): Promise<SpeechTicket> {
  const { services } = ctx;
  if (input.ticket !== undefined) {
    const speech = readTicket(services.keys.ticket, input.ticket, caller, services.now());
    if (speech !== null) return speech;
  }
  const wanted = squeeze(input.text);
  const answers = await withOwner(services.fastDb, caller.id, async (tx) =>
    recentAnswers(tx, caller.id, await conversationKey(tx, caller, services.keys)),
  );
  const { language } = ctx;
  const holds = (answer: string) => wanted.length > 0 && squeeze(answer).includes(wanted);
  if (answers.some(holds)) return { text: services.guide.spoken(maskText(input.text), language), language };
  // A `speech` event carries the sentence as it is said already.
  if (answers.some((answer) => holds(services.guide.spoken(answer, language))))
    return { text: maskText(input.text), language };
  throw new CodedError("SPEECH_NOT_ALLOWED");
}

/** Spec's `text-to-speech`: base64 mp3, voice 'nova'. */
export async function speakText(
  ctx: RequestContext,
  input: { text: string; ticket?: string | undefined },
): Promise<{ audioContent: string }> {
  const provider = ctx.services.voices.openAi;
  if (provider === null) throw new CodedError("NO_API_KEY");
  if (input.text.length > assistantLimits.speechCharacters) throw new CodedError("PAYLOAD_TOO_LARGE");
  const caller = await voiceCaller(ctx);
  const speech = await allowedSpeech(ctx, caller, input);
  const audioContent = await synthesise(ctx, provider, speech, async (audio) =>
    Buffer.from(await new Response(audio).arrayBuffer()).toString("base64"),
  );
  return { audioContent };
}
