/** The smallest old Word file: a compound file with a text stream and the table that says where its pieces are. */

const sector = 512;
const streamSectors = 8;
const streamBytes = sector * streamSectors;
const endOfChain = 0xfffffffe;
const free = 0xffffffff;

function directoryEntry(
  name: string,
  type: number,
  start: number,
  size: number,
  child = free,
  right = free,
): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, "utf16le");
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(type, 66);
  entry.writeUInt8(1, 67);
  entry.writeUInt32LE(free, 68);
  entry.writeUInt32LE(right, 72);
  entry.writeUInt32LE(child, 76);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}

function header(): Buffer {
  const bytes = Buffer.alloc(sector, 0xff);
  bytes.fill(0, 8, 76);
  bytes.write("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", 0, "latin1");
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(1, 48);
  bytes.writeUInt32LE(4096, 56);
  bytes.writeUInt32LE(endOfChain, 60);
  bytes.writeUInt32LE(endOfChain, 68);
  bytes.writeUInt32LE(0, 76);
  return bytes;
}

const textAt = 1024;
const formatPage = 6;

/** Formats the end of the text: the page of formats in the one stream, the list of such pages in the other. */
function format(word: Buffer, table: Buffer, from: number, to: number, settings: Buffer): void {
  const page = word.subarray(formatPage * sector, (formatPage + 1) * sector);
  for (const [index, place] of [textAt, from, to].entries()) page.writeUInt32LE(place, index * 4);
  // The first run has no format, that of the second stands at 400.
  page.writeUInt8(200, 13);
  page.writeUInt8(settings.length, 400);
  settings.copy(page, 401);
  page.writeUInt8(2, sector - 1);
  word.writeUInt32LE(64, 0xfa);
  word.writeUInt32LE(12, 0xfe);
  for (const [index, value] of [textAt, to, formatPage].entries()) table.writeUInt32LE(value, 64 + index * 4);
}

interface DocExtras {
  /** A folder of that name, such as the one that holds macros. */
  storage?: string;
  /** A last line with settings of its own, as Word writes them. */
  last?: { text: string; settings: number[] };
  /** Letters of two bytes. */
  wide?: boolean;
  /** Bytes in the table stream, such as a style. */
  style?: number[];
}

export function docOf(
  lines: readonly string[],
  { storage, last, wide = false, style = [] }: DocExtras = {},
): Buffer {
  const code = wide ? "utf16le" : "latin1";
  const plain = Buffer.from(`${lines.join("\r")}\r`, code);
  const text = Buffer.concat([plain, Buffer.from(last === undefined ? "" : `${last.text}\r`, code)]);
  const fat = Buffer.alloc(sector, 0xff);
  fat.writeUInt32LE(0xfffffffd, 0);
  fat.writeUInt32LE(endOfChain, 4);
  for (const first of [2, 2 + streamSectors]) {
    for (let index = 0; index < streamSectors; index += 1) {
      fat.writeUInt32LE(index === streamSectors - 1 ? endOfChain : first + index + 1, (first + index) * 4);
    }
  }
  const directory = Buffer.concat([
    directoryEntry("Root Entry", 5, endOfChain, 0, 1),
    directoryEntry("WordDocument", 2, 2, streamBytes, free, 2),
    directoryEntry("1Table", 2, 2 + streamSectors, streamBytes, free, storage === undefined ? free : 3),
    storage === undefined ? Buffer.alloc(128) : directoryEntry(storage, 1, 0, 0),
  ]);
  const word = Buffer.alloc(streamBytes);
  word.writeUInt16LE(0xa5ec, 0);
  word.writeUInt16LE(0x0200, 10);
  word.writeUInt32LE(textAt, 0x18);
  const letters = text.length / (wide ? 2 : 1);
  word.writeUInt32LE(letters, 0x4c);
  word.writeUInt32LE(0, 0x1a2);
  word.writeUInt32LE(21, 0x1a6);
  text.copy(word, textAt);
  const table = Buffer.alloc(streamBytes);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(0, 5);
  table.writeUInt32LE(letters, 9);
  // Eight-bit letters: the position is doubled and marked.
  table.writeUInt32LE(wide ? textAt : (textAt * 2) | 0x40000000, 15);
  Buffer.from(style).copy(table, 128);
  if (last !== undefined)
    format(word, table, textAt + plain.length, textAt + text.length, Buffer.from(last.settings));
  return Buffer.concat([header(), fat, directory, word, table]);
}
