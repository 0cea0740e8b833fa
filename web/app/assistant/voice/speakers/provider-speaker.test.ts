import { describe, expect, it, vi } from "vitest";
import { createFunctionSpeaker } from "#web/assistant/voice/speakers/function-speaker.ts";
import { createProviderSpeaker } from "#web/assistant/voice/speakers/provider-speaker.ts";
import { fakeAudio } from "#web/assistant/voice/testing/fake-audio.ts";

const sentence = { index: 0, text: "Hola.", ticket: "a/b.c" };
const signal = new AbortController().signal;
const mp3 = () => new Response("mp3", { headers: { "content-type": "audio/mpeg" } });
const refusal = (status: number) => new Response("{}", { status });

function setUp(...responses: Response[]) {
  const calls: { url: string; init: RequestInit }[] = [];
  const { player, audio, log } = fakeAudio();
  const deps = {
    player,
    async fetch(this: unknown, url: string, init: RequestInit) {
      // The browser's fetch throws when it is called as a method of anything but the window.
      if (this !== undefined) throw new TypeError("Illegal invocation");
      calls.push({ url, init });
      return responses.shift() ?? refusal(500);
    },
    pass: vi.fn(async (renew: boolean) => (renew ? "pass-2" : "pass-1")),
  };
  return { deps, calls, audio, log };
}

describe("createProviderSpeaker", () => {
  it("fetches audio for a ticket with the pass, and plays it", async () => {
    const { deps, calls, audio, log } = setUp(mp3());
    const playable = await createProviderSpeaker(deps).prepare(sentence, signal);
    expect(calls[0]?.url).toBe("/api/voice/speech/a%2Fb.c");
    expect(calls[0]?.init).toEqual({
      headers: { accept: "audio/mpeg", authorization: "Bearer pass-1" },
      signal,
    });
    expect(log).toEqual([]);
    const playing = playable.play(signal);
    audio.onended?.(undefined);
    await playing;
    expect(log).toEqual(["play blob:1:audio/mpeg"]);
  });

  it("renews a pass that ran out, once", async () => {
    const { deps, calls } = setUp(refusal(401), mp3());
    await createProviderSpeaker(deps).prepare(sentence, signal);
    expect(calls.map(({ init }) => new Headers(init.headers).get("authorization"))).toEqual([
      "Bearer pass-1",
      "Bearer pass-2",
    ]);
    const twice = setUp(refusal(401), refusal(401), mp3());
    await expect(createProviderSpeaker(twice.deps).prepare(sentence, signal)).rejects.toMatchObject({
      code: "http-401",
    });
    expect(twice.calls).toHaveLength(2);
  });

  it("fails on a refusal, on anything but audio, and without a ticket", async () => {
    const prepare = (...responses: Response[]) =>
      createProviderSpeaker(setUp(...responses).deps).prepare(sentence, signal);
    await expect(prepare(refusal(429))).rejects.toMatchObject({ code: "http-429" });
    await expect(prepare(new Response("<html>"))).rejects.toMatchObject({ code: "no-audio" });
    const empty = new Response("", { headers: { "content-type": "audio/mpeg" } });
    await expect(prepare(empty)).rejects.toMatchObject({ code: "no-audio" });
    const { deps, calls } = setUp(mp3());
    const ticketless = createProviderSpeaker(deps).prepare({ index: 0, text: "Hola." }, signal);
    await expect(ticketless).rejects.toMatchObject({ code: "no-ticket" });
    expect(calls).toEqual([]);
  });

  it("takes another address, and unlocks the player", () => {
    const { deps, log } = setUp();
    const speaker = createProviderSpeaker(deps, { name: "elevenlabs", url: (ticket) => `/x?t=${ticket}` });
    expect(speaker.name).toBe("elevenlabs");
    speaker.unlock?.();
    expect(log).toEqual(["play blob:1:audio/wav"]);
  });
});

describe("createFunctionSpeaker", () => {
  it("posts the sentence and decodes the audio", async () => {
    const { deps, calls, log } = setUp(Response.json({ audioContent: btoa("mp3\u00ff") }));
    const created: Blob[] = [];
    const player = {
      unlock() {},
      playable(blob: Blob) {
        created.push(blob);
        return deps.player.playable(blob);
      },
    };
    await createFunctionSpeaker({ ...deps, player }).prepare(sentence, signal);
    expect(calls[0]?.url).toBe("/api/functions/text-to-speech");
    expect(calls[0]?.init).toMatchObject({
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Bearer pass-1" },
      body: JSON.stringify({ text: "Hola.", voice: "nova", ticket: "a/b.c" }),
    });
    expect(created[0]?.type).toBe("audio/mpeg");
    expect([...new Uint8Array((await created[0]?.arrayBuffer()) ?? [])]).toEqual([109, 112, 51, 255]);
    expect(log).toEqual([]);
  });

  it.each([{}, { audioContent: "" }, { audioContent: 5 }, null])("fails on %j", async (answer) => {
    const speaker = createFunctionSpeaker(setUp(Response.json(answer)).deps);
    await expect(speaker.prepare(sentence, signal)).rejects.toMatchObject({ code: "no-audio" });
  });

  it("fails on what is no base64 and on a refusal", async () => {
    const garbled = createFunctionSpeaker(setUp(Response.json({ audioContent: "%%%" })).deps);
    await expect(garbled.prepare(sentence, signal)).rejects.toThrow();
    const refused = createFunctionSpeaker(setUp(refusal(503)).deps);
    await expect(refused.prepare(sentence, signal)).rejects.toMatchObject({ code: "http-503" });
  });
});
