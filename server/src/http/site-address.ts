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

/** Most results that are remembered: every page in its encodings, a few times over; some 5 MB. */
const mostKept = 500;

interface Wanted {
  /** Changes with the file. */
  version: string;
  read: () => Promise<Buffer>;
  encoding: Encoding;
  /** Address that this request came to. */
  requestOrigin: string;
}

/**
 * The address is the configured one, otherwise that of the request. Results are remembered under the address they
 * were made for, so that what one caller writes into Host never reaches another.
 */
export function createAddressWriter(
  publicUrl: string | undefined,
  /** Further stand-ins of pages that carry the address, and what stands there instead. */
  others: ReadonlyMap<string, string> = new Map(),
) {
  const fill = (text: string, origin: string) => {
    let filled = text.replaceAll(siteAddressToken, origin);
    for (const [token, words] of others) filled = filled.replaceAll(token, words);
    return filled;
  };
  const kept = new Map<string, Buffer | null>();
  const configured = publicUrl === undefined ? null : new URL(publicUrl).origin;
  return {
    /** The bytes to send for a file, or null when the file has no stand-in and can go out as it is. */
    async write({ version, read, encoding, requestOrigin }: Wanted): Promise<Buffer | null> {
      const origin = configured ?? requestOrigin;
      const key = `${version} ${encoding} ${origin}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      const content = await read();
      const bytes = content.includes(siteAddressToken)
        ? compress[encoding](Buffer.from(fill(content.toString("utf8"), origin)))
        : null;
      const [oldest] = kept.keys();
      if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
      kept.set(key, bytes);
      return bytes;
    },
  };
}
