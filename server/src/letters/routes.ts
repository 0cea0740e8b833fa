import { contract } from "@faro/contract/contract.ts";
import { implement } from "@orpc/server";
import type { RequestContext } from "#server/http/context.ts";
import { processDocument } from "#server/letters/process-document.ts";

const os = implement(contract.letters).$context<RequestContext>();

export const letterRoutes = os.router({
  processDocument: os.processDocument.handler(({ context, input }) => processDocument(context, input)),
  getLetterStatus: os.getLetterStatus.handler(({ context }) => ({
    engine: context.services.letterModel === null ? ("guide" as const) : ("model" as const),
  })),
});
