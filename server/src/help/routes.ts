import { contract } from "@faro/contract/contract.ts";
import { implement } from "@orpc/server";
import { answerHelp } from "#server/help/answer-help.ts";
import type { RequestContext } from "#server/http/context.ts";

const os = implement(contract.help).$context<RequestContext>();

export const helpRoutes = os.router({
  getStatus: os.getStatus.handler(({ context }) => ({ engine: context.services.help.name })),
  ask: os.ask.handler(({ context, input }) => answerHelp(context, input)),
});
