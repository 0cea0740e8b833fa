/** A real server for a file of journeys, a browser page that fails on console errors, and kept screenshots. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Session } from "@faro/contract/accounts/schemas.ts";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type RunningServer, type ServerScript, startServer } from "./run-server.ts";

const root = join(import.meta.dirname, "..");

interface Fixtures {
  /** Console messages and errors of the page that a test expects; anything else fails it. */
  allowedErrors: { patterns: RegExp[] };
  /** Keeps a picture as an artefact of the run. */
  picture: (name: string, part?: "page" | "screen") => Promise<void>;
}

interface WorkerFixtures {
  /** Settings of the server that this file's journeys run against. */
  serverEnv: Record<string, string>;
  /** What is started: the server, or `npm start` itself. */
  serverScript: ServerScript;
  server: RunningServer;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  serverEnv: [{}, { option: true, scope: "worker" }],
  serverScript: ["server/build/main.js", { option: true, scope: "worker" }],
  server: [
    async ({ serverEnv, serverScript }, use) => {
      const server = await startServer(serverEnv, serverScript);
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ context }, use) => {
    staysOffline(context);
    await use(context);
  },
  allowedErrors: [{ patterns: [] }, { option: true }],
  page: async ({ page, allowedErrors }, use) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await use(page);
    expect(errors.filter((text) => !allowedErrors.patterns.some((allowed) => allowed.test(text)))).toEqual(
      [],
    );
  },
  picture: async ({ page }, use) => {
    const folder = join(root, "test-results/pictures");
    mkdirSync(folder, { recursive: true });
    await use(async (name, part = "page") => {
      // A colour on its way to another is neither: what moves is shown at its end.
      const how = { fullPage: part === "page", animations: "disabled" } as const;
      await page.screenshot({ path: join(folder, `${name}.png`), ...how });
    });
  },
});

/**
 * Chromium 150 forgets on the next page that it was told to be without a network: requests fail, and `navigator.onLine` says yes. Each page is
 * told anew what holds, and the open ones when it changes.
 */
function staysOffline(context: BrowserContext): void {
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (offline) => {
    await setOffline(offline);
    await context.addInitScript(sayOnline, !offline);
    for (const page of context.pages()) await page.evaluate(sayOnline, !offline);
  };
}

function sayOnline(online: boolean): void {
  const was = navigator.onLine;
  const own = Object.getOwnPropertyDescriptor(navigator, "onLine");
  if (own !== undefined) Reflect.deleteProperty(navigator, "onLine");
  if (!online) Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
  if (online && !was && navigator.onLine) dispatchEvent(new Event("online"));
}

export { expect };

/** For what a letter's reader says: it gives way to everything else on the machine, four browsers here. */
export const expectRead = expect.configure({ timeout: 90_000 });

/** What the page's stand-in for the browser's speech services offers to a test. */
declare global {
  interface Window {
    /** Lets the recogniser hear something. */
    hear(text: string, final: boolean): void;
    /** Everything the browser's own voice was asked to say, in order. */
    spoken: string[];
    /** The language of each of them. */
    spokenIn: string[];
    recognition: { lang: string; continuous: boolean; interimResults: boolean } | null;
  }
}

/**
 * Replaces recognition and synthesis of the browser at their own interfaces: headless Chromium has the
 * interfaces but no service behind them. Each utterance takes a moment, so that order and overlap show.
 */
export async function installSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Recognition {
      lang = "";
      continuous = false;
      interimResults = false;
      maxAlternatives = 0;
      onstart: ((event: unknown) => void) | null = null;
      onresult: ((event: unknown) => void) | null = null;
      onend: ((event: unknown) => void) | null = null;
      onerror: ((event: unknown) => void) | null = null;
      start() {
        window.recognition = this;
        queueMicrotask(() => this.onstart?.({}));
      }
      stop() {
        queueMicrotask(() => this.onend?.({}));
      }
      abort() {
        queueMicrotask(() => this.onend?.({}));
      }
    }
    window.recognition = null;
    window.hear = (text, final) => {
      const result = { isFinal: final, length: 1, 0: { transcript: text, confidence: 0.9 } };
      (window.recognition as unknown as Recognition).onresult?.({
        resultIndex: 0,
        results: { length: 1, 0: result },
      });
    };
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });

    window.spoken = [];
    window.spokenIn = [];
    const voice = { name: "Paulina", lang: "es-MX", localService: true, default: true, voiceURI: "Paulina" };
    const english = {
      name: "Samantha",
      lang: "en-US",
      localService: true,
      default: false,
      voiceURI: "Samantha",
    };
    class Utterance {
      text: string;
      lang = "";
      voice = null;
      volume = 1;
      onstart: ((event: unknown) => void) | null = null;
      onend: ((event: unknown) => void) | null = null;
      onerror: ((event: unknown) => void) | null = null;
      constructor(text: string) {
        this.text = text;
      }
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const synthesis = {
      speaking: false,
      pending: false,
      getVoices: () => [english, voice],
      addEventListener: () => {},
      removeEventListener: () => {},
      speak(utterance: Utterance) {
        if (utterance.text.trim() !== "") {
          window.spoken.push(utterance.text);
          window.spokenIn.push(utterance.lang);
        }
        synthesis.speaking = true;
        timer = setTimeout(() => {
          utterance.onstart?.({});
          timer = setTimeout(() => {
            synthesis.speaking = false;
            utterance.onend?.({});
          }, 60);
        }, 5);
      },
      cancel() {
        clearTimeout(timer);
        synthesis.speaking = false;
      },
    };
    Object.defineProperty(window, "speechSynthesis", { value: synthesis });
    Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
  });
}

export const field = (page: Page) => page.getByRole("textbox");
export const microphone = (page: Page) => page.locator("button[data-state]");

/** Opens the demo and waits until the page answers to taps: its first call is made then. */
export async function openDemo(page: Page, language: "es" | "en" = "es"): Promise<void> {
  const status = page.waitForResponse(/\/api\/assistant\/status$/);
  await page.goto(language === "es" ? "/login" : "/en/login");
  await status;
  if (language === "en") await expect(page.locator("html")).toHaveAttribute("lang", "en");
}

/** Waits until the control shows that it listens and the recogniser runs. */
export async function listening(page: Page): Promise<void> {
  await expect(microphone(page)).toHaveAttribute("data-state", "listening");
  await expect.poll(() => page.evaluate(() => window.recognition !== null)).toBe(true);
}

/** Types a question and waits until its answer is complete. */
export async function askTyped(page: Page, question: string): Promise<void> {
  const answers = page.locator("article");
  const before = await answers.count();
  await field(page).fill(question);
  await expect(page.locator("button[type=submit]")).toBeEnabled();
  await field(page).press("Enter");
  await expect(answers).toHaveCount(before + 1);
  await expect(answers.last()).toHaveAttribute("aria-busy", "false");
}

/** Makes an account through the API and puts its session into the page's storage before any screen opens. */
export async function signUp(
  page: Page,
  options: { email?: string; password?: string; firstName?: string } = {},
): Promise<{ email: string; password: string; session: Session }> {
  const { email = `ana.${crypto.randomUUID().slice(0, 8)}@example.com`, password = "una clave de prueba" } =
    options;
  const response = await page.request.post("/api/auth/sign-up", {
    data: { email, password, firstName: options.firstName ?? "Ana", timeZone: "America/Chicago" },
  });
  expect(response.status()).toBe(200);
  const session = (await response.json()) as Session;
  await page.goto("/landing");
  await page.evaluate((value) => localStorage.setItem("faro_session", value), JSON.stringify(session));
  return { email, password, session };
}
