import { assistantLimits } from "@faro/contract/assistant/limits.ts";
import type { AssistantStatus } from "@faro/contract/assistant/schemas.ts";
import { isRemembered } from "#server/assistant/conversation.ts";
import { remainingDemoQuestions } from "#server/assistant/demo-quota.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import type { RequestContext } from "#server/http/context.ts";

/** What a screen must know before the first question. Does not make a visitor a guest. */
export async function getStatus(ctx: RequestContext): Promise<AssistantStatus> {
  const { services, caller } = ctx;
  const remaining =
    caller === null
      ? assistantLimits.guestQuestions
      : await withOwner(services.fastDb, caller.id, (tx) => remainingDemoQuestions(tx, caller.id));
  const hasConversation =
    caller !== null && (await withOwner(services.fastDb, caller.id, (tx) => isRemembered(tx, caller.id)));
  return {
    engine: services.engine.name,
    serverVoice: services.voices.elevenLabs !== null || services.voices.openAi !== null,
    transcription: services.transcription !== null,
    remaining,
    hasConversation,
    adConversion: services.env.AD_CONVERSION_ID ?? null,
  };
}
