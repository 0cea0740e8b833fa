/** Does the work on one photo beside the page, then is ended by it. */
import { workOnPhoto } from "#web/letters/photo-work.ts";

addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  workOnPhoto(data).then(
    (photo) => postMessage({ photo }),
    () => postMessage({ photo: null }),
  );
});
