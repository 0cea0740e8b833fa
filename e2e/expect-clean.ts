import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

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

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * axe finds nothing on what is shown, and nothing sticks out at the side. In the dark only colours differ from the same
 * screen in the light, so only their rules are tried there.
 */
export async function expectClean(page: Page, options: CleanOptions = {}): Promise<void> {
  const { exclude, where = new URL(page.url()).pathname, onlyLook = false, fromTop = false } = options;
  if (fromTop) await page.evaluate(() => scrollTo(0, 0));
  const dark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const axe = new AxeBuilder({ page });
  if (dark && !onlyLook) axe.withRules("color-contrast");
  else axe.withTags(rules);
  if (exclude !== undefined) axe.exclude(exclude);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect({ where, found, overflow }).toEqual({ where, found: [], overflow: 0 });
}
