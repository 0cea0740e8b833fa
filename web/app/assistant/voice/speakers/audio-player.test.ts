import { describe, expect, it } from "vitest";
import { SpeakerFailed, SpeechBlocked } from "#web/assistant/voice/speaker.ts";
import { silentClip } from "#web/assistant/voice/speakers/silent-clip.ts";
import { fakeAudio } from "#web/assistant/voice/testing/fake-audio.ts";

const clip = new Blob(["mp3"], { type: "audio/mpeg" });
const settled = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));
const notAllowed = () => new DOMException("tap first", "NotAllowedError");

describe("createAudioPlayer", () => {
  it("plays through the one element and gives the object URL back", async () => {
    const { audio, player, log, live } = fakeAudio();
    const playing = player.playable(clip).play(new AbortController().signal);
    expect(log).toEqual(["play blob:1:audio/mpeg"]);
    expect(live.size).toBe(1);
    audio.onended?.(undefined);
    await playing;
    expect(live.size).toBe(0);
    expect(audio.onended).toBeNull();
  });

  it("tells when it sounds: once it plays, and not when it is refused or cut off before", async () => {
    const { audio, player } = fakeAudio();
    const told: string[] = [];
    const playing = player.playable(clip).play(new AbortController().signal, () => told.push("sounds"));
    expect(told).toEqual([]);
    await settled();
    expect(told).toEqual(["sounds"]);
    audio.onended?.(undefined);
    await playing;
    const refused = fakeAudio(notAllowed()).player.playable(clip);
    await expect(refused.play(new AbortController().signal, () => told.push("refused"))).rejects.toThrow(
      SpeechBlocked,
    );
    const controller = new AbortController();
    const cut = player.playable(clip).play(controller.signal, () => told.push("cut off"));
    controller.abort();
    await expect(cut).rejects.toThrow();
    await settled();
    expect(told).toEqual(["sounds"]);
  });

  it("plays at the speed the person chose, and in the same voice", async () => {
    const { audio, player, speed } = fakeAudio();
    for (const rate of [0.75, 1.3, 1]) {
      speed.rate = rate;
      const playing = player.playable(clip).play(new AbortController().signal);
      expect([audio.playbackRate, audio.preservesPitch]).toEqual([rate, true]);
      audio.onended?.(undefined);
      await playing;
    }
  });

  it("can play the same sound again", async () => {
    const { audio, player, log } = fakeAudio();
    const sound = player.playable(clip);
    for (let round = 0; round < 2; round += 1) {
      const playing = sound.play(new AbortController().signal);
      audio.onended?.(undefined);
      await playing;
    }
    expect(log).toEqual(["play blob:1:audio/mpeg", "play blob:2:audio/mpeg"]);
  });

  it("is silent at once when aborted", async () => {
    const { player, log, live } = fakeAudio();
    const controller = new AbortController();
    const playing = player.playable(clip).play(controller.signal);
    controller.abort();
    expect(log.at(-1)).toBe("pause");
    expect(live.size).toBe(0);
    await expect(playing).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
    await expect(player.playable(clip).play(controller.signal)).rejects.toThrow();
    expect(log).toHaveLength(2);
  });

  it("tells a refused autoplay from a sound that cannot be played", async () => {
    const refused = fakeAudio(notAllowed());
    const signal = new AbortController().signal;
    await expect(refused.player.playable(clip).play(signal)).rejects.toThrow(SpeechBlocked);
    const broken = fakeAudio(new DOMException("bad data", "NotSupportedError"));
    await expect(broken.player.playable(clip).play(signal)).rejects.toThrow(SpeakerFailed);
    const breaking = fakeAudio();
    const playing = breaking.player.playable(clip).play(signal);
    breaking.audio.onerror?.(undefined);
    await expect(playing).rejects.toThrow(SpeakerFailed);
    for (const { live } of [refused, broken, breaking]) expect(live.size).toBe(0);
  });

  it("never plays two sounds at a time", async () => {
    const { audio, player, live } = fakeAudio();
    const first = player.playable(clip).play(new AbortController().signal);
    const second = player.playable(clip).play(new AbortController().signal);
    await expect(first).rejects.toThrow(SpeakerFailed);
    audio.onended?.(undefined);
    await second;
    expect(live.size).toBe(0);
  });

  it("unlocks once inside a tap with a silent clip", async () => {
    const { player, log, live } = fakeAudio(notAllowed());
    player.unlock();
    await settled();
    player.unlock();
    await settled();
    player.unlock();
    await settled();
    expect(log).toEqual(["play blob:1:audio/wav", "play blob:2:audio/wav"]);
    expect(live.size).toBe(0);
  });

  it("does not disturb a sound with an unlock, nor the other way round", async () => {
    const { audio, player, log } = fakeAudio(new DOMException("new source", "AbortError"));
    player.unlock();
    const playing = player.playable(clip).play(new AbortController().signal);
    player.unlock();
    await settled();
    expect(audio.src).toBe("blob:2:audio/mpeg");
    audio.onended?.(undefined);
    await playing;
    expect(log).toEqual(["play blob:1:audio/wav", "play blob:2:audio/mpeg"]);
  });
});

describe("silentClip", () => {
  it("is a WAV of 50 ms whose lengths agree", async () => {
    const bytes = new DataView(await silentClip().arrayBuffer());
    const text = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((i) => bytes.getUint8(at + i)));
    expect([text(0), text(8), text(12), text(36)]).toEqual(["RIFF", "WAVE", "fmt ", "data"]);
    expect(bytes.getUint32(4, true)).toBe(bytes.byteLength - 8);
    expect(bytes.getUint32(40, true)).toBe(bytes.byteLength - 44);
    expect(bytes.getUint32(40, true) / bytes.getUint32(28, true)).toBe(0.05);
    expect(bytes.getUint8(44)).toBe(128);
  });
});
