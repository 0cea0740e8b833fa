/**
 * Makes the intro video of the landing page: `npm run video`. Takes pictures of the real app, films them in a quiet
 * frame, and writes MP4, WebM, captions and poster to web/public/media. Needs Chromium, ffmpeg and a built web app.
 * There is no sound: the captions say everything, and the video plays where a voice would give a person away.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { startProcess } from "../../bench/lib/processes.ts";
import { root } from "../lib/bootstrap.mjs";
import { findChromium } from "../lib/chromium.ts";
import { captions, scenes, videoLength } from "./scenes.ts";
import { momentAt, size, stageHtml } from "./stage.ts";
import { phone, takePictures } from "./take-pictures.ts";

const media = join(root, "web/public/media");
const icons = join(root, "web/public/icons");
const framesPerSecond = 20;
/** Bytes: both videos together, and the poster. */
const limits = { videos: 6_000_000, poster: 60_000, screen: 90_000 };

/** Films the stage. A moment that looks like the one before is not filmed again but shown longer. */
async function film(browser: Browser, html: string, folder: string): Promise<string> {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(html, { waitUntil: "load" });
  const list: string[] = [];
  let last = "";
  let shots = 0;
  for (let frame = 0; frame < videoLength * framesPerSecond; frame += 1) {
    const moment = momentAt(scenes, frame / framesPerSecond);
    const key = JSON.stringify(moment);
    if (key !== last) {
      last = key;
      shots += 1;
      await page.evaluate(`draw(${key})`);
      await page.screenshot({ path: join(folder, `${shots}.png`) });
    }
    list.push(`file '${shots}.png'\nduration ${1 / framesPerSecond}`);
  }
  await page.evaluate(`draw(${JSON.stringify(momentAt(scenes, 4))})`);
  await page.screenshot({ path: join(media, "intro-poster.jpg"), type: "jpeg", quality: 70 });
  await page.close();
  console.log(`${shots} pictures filmed`);
  const file = join(folder, "list.txt");
  writeFileSync(file, `${list.join("\n")}\nfile '${shots}.png'\n`);
  return file;
}

function encode(list: string, name: string, options: string[]): number {
  const path = join(media, name);
  const input = ["-f", "concat", "-safe", "0", "-i", list, "-t", String(videoLength), "-an"];
  const output = ["-r", String(framesPerSecond), "-pix_fmt", "yuv420p", "-map_metadata", "-1", ...options];
  const args = ["-y", "-loglevel", "error", ...input, ...output, path];
  const { status, error } = spawnSync("ffmpeg", args, { stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) throw new Error(`ffmpeg could not make ${name}: ${error?.message ?? status}`);
  const { size: bytes } = statSync(path);
  console.log(`${name} ${bytes} bytes`);
  return bytes;
}

function weigh(path: string, limit: number): void {
  const { size: bytes } = statSync(path);
  console.log(`${path.slice(root.length + 1)} ${bytes} bytes`);
  if (bytes > limit) throw new Error(`${path} is heavier than ${limit} bytes`);
}

/** Two pictures for the installation dialog of the phone's browser. */
async function writeScreens(browser: Browser, pictures: Partial<Record<string, Buffer>>): Promise<void> {
  for (const [name, picture] of [
    ["screen-ask", pictures.demo],
    ["screen-answer", pictures.answer],
  ] as const) {
    if (picture === undefined) throw new Error(`no picture for ${name}`);
    const page = await browser.newPage({ viewport: phone, deviceScaleFactor: 2 });
    await page.setContent(
      `<style>*{margin:0}</style><img style="width:${phone.width}px;display:block" src="data:image/png;base64,${picture.toString("base64")}">`,
    );
    const path = join(icons, `${name}.jpg`);
    await page.screenshot({ path, type: "jpeg", quality: 62 });
    await page.close();
    weigh(path, limits.screen);
  }
}

mkdirSync(media, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), "faro-video-"));
const server = await startProcess("server/build/main.js", /open at (http:\/\/\S+)/, {});
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"],
});
try {
  const pictures = await takePictures(browser, server.url);
  for (const [name, picture] of Object.entries(pictures))
    writeFileSync(join(folder, `taken-${name}.png`), picture);
  await writeScreens(browser, pictures);
  const list = await film(browser, stageHtml(scenes, pictures), folder);
  const x264 = ["-c:v", "libx264", "-preset", "medium", "-tune", "stillimage", "-crf", "27", "-g", "200"];
  const vp9 = [
    "-c:v",
    "libvpx-vp9",
    "-b:v",
    "0",
    "-crf",
    "40",
    "-cpu-used",
    "4",
    "-row-mt",
    "1",
    "-g",
    "200",
  ];
  const mp4 = encode(list, "intro.mp4", [...x264, "-movflags", "+faststart"]);
  const webm = encode(list, "intro.webm", vp9);
  if (mp4 + webm > limits.videos) throw new Error(`the videos are heavier than ${limits.videos} bytes`);
  weigh(join(media, "intro-poster.jpg"), limits.poster);
  for (const language of ["es", "en"] as const) {
    writeFileSync(join(media, `intro.${language}.vtt`), captions(language));
  }
} finally {
  await browser.close();
  await server.stop();
  if (process.env.KEEP_PICTURES === undefined) rmSync(folder, { recursive: true });
  else console.log(`pictures are in ${folder}`);
}
