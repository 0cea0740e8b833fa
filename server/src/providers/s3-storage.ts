import type { Readable } from "node:stream";
import { GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { storageLimits } from "@faro/contract/documents/limits.ts";
import { S3Driver } from "flydrive/drivers/s3";
import type { Env } from "#server/env.ts";
import {
  byName,
  isSafeName,
  listLimit,
  requireSafeName,
  type Storage,
  type StoredFile,
} from "#server/providers/storage.ts";

function isMissing(error: unknown): boolean {
  const { name } = error as Error;
  return name === "NotFound" || name === "NoSuchKey";
}

function createClient(env: Env): S3Client {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return new S3Client({
    region: env.S3_REGION,
    // Services other than Amazon's keep the bucket in the path and do not know the newer checksums.
    ...(env.S3_ENDPOINT === undefined ? {} : { endpoint: env.S3_ENDPOINT, forcePathStyle: true }),
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 3,
  });
}

/** A private bucket of Amazon S3 or anything that speaks its protocol. */
export function openS3Storage(env: Env, bucket: string): Storage {
  const client = createClient(env);
  // Who may read is the bucket's own policy: many services have no per-object access lists.
  const driver = new S3Driver({ client, bucket, visibility: "private", supportsACL: false });

  async function head(name: string): Promise<StoredFile | null> {
    requireSafeName(name);
    try {
      const found = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: name }));
      return {
        name,
        size: found.ContentLength ?? 0,
        modified: found.LastModified ?? new Date(0),
        etag: found.ETag ?? '""',
      };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  return {
    kind: "s3",
    place: env.S3_ENDPOINT === undefined ? bucket : `${bucket} at ${new URL(env.S3_ENDPOINT).host}`,
    head,
    async list(limit = listLimit) {
      const files: StoredFile[] = [];
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Delimiter: "/", ContinuationToken: token }),
        );
        for (const { Key = "", Size = 0, LastModified = new Date(0), ETag = '""' } of page.Contents ?? []) {
          if (isSafeName(Key)) files.push({ name: Key, size: Size, modified: LastModified, etag: ETag });
        }
        token = page.NextContinuationToken;
      } while (token !== undefined && files.length < limit);
      return files.sort(byName).slice(0, limit);
    },
    async put(name, content, contentType) {
      requireSafeName(name);
      await driver.put(name, content, { contentType });
    },
    async get(name, range) {
      requireSafeName(name);
      try {
        const { Body } = await client.send(
          new GetObjectCommand({
            Bucket: bucket,
            Key: name,
            ...(range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }),
          }),
        );
        return Body as Readable;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(name) {
      requireSafeName(name);
      await driver.delete(name);
    },
    async signedUrl(name, { as }) {
      requireSafeName(name);
      return await driver.getSignedUrl(name, {
        expiresIn: storageLimits.signedUrlSeconds,
        contentType: "application/pdf",
        contentDisposition: `${as}; filename="${name}"`,
      });
    },
  };
}
