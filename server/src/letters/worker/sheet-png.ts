/** The grey picture of a scanned sheet as PNG: what a language model may see of a scan is what a person sees of it. */
import { crc32, deflateSync } from "node:zlib";

export interface GreySheet {
  width: number;
  height: number;
  /** One byte a pixel. */
  grey: Uint8Array;
}

/** Longest side that goes out; small print stays readable. */
const longest = 2000;

/** Each pixel the mean of a square of `by` pixels. */
function smaller({ width, height, grey }: GreySheet, by: number): GreySheet {
  if (by === 1) return { width, height, grey };
  const [wide, high] = [Math.floor(width / by), Math.floor(height / by)];
  const out = new Uint8Array(wide * high);
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      let sum = 0;
      for (let row = 0; row < by; row += 1) {
        const from = (y * by + row) * width + x * by;
        for (let column = 0; column < by; column += 1) sum += grey[from + column] ?? 0;
      }
      out[y * wide + x] = sum / (by * by);
    }
  }
  return { width: wide, height: high, grey: out };
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, check]);
}

export function sheetPng(sheet: GreySheet): Uint8Array {
  const by = Math.max(1, Math.ceil(Math.max(sheet.width, sheet.height) / longest));
  const { width, height, grey } = smaller(sheet, by);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, grey.
  header.writeUInt8(8, 8);
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1)
    rows.set(grey.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
