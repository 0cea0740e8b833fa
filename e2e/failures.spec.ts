import type { Page } from "@playwright/test";
import en from "../web/app/assistant/locales/en.json" with { type: "json" };
import es from "../web/app/assistant/locales/es.json" with { type: "json" };
import { askTyped, expect, field, installSpeech, listening, microphone, openDemo, test } from "./fixtures.ts";
import { soundRecorded, watchRecorder } from "./recorded-sound.ts";

test.use({
  permissions: ["microphone"],
  allowedErrors: { patterns: [/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/] },
});

test("without a network the question stays in the field and can be sent again", async ({ page, context }) => {
  await installSpeech(page);
  await openDemo(page);
  await context.setOffline(true);
  await field(page).fill("¿Qué es el TPS?");
  await field(page).press("Enter");
  await expect(page.getByText("Error al enviar el mensaje")).toBeVisible();
  // Said once: in the card, not again as a toast.
  await expect(page.getByRole("alert")).toHaveCount(1);
  await expect(page.getByText(/No hay conexión/)).toHaveCount(1);
  // What cannot wait for the network, with numbers that dial.
  const danger = page.locator("[data-in-danger]");
  await expect(danger).toContainText("no abras, no firmes nada");
  await expect(danger.getByRole("link", { name: "911" })).toHaveAttribute("href", "tel:911");
  await expect(field(page)).toHaveValue("¿Qué es el TPS?");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Enviar otra vez" }).click();
  await expect(page.locator("article")).toHaveCount(1);
  await expect(page.locator("article")).toContainText("protege por un tiempo");
  await expect(page.locator("article").last()).toHaveAttribute("aria-busy", "false");
});

test("the guide on the phone is asked for again when its script did not come at once", async ({ page }) => {
  await installSpeech(page);
  await openDemo(page);
  await page.route("**/api/assistant/answers", (route) => route.abort());
  await page.route("**/assets/saved-guide-*.js", (route) => route.abort(), { times: 1 });
  await field(page).fill("¿Qué es el TPS?");
  await field(page).press("Enter");
  await expect(page.getByText("Error al enviar el mensaje")).toBeVisible();
  await page.getByRole("button", { name: "Ver la respuesta guardada" }).click();
  await expect(page.locator("article").last()).toContainText("Sin internet: respuesta de la guía guardada");
});

test("a question that came back and was corrected is sent as it stands in the field", async ({
  page,
  context,
}) => {
  await installSpeech(page);
  await openDemo(page);
  await context.setOffline(true);
  await field(page).fill("¿Qué es el TPR?");
  await field(page).press("Enter");
  await expect(page.getByText("Error al enviar el mensaje")).toBeVisible();
  await field(page).fill("¿Qué es el TPS?");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Enviar otra vez" }).click();
  await expect(page.locator("article")).toHaveCount(1);
  await expect(page.locator("article")).toContainText("¿Qué es el TPS?");
  await expect(field(page)).toHaveValue("");
});

test("without a network, in English: 'Failed to send message'", async ({ page, context }) => {
  await installSpeech(page);
  const status = page.waitForResponse(/\/api\/assistant\/status$/);
  await page.goto("/en/login");
  await status;
  await context.setOffline(true);
  await field(page).fill("What is TPS?");
  await field(page).press("Enter");
  await expect(page.getByText("Failed to send message")).toBeVisible();
  await expect(field(page)).toHaveValue("What is TPS?");
});

type ToastName = Exclude<keyof typeof es.toast, "iosHome">;

/** Its title and its text stand together in one toast. */
async function expectToast(page: Page, name: ToastName, language: "es" | "en" = "es"): Promise<void> {
  const { title, text } = (language === "es" ? es : en).toast[name];
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: text });
  await expect(toast).toBeVisible();
  await expect(toast.locator("[data-title]")).toHaveText(title);
}

const microphoneFailures = [
  ["NotAllowedError", "Permiso denegado", "mic-denied"],
  ["NotFoundError", "Micrófono no encontrado", "mic-not-found"],
  ["NotReadableError", "Error de micrófono", "mic-failed"],
] as const;

for (const [error, title, name] of microphoneFailures) {
  for (const language of ["es", "en"] as const) {
    test(`microphone ${error}: ${title} (${language})`, async ({ page }) => {
      await installSpeech(page);
      await page.addInitScript((refused) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", refused));
      }, error);
      await openDemo(page, language);
      await microphone(page).click();
      await expectToast(page, name, language);
      if (language === "es") expect(es.toast[name].title).toBe(title);
      await expect(microphone(page)).toHaveAttribute("data-state", "idle");
    });
  }
}

for (const language of ["es", "en"] as const) {
  test(`a microphone that is refused: where to allow it stands there until it works (${language})`, async ({
    page,
  }) => {
    await installSpeech(page);
    await page.addInitScript(() => {
      const { mediaDevices } = navigator;
      const ask = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));
      Object.assign(window, { allow: () => Object.assign(mediaDevices, { getUserMedia: ask }) });
    });
    await openDemo(page, language);
    const { idle, "mic-denied": where } = (language === "es" ? es : en).voice;
    const hint = page.getByRole("status").filter({ hasText: where });
    await microphone(page).click();
    await expect(hint).toBeVisible();
    await askTyped(page, language === "es" ? "¿Qué es el TPS?" : "What is TPS?");
    await expect(hint).toBeVisible();
    await microphone(page).click();
    await expect(hint).toBeVisible();
    await page.evaluate(() => (window as unknown as { allow(): void }).allow());
    await microphone(page).click();
    await listening(page);
    await page.evaluate(() => window.hear("que es", false));
    await field(page).fill("");
    await expect(page.getByText(idle)).toBeVisible();
    await expect(hint).toHaveCount(0);
  });
}

test("a browser without media devices: Error de compatibilidad", async ({ page }) => {
  await installSpeech(page);
  await page.addInitScript(() => Object.defineProperty(navigator, "mediaDevices", { value: undefined }));
  await openDemo(page);
  await microphone(page).click();
  await expectToast(page, "mic-unsupported");
  expect(es.toast["mic-unsupported"].title).toBe("Error de compatibilidad");
});

test("a page that is not secure: Error de seguridad", async ({ page }) => {
  await installSpeech(page);
  await page.addInitScript(() => Object.defineProperty(window, "isSecureContext", { value: false }));
  await openDemo(page);
  await microphone(page).click();
  await expectToast(page, "mic-insecure");
  expect(es.toast["mic-insecure"].title).toBe("Error de seguridad");
});

test("a browser without recognition: No soportado, and typing goes on", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await openDemo(page);
  await microphone(page).click();
  await expectToast(page, "unsupported");
  expect(es.toast.unsupported.title).toBe("No soportado");
  await expect(field(page)).toBeEnabled();
});

test("an app on an iPhone's home screen says what to do instead", async ({ page }) => {
  await page.addInitScript(() => {
    const agent =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1";
    Object.defineProperty(navigator, "userAgent", { value: agent });
    Object.defineProperty(navigator, "standalone", { value: true });
  });
  await installSpeech(page);
  await openDemo(page);
  await microphone(page).click();
  await expect(page.getByText("Toca el micrófono de tu teclado o abre Faro en Safari.")).toBeVisible();
  await expect(field(page)).toBeEnabled();
});

test("recognition that never begins: the voice assistant cannot start", async ({ page }) => {
  await installSpeech(page);
  await page.addInitScript(() => {
    for (const name of ["SpeechRecognition", "webkitSpeechRecognition"] as const) {
      const Engine = (window as unknown as Record<string, new () => { start(): void }>)[name];
      if (Engine !== undefined) Engine.prototype.start = () => {};
    }
  });
  await openDemo(page);
  await microphone(page).click();
  await expectToast(page, "watchdog");
  expect(es.toast.watchdog).toEqual({
    title: "Error",
    text: "No se pudo inicializar el asistente de voz. Por favor, intente más tarde.",
  });
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  await expect(field(page)).toBeEnabled();
});

/** As in some web views: the recogniser starts, ends, and says neither a word nor an error. */
async function endingAtOnce(page: Page): Promise<void> {
  await installSpeech(page);
  await page.addInitScript(() => {
    const { SpeechRecognition } = window as unknown as {
      SpeechRecognition: { prototype: Record<"start" | "onstart" | "onend", (event?: unknown) => void> };
    };
    let ended = 0;
    SpeechRecognition.prototype.start = function () {
      setTimeout(() => this.onstart?.({}));
      setTimeout(() => {
        ended += 1;
        document.documentElement.dataset.ended = String(ended);
        this.onend?.({});
      }, 50);
    };
  });
}

/** Taps the microphone and waits until the recogniser has ended for the nth time. */
async function tapInVain(page: Page, times: number): Promise<void> {
  await microphone(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-ended", String(times));
}

test("recognition that ends at once on two taps in a row: No soportado, and typing goes on", async ({
  page,
}) => {
  await endingAtOnce(page);
  await openDemo(page);
  await tapInVain(page, 1);
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  await expect(page.getByText("No soportado")).toHaveCount(0);
  await tapInVain(page, 2);
  await expect(page.getByText("No soportado")).toBeVisible();
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  await expect(field(page)).toBeEnabled();
});

test("recognition that ends at once on two taps in a row is replaced by a recording", async ({ page }) => {
  await endingAtOnce(page);
  await page.route("**/api/assistant/status", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), transcription: true } });
  });
  await watchRecorder(page);
  await page.route("**/api/voice/transcriptions", (route) =>
    route.fulfill({ json: { text: "qué es el TPS" } }),
  );
  await openDemo(page);
  await tapInVain(page, 1);
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  await tapInVain(page, 2);
  await expect(microphone(page)).toHaveAttribute("data-state", "listening");
  await soundRecorded(page);
  await microphone(page).click();
  await expect(page.locator("article")).toContainText("qué es el TPS");
  await expect(page.getByText("No soportado")).toHaveCount(0);
});

const recognitionFailures = [
  ["not-allowed", "Acceso denegado", "speech-denied"],
  ["service-not-allowed", "Acceso denegado", "speech-denied"],
  ["network", "Error", "speech-network"],
  ["audio-capture", "Micrófono no encontrado", "mic-not-found"],
  ["bad-grammar", "Error", "speech-failed"],
] as const;

for (const [error, title, name] of recognitionFailures) {
  for (const language of ["es", "en"] as const) {
    test(`recognition error ${error}: ${title} (${language})`, async ({ page }) => {
      await installSpeech(page);
      await openDemo(page, language);
      await microphone(page).click();
      await expect(microphone(page)).toHaveAttribute("data-state", "listening");
      await listening(page);
      await page.evaluate((failed) => {
        const recognition = window.recognition as unknown as {
          onerror(e: unknown): void;
          onend?(e: unknown): void;
        };
        recognition.onerror({ error: failed });
        recognition.onend?.({});
      }, error);
      await expectToast(page, name, language);
      if (language === "es") expect(es.toast[name].title).toBe(title);
      await expect(microphone(page)).toHaveAttribute("data-state", "idle");
    });
  }
}

test("a recogniser that refuses to start: Error, and a retry is suggested", async ({ page }) => {
  await installSpeech(page);
  await page.addInitScript(() => {
    for (const name of ["SpeechRecognition", "webkitSpeechRecognition"] as const) {
      const Engine = (window as unknown as Record<string, new () => { start(): void }>)[name];
      if (Engine === undefined) continue;
      Engine.prototype.start = () => {
        throw new DOMException("already started", "InvalidStateError");
      };
    }
  });
  await openDemo(page);
  await microphone(page).click();
  await expectToast(page, "speech-failed");
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
});

test("no word was heard: no toast, and the hint says so until she speaks again", async ({ page }) => {
  await installSpeech(page);
  await openDemo(page);
  await microphone(page).click();
  await listening(page);
  await page.evaluate(() => (window.recognition as unknown as { onend(e: unknown): void }).onend({}));
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  await expect(page.getByText(es.voice.unheard)).toBeVisible();
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  await microphone(page).click();
  await listening(page);
  await expect(page.getByText(es.voice.unheard)).toHaveCount(0);
});

test("before its script came the page says that it loads; what was typed is kept", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  await expect(microphone(page)).toBeDisabled();
  await expect(page.getByText(es.voice.loading)).toBeVisible();
  await field(page).fill("¿Qué es el TPS?");
  await page.getByRole("button", { name: es.form.send }).click({ force: true });
  await expect(field(page)).toHaveValue("¿Qué es el TPS?");
  held.resolve();
  await expect(microphone(page)).toBeEnabled();
  await page.getByRole("button", { name: es.form.send }).click();
  await expect(page.locator("article")).toContainText("protege por un tiempo");
});
