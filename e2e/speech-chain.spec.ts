/** The second link of the voices: the voice provider refuses, and the speech model of the chat provider reads. */
import { askTyped, expect, installSpeech, microphone, openDemo, test } from "./fixtures.ts";
import { played, watchAudio } from "./played-audio.ts";
import { type SpeechMock, startChatMock, startSpeechMock } from "./provider-mock.ts";
import { startServer } from "./run-server.ts";

const chained = test.extend<object, { voice: SpeechMock }>({
  voice: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants an object pattern
    async ({}, use) => {
      const voice = await startSpeechMock();
      voice.status = 401;
      await use(voice);
      await voice.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ voice }, use) => {
      const chat = await startChatMock();
      const server = await startServer({
        OPENAI_API_KEY: "chat-key",
        OPENAI_BASE_URL: `${chat.url}/v1`,
        SPEECH_MODEL: "tts-1",
        ELEVENLABS_API_KEY: "voice-key",
        ELEVENLABS_BASE_URL: voice.url,
      });
      await use(server);
      await server.stop();
      await chat.stop();
    },
    { scope: "worker" },
  ],
});

// The browser itself writes down that the voice provider's answer was an error.
chained.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

chained("when the voice provider refuses, the speech model reads every sentence", async ({ page }) => {
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
