/** Journeys against a server that is connected to providers: stand-ins that speak HTTP on loopback. */
import { test } from "./fixtures.ts";
import { type ChatMock, type SpeechMock, startChatMock, startSpeechMock } from "./provider-mock.ts";
import { startServer } from "./run-server.ts";

interface Providers {
  chat: ChatMock;
  voice: SpeechMock;
}

/** A stand-in that lives as long as its server. */
function standIn<Mock extends { stop(): Promise<unknown> }>(start: () => Promise<Mock>) {
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of a fixture's needs off an object pattern and refuses any other argument
  const fixture = async ({}: object, use: (mock: Mock) => Promise<void>) => {
    const mock = await start();
    await use(mock);
    await mock.stop();
  };
  return [fixture, { scope: "worker" }] as [typeof fixture, { scope: "worker" }];
}

/** `serverEnv` stands above the settings that connect the two; an empty value takes one of them away. */
export const withProviders = test.extend<object, Providers>({
  chat: standIn(startChatMock),
  voice: standIn(startSpeechMock),
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
