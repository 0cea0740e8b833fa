/** Where files lie: one bucket, on disk by default, S3-compatible by setting. Both behave alike. */
import type { Readable } from "node:stream";
import { storageLimits } from "@faro/contract/documents/limits.ts";

export interface StoredFile {
  name: string;
  /** Bytes. */
  size: number;
  modified: Date;
  /** Changes with the content; quoted as in HTTP. */
  etag: string;
}

/** Bytes `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface SignedUrlOptions {
  /** `inline` opens in a tab, `attachment` saves. */
  as: "inline" | "attachment";
}

export interface Storage {
  kind: "disk" | "s3";
  /** For operators: folder or bucket, never a credential. */
  place: string;
  /** The first files by name, ascending. */
  list(limit?: number): Promise<StoredFile[]>;
  /** Replaces a file of that name in one step: a reader sees the old one or the new one, whole. */
  put(name: string, content: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  get(name: string, range?: ByteRange): Promise<Readable | null>;
  head(name: string): Promise<StoredFile | null>;
  /** No error when there is no such file. */
  remove(name: string): Promise<void>;
  /** An address for exactly this file, valid for 3600 s. May be relative to the server. */
  signedUrl(name: string, options: SignedUrlOptions): Promise<string>;
}

/**
 * Names that are the same on every disk and in every address: no folders, no dot in front, nothing that a shell
 * or a path could read otherwise. Other files in the bucket are left alone and never shown.
 */
export function isSafeName(name: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/.test(name) && !name.includes("..");
}

export class UnsafeNameError extends Error {
  override name = "UnsafeNameError";
}

export function requireSafeName(name: string): void {
  if (!isSafeName(name)) throw new UnsafeNameError("a stored file needs a plain name");
}

/** By code points, as S3 sorts. */
export function byName(a: { name: string }, b: { name: string }): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

export const listLimit = storageLimits.list;

/** The whole file, for the few that we read ourselves; null when there is none. */
export async function readStored(storage: Storage, name: string): Promise<Buffer | null> {
  const stream = await storage.get(name);
  if (stream === null) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
