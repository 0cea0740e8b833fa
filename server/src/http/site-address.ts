/** Puts the address people open into built files that carry the build's stand-in for it. */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { siteAddressToken } from "@faro/contract/site/paths.ts";

export type Encoding = "br" | "gzip" | "identity";

const compress: Record<Encoding, (content: Buffer) => Buffer> = {
  br: (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (content) => gzipSync(content, { level: 9 }),
  identity: (content) => content,
};

/** Endings of files that may hold the stand-in. */
const addressed = /\.(html|xml|txt)$/;

export function mayHoldAddress(file: string): boolean {
  return addressed.test(file);
}

/**
 * Remembers what it made for the configured address, which is one and fixed. Without one each request's own address
 * counts, and nothing is kept: what a caller writes into Host must never reach another.
 */
export function createAddressWriter(publicUrl: string | undefined) {
  const kept = new Map<string, Buffer>();
  const origin = publicUrl === undefined ? null : new URL(publicUrl).origin;
  return {
    /** The bytes to send for a file, or null when the file has no stand-in and can go out as it is. */
    write(file: string, content: Buffer, encoding: Encoding, requestOrigin: string): Buffer | null {
      const key = `${encoding}:${file}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      if (!content.includes(siteAddressToken)) return null;
      const text = content.toString("utf8").replaceAll(siteAddressToken, origin ?? requestOrigin);
      const bytes = compress[encoding](Buffer.from(text));
      if (origin !== null) kept.set(key, bytes);
      return bytes;
    },
  };
}
