/**
 * Searching sealed texts. Each chat has a signature of 4,096 bits: every run of one, two and three characters of its
 * folded texts sets one bit, and which one depends on the person's data key. A chat that lacks a bit of the query cannot
 * hold the query; the others are opened and read. See docs/decisions.
 */
import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import { signatureBits } from "#server/history/tables.ts";

/** Between the texts of a chat, so that nothing matches across them. Cannot be typed into a search. */
export const textBreak = "\u0001";

const prepared = new WeakMap<Buffer, KeyObject>();

/** Prepared once: preparing costs more than what is done with it, and a chat takes thousands of them. */
function searchKey(dataKey: Buffer): KeyObject {
  let key = prepared.get(dataKey);
  if (key === undefined) {
    key = createSecretKey(createHmac("sha256", dataKey).update("history search").digest());
    prepared.set(dataKey, key);
  }
  return key;
}

function addGrams(grams: Set<string>, text: string, length: number): void {
  for (let at = 0; at + length <= text.length; at += 1) grams.add(text.slice(at, at + length));
}

function bitsOf(dataKey: Buffer, grams: Set<string>): string {
  const key = searchKey(dataKey);
  const bits = Buffer.alloc(signatureBits / 8);
  for (const gram of grams) {
    const bit = createHmac("sha256", key).update(gram).digest().readUInt16BE(0) % signatureBits;
    bits[bit >> 3] = (bits[bit >> 3] ?? 0) | (0x80 >> (bit & 7));
  }
  return `x${bits.toString("hex")}`;
}

/** The signature of a chat's folded texts, as PostgreSQL reads a bit string. */
export function signatureOf(dataKey: Buffer, folded: string): string {
  const grams = new Set<string>();
  for (const text of folded.split(textBreak)) for (const length of [1, 2, 3]) addGrams(grams, text, length);
  return bitsOf(dataKey, grams);
}

/** The bits that a chat must have to hold the folded query: its longest runs say the most. */
export function maskOf(dataKey: Buffer, query: string): string {
  const grams = new Set<string>();
  addGrams(grams, query, Math.min(query.length, 3));
  return bitsOf(dataKey, grams);
}

/** What the query is compared with: folded, trimmed, without signs that separate texts. */
export function withoutBreaks(text: string): string {
  return text.replaceAll(textBreak, " ");
}
