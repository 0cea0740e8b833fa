/** Brotli as the app's files are served: the smallest that it makes of them. */
import { brotliCompressSync, constants } from "node:zlib";

/** Longer texts are cut into blocks of 2^16 letters or, left to itself, of as many as it likes: now one is smaller, now the other. */
const blocks = [0, 16];

export function smallestBrotli(content: Buffer): Buffer {
  const made = blocks.map((block) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGBLOCK]: block,
      },
    }),
  );
  return made.reduce((best, one) => (one.length < best.length ? one : best));
}
