/** Speaks HTTP as the chat and speech providers do, so that the server's real clients are what is tested. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { LLMock } from "@copilotkit/aimock";
import { silentMp3 } from "./played-audio.ts";

export interface SpeechMock {
  url: string;
  /** Texts asked for, in order of arrival, and the voices that were to read them. */
  spoken: string[];
  voices: string[];
  /** Answers with this status from now on; 200 speaks. */
  status: number;
  stop(): Promise<void>;
}

/** A voice provider at the protocol of ElevenLabs: text in JSON, audio/mpeg out. */
export async function startSpeechMock(): Promise<SpeechMock> {
  const spoken: string[] = [];
  const voices: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (data) => {
      body += data;
    });
    request.on("end", () => {
      if (mock.status !== 200 || request.headers["xi-api-key"] !== "voice-key") {
        response.writeHead(mock.status === 200 ? 401 : mock.status, { "content-type": "application/json" });
        response.end(JSON.stringify({ detail: { status: "quota_exceeded", message: "no" } }));
        return;
      }
      voices.push(/text-to-speech\/([^/]+)/.exec(request.url ?? "")?.[1] ?? "");
      const { text } = JSON.parse(body) as { text: string };
      spoken.push(text);
      response.writeHead(200, { "content-type": "audio/mpeg" });
      response.end(silentMp3(text));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const mock: SpeechMock = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spoken,
    voices,
    status: 200,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mock;
}

export type ChatMock = LLMock;

/** A chat provider that answers what the journey asks, and reads any text aloud at /v1/audio/speech. */
export async function startChatMock(): Promise<ChatMock> {
  const mock = new LLMock({ port: 0, host: "127.0.0.1", logLevel: "silent", strict: true });
  mock.addFixture({
    match: { endpoint: "speech" },
    response: ({ messages }) => ({
      audio: silentMp3(String(messages.at(-1)?.content)).toString("base64"),
      format: "mp3",
    }),
  });
  const streamed = { chunkSize: 6, streamingProfile: { ttft: 30, tps: 200 } };
  mock.onMessage(
    /TPS/,
    {
      content:
        "El TPS protege por un tiempo a personas de ciertos países. Te deja trabajar legal con un permiso.",
    },
    streamed,
  );
  // Long enough that somebody can mute, or a voice can fail, while it is still being written.
  mock.onMessage(
    /despacio/,
    {
      content:
        "Puedes pedir asilo si tienes miedo de volver a tu país. El plazo es de un año desde que entraste. " +
        "Guarda copia de todos tus papeles.",
    },
    { chunkSize: 6, streamingProfile: { ttft: 30, tps: 3 } },
  );
  mock.onMessage(
    /permiso/,
    { content: "Tu permiso de trabajo se pide con el formulario I-765. Guarda copia de todo." },
    streamed,
  );
  mock.onMessage(/callado/, { content: "Nunca." }, { streamingProfile: { ttft: 60_000, tps: 200 } });
  mock.onMessage(/clave/, {
    error: { message: "bad", type: "invalid_request_error", code: "invalid_api_key" },
    status: 401,
  });
  await mock.start();
  return mock;
}
