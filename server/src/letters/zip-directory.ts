/** The list of files in a ZIP, checked before anything is unpacked (security F3). */
import { CodedError } from "#server/errors.ts";

export interface ZipEntry {
  name: string;
  method: number;
  packed: number;
  size: number;
  /** Offset of the local header. */
  at: number;
}

const limits = { entries: 500, size: 40 * 1024 * 1024, total: 80 * 1024 * 1024, ratio: 200 };

function refuse(code: "LETTER_DAMAGED" | "LETTER_UNSAFE"): never {
  throw new CodedError(code);
}

function endOf(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 66_000); at -= 1) {
    if (bytes.readUInt32LE(at) === 0x06054b50 && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length)
      return at;
  }
  return refuse("LETTER_DAMAGED");
}

function checkEntry(entry: ZipEntry, flags: number): void {
  const { name, packed, size, method } = entry;
  if (/^[/\\]|(?:^|[/\\])\.\.(?:[/\\]|$)|^[a-z]:|\\|\0/i.test(name)) refuse("LETTER_UNSAFE");
  // Macros, embedded programs and archives inside the archive.
  if (/vbaProject|vbaData|\.(?:bin|exe|dll|zip|docm|jar|ole|js|vbs)$|\/embeddings\/|activeX/i.test(name))
    refuse("LETTER_UNSAFE");
  if ((flags & 1) !== 0) refuse("LETTER_DAMAGED");
  if (method !== 0 && method !== 8) refuse("LETTER_DAMAGED");
  if (size > limits.size || size > 1024 + packed * limits.ratio) refuse("LETTER_UNSAFE");
}

/** Entries of the central directory. Throws on bombs, odd names, programs and anything that does not add up. */
export function zipEntries(bytes: Buffer): ZipEntry[] {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  // Over the limit, or ZIP64, which no letter needs.
  if (count > limits.entries || count === 0xffff || at === 0xffffffff) refuse("LETTER_UNSAFE");
  const entries: ZipEntry[] = [];
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== 0x02014b50) refuse("LETTER_DAMAGED");
    const lengths = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const [nameLength = 0, extra = 0, comment = 0] = lengths;
    const entry = {
      name: bytes.subarray(at + 46, at + 46 + nameLength).toString("utf8"),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    };
    checkEntry(entry, bytes.readUInt16LE(at + 8));
    total += entry.size;
    if (total > limits.total) refuse("LETTER_UNSAFE");
    entries.push(entry);
    at += 46 + nameLength + extra + comment;
  }
  const names = new Set(entries.map(({ name }) => name));
  if (names.size !== entries.length || !names.has("word/document.xml") || !names.has("[Content_Types].xml"))
    refuse("LETTER_DAMAGED");
  return entries;
}
