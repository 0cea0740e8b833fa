import { isChatCompletionBody, LLMock } from "@copilotkit/aimock";
import { afterAll } from "vitest";

/** A provider at protocol level on loopback; a request that no fixture expects is answered 503. */
export async function startProviderMock(): Promise<LLMock> {
  const mock = new LLMock({ port: 0, host: "127.0.0.1", logLevel: "silent", strict: true });
  await mock.start();
  afterAll(() => mock.stop());
  return mock;
}

export const providerKey = "sk-canary-openai-7f3a9c";

/** Settings that connect the chat, speech and transcription models of a provider at this address. */
export function openAiAt(url: string): Record<string, string> {
  return { OPENAI_API_KEY: providerKey, OPENAI_BASE_URL: `${url}/v1` };
}

export interface SentMessage {
  role: string;
  content: string;
}

/** Messages of the chat requests whose last message holds `words`, oldest request first. */
export function chatRequests(mock: LLMock, words: string): SentMessage[][] {
  return mock
    .getRequests()
    .flatMap(({ body }) => (isChatCompletionBody(body) ? [body.messages as SentMessage[]] : []))
    .filter((messages) => messages.at(-1)?.content.includes(words));
}
