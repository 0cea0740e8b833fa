import { expect, type Page } from "@playwright/test";

/** Waits until this version is kept whole and answers for the page. */
export async function installed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated", undefined, {
    timeout: 30_000,
  });
}

/** Waits until the optional group is kept. Not by `waitForFunction`, which takes a promise for a yes. */
export async function keptGroup(page: Page, group: string): Promise<void> {
  const kept = () =>
    page.evaluate(async (name) => (await caches.match(name)) !== undefined, `/.kept/${group}`);
  await expect.poll(kept, { timeout: 30_000 }).toBe(true);
}

/** Opens a public page as the first of a visit, and waits until it is counted: from the second on, something is kept. */
export async function beginVisit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => Number(sessionStorage.getItem("faro_pages")) > 0);
}
