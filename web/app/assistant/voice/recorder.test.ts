import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createRecorder, type RecorderDeps } from "#web/assistant/voice/recorder.ts";
import {
  fakeMediaRecorder,
  fakeStream,
  mediaDevices,
  refusing,
} from "#web/assistant/voice/testing/fake-media.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Deps = RecorderDeps<ReturnType<typeof fakeStream>>;

function setUp(supported: string[], more: Partial<Deps> = {}, data?: string[]) {
  const stream = fakeStream();
  const { MediaRecorder, made } = fakeMediaRecorder(supported, data);
  const deps: Deps = { secure: true, mediaDevices: mediaDevices(async () => stream), MediaRecorder, ...more };
  return { recorder: createRecorder(deps), stream, made };
}

async function record(recorder: ReturnType<typeof createRecorder>) {
  expect(await recorder.start()).toEqual({ ok: true });
  const stopping = recorder.stop();
  await vi.advanceTimersByTimeAsync(20);
  return stopping;
}

describe("createRecorder", () => {
  it.each([
    [["audio/webm;codecs=opus", "audio/mp4"], "audio/webm", "question.webm"],
    [["audio/mp4"], "audio/mp4", "question.mp4"],
    [["audio/ogg;codecs=opus"], "audio/ogg", "question.ogg"],
    [[], "audio/webm", "question.webm"],
  ])("records what the browser can: %j", async (supported, mimeType, filename) => {
    const { recorder, stream } = setUp(supported, {}, ["so", "", "und"]);
    const recording = await record(recorder);
    expect(recording).toMatchObject({ mimeType, filename });
    expect(recording?.blob.type).toBe(mimeType);
    expect(await recording?.blob.text()).toBe("sound");
    expect(stream.tracks[0]?.stopped).toBeGreaterThan(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("stops after 60 seconds and keeps the recording for stop()", async () => {
    const onLimit = vi.fn();
    const { recorder, stream } = setUp(["audio/mp4"], { onLimit });
    await recorder.start();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(onLimit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(onLimit).toHaveBeenCalledOnce();
    expect(stream.tracks[0]?.stopped).toBeGreaterThan(0);
    expect((await recorder.stop())?.filename).toBe("question.mp4");
  });

  it("gives nothing when nothing was recorded or it was cancelled", async () => {
    expect(await record(setUp(["audio/mp4"], {}, []).recorder)).toBeNull();
    const { recorder, stream, made } = setUp(["audio/mp4"]);
    await recorder.start();
    recorder.cancel();
    expect(stream.tracks[0]?.stopped).toBeGreaterThan(0);
    expect(made[0]?.state).toBe("inactive");
    expect(await recorder.stop()).toBeNull();
  });

  it("does not record when cancelled while the permission prompt is open", async () => {
    const stream = fakeStream();
    const slow = mediaDevices(
      () => new Promise<typeof stream>((done) => setTimeout(() => done(stream), 3000)),
    );
    for (const leave of ["cancel", "stop"] as const) {
      const { recorder, made } = setUp(["audio/mp4"], { mediaDevices: slow });
      const starting = recorder.start();
      await recorder[leave]();
      await vi.advanceTimersByTimeAsync(3000);
      expect(await starting).toEqual({ ok: false, code: "cancelled" });
      expect(made).toHaveLength(0);
      expect(stream.tracks[0]?.stopped).toBeGreaterThan(0);
    }
  });

  it("reports why it cannot start", async () => {
    expect(await setUp([], { secure: false }).recorder.start()).toEqual({ ok: false, code: "mic-insecure" });
    expect(await setUp([], { MediaRecorder: undefined }).recorder.start()).toEqual({
      ok: false,
      code: "mic-unsupported",
    });
    const denied = setUp([], { mediaDevices: refusing("NotAllowedError") });
    expect(await denied.recorder.start()).toEqual({ ok: false, code: "mic-denied" });
    const trackless = setUp([], { mediaDevices: mediaDevices(async () => fakeStream(0)) });
    expect(await trackless.recorder.start()).toEqual({ ok: false, code: "mic-failed" });
  });

  it("lets go of the microphone when the recorder breaks or never says it stopped", async () => {
    const broken = setUp(["audio/mp4"]);
    await broken.recorder.start();
    broken.made[0]?.onerror?.(undefined);
    expect(broken.stream.tracks[0]?.stopped).toBe(1);
    const mute = setUp(["audio/mp4"]);
    await mute.recorder.start();
    Object.assign(mute.made[0] ?? {}, { onstop: null, ondataavailable: null });
    const stopping = mute.recorder.stop();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await stopping).toBeNull();
    expect(mute.stream.tracks[0]?.stopped).toBe(1);
  });
});
