import { contract } from "@faro/contract/contract.ts";
import { implement } from "@orpc/server";
import { sendMessage } from "#server/feedback/send-message.ts";
import { sendSurvey } from "#server/feedback/send-survey.ts";
import type { RequestContext } from "#server/http/context.ts";
import { signedIn } from "#server/http/signed-in.ts";

const os = implement(contract.feedback).$context<RequestContext>();
const own = os.use(signedIn("FEEDBACK_SIGN_IN"));

export const feedbackRoutes = os.router({
  sendMessage: os.sendMessage.handler(({ context, input }) => sendMessage(context, input)),
  sendSurvey: own.sendSurvey.handler(({ context, input }) => sendSurvey(context, input)),
});
