/** Takes out of an old Word file the text that nobody sees on the sheet (security E2), as its characters are formatted. */
import { type Stream, streamsOf } from "#server/letters/worker/compound-file.ts";

/** Hidden (sprmCFVanish), white by number (sprmCIco 8) and white by colour (sprmCCv), as old Word writes them. */
const unseenMarks = [
  [0x3c, 0x08, 0x01],
  [0x42, 0x2a, 0x08],
  [0x70, 0x68, 0xff, 0xff, 0xff, 0x00],
].map((mark) => Buffer.from(mark));
/** Shading of table cells and paragraphs: white words on a dark ground are seen. */
const shading = [
  [0x09, 0xd6],
  [0x12, 0xd6],
  [0x4d, 0xc6],
].map((mark) => Buffer.from(mark));

const page = 512;
const operandBytes = [1, 1, 2, 4, 2, 2, 0, 3];
const leastSize = 7;

interface Run {
  start: number;
  end: number;
}

/** Settings of a run: each is a number that says what and how long, and its value. */
function* settings(bytes: Buffer): Generator<{ code: number; value: Buffer }> {
  for (let at = 0; at + 2 < bytes.length; ) {
    const code = bytes.readUInt16LE(at);
    const kind = code >> 13;
    const length = kind === 6 ? 1 + (bytes[at + 2] ?? 0) : (operandBytes[kind] ?? 1);
    yield { code, value: bytes.subarray(at + 2, at + 2 + length) };
    at += 2 + length;
  }
}

function isUnseen(format: Buffer, whiteHides: boolean): boolean {
  let [hidden, white, shaded] = [false, false, false];
  for (const { code, value } of settings(format)) {
    // 0x81: the opposite of what the style says.
    if (code === 0x083c) hidden = value[0] === 1 || value[0] === 0x81;
    else if (code === 0x4a43) hidden ||= value.length === 2 && value.readUInt16LE(0) < leastSize;
    else if (code === 0x2a42) white = value[0] === 8;
    else if (code === 0x6870) white = value[3] === 0 && value.subarray(0, 3).every((part) => part > 225);
    else if (code === 0xca71 || code === 0x4866 || code === 0x2a0c) shaded = true;
  }
  return hidden || (white && whiteHides && !shaded);
}

/** Runs of characters with what is unseen among them; the pages that say so are wiped, for nothing is left to doubt. */
function unseenRuns(word: Buffer, table: Buffer, whiteHides: boolean): { runs: Run[]; pages: Run[] } {
  const [from, length] = [word.readUInt32LE(0xfa), word.readUInt32LE(0xfe)];
  const list = table.subarray(from, from + length);
  const count = Math.max(0, Math.floor((list.length - 4) / 8));
  const runs: Run[] = [];
  const pages: Run[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = list.readUInt32LE((count + 1 + index) * 4) * page;
    const sheet = word.subarray(start, start + page);
    if (sheet.length < page) continue;
    pages.push({ start, end: start + page });
    const many = Math.min(sheet[page - 1] ?? 0, 101);
    for (let run = 0; run < many; run += 1) {
      const at = 2 * (sheet[(many + 1) * 4 + run] ?? 0);
      if (at === 0) continue;
      const format = sheet.subarray(at + 1, at + 1 + (sheet[at] ?? 0));
      if (!isUnseen(format, whiteHides)) continue;
      runs.push({ start: sheet.readUInt32LE(run * 4), end: sheet.readUInt32LE(run * 4 + 4) });
    }
  }
  return { runs, pages };
}

/** Where the text stands in the stream, and whether a letter takes one byte or two. */
function piecesOf(word: Buffer, table: Buffer): (Run & { wide: boolean })[] {
  let at = word.readUInt32LE(0x1a2);
  while (table[at] === 1) at += 3 + table.readUInt16LE(at + 1);
  if (table[at] !== 2) return [];
  const list = table.subarray(at + 5, at + 5 + table.readUInt32LE(at + 1));
  const count = Math.max(0, Math.floor((list.length - 4) / 12));
  return Array.from({ length: count }, (_, index) => {
    const letters = list.readUInt32LE((index + 1) * 4) - list.readUInt32LE(index * 4);
    const place = list.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    const wide = (place & 0x40000000) === 0;
    const start = wide ? place : (place & 0x3fffffff) / 2;
    return { start, end: start + letters * (wide ? 2 : 1), wide };
  });
}

/** Blanks in place of letters, so that everything else keeps its place; ends of lines and cells stay. */
function blankPiece(word: Buffer, start: number, end: number, wide: boolean): boolean {
  let any = false;
  for (let at = start; at + (wide ? 2 : 1) <= end; at += wide ? 2 : 1) {
    if ((wide ? word.readUInt16LE(at) : (word[at] ?? 0)) <= 0x20) continue;
    any = true;
    if (wide) word.writeUInt16LE(0x20, at);
    else word[at] = 0x20;
  }
  return any;
}

function blank(word: Buffer, runs: readonly Run[], pieces: readonly (Run & { wide: boolean })[]): boolean {
  let any = false;
  for (const { start, end, wide } of pieces) {
    for (const run of runs) {
      const last = Math.min(run.end, end, word.length);
      any = blankPiece(word, Math.max(run.start, start), last, wide) || any;
    }
  }
  return any;
}

/** `hidden`: unseen text was taken out. `doubtful`: there are marks of unseen text whose words cannot be told. */
export function withoutHiddenWords(file: Buffer): { bytes: Buffer; hidden: boolean; doubtful: boolean } {
  const bytes = Buffer.from(file);
  const marked = (data: Buffer) => unseenMarks.some((mark) => data.includes(mark));
  let word: Stream | null;
  let table: Stream | null;
  try {
    const stream = streamsOf(bytes);
    word = stream("WordDocument");
    table = word === null ? null : stream((word.bytes.readUInt16LE(10) & 0x0200) === 0 ? "0Table" : "1Table");
    if (word === null || table === null) return { bytes, hidden: false, doubtful: marked(file) };
    const whiteHides = !shading.some((mark) => file.includes(mark));
    const { runs, pages } = unseenRuns(word.bytes, table.bytes, whiteHides);
    const hidden = blank(word.bytes, runs, piecesOf(word.bytes, table.bytes));
    word.store();
    // What styles hide, and white that may stand on a dark ground, is for a person to compare.
    const rest = Buffer.from(word.bytes);
    if (whiteHides) for (const { start, end } of pages) rest.fill(0, start, end);
    return { bytes, hidden, doubtful: marked(rest) || marked(table.bytes) };
  } catch {
    // A file that does not hold together: the reader judges it.
    return { bytes: file, hidden: false, doubtful: marked(file) };
  }
}
