/**
 * Photos before they leave the phone: upright, straight, smaller, and drawn anew, so that no place, time or other hidden
 * data of the camera goes along.
 */
import { tiltOf } from "#web/letters/straighten.ts";

/** Longest side in pixels: letters of 8 points stay readable, a 12-megapixel photo shrinks below 1 MB. */
const longestSide = 2200;
const largestBytes = 950_000;
const qualities = [0.82, 0.7, 0.6, 0.5, 0.4];

/** The browser cannot open the picture; `heic` when the phone's own format is why. */
export class PhotoError extends Error {
  override name = "PhotoError";
  readonly heic: boolean;

  constructor(heic: boolean) {
    super("unreadable photo");
    this.heic = heic;
  }
}

function isHeic(file: File): boolean {
  return /hei[cf]/i.test(file.type) || /\.hei[cf]$/i.test(file.name);
}

function surface(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new PhotoError(false);
  return [canvas, context];
}

function tiltOfPicture(bitmap: ImageBitmap): number {
  const width = 480;
  const height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width));
  const [, context] = surface(width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const grey = new Uint8Array(width * height);
  for (let pixel = 0; pixel < grey.length; pixel += 1) {
    const at = pixel * 4;
    grey[pixel] = ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29) >> 8;
  }
  return tiltOf(grey, width, height);
}

function draw(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const [canvas, context] = surface(width, height);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  const tilt = tiltOfPicture(bitmap);
  context.translate(width / 2, height / 2);
  context.rotate((-tilt * Math.PI) / 180);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, -width / 2, -height / 2, width, height);
  return canvas;
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new PhotoError(false)) : resolve(blob)),
      "image/jpeg",
      quality,
    ),
  );
}

/** A JPEG of at most about a megabyte. Throws PhotoError when the browser cannot open the picture. */
export async function preparePhoto(file: File, signal: AbortSignal): Promise<Blob> {
  let bitmap: ImageBitmap;
  try {
    // The camera's note on how it was held is followed, then lost.
    bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    throw new PhotoError(isHeic(file));
  }
  try {
    signal.throwIfAborted();
    const canvas = draw(bitmap);
    let blob = await toJpeg(canvas, qualities[0] ?? 0.8);
    for (const quality of qualities.slice(1)) {
      if (blob.size <= largestBytes) break;
      signal.throwIfAborted();
      blob = await toJpeg(canvas, quality);
    }
    return blob;
  } finally {
    bitmap.close();
  }
}
