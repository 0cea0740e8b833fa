/** Photos before they leave the phone (photo-work.ts), with the screen free meanwhile and a way to stop. */

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

/** In a worker of its own: ended with the photo, or at once when the person cancels. */
function inWorker(file: File, signal: AbortSignal): Promise<Blob> {
  const worker = new Worker(new URL("./photo-worker.ts", import.meta.url), { type: "module" });
  return new Promise<Blob>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    worker.addEventListener("message", ({ data }: MessageEvent<{ photo: Blob | null }>) =>
      data.photo === null ? reject(new PhotoError(isHeic(file))) : resolve(data.photo),
    );
    worker.addEventListener("error", () => reject(new Error("the worker did not start")));
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}

async function onPage(file: File): Promise<Blob> {
  const { workOnPhoto } = await import("#web/letters/photo-work.ts");
  return await workOnPhoto(file).catch(() => {
    throw new PhotoError(isHeic(file));
  });
}

/** A JPEG of at most about a megabyte. Throws PhotoError when the browser cannot open the picture. */
export async function preparePhoto(file: File, signal: AbortSignal): Promise<Blob> {
  signal.throwIfAborted();
  if (typeof OffscreenCanvas !== "undefined") {
    try {
      return await inWorker(file, signal);
    } catch (error) {
      // An older browser without such workers, or none to be had: the page does it itself.
      if (signal.aborted || error instanceof PhotoError) throw error;
    }
  }
  return await onPage(file);
}
