/** The second link of the voices: the voice provider refuses, and the speech model of the chat provider reads. */
import { askTyped, expect, installSpeech, microphone, openDemo } from "./fixtures.ts";
import { played, watchAudio } from "./played-audio.ts";
import { withProviders as test } from "./with-providers.ts";

// The browser itself writes down that the voice provider's answer was an error.
test.use({
  serverEnv: { SPEECH_MODEL: "tts-1" },
  allowedErrors: { patterns: [/Failed to load resource/] },
});
test.beforeEach(({ voice }) => {
  voice.status = 401;
});

test("when the voice provider refuses, the speech model reads every sentence", async ({ page }) => {
  await installSpeech(page);
  await watchAudio(page);
  const asked: string[] = [];
  page.on("response", (response) => {
    const [, link] = /\/api\/(voice\/speech|functions\/text-to-speech)/.exec(response.url()) ?? [];
    if (link !== undefined) asked.push(`${link} ${response.status()}`);
  });
  await openDemo(page);
  await askTyped(page, "¿Qué es el TPS?");
  await expect
    .poll(() => played(page))
    .toEqual([
      "El TPS protege por un tiempo a personas de ciertos países.",
      "Te deja trabajar legal con un permiso.",
    ]);
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  expect(asked).toContain("voice/speech 502");
  expect(asked).not.toContain("voice/speech 200");
  expect(asked.filter((one) => one === "functions/text-to-speech 200")).toHaveLength(2);
  expect(await page.evaluate(() => window.spoken)).toEqual([]);
});
