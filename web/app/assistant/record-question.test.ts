import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordQuestion } from "#web/assistant/record-question.ts";
import { fakeMediaRecorder, fakeStream, mediaDevices } from "#web/assistant/voice/testing/fake-media.ts";

vi.mock("#web/assistant/transcribe.ts", () => ({ transcribe: async () => " ¿qué es el TPS? " }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A recording on a page that is seen; `asked` is how long the browser asks for the microphone. */
async function record({ asked = 0 } = {}) {
  const stream = fakeStream();
  const page = { visibilityState: "visible" };
  const granted = () => new Promise<typeof stream>((done) => setTimeout(done, asked, stream));
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { onLine: true, mediaDevices: mediaDevices(granted) });
  const { MediaRecorder } = fakeMediaRecorder(["audio/webm"]);
  vi.stubGlobal("window", { isSecureContext: true, MediaRecorder });
  const told: string[] = [];
  const tell = (what: string) => (words?: string) =>
    void told.push(words === undefined ? what : `${what}: ${words}`);
  const recording = recordQuestion({
    language: () => "es",
    onTranscribing: tell("transcribing"),
    onEnd: tell("end"),
    onQuestion: tell("question"),
    onHeard: tell("heard"),
    onQuiet: tell("quiet"),
    onProblem: tell("problem"),
  });
  await vi.advanceTimersByTimeAsync(1);
  const hide = () => {
    page.visibilityState = "hidden";
    recording.letGo();
  };
  return { recording, told, hide, released: () => (stream.tracks[0]?.stopped ?? 0) > 0 };
}

describe("a recorded question", () => {
  it("is her question when she stopped it", async () => {
    const { recording, told, released } = await record();
    recording.stop();
    await vi.advanceTimersByTimeAsync(30);
    expect(released()).toBe(true);
    expect(told).toEqual(["transcribing", "end", "question: ¿qué es el TPS?"]);
  });

  it("lets the microphone go when the page is hidden, and what was said is hers to correct", async () => {
    const { told, hide, released } = await record();
    hide();
    await vi.advanceTimersByTimeAsync(30);
    expect(released()).toBe(true);
    expect(told).toEqual(["transcribing", "end", "heard: ¿qué es el TPS?"]);
  });

  it("is left alone while the microphone is asked for, and listens to nobody when the page is still hidden then", async () => {
    const { told, hide, released } = await record({ asked: 5000 });
    hide();
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(released()).toBe(true);
    expect(told).toEqual(["end", "quiet"]);
  });

  it("goes on when the page was hidden only while the microphone was asked for", async () => {
    const { recording, told, released } = await record({ asked: 5000 });
    vi.stubGlobal("document", { visibilityState: "hidden" });
    recording.letGo();
    vi.stubGlobal("document", { visibilityState: "visible" });
    await vi.advanceTimersByTimeAsync(5000);
    expect(released()).toBe(false);
    expect(told).toEqual([]);
    recording.abort();
    expect(released()).toBe(true);
  });
});
