import type { Env } from "#server/env.ts";
import type { Storage } from "#server/providers/storage.ts";

/** The bucket of these settings. The S3 client is loaded only when it is used. */
export async function openStorage(env: Env, key: Buffer, now: () => number): Promise<Storage> {
  if (env.S3_BUCKET === undefined) {
    const { openDiskStorage } = await import("#server/providers/disk-storage.ts");
    return openDiskStorage(env.DATA_DIR, key, now);
  }
  const { openS3Storage } = await import("#server/providers/s3-storage.ts");
  return openS3Storage(env, env.S3_BUCKET);
}
