/**
 * Draws the pictures that show when somebody shares a page (web/public/og, 1200 x 630), one for each article and one
 * for everything else, in both languages. They are kept in the repository, because `npm start` needs no browser: run
 * `node tools/run.mjs tools/og-images.ts` after a title changes.
 */
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { readPosts } from "./lib/blog-files.ts";
import { root } from "./lib/bootstrap.mjs";
import { findChromium } from "./lib/chromium.ts";

const folder = join(root, "web/public/og");
/** Bytes; a share picture is loaded by phones too. */
const heaviest = 60_000;

const general = {
  es: ["¿Tienes dudas migratorias?", "Respuestas claras, con su fuente oficial y su fecha."],
  en: ["Immigration questions?", "Clear answers, with their official source and date."],
} as const;

const lines = {
  es: "Orientación, no asesoría legal. No somos el gobierno.",
  en: "Orientation, not legal advice. We are not the government.",
};

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Flat colours only: they keep the file small. */
function card(title: string, text: string, line: string): string {
  return `<!DOCTYPE html><meta charset="utf-8"><style>
    * { margin: 0; box-sizing: border-box }
    body { width: 1200px; height: 630px; background: #16213a; color: #faf6ee; font-family: system-ui, "DejaVu Sans", sans-serif; overflow: hidden }
    svg { position: absolute; inset: 0 }
    main { position: absolute; left: 72px; top: 64px; width: 790px; display: grid; gap: 26px }
    b { font-size: 40px }
    h1 { font-size: ${title.length > 60 ? 54 : 66}px; line-height: 1.14; letter-spacing: -0.012em; text-wrap: balance }
    p { font-size: 29px; line-height: 1.4; color: #c9d2e3; max-width: 720px }
    footer { position: absolute; left: 72px; bottom: 34px; font-size: 24px; color: #16213a; font-weight: 700 }
  </style>
  <svg width="1200" height="630" viewBox="0 0 1200 630" fill="none">
    <path d="M1016 268 0 16v504z" fill="#25304a"/><path d="M1016 268 1200 226v84z" fill="#4a4340"/>
    <path d="M0 540h1200v90H0z" fill="#f5b83d"/>
    <path d="M850 540c34-66 90-96 168-96s146 34 182 70v26z" fill="#0b1224"/>
    <path d="M998 290h36l22 166h-80z" fill="#faf6ee"/><path d="M994 246h44v44h-44z" fill="#f5b83d"/>
    <path d="M986 246 1016 212l30 34z" fill="#faf6ee"/><path d="M991 344h50M986 400h60" stroke="#16213a" stroke-width="5"/>
  </svg>
  <main><b>Faro</b><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main>
  <footer>${escapeHtml(line)}</footer>`;
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
mkdirSync(folder, { recursive: true });
for (const language of ["es", "en"] as const) {
  const [title, text] = general[language];
  const cards = [
    { name: "faro", title: title as string, text: text as string },
    ...readPosts(language).map((post) => ({ name: post.slug, title: post.title, text: "" })),
  ];
  for (const one of cards) {
    const file = join(folder, `${one.name}-${language}.png`);
    await page.setContent(card(one.title, one.text, lines[language]));
    await page.screenshot({ path: file });
    const { size } = statSync(file);
    console.log(`${one.name}-${language}.png ${size} bytes`);
    if (size > heaviest) throw new Error(`${file} is heavier than ${heaviest} bytes`);
  }
}
await browser.close();
