/**
 * Draws the icons of the installed app from web/public/faro.svg. They are kept in the repository, because `npm start`
 * needs no browser: run `node tools/run.mjs tools/app-icons.ts` after the mark changes.
 */
import { mkdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { root } from "./lib/bootstrap.mjs";
import { findChromium } from "./lib/chromium.ts";

const folder = join(root, "web/public/icons");
const mark = readFileSync(join(root, "web/public/faro.svg"), "utf8");
/** Bytes; a phone loads two or three of them. */
const heaviest = 25_000;

/** The whole square in the mark's ground; `share` is what the drawing takes of it. */
const square = mark.replace(/ rx="[\d.]+"/, ' rx="0"');
const icons = [
  { name: "icon-192", size: 192, svg: mark, share: 1, ground: "transparent" },
  { name: "icon-512", size: 512, svg: mark, share: 1, ground: "transparent" },
  // Launchers cut these to their own shape: only the middle 80 % is safe.
  { name: "maskable-192", size: 192, svg: square, share: 0.72, ground: "#16213a" },
  { name: "maskable-512", size: 512, svg: square, share: 0.72, ground: "#16213a" },
  { name: "apple-touch-icon", size: 180, svg: square, share: 0.88, ground: "#16213a" },
];

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
mkdirSync(folder, { recursive: true });
for (const { name, size, svg, share, ground } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const side = Math.round(size * share);
  await page.setContent(`<!DOCTYPE html><style>
    body { margin: 0; width: ${size}px; height: ${size}px; background: ${ground}; display: grid; place-content: center }
    svg { width: ${side}px; height: ${side}px; display: block }</style>${svg}`);
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path, omitBackground: true });
  await page.close();
  const { size: bytes } = statSync(path);
  console.log(`${name}.png ${bytes} bytes`);
  if (bytes > heaviest) throw new Error(`${path} is heavier than ${heaviest} bytes`);
}
await browser.close();
