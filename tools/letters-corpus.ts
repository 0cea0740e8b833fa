/**
 * `node tools/run.mjs tools/letters-corpus.ts [folder] [rounds]` writes the letters of bench/letters as text PDF, clean PNG
 * and phone-like photo (tilted 3 to 5 degrees, shadow, noise, JPEG quality 40), with `truth.json` beside them.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { type CorpusLetter, corpus } from "../bench/letters/corpus.ts";
import { findChromium } from "./lib/chromium.ts";

/** Drawn in the page: a sheet on a table, photographed by hand. Same seed, same photo. */
async function photoOf(page: Page, png: Buffer, seed: number): Promise<Buffer> {
  const url = await page.evaluate(
    async ({ source, seed }) => {
      let state = seed;
      const random = () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 4_294_967_296;
      };
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = 1900;
      canvas.height = 2400;
      const ink = canvas.getContext("2d") as CanvasRenderingContext2D;
      const table = ["#6b5a48", "#3c3a3a", "#8d8577", "#4f5b4a"][seed % 4] ?? "#555";
      ink.fillStyle = table;
      ink.fillRect(0, 0, canvas.width, canvas.height);
      const tilt = (3 + random() * 2) * (random() < 0.5 ? -1 : 1);
      ink.translate(canvas.width / 2, canvas.height / 2);
      ink.rotate((tilt * Math.PI) / 180);
      ink.filter = "blur(0.6px)";
      ink.drawImage(image, -816, -1056, 1632, 2112);
      ink.resetTransform();
      ink.filter = "none";
      // The shadow of a hand, from one side.
      const side = random() < 0.5 ? 0 : canvas.width;
      const shade = ink.createLinearGradient(side, 0, canvas.width - side, canvas.height);
      shade.addColorStop(0, `rgba(10,8,4,${0.4 + random() * 0.2})`);
      shade.addColorStop(0.45, "rgba(20,16,8,0.15)");
      shade.addColorStop(1, "rgba(255,240,210,0.08)");
      ink.fillStyle = shade;
      ink.fillRect(0, 0, canvas.width, canvas.height);
      const data = ink.getImageData(0, 0, canvas.width, canvas.height);
      for (let at = 0; at < data.data.length; at += 4) {
        const grain = (random() - 0.5) * 44;
        for (let channel = 0; channel < 3; channel += 1)
          data.data[at + channel] = (data.data[at + channel] ?? 0) + grain;
      }
      ink.putImageData(data, 0, 0);
      return canvas.toDataURL("image/jpeg", 0.4);
    },
    { source: `data:image/png;base64,${png.toString("base64")}`, seed },
  );
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

export type CorpusTruth = Pick<CorpusLetter, "id" | "kind" | "receipt" | "alien" | "deadline">;

export async function writeCorpus(folder: string, rounds: number): Promise<CorpusTruth[]> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findChromium() });
  const letters = corpus(rounds);
  try {
    const page = await browser.newPage({ viewport: { width: 816, height: 1056 }, deviceScaleFactor: 2 });
    for (const [index, { id, html }] of letters.entries()) {
      await page.setContent(html);
      const png = await page.screenshot({ fullPage: false });
      writeFileSync(join(folder, `${id}.png`), png);
      writeFileSync(
        join(folder, `${id}.pdf`),
        await page.pdf({ width: "816px", height: "1056px", printBackground: true }),
      );
      writeFileSync(join(folder, `${id}.jpg`), await photoOf(page, png, 7919 * (index + 1)));
    }
  } finally {
    await browser.close();
  }
  const truth = letters.map(({ id, kind, receipt, alien, deadline }) => ({
    id,
    kind,
    receipt,
    alien,
    deadline,
  }));
  writeFileSync(join(folder, "truth.json"), `${JSON.stringify(truth, null, 2)}\n`);
  return truth;
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? "letters-corpus");
  const truth = await writeCorpus(folder, Number(process.argv[3] ?? "1"));
  console.log(`${truth.length} letters in ${folder}`);
}
