/** The streams of an old Word file, which is a small file system of its own (MS-CFB), with their places in the file. */

const lastSector = 0xfffffffa;

export interface Stream {
  bytes: Buffer;
  /** Writes into the file what was changed in the stream. */
  store(): void;
}

function chainOf(fat: Buffer, start: number, sectors: number): number[] {
  const chain: number[] = [];
  for (let at = start; at < lastSector && chain.length <= sectors; at = fat.readUInt32LE(at * 4)) {
    if (at * 4 + 4 > fat.length) break;
    chain.push(at);
  }
  return chain;
}

/** A stream by its name; null when it is not there, or so small that it is kept in another way. */
export function streamsOf(file: Buffer): (name: string) => Stream | null {
  const size = 1 << file.readUInt16LE(30);
  const sectors = Math.floor(file.length / size);
  const place = (sector: number) => (sector + 1) * size;
  const read = (chain: readonly number[]) =>
    Buffer.concat(chain.map((sector) => file.subarray(place(sector), place(sector) + size)));
  const tables = Array.from({ length: 109 }, (_, index) => file.readUInt32LE(76 + index * 4));
  const fat = read(tables.filter((sector) => sector < lastSector && sector < sectors));
  const directory = read(chainOf(fat, file.readUInt32LE(48), sectors));
  const smallest = file.readUInt32LE(56);
  return (name) => {
    for (let at = 0; at + 128 <= directory.length; at += 128) {
      const length = directory.readUInt16LE(at + 64);
      if (length < 2 || directory.toString("utf16le", at, at + Math.min(length, 64) - 2) !== name) continue;
      if (directory.readUInt32LE(at + 120) < smallest) return null;
      const chain = chainOf(fat, directory.readUInt32LE(at + 116), sectors);
      const bytes = read(chain);
      return {
        bytes,
        store() {
          for (const [index, sector] of chain.entries())
            bytes.copy(file, place(sector), index * size, (index + 1) * size);
        },
      };
    }
    return null;
  };
}
