/** Journeys against a server that is connected to providers: stand-ins that speak HTTP on loopback. */
import { test } from "./fixtures.ts";
import { type ChatMock, type SpeechMock, startChatMock, startSpeechMock } from "./provider-mock.ts";
import { startServer } from "./run-server.ts";

interface Providers {
  chat: ChatMock;
  voice: SpeechMock;
}

/** `serverEnv` stands above the settings that connect the two; an empty value takes one of them away. */
export const withProviders = test.extend<object, Providers>({
  chat: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants an object pattern
    async ({}, use) => {
      const chat = await startChatMock();
      await use(chat);
      await chat.stop();
    },
    { scope: "worker" },
  ],
  voice: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants an object pattern
    async ({}, use) => {
      const voice = await startSpeechMock();
      await use(voice);
      await voice.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ chat, voice, serverEnv, serverScript }, use) => {
      const connected = {
        OPENAI_API_KEY: "chat-key",
        OPENAI_BASE_URL: `${chat.url}/v1`,
        ELEVENLABS_API_KEY: "voice-key",
        ELEVENLABS_BASE_URL: voice.url,
        SPEECH_MODEL: "off",
      };
      const server = await startServer({ ...connected, ...serverEnv }, serverScript);
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});
