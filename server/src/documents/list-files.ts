import type { DocumentFiles } from "@faro/contract/documents/schemas.ts";
import { listDocuments } from "#server/documents/list-documents.ts";
import type { RequestContext } from "#server/http/context.ts";

/** What the built page of the library asks for at every load: the texts of forms and guides stand in it already. */
export async function listFiles(ctx: RequestContext): Promise<DocumentFiles> {
  const { documents } = await listDocuments(ctx);
  const here = documents.filter(({ fileAvailable }) => fileAvailable);
  return {
    total: documents.length,
    files: here.map(({ id, size, edition, fetched }) => ({ id, size, edition, fetched })),
    own: documents.filter(({ kind }) => kind === "other"),
  };
}
