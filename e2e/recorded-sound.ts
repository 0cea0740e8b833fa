import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    /** The one that was started last. */
    recorder?: MediaRecorder;
  }
}

/** Call it before the page is opened. */
export async function watchRecorder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { start } = MediaRecorder.prototype;
    MediaRecorder.prototype.start = function (...slice) {
      window.recorder = this;
      start.apply(this, slice);
    };
  });
}

/** Waits until there is sound in the recording, which takes a busy machine a while: without it there is nothing to send. */
export async function soundRecorded(page: Page): Promise<void> {
  const bytes = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const { recorder } = window;
          if (recorder?.state !== "recording") return resolve(0);
          recorder.addEventListener("dataavailable", ({ data }) => resolve(data.size), { once: true });
          recorder.requestData();
        }),
    );
  await expect.poll(bytes).toBeGreaterThan(0);
}
