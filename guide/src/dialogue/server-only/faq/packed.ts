/**
 * A topic's written answers as they lie in the server's memory: compressed, for of eighty-seven topics few are open at a
 * time. The texts as they are would be six megabytes of a resting server, packed they are one and a half.
 */
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { StandardQuestion } from "#guide/content-schema.ts";
import type { ToldItem } from "#guide/dialogue/server-only/faq/told-item.ts";

/** A topic's items and which of them answer the standard questions. */
export interface PackedTopic {
  items: ToldItem[];
  standard: Partial<Record<StandardQuestion, string[]>>;
}

/** Base64 of the compressed JSON; the same content gives the same text with one version of Node. */
export function packTopic(topic: PackedTopic): string {
  const text = Buffer.from(JSON.stringify(topic));
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }).toString(
    "base64",
  );
}

/** Takes about a millisecond: done once a topic, when it is first open. */
export function unpackTopic(packed: string): PackedTopic {
  return JSON.parse(brotliDecompressSync(Buffer.from(packed, "base64")).toString("utf8")) as PackedTopic;
}
