import type { Route } from "@playwright/test";
import {
  askTyped,
  expect,
  field,
  installSpeech,
  listening,
  microphone,
  openDemo,
  signUp,
} from "./fixtures.ts";
import { played, watchAudio } from "./played-audio.ts";
import { withProviders as test } from "./with-providers.ts";

/** What the model answers to the question in these journeys, sentence by sentence. */
const whatIsTps = [
  "El TPS protege por un tiempo a personas de ciertos países.",
  "Te deja trabajar legal con un permiso.",
];

test.use({
  serverEnv: { ELEVENLABS_VOICES: "Valentina=valentina1" },
  serverScript: "tools/start.mjs",
});
test.use({ permissions: ["microphone"] });
test.beforeEach(async ({ page, voice }) => {
  voice.status = 200;
  voice.spoken.length = 0;
  voice.voices.length = 0;
  await installSpeech(page);
  await watchAudio(page);
});

test("with providers: the model answers with sources, the voice provider reads sentence by sentence", async ({
  page,
  voice,
  picture,
}) => {
  await page.goto("/landing");
  await page.getByRole("link", { name: "Probar gratis" }).first().click();
  await expect(page.getByText("Te quedan 2 preguntas")).toBeVisible();
  await askTyped(page, "¿Qué es el TPS?");
  const card = page.locator("article").first();
  await expect(card).toContainText("El TPS protege por un tiempo");
  await expect(card).toContainText("Respuesta de IA");
  await expect(card.getByRole("link").first()).toHaveAttribute("href", /^https:\/\//);
  // Fetched ahead on connections of their own they may reach the provider in any order; they sound in theirs.
  const sentences = [
    "El TPS protege por un tiempo a personas de ciertos países.",
    "Te deja trabajar legal con un permiso.",
  ];
  await expect.poll(() => played(page)).toEqual(sentences);
  expect(voice.spoken).toHaveLength(2);
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  expect(await page.evaluate(() => window.spoken)).toEqual([]);
  await picture("provider-answer-es-360");

  await microphone(page).click();
  await listening(page);
  await page.evaluate(() => window.hear("cómo pido mi permiso ", true));
  await microphone(page).click();
  await expect(page.locator("article").nth(1)).toContainText("cómo pido mi permiso");
  await expect(page.locator("article").nth(1).getByRole("link", { name: /I.765/ })).toHaveText(
    /^Permiso de trabajo \(formulario I.765\)/,
  );
  await expect
    .poll(() => played(page))
    .toEqual([
      ...sentences,
      expect.stringMatching(/^Tu permiso de trabajo se pide/),
      "Guarda copia de todo.",
    ]);
  await expect(page.getByRole("dialog")).toContainText("¡No te pierdas más respuestas!");
});

test("the voice that a person chose reads to her: one of the provider's, or one of her device", async ({
  page,
  voice,
}) => {
  await signUp(page);
  const choose = async (name: string) => {
    await page.goto("/settings");
    const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
    await page.getByLabel("Voz que lee las respuestas").selectOption({ label: name });
    await saved;
    await page.goto("/chat");
    await askTyped(page, "¿Qué es el TPS?");
  };
  await choose("Valentina");
  await expect.poll(() => voice.voices).toEqual(["valentina1", "valentina1"]);
  await choose("Paulina");
  await expect.poll(() => page.evaluate(() => window.spoken.length)).toBe(2);
  expect(voice.voices).toHaveLength(2);
});

test("an answer asked for before the server told of its voice is read by the provider all the same", async ({
  page,
  voice,
}) => {
  // What the status and the voices' script say comes only after the answer has begun.
  const begun = Promise.withResolvers<void>();
  const held = async (route: Route) => {
    await begun.promise;
    await route.continue();
  };
  await page.route("**/api/assistant/status", held);
  await page.route("**/server-speakers*.js", held);
  await page.goto("/login");
  await askTyped(page, "¿Qué es el TPS?");
  begun.resolve();
  await expect.poll(() => played(page)).toEqual(whatIsTps);
  expect(voice.spoken).toHaveLength(2);
  expect(await page.evaluate(() => window.spoken)).toEqual([]);
});

test("a script of the voices that did not come once is asked for again with the next answer", async ({
  page,
  voice,
}) => {
  await page.route("**/server-speakers*.js", (route) => route.abort(), { times: 3 });
  await openDemo(page);
  await askTyped(page, "¿Qué es el TPS?");
  await expect.poll(() => page.evaluate(() => window.spoken.length)).toBe(2);
  await page.unroute("**/server-speakers*.js");
  await askTyped(page, "¿Qué es el TPS?");
  await expect.poll(() => voice.spoken.length).toBe(2);
  expect(await page.evaluate(() => window.spoken.length)).toBe(2);
});

test("where the server never tells of its voice, the browser's own reads in a few seconds", async ({
  page,
}) => {
  await page.route("**/api/assistant/status", (route) => route.abort());
  await page.goto("/login");
  await askTyped(page, "¿Qué es el TPS?");
  await expect.poll(() => page.evaluate(() => window.spoken)).toEqual(whatIsTps);
});

test("when the voice provider fails the browser's own voice takes over, losing no sentence", async ({
  page,
  voice,
}) => {
  voice.status = 401;
  test.info().annotations.push({ type: "expected", description: "failed speech requests" });
  await openDemo(page);
  await askTyped(page, "¿Qué es el TPS?");
  await expect.poll(() => page.evaluate(() => window.spoken)).toEqual(whatIsTps);
});
test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

test("a refused key shows the catalogue's text, keeps the question and counts nothing", async ({ page }) => {
  await openDemo(page);
  await askTyped(page, "la clave no sirve");
  await expect(page.getByRole("alert")).toContainText(
    "API key inválida. Por favor, contacta al administrador.",
  );
  await expect(field(page)).toHaveValue("la clave no sirve");
  await expect(page.getByText("Te quedan 2 preguntas")).toBeVisible();
});

test("muting, on and off again, while the answer is still written gives the microphone back", async ({
  page,
}) => {
  await openDemo(page);
  await field(page).fill("explica despacio el asilo");
  await field(page).press("Enter");
  await expect(microphone(page)).toHaveAttribute("data-state", "speaking");
  await page.getByRole("button", { name: "Silenciar la voz" }).click();
  await page.getByRole("button", { name: "Activar la voz" }).click();
  const card = page.locator("article");
  await expect(card).toHaveAttribute("aria-busy", "true");
  await expect(microphone(page)).toHaveAttribute("data-state", "processing");
  await expect(card).toHaveAttribute("aria-busy", "false");
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
});

test("where the browser wants a tap before it sounds, 'Escuchar' is there while the answer is still written", async ({
  page,
  voice,
}) => {
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (navigator.userActivation.isActive && document.activeElement?.textContent === "Escuchar")
        HTMLMediaElement.prototype.play = play;
      else return Promise.reject(new DOMException("tap first", "NotAllowedError"));
      return play.call(this);
    };
  });
  await openDemo(page);
  await field(page).fill("explica despacio el asilo");
  await field(page).press("Enter");
  const card = page.locator("article");
  await page.getByRole("button", { name: "Escuchar", exact: true }).click();
  await expect(card).toHaveAttribute("aria-busy", "true");
  await expect(microphone(page)).toHaveAttribute("data-state", "speaking");
  await expect(card).toHaveAttribute("aria-busy", "false");
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  expect(new Set(voice.spoken).size).toBeGreaterThan(1);
});

test("a device with no voice at all: the microphone comes back, and the account waits for the whole answer", async ({
  page,
  voice,
}) => {
  voice.status = 401;
  await page.addInitScript(() => {
    speechSynthesis.getVoices = () => [{ name: "Samantha", lang: "en-US" } as SpeechSynthesisVoice];
  });
  await openDemo(page);
  await askTyped(page, "¿Qué es el TPS?");
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  await page.clock.install();
  await field(page).fill("explica despacio el asilo");
  await field(page).press("Enter");
  const card = page.locator("article").last();
  await expect(card).toContainText("El plazo es de un año");
  await expect(card).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(card).toHaveAttribute("aria-busy", "false");
  await expect(microphone(page)).toHaveAttribute("data-state", "disabled");
  // Nobody read it to her, so she reads it herself.
  await page.clock.runFor(4000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.clock.runFor(12_000);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("who taps 'Escuchar' on a device with no voice is told so", async ({ page, voice }) => {
  voice.status = 401;
  await page.addInitScript(() => {
    speechSynthesis.getVoices = () => [];
    speechSynthesis.speak = (utterance) => {
      queueMicrotask(() => utterance.onerror?.({ error: "voice-unavailable" } as SpeechSynthesisErrorEvent));
    };
  });
  await openDemo(page);
  await askTyped(page, "¿Qué es el TPS?");
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  await page.getByRole("button", { name: "Escuchar", exact: true }).click();
  await expect(page.getByText("Sin voz", { exact: true })).toBeVisible();
});
