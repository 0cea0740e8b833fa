/** Size and number of pictures of an image, read from its headers before anything is unpacked (security F4). */
import { letterLimits } from "@faro/contract/letters/limits.ts";
import { CodedError } from "#server/errors.ts";

interface ImageHeader {
  width: number;
  height: number;
}

function damaged(): never {
  throw new CodedError("LETTER_DAMAGED");
}

/** Frames whose header holds the size: all SOF markers but DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegHeader(bytes: Buffer): ImageHeader {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) damaged();
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) {
      const channels = bytes[at + 9] ?? 0;
      // Print colours (CMYK) are no photo of a letter and trip readers.
      if (channels !== 1 && channels !== 3) damaged();
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    if (marker === 0xd9 || marker === 0xda) damaged();
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) damaged();
    at += 2 + length;
  }
  return damaged();
}

function pngHeader(bytes: Buffer): ImageHeader {
  if (bytes.length < 33 || bytes.subarray(12, 16).toString("latin1") !== "IHDR") damaged();
  let at = 8;
  let ended = false;
  while (at + 8 <= bytes.length && !ended) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.subarray(at + 4, at + 8).toString("latin1");
    // More than one picture in a file.
    if (name === "acTL") throw new CodedError("LETTER_TYPE");
    ended = name === "IEND";
    at += 12 + length;
  }
  if (!ended || at > bytes.length) damaged();
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function webpHeader(bytes: Buffer): ImageHeader {
  if (bytes.length < 30) damaged();
  const chunk = bytes.subarray(12, 16).toString("latin1");
  if (chunk === "VP8X") {
    if (((bytes[20] ?? 0) & 0x02) !== 0) throw new CodedError("LETTER_TYPE");
    return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
  }
  if (chunk === "VP8L") {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== "VP8 ") damaged();
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

const readers = { jpeg: jpegHeader, png: pngHeader, webp: webpHeader };

/** Throws LETTER_PIXELS over 25 megapixels, LETTER_DAMAGED when the headers do not hold together. */
export function checkImage(bytes: Buffer, type: "jpeg" | "png" | "webp"): ImageHeader {
  const header = readers[type](bytes);
  const { width, height } = header;
  if (width * height > letterLimits.pixels || Math.max(width, height) > 20_000)
    throw new CodedError("LETTER_PIXELS");
  if (Math.min(width, height) < 50) damaged();
  return header;
}
