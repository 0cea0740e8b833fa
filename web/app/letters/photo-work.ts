/**
 * A photo made ready for the way: upright, straight, smaller, and drawn anew, so that no place, time or other hidden
 * data of the camera goes along. Runs in a worker, so that the phone stays usable; on the page where there is none.
 */
import { tiltOf } from "#web/letters/straighten.ts";

/** Longest side in pixels: letters of 8 points stay readable, a 12-megapixel photo shrinks below 1 MB. */
const longestSide = 2200;
const largestBytes = 950_000;
/** JPEG qualities, and about how large each makes a grainy photo, measured by the first. */
const qualities = [
  { quality: 0.82, share: 1 },
  { quality: 0.7, share: 0.72 },
  { quality: 0.6, share: 0.6 },
  { quality: 0.5, share: 0.52 },
  { quality: 0.4, share: 0.45 },
];

type Surface = HTMLCanvasElement | OffscreenCanvas;
type Drawing = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

function surface(width: number, height: number, read: boolean): [Surface, Drawing] {
  const canvas =
    typeof OffscreenCanvas === "undefined"
      ? Object.assign(document.createElement("canvas"), { width, height })
      : new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: read, alpha: false }) as Drawing | null;
  if (context === null) throw new Error("no drawing surface");
  return [canvas, context];
}

function tiltOfPicture(bitmap: ImageBitmap): number {
  const width = 480;
  const height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width));
  const [, context] = surface(width, height, true);
  context.drawImage(bitmap, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const grey = new Uint8Array(width * height);
  for (let pixel = 0; pixel < grey.length; pixel += 1) {
    const at = pixel * 4;
    grey[pixel] = ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29) >> 8;
  }
  return tiltOf(grey, width, height);
}

function draw(bitmap: ImageBitmap): Surface {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const [canvas, context] = surface(width, height, false);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  const tilt = tiltOfPicture(bitmap);
  context.translate(width / 2, height / 2);
  context.rotate((-tilt * Math.PI) / 180);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, -width / 2, -height / 2, width, height);
  return canvas;
}

function toJpeg(canvas: Surface, quality: number): Promise<Blob> {
  if ("convertToBlob" in canvas) return canvas.convertToBlob({ type: "image/jpeg", quality });
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)),
      "image/jpeg",
      quality,
    ),
  );
}

/** A JPEG of at most about a megabyte. Throws when the browser cannot open the picture. */
export async function workOnPhoto(file: Blob): Promise<Blob> {
  // The camera's note on how it was held is followed, then lost.
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  let canvas: Surface;
  try {
    canvas = draw(bitmap);
  } finally {
    // The whole photo is 48 MB as pixels.
    bitmap.close();
  }
  const [best, ...lower] = qualities;
  const first = await toJpeg(canvas, best?.quality ?? 0.8);
  if (first.size <= largestBytes) return first;
  let blob = first;
  for (const { quality, share } of lower) {
    // What cannot be small enough is not even tried, except the last.
    if (first.size * share > largestBytes * 1.1 && quality > 0.4) continue;
    blob = await toJpeg(canvas, quality);
    if (blob.size <= largestBytes) break;
  }
  return blob;
}
