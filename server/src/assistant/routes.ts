import { contract } from "@faro/contract/contract.ts";
import { implement } from "@orpc/server";
import { answerQuestion } from "#server/assistant/answer-question.ts";
import { forgetConversation, setConversationAside } from "#server/assistant/conversation.ts";
import { getConversation } from "#server/assistant/get-conversation.ts";
import { getStatus } from "#server/assistant/get-status.ts";
import { issueSecret } from "#server/assistant/issue-secret.ts";
import { speakText } from "#server/assistant/speak-text.ts";
import { transcribeRecording } from "#server/assistant/transcribe-recording.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import type { RequestContext } from "#server/http/context.ts";

const os = implement(contract.assistant).$context<RequestContext>();

export const assistantRoutes = os.router({
  getSecret: os.getSecret.handler(({ context, input }) => issueSecret(context, input)),
  getStatus: os.getStatus.handler(({ context }) => getStatus(context)),
  ask: os.ask.handler(({ context, input }) => answerQuestion(context, input)),
  getContext: os.getContext.handler(({ context }) => getConversation(context)),
  clearContext: os.clearContext.handler(async ({ context }) => {
    const { caller, services } = context;
    if (caller !== null) {
      const now = new Date(services.now());
      await withOwner(services.db, caller.id, (tx) => forgetConversation(tx, caller.id, now));
    }
    return { cleared: true as const };
  }),
  startAnew: os.startAnew.handler(async ({ context }) => {
    const { caller, services } = context;
    if (caller !== null) {
      const now = new Date(services.now());
      await withOwner(services.db, caller.id, (tx) => setConversationAside(tx, caller.id, now));
    }
    return { started: true as const };
  }),
  textToSpeech: os.textToSpeech.handler(({ context, input }) => speakText(context, input)),
  transcribe: os.transcribe.handler(({ context, input }) => transcribeRecording(context, input)),
});
