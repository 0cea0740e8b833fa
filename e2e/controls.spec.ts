import type { Page } from "@playwright/test";
import { askTyped, expect, field, installSpeech, listening, microphone, openDemo, test } from "./fixtures.ts";
import { soundRecorded, watchRecorder } from "./recorded-sound.ts";

test.use({ permissions: ["microphone"], allowedErrors: { patterns: [/status of 429/] } });
test.beforeEach(({ page }) => installSpeech(page));

test("the shell leads from the landing page to the demo and back", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/landing");
  await expect(page.getByRole("banner").getByRole("link", { name: "Inicio" })).toHaveAttribute(
    "href",
    "/landing",
  );
  await expect(page.getByRole("contentinfo")).toContainText("No somos abogados ni somos el gobierno");
  await page.getByRole("banner").getByRole("link", { name: "Iniciar Sesión" }).click();
  await expect(page.getByRole("heading", { name: "Bienvenido" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("link", { name: "Volver" }).click();
  await expect(page).toHaveURL(/\/landing$/);
});

test("sending is closed while Faro listens, while it answers, and when no question is left", async ({
  page,
}) => {
  const send = page.getByRole("button", { name: "Enviar pregunta" });
  await openDemo(page);
  await expect(send).toBeDisabled();
  await microphone(page).click();
  await listening(page);
  await page.evaluate(() => window.hear("qué es el TPS", false));
  await expect(field(page)).toHaveValue("qué es el TPS");
  await expect(send).toBeDisabled();

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/assistant/answers", async (route) => {
    await held;
    await route.continue();
  });
  await microphone(page).click();
  await expect(microphone(page)).toHaveAttribute("data-state", "processing");
  await expect(page.getByText("Procesando pregunta...")).toBeVisible();
  await field(page).fill("otra pregunta");
  await field(page).press("Enter");
  await expect(page.getByRole("button", { name: "Detener la respuesta" })).toBeVisible();
  await expect(send).toHaveCount(0);
  await expect(page.locator("article")).toHaveCount(1);
  release();
  await expect(page.locator("article")).toHaveAttribute("aria-busy", "false");
  await expect(send).toBeEnabled();

  await askTyped(page, "¿Cómo renuevo mi mica?");
  await expect(microphone(page)).toBeDisabled();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  // The server refuses, not the field: a person in danger must always be able to ask.
  await field(page).fill("¿Qué es el TPS?");
  await send.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveValue("¿Qué es el TPS?");
});

test("whoever asks by voice with the keyboard keeps her place: the microphone", async ({ page }) => {
  await openDemo(page);
  await microphone(page).focus();
  await page.keyboard.press("Enter");
  await listening(page);
  await page.evaluate(() => window.hear("qué es el TPS", true));
  const held = Promise.withResolvers<void>();
  await page.route("**/api/assistant/answers", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.keyboard.press("Enter");
  await expect(microphone(page)).toHaveAttribute("data-state", "processing");
  await expect(microphone(page)).toHaveAttribute("aria-disabled", "true");
  await expect(microphone(page)).toBeFocused();
  // Out of use for the moment: a press does nothing.
  await page.keyboard.press("Enter");
  await expect(microphone(page)).toHaveAttribute("data-state", "processing");
  held.resolve();
  await expect(page.locator("article")).toHaveAttribute("aria-busy", "false");
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  await expect(microphone(page)).toBeFocused();
  await expect(microphone(page)).not.toHaveAttribute("aria-disabled");
  await page.keyboard.press("Enter");
  await listening(page);
});

test("a permission that comes too late starts no recognition", async ({ page }) => {
  await page.addInitScript(() => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const held = new Promise<void>((resolve) => Object.assign(window, { allow: resolve }));
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      await held;
      return await ask(constraints);
    };
  });
  await openDemo(page);
  await microphone(page).click();
  await askTyped(page, "¿Qué es el TPS?");
  await page.evaluate(() => (window as unknown as { allow(): void }).allow());
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  expect(await page.evaluate(() => window.recognition)).toBeNull();
});

test("a muted visitor is offered an account too", async ({ page }) => {
  await openDemo(page);
  await page.getByRole("button", { name: "Silenciar la voz" }).click();
  await askTyped(page, "¿Qué es el TPS?");
  await page.clock.install();
  await askTyped(page, "¿Cómo renuevo mi mica?");
  // She reads it herself.
  await page.clock.runFor(3000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.clock.runFor(60_000);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the question goes out trimmed; entries are labelled Tú and IA", async ({ page }) => {
  await openDemo(page);
  await askTyped(page, "   ¿Qué es el TPS?  \n ");
  const card = page.locator("article");
  expect(await card.locator("p").first().textContent()).toBe("Tú: ¿Qué es el TPS?");
  await expect(card.getByText("Tú:")).toHaveCount(1);
  await expect(card.getByText("IA:")).toHaveCount(1);
});

test("leaving the screen ends recognition", async ({ page }) => {
  await openDemo(page);
  await microphone(page).click();
  await listening(page);
  await page.evaluate(() => {
    const recognition = window.recognition as unknown as { abort(): void; aborted?: boolean };
    recognition.abort = () => {
      recognition.aborted = true;
    };
    const { __reactRouterDataRouter } = window as unknown as {
      __reactRouterDataRouter: { navigate(path: string): void };
    };
    __reactRouterDataRouter.navigate("/dev/ui");
  });
  await expect(page.getByRole("heading", { name: "Faro UI" })).toBeVisible();
  expect(await page.evaluate(() => (window.recognition as unknown as { aborted?: boolean }).aborted)).toBe(
    true,
  );
});

/** As browsers do: a sentence lasts, and `cancel` ends it with an error that is none. */
async function lastingVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let last: SpeechSynthesisUtterance | null = null;
    speechSynthesis.speak = (utterance) => {
      if (utterance.text.trim() === "") return;
      last = utterance;
      window.spoken.push(utterance.text);
      setTimeout(() => utterance.onstart?.({} as SpeechSynthesisEvent));
    };
    speechSynthesis.cancel = () => last?.onerror?.({ error: "interrupted" } as SpeechSynthesisErrorEvent);
  });
}

test("the voice falls silent in the middle of a sentence: by mute, and at the last answer by its own button", async ({
  page,
}) => {
  await lastingVoice(page);
  await openDemo(page);
  await askTyped(page, "ICE detuvo a mi hermano");
  await expect(microphone(page)).toHaveAttribute("data-state", "speaking");
  await expect(page.getByText("Escuchando respuesta...").first()).toBeVisible();
  await page.getByRole("button", { name: "Silenciar la voz" }).click();
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  expect(await page.evaluate(() => window.spoken.length)).toBe(1);
  await page.getByRole("button", { name: "Activar la voz" }).click();
  await askTyped(page, "¿Cómo renuevo mi mica?");
  await expect(microphone(page)).toHaveAttribute("data-state", "speaking");
  await expect(page.locator("article").last()).toHaveAttribute("aria-busy", "false");
  await microphone(page)
    .and(page.getByRole("button", { name: "Detener la voz" }))
    .click();
  await expect(microphone(page)).toHaveAttribute("data-state", "disabled");
  await expect(page.getByRole("dialog")).toContainText("¡No te pierdas más respuestas!");
});

test("a device without a voice never says that it reads aloud, and the microphone comes back soon", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const synthesis = speechSynthesis as unknown as { speaking: boolean };
    speechSynthesis.getVoices = () => [];
    // As Chrome does: the text is taken, and nothing comes of it.
    speechSynthesis.speak = () => {
      synthesis.speaking = true;
    };
  });
  await openDemo(page);
  await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>("button[data-state]");
    if (button === null) throw new Error("no microphone");
    const told: (string | undefined)[] = [];
    new MutationObserver(() => told.push(button.dataset.state)).observe(button, {
      attributeFilter: ["data-state"],
    });
    Object.assign(window, { told });
  });
  await askTyped(page, "¿Qué es el TPS?");
  await expect(page.locator("article")).toHaveAttribute("aria-busy", "false");
  // Its voices are sought for three seconds, and one try takes nearly as long: the answer is there, and nobody waits for that.
  await expect(microphone(page)).toHaveAttribute("data-state", "idle", { timeout: 2000 });
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([
    "processing",
    "idle",
  ]);
  // Known by now: the next answer waits for nothing.
  await askTyped(page, "¿Cómo renuevo mi mica?");
  await expect(microphone(page)).toHaveAttribute("data-state", "disabled", { timeout: 2000 });
});

test("the quick exit silences voice and microphone at once, before the other page comes", async ({
  page,
}) => {
  await page.route("https://www.google.com/**", (route) => route.fulfill({ status: 204 }));
  await lastingVoice(page);
  const exit = () => page.evaluate(() => document.querySelector<HTMLElement>("[data-quick-exit]")?.click());
  await openDemo(page);
  // A crisis answer has several sentences.
  await askTyped(page, "mi esposo me está pegando y tengo miedo");
  await expect(microphone(page)).toHaveAttribute("data-state", "speaking");
  await exit();
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  // Longer than the pause after which the next sentence would begin.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await page.evaluate(() => window.spoken.length)).toBe(1);
});

test("the quick exit and the way to another page let go of the microphone", async ({ page }) => {
  await page.route("https://www.google.com/**", (route) => route.fulfill({ status: 204 }));
  await openDemo(page);
  for (const way of ["faro:leaving", "pagehide"]) {
    await microphone(page).click();
    await listening(page);
    await page.evaluate((event) => {
      const recognition = window.recognition as unknown as { abort(): void };
      recognition.abort = () => {
        window.recognition = null;
      };
      window.hear("qué es el TPS", false);
      dispatchEvent(new Event(event));
    }, way);
    await expect(microphone(page)).toHaveAttribute("data-state", "idle");
    expect(await page.evaluate(() => window.recognition)).toBeNull();
  }
});

test("everything that is tapped is at least 44 px", async ({ page }) => {
  await openDemo(page);
  await askTyped(page, "quiero arreglar mis papeles");
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, header a, article li a")]
      .filter(
        (element) =>
          element.getClientRects().length > 0 &&
          !element.closest("p, .sr-only") &&
          !element.classList.contains("link") &&
          !element.className.startsWith("sr-only"),
      )
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44 || box.width < 44)
      .map(({ text, box }) => `${text} ${box.width}x${box.height}`),
  );
  expect(small).toEqual([]);
});

test("after the last answer the way to an account stays in reach", async ({ page, picture }) => {
  await openDemo(page);
  await askTyped(page, "¿Qué es el TPS?");
  await askTyped(page, "¿Cómo renuevo mi mica?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await picture("demo-over-es-360", "screen");
  await page.getByRole("button", { name: "Crear cuenta gratis" }).click();
  await expect(page.getByLabel("Correo electrónico")).toBeVisible();
});

test("silence sends nothing: the words stay in the field until she sends them", async ({ page }) => {
  await openDemo(page);
  await microphone(page).click();
  await listening(page);
  await page.evaluate(() => {
    window.hear("qué es el TPS", true);
    (window.recognition as unknown as { onend(event: unknown): void }).onend({});
  });
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  await expect(field(page)).toHaveValue("qué es el TPS");
  await expect(page.getByText("Revisa lo que entendimos")).toBeVisible();
  await expect(page.locator("article")).toHaveCount(0);
  await page.getByRole("button", { name: "Enviar pregunta" }).click();
  await expect(page.locator("article")).toHaveCount(1);
});

test("what was typed before speaking stays in front of what is said", async ({ page }) => {
  await openDemo(page);
  await field(page).fill("Tengo 40 años.");
  await microphone(page).click();
  await listening(page);
  await page.evaluate(() => window.hear("qué es el TPS", true));
  await expect(field(page)).toHaveValue("Tengo 40 años. qué es el TPS");
  await microphone(page).click();
  await expect(page.locator("article")).toContainText("Tengo 40 años. qué es el TPS");
});

test("words heard before recognition fails stay in the field, and the next ones follow them", async ({
  page,
}) => {
  await openDemo(page);
  await microphone(page).click();
  await listening(page);
  await page.evaluate(() => {
    window.hear("Soy de Honduras.", true);
    (window.recognition as unknown as { onerror(event: unknown): void }).onerror({ error: "network" });
    window.recognition = null;
  });
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  await expect(field(page)).toHaveValue("Soy de Honduras.");
  await microphone(page).click();
  await listening(page);
  await page.evaluate(() => window.hear("qué es el TPS", true));
  await expect(field(page)).toHaveValue("Soy de Honduras. qué es el TPS");
});

test("a spoken question too long to send stays in the field and the microphone rests", async ({ page }) => {
  await openDemo(page);
  await microphone(page).click();
  await listening(page);
  await page.evaluate(() => window.hear("papeles ".repeat(251), true));
  await microphone(page).click();
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  await expect(page.getByRole("alert")).toContainText("2,000");
  await expect(field(page)).toHaveValue(/^papeles papeles/);
});

test("a device without recognition records; what is typed meanwhile is not overwritten", async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  );
  await watchRecorder(page);
  await page.route("**/api/assistant/status", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), transcription: true } });
  });
  const held = Promise.withResolvers<void>();
  await page.route("**/api/voice/transcriptions", async (route) => {
    await held.promise;
    await route.fulfill({ json: { text: "qué es el TPS" } });
  });
  await openDemo(page);
  await microphone(page).click();
  await expect(microphone(page)).toHaveAttribute("data-state", "listening");
  await soundRecorded(page);
  await microphone(page).click();
  await expect(microphone(page)).toHaveAttribute("data-state", "processing");
  await field(page).fill("Soy de Honduras,");
  held.resolve();
  await expect(field(page)).toHaveValue("Soy de Honduras, qué es el TPS");
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  await expect(page.locator("article")).toHaveCount(0);
  await field(page).fill("");
  await microphone(page).click();
  await expect(microphone(page)).toHaveAttribute("data-state", "listening");
  await soundRecorded(page);
  await microphone(page).click();
  await expect(page.locator("article")).toContainText("qué es el TPS");
});

test("the panel leaves room for the answer, and large text does not overflow", async ({ page, picture }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openDemo(page);
  await askTyped(page, "¿Qué es el TPS?");
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  const panel = await page.locator("form").locator("..").boundingBox();
  expect(panel?.height).toBeLessThan(170);
  // The help waits at the end of a page with a form, never over the microphone.
  await expect(page.locator(".help-button")).toBeAttached();
  await expect(page.locator(".help-button")).toBeHidden();
  await page.addStyleTag({ content: "html { font-size: 175% !important; }" });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await picture("demo-large-text-es-360", "screen");
  expect(await overflow()).toBe(0);
});
