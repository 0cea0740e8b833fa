import { contract } from "@faro/contract/contract.ts";
import { implement } from "@orpc/server";
import { downloadDocument } from "#server/documents/download-document.ts";
import { listDocuments } from "#server/documents/list-documents.ts";
import { listFiles } from "#server/documents/list-files.ts";
import type { RequestContext } from "#server/http/context.ts";

const os = implement(contract.documents).$context<RequestContext>();

export const documentsRoutes = os.router({
  list: os.list.handler(({ context }) => listDocuments(context)),
  listFiles: os.listFiles.handler(({ context }) => listFiles(context)),
  download: os.download.handler(({ context, input }) => downloadDocument(context, input)),
});
