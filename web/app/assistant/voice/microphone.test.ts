import { describe, expect, it } from "vitest";
import { checkMicrophone } from "#web/assistant/voice/microphone.ts";
import { fakeStream, mediaDevices, refusing } from "#web/assistant/voice/testing/fake-media.ts";

describe("checkMicrophone", () => {
  it("lets go of the microphone it found", async () => {
    const stream = fakeStream(2);
    const check = await checkMicrophone({ secure: true, mediaDevices: mediaDevices(async () => stream) });
    expect(check).toEqual({ ok: true });
    expect(stream.tracks.map((track) => track.stopped)).toEqual([1, 1]);
  });

  it("names https before the missing interface, because http is what takes it away", async () => {
    expect(await checkMicrophone({ secure: false, mediaDevices: undefined })).toEqual({
      ok: false,
      code: "mic-insecure",
    });
    expect(await checkMicrophone({ secure: true, mediaDevices: undefined })).toEqual({
      ok: false,
      code: "mic-unsupported",
    });
  });

  it.each([
    ["NotAllowedError", "mic-denied"],
    ["SecurityError", "mic-denied"],
    ["NotFoundError", "mic-not-found"],
    ["NotReadableError", "mic-failed"],
    ["AbortError", "mic-failed"],
  ])("%s is %s", async (name, code) => {
    expect(await checkMicrophone({ secure: true, mediaDevices: refusing(name) })).toEqual({
      ok: false,
      code,
    });
  });

  it.each([fakeStream(0), fakeStream(1, "ended")])("wants a live audio track", async (stream) => {
    const check = await checkMicrophone({ secure: true, mediaDevices: mediaDevices(async () => stream) });
    expect(check).toEqual({ ok: false, code: "mic-failed" });
    for (const track of stream.tracks) expect(track.stopped).toBe(1);
  });
});
