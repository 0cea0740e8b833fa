import { Readable } from "node:stream";
import type { Context } from "hono";
import { CodedError } from "#server/errors.ts";
import type { AppBindings } from "#server/http/app-context.ts";
import type { RequestContext } from "#server/http/context.ts";
import { readFileAddress } from "#server/providers/file-address.ts";
import { type ByteRange, isSafeName, type StoredFile } from "#server/providers/storage.ts";

type Asked = ByteRange | "whole" | "impossible";

/** One range as in RFC 9110; several at once, or words that are no range, get the whole file. */
export function parseRange(header: string | undefined, size: number): Asked {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return "whole";
  const start = first === "" ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return "whole";
  return start >= size || start > end ? "impossible" : { start, end };
}

function fileHeaders(file: StoredFile, as: string): Record<string, string> {
  return {
    "content-type": file.name.toLowerCase().endsWith(".pdf") ? "application/pdf" : "application/octet-stream",
    "content-disposition": `${as}; filename="${file.name}"`,
    "accept-ranges": "bytes",
    etag: file.etag,
    "last-modified": file.modified.toUTCString(),
  };
}

/**
 * `GET` and `HEAD /api/documents/files/{name}?expires&as&signature`: a file on disk, for whoever has its signed
 * address. A plain route, because what it sends is no JSON; S3 serves its own signed addresses.
 */
export async function sendFile(ctx: RequestContext, c: Context<AppBindings>): Promise<Response> {
  const { services } = ctx;
  await services.limits.documents.take(ctx.addressKey);
  const name = c.req.param("name") ?? "";
  const granted = readFileAddress(services.keys.file, name, c.req.query(), services.now());
  if (granted === null || services.storage.kind !== "disk" || !isSafeName(name)) {
    throw new CodedError("DOCUMENT_LINK_REFUSED");
  }
  const file = await services.storage.head(name);
  if (file === null) throw new CodedError("DOCUMENT_FILE_MISSING");
  const headers = fileHeaders(file, granted.as);
  // A range is for the file the client already has a part of; when it changed since, all of it is needed.
  const condition = c.req.header("if-range");
  const unchanged = condition === undefined || condition === file.etag;
  const asked = parseRange(unchanged ? c.req.header("range") : undefined, file.size);
  if (asked === "impossible") {
    return c.body(null, 416, { ...headers, "content-range": `bytes */${file.size}` });
  }
  const range = asked === "whole" ? { start: 0, end: file.size - 1 } : asked;
  const length = { "content-length": String(range.end - range.start + 1) };
  const part = asked === "whole" ? {} : { "content-range": `bytes ${range.start}-${range.end}/${file.size}` };
  const status = asked === "whole" ? 200 : 206;
  if (c.req.method === "HEAD" || file.size === 0)
    return c.body(null, status, { ...headers, ...length, ...part });
  const stream = await services.storage.get(name, range);
  if (stream === null) throw new CodedError("DOCUMENT_FILE_MISSING");
  return c.body(Readable.toWeb(stream) as ReadableStream, status, { ...headers, ...length, ...part });
}
