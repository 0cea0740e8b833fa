/** Takes the pictures of the video: the real app against a real server, at the size of a phone. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Picture } from "./scenes.ts";

/** CSS pixels of the phone; pictures have twice as many. */
export const phone = { width: 360, height: 700 };

/**
 * A browser on a phone has a recogniser, the one that takes the pictures has none: this stands in for it and hears
 * what it is told. Everything else on the pictures is the app itself.
 */
function standInForRecognition(): void {
  class Recognition {
    onstart: ((event: unknown) => void) | null = null;
    onresult: ((event: unknown) => void) | null = null;
    onend: ((event: unknown) => void) | null = null;
    start() {
      Object.assign(window, {
        hear: (transcript: string) => {
          const result = { isFinal: false, length: 1, 0: { transcript, confidence: 0.9 } };
          this.onresult?.({ resultIndex: 0, results: { length: 1, 0: result } });
        },
      });
      queueMicrotask(() => this.onstart?.({}));
    }
    stop() {
      queueMicrotask(() => this.onend?.({}));
    }
    abort() {
      queueMicrotask(() => this.onend?.({}));
    }
  }
  Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
  // A number that counts for show has no place in a video.
  localStorage.setItem("immigrantsCardDismissed", "true");
}

async function phoneContext(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: phone,
    deviceScaleFactor: 2,
    locale: "es-MX",
    colorScheme: "light",
    reducedMotion: "reduce",
    permissions: ["microphone"],
    serviceWorkers: "block",
  });
  await context.addInitScript(standInForRecognition);
  return context;
}

const shot = (page: Page) => page.screenshot({ type: "png" });

/** A picture that is taller than the phone, to move along. */
async function tallShot(page: Page, more: number): Promise<Buffer> {
  await page.setViewportSize({ ...phone, height: phone.height + more });
  const picture = await shot(page);
  await page.setViewportSize(phone);
  return picture;
}

async function ask(page: Page, question: string): Promise<void> {
  const answers = page.locator("article");
  const before = await answers.count();
  await page.getByRole("textbox").fill(question);
  await page.getByRole("textbox").press("Enter");
  await answers.nth(before).waitFor();
  await page.locator('article[aria-busy="false"]').nth(before).waitFor();
}

async function openApp(page: Page, path: string): Promise<void> {
  const status = page.waitForResponse(/\/api\/assistant\/status$/);
  await page.goto(path);
  await status;
  // Nobody reads aloud here; the screen would wait for a voice.
  await page.getByRole("button", { name: "Silenciar la voz" }).click();
}

/** The recogniser hears these words; the picture shows them in the field. */
async function hear(page: Page, words: string): Promise<Buffer> {
  await page.evaluate((text) => (window as unknown as { hear(text: string): void }).hear(text), words);
  await page.waitForFunction((text) => document.querySelector("textarea")?.value === text, words);
  return await shot(page);
}

async function takeVoice(page: Page): Promise<Partial<Record<Picture, Buffer>>> {
  await openApp(page, "/login");
  const demo = await shot(page);
  const heard = "¿Cómo renuevo mi permiso de trabajo?";
  await page.locator("button[data-state]").click();
  await page.locator('button[data-state="listening"]').waitFor();
  await page.waitForFunction(() => "hear" in window);
  const hearing = await hear(page, "¿Cómo renuevo");
  const full = await hear(page, heard);
  await page.locator("button[data-state]").click();
  await page.locator('article[aria-busy="false"]').waitFor();
  const answer = await shot(page);
  const source = page.locator("article a[href^='https://www.uscis.gov']").last();
  await source.evaluate((link) => link.scrollIntoView({ block: "center" }));
  return { demo, hearing, heard: full, answer, source: await shot(page) };
}

async function signUp(page: Page): Promise<void> {
  const response = await page.request.post("/api/auth/sign-up", {
    data: {
      email: "ana@example.com",
      password: "una clave para el video",
      firstName: "Ana",
      timeZone: "America/Chicago",
    },
  });
  if (!response.ok()) throw new Error(`signing up: ${response.status()}`);
  const session = await response.text();
  await page.goto("/landing");
  await page.evaluate((value) => localStorage.setItem("faro_session", value), session);
}

/** Every picture of the video. */
export async function takePictures(browser: Browser, url: string): Promise<Partial<Record<Picture, Buffer>>> {
  const guest = await phoneContext(browser, url);
  const page = await guest.newPage();
  await page.goto("/landing");
  const landing = await tallShot(page, 320);
  await page.getByRole("heading", { name: "Cómo te cuidamos" }).scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const heading = [...document.querySelectorAll("h2")].find(
      (one) => one.textContent === "Cómo te cuidamos",
    );
    heading?.scrollIntoView({ block: "start" });
    window.scrollBy(0, -70);
  });
  const protect = await shot(page);
  const voice = await takeVoice(page);
  await page.goto("/documents");
  await page.locator("main h1").waitFor();
  await page.waitForLoadState("networkidle");
  const forms = await tallShot(page, 280);
  await guest.close();

  const member = await phoneContext(browser, url);
  const chat = await member.newPage();
  await signUp(chat);
  await openApp(chat, "/chat");
  const leave = await shot(chat);
  await ask(chat, "Quiero arreglar mis papeles");
  await chat.locator("article fieldset").evaluate((choices) => choices.scrollIntoView({ block: "center" }));
  const clarify = await shot(chat);
  await openApp(chat, "/chat");
  await ask(chat, "ICE detuvo a mi esposo hoy, ¿qué hago?");
  const urgent = await shot(chat);
  await chat.goto("/procesa-documentos");
  await chat.locator("main h1").waitFor();
  await chat.waitForLoadState("networkidle");
  const letters = await shot(chat);
  await member.close();
  return { landing, protect, forms, letters, leave, clarify, urgent, ...voice };
}
