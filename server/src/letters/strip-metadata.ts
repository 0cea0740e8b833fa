/** Pictures without EXIF, places and comments, for what leaves the server. Pixels are not touched. */

/** Where the picture ends: some cameras append a second one, with its own EXIF and place. */
function endOfJpeg(bytes: Buffer, scan: number): number {
  let at = scan;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)) at += 1;
    else if (marker === 0xd9) return at + 2;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return bytes.length;
}

function stripJpeg(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xda) break;
    const length = 2 + bytes.readUInt16BE(at + 2);
    // APP1 to APP13 and APP15 hold EXIF, XMP and thumbnails; APP0 and APP14 say how colours are written.
    const private_ = (marker >= 0xe1 && marker <= 0xed) || marker === 0xef || marker === 0xfe;
    if (!private_) parts.push(bytes.subarray(at, at + length));
    at += length;
  }
  parts.push(bytes.subarray(at, endOfJpeg(bytes, at)));
  return Buffer.concat(parts);
}

const pngKept = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "sRGB", "cHRM"]);

function stripPng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = 12 + bytes.readUInt32BE(at);
    if (pngKept.has(bytes.subarray(at + 4, at + 8).toString("latin1")))
      parts.push(bytes.subarray(at, at + length));
    at += length;
  }
  return Buffer.concat(parts);
}

function stripWebp(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = 8 + bytes.readUInt32LE(at + 4);
    const padded = length + (length % 2);
    const name = bytes.subarray(at, at + 4).toString("latin1");
    if (name !== "EXIF" && name !== "XMP ") parts.push(bytes.subarray(at, at + padded));
    at += padded;
  }
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(12);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(4 + body.length, 4);
  head.write("WEBP", 8, "latin1");
  return Buffer.concat([head, body]);
}

export function stripMetadata(bytes: Buffer, type: "jpeg" | "png" | "webp"): Buffer {
  return type === "jpeg" ? stripJpeg(bytes) : type === "png" ? stripPng(bytes) : stripWebp(bytes);
}
