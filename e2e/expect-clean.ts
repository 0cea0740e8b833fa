import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./fixtures.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface CleanOptions {
  /** Part that another journey looks at, as a selector. */
  exclude?: string;
  /** Said with what is found, where several pages are looked through. */
  where?: string;
  /** The screen has no twin in the light: all rules, not only those of colour, are for this look. */
  onlyLook?: boolean;
  /** Scrolls to the top first: half under a sticky strip a link would count as too small a target. */
  fromTop?: boolean;
}

/** Less than a button's height, in CSS pixels. */
const asideStrip = 30;

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds, a line for each rule. Its code stays in the page: most pages are looked at more than once. */
async function violations(page: Page, only: string[], exclude: string | undefined): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return await page.evaluate(
    async ({ only, exclude }) => {
      // A colour on its way to another is neither: what moves is moved to its end. What turns for ever turns on.
      for (const animation of document.getAnimations()) {
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
      }
      const { violations } = await window.axe.run(
        { include: [["html"]], exclude: exclude === undefined ? [] : [[exclude]] },
        { runOnly: only, resultTypes: ["violations"] },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    },
    { only, exclude },
  );
}

/**
 * axe finds nothing on what is shown, and nothing sticks out at the side. In the dark only colours differ from the same
 * screen in the light, so only their rules are tried there.
 */
export async function expectClean(page: Page, options: CleanOptions = {}): Promise<void> {
  const { exclude, where = new URL(page.url()).pathname, onlyLook = false, fromTop = false } = options;
  if (fromTop) await page.evaluate(() => scrollTo(0, 0));
  const dark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const only = dark && !onlyLook ? ["color-contrast"] : tags;
  const looked = async () => {
    const found = await violations(page, only, exclude);
    // Half under the sticky strip any button is a small target; one that is too small is so at every place.
    if (found.some((one) => one.startsWith("target-size")))
      await page.evaluate((by) => scrollBy({ top: by, behavior: "instant" }), -asideStrip);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    return { where, found, overflow };
  };
  // A list is dimmed while its next state is fetched; what is wrong stays wrong.
  await expect.poll(looked, { timeout: 20_000 }).toEqual({ where, found: [], overflow: 0 });
}

/** A width and a colour scheme, and its name for a picture. */
export interface Look {
  width: 360 | 1280;
  colorScheme: "light" | "dark";
  name: string;
}

const looks: Look[] = ([360, 1280] as const).flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({
    width,
    colorScheme,
    name: `${width}-${colorScheme}`,
  })),
);

/** Takes a look: the page may be open, it follows. */
export async function takeLook(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

/** Looks at what is shown in every width and colour, and leaves it narrow and light. */
export async function inEveryLook(page: Page, look: (look: Look) => Promise<void>): Promise<void> {
  for (const one of looks) {
    await takeLook(page, one);
    await look(one);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}
