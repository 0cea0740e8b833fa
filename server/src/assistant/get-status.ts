import { assistantLimits } from "@faro/contract/assistant/limits.ts";
import type { AssistantStatus } from "@faro/contract/assistant/schemas.ts";
import { type DailyRow, dailyRemaining, readDailyStatement } from "#server/accounts/daily-questions.ts";
import { isRemembered } from "#server/assistant/conversation.ts";
import { remainingDemoQuestions } from "#server/assistant/demo-quota.ts";
import { plannedBatch, withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { Caller } from "#server/http/caller.ts";
import type { RequestContext } from "#server/http/context.ts";
import type { Services } from "#server/services.ts";

async function questionsLeft(services: Services, caller: Caller | null): Promise<number | null> {
  if (caller === null) return assistantLimits.guestQuestions;
  if (caller.kind === "guest") {
    return await withOwner(services.fastDb, caller.id, (tx) => remainingDemoQuestions(tx, caller.id));
  }
  const [result] = await plannedBatch(services.fastDb, caller.id, [readDailyStatement], {
    now: new Date(services.now()).toISOString(),
  });
  const row = result?.rows[0] as DailyRow | undefined;
  if (row === undefined) throw new CodedError("SIGN_IN_REQUIRED");
  return dailyRemaining(row.plan, row.questions ?? 0);
}

/** What a screen must know before the first question. Does not make a visitor a guest. */
export async function getStatus(ctx: RequestContext): Promise<AssistantStatus> {
  const { services, caller } = ctx;
  const remaining = await questionsLeft(services, caller);
  const hasConversation =
    caller !== null && (await withOwner(services.fastDb, caller.id, (tx) => isRemembered(tx, caller.id)));
  return {
    engine: services.engine.name,
    serverVoice: services.voices.elevenLabs !== null || services.voices.openAi !== null,
    voices: services.voices.elevenLabs === null ? [] : services.env.ELEVENLABS_VOICES,
    speechDelay: services.env.SPEECH_DELAY,
    transcription: services.transcription !== null,
    remaining,
    hasConversation,
    adConversion: services.env.AD_CONVERSION_ID ?? null,
  };
}
