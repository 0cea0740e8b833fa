import { randomUUID } from "node:crypto";
import { createReadStream, type Stats } from "node:fs";
import { mkdir, readdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { storageLimits } from "@faro/contract/documents/limits.ts";
import { fileAddress } from "#server/providers/file-address.ts";
import {
  byName,
  isSafeName,
  listLimit,
  requireSafeName,
  type Storage,
  type StoredFile,
} from "#server/providers/storage.ts";

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

function describe(name: string, { size, mtime, mtimeMs }: Stats): StoredFile {
  return {
    name,
    size,
    modified: mtime,
    etag: `"${size.toString(36)}-${Math.round(mtimeMs * 1000).toString(36)}"`,
  };
}

/** Files in `<dataDir>/documents`; copies of the server on one machine may share it. */
export function openDiskStorage(dataDir: string, key: Buffer, now: () => number): Storage {
  const folder = join(dataDir, "documents");
  /** Loaded with the first change: most servers only read. */
  const driver = async () => {
    const { FSDriver } = await import("flydrive/drivers/fs");
    return new FSDriver({ location: folder, visibility: "private" });
  };

  async function head(name: string): Promise<StoredFile | null> {
    requireSafeName(name);
    try {
      const stats = await stat(join(folder, name));
      return stats.isFile() ? describe(name, stats) : null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  return {
    kind: "disk",
    place: folder,
    head,
    async list(limit = listLimit) {
      await mkdir(folder, { recursive: true });
      const entries = await readdir(folder, { withFileTypes: true });
      const names = entries
        .filter((entry) => entry.isFile() && isSafeName(entry.name))
        .sort(byName)
        .slice(0, limit);
      const files = await Promise.all(names.map(({ name }) => head(name)));
      return files.filter((file) => file !== null);
    },
    async put(name, content) {
      requireSafeName(name);
      const incoming = `.incoming/${randomUUID()}`;
      await (await driver()).put(incoming, content);
      // Not the driver's move: that copies, and a reader could see half a file.
      await rename(join(folder, incoming), join(folder, name));
    },
    async get(name, range) {
      if ((await head(name)) === null) return null;
      return createReadStream(join(folder, name), range);
    },
    async remove(name) {
      requireSafeName(name);
      await (await driver()).delete(name);
    },
    async signedUrl(name, options) {
      requireSafeName(name);
      const expires = Math.floor(now() / 1000) + storageLimits.signedUrlSeconds;
      return fileAddress(key, name, expires, options);
    },
  };
}
