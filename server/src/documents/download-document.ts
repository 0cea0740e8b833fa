import { isSameFile } from "@faro/contract/documents/filename.ts";
import { storageLimits } from "@faro/contract/documents/limits.ts";
import { eq } from "#server/db/orm.ts";
import { documents } from "#server/documents/tables.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";

export interface DownloadInput {
  id: string;
  language: "es" | "en";
  as: "attachment" | "inline";
}

export interface Download {
  url: string;
  filename: string;
  expiresAt: string;
}

/** Signs an address of the stored file that matches the row. */
export async function downloadDocument(ctx: RequestContext, input: DownloadInput): Promise<Download> {
  const { services, log } = ctx;
  await services.limits.documents.take(ctx.addressKey);
  const [row] = await services.db.select().from(documents).where(eq(documents.id, input.id));
  const wanted = input.language === "en" ? (row?.filenameEn ?? row?.filename) : row?.filename;
  if (wanted === null || wanted === undefined) throw new CodedError("DOCUMENT_FILE_MISSING");
  try {
    const file = (await services.storage.list()).find(({ name }) => isSameFile(wanted, name));
    if (file === undefined) throw new CodedError("DOCUMENT_FILE_MISSING");
    const expires = services.now() + storageLimits.signedUrlSeconds * 1000;
    return {
      url: await services.storage.signedUrl(file.name, { as: input.as }),
      filename: file.name,
      expiresAt: new Date(expires).toISOString(),
    };
  } catch (error) {
    if (error instanceof CodedError) throw error;
    log.error({ err: error }, "the documents bucket does not answer");
    throw new CodedError("SERVICE_UNAVAILABLE", { cause: error });
  }
}
