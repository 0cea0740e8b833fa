import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** What the page sent by `fetch`; the browser's own record has no body for streamed requests. */
    sentBodies: { url: string; body: string }[];
  }
}

/** Records the bodies of requests before they leave. */
export async function recordBodies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.sentBodies = [];
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      const again = request.clone();
      window.sentBodies.push({ url: request.url, body: await request.text() });
      return await send(again);
    };
  });
}

export const sentBodies = (page: Page) => page.evaluate(() => window.sentBodies);
