import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SpeechBlocked } from "#web/assistant/voice/speaker.ts";
import { runQueue } from "#web/assistant/voice/testing/run-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tick = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const failsAt = (bad: number) => (index: number) => (index === bad ? new Error("quota") : undefined);

describe("falling from one speaker to the next", () => {
  it.each([0, 1, 2, 3])("loses and repeats nothing when fetching sentence %i fails", async (bad) => {
    const { queue, only, speak } = runQueue({ A: { prepareError: failsAt(bad) }, B: {} });
    speak(4);
    queue.finish();
    await tick(20_000);
    const spoken = [0, 1, 2, 3].map((index) => `${index < bad ? "A" : "B"} done ${index}`);
    expect(only("done", "idle")).toEqual([...spoken, "idle"]);
    expect(only("sentence")).toEqual(["sentence 0", "sentence 1", "sentence 2", "sentence 3"]);
    expect(only("down")).toEqual(["down A"]);
  });

  it.each([0, 1, 2])("loses and repeats nothing when playing sentence %i fails", async (bad) => {
    const { queue, only, speak } = runQueue({ A: { playError: failsAt(bad) }, B: {} });
    speak(4);
    queue.finish();
    await tick(20_000);
    const spoken = [0, 1, 2, 3].map((index) => `${index < bad ? "A" : "B"} done ${index}`);
    expect(only("done", "idle")).toEqual([...spoken, "idle"]);
    expect(only("sentence")).toEqual(["sentence 0", "sentence 1", "sentence 2", "sentence 3"]);
    expect(only("down")).toEqual(["down A"]);
  });

  it("finds the next speaker while the sentence before still sounds", async () => {
    const { queue, log, speak } = runQueue({ A: { prepareError: failsAt(2) }, B: {} });
    speak(3);
    queue.finish();
    await tick(1000);
    expect(log).toContain("down A");
    expect(log).toContain("B fetch 2");
    expect(log).not.toContain("A done 0");
    await tick(20_000);
    expect(log.filter((line) => line.includes("fetch"))).toEqual([
      ...["A fetch 0", "A fetch 1", "A fetch 2", "B fetch 2"],
    ]);
  });

  it("takes a speaker that hangs for broken, and drops its request", async () => {
    const { queue, only, speak } = runQueue({ A: { prepareMs: 60_000 }, B: {} }, { prepareTimeoutMs: 3000 });
    speak(2);
    queue.finish();
    await tick(20_000);
    expect(only("drop", "done", "down")).toEqual(["A drop 0", "A drop 1", "down A", "B done 0", "B done 1"]);
  });

  it("goes down the whole chain, each speaker reported once", async () => {
    const broken = { prepareError: () => new Error("down") };
    const { queue, only, speak } = runQueue({ A: broken, B: broken, C: {} });
    speak(3);
    queue.finish();
    await tick(20_000);
    expect(only("done", "down")).toEqual(["down A", "down B", "C done 0", "C done 1", "C done 2"]);
  });

  it("ends in text only when all fail, after what could be spoken", async () => {
    const { queue, log, only, speak } = runQueue({
      A: { prepareError: failsAt(1) },
      B: { prepareError: failsAt(1) },
    });
    speak(3);
    queue.finish();
    await tick(20_000);
    expect(only("done", "blocked", "idle")).toEqual(["A done 0", "blocked failed 1"]);
    expect(queue.phase).toBe("blocked");
    expect(log.filter((line) => line === "idle")).toEqual([]);
  });

  it("gives every speaker another chance on replay, from the sentence that was left", async () => {
    let broken = true;
    const prepareError = () => (broken ? new Error("offline") : undefined);
    const { queue, only, speak } = runQueue({ A: { prepareError }, B: { prepareError } });
    speak(2);
    queue.finish();
    await tick(2000);
    broken = false;
    queue.replay();
    await tick(5000);
    expect(only("done", "blocked", "idle")).toEqual(["blocked failed 0", "A done 0", "A done 1", "idle"]);
  });

  it("tells of no sound when each speaker fails at playing", async () => {
    const playError = () => new Error("silent");
    const { log, only, speak } = runQueue({ A: { playError }, B: { playError } });
    speak(1);
    await tick(2000);
    expect(log.at(-1)).toBe("blocked failed 0");
    expect(only("start", "sentence")).toEqual([]);
  });

  it("speaks with nobody: text only", async () => {
    const { log, speak } = runQueue({});
    speak(1);
    await tick(1000);
    expect(log).toEqual(["blocked failed 0"]);
  });
});

describe("a browser that wants a tap first", () => {
  it("does not blame the speaker, and goes on from the same sentence after the tap", async () => {
    let allowed = false;
    const playError = () => (allowed ? undefined : new SpeechBlocked());
    const { queue, only, speak } = runQueue({ A: { playError }, B: {} });
    speak(2);
    await tick(1000);
    expect(queue.phase).toBe("blocked");
    queue.push("Tercera.");
    queue.finish();
    await tick(1000);
    allowed = true;
    queue.replay();
    await tick(10_000);
    expect(only("done", "down", "blocked", "idle")).toEqual([
      "blocked autoplay 0",
      "A done 0",
      "A done 1",
      "A done 2",
      "idle",
    ]);
  });

  it("has not begun while it is refused: the start is told after the tap", async () => {
    let allowed = false;
    const playError = () => (allowed ? undefined : new SpeechBlocked());
    const { queue, only, speak } = runQueue({ A: { playError } });
    speak(1);
    await tick(1000);
    expect(only("start")).toEqual([]);
    allowed = true;
    queue.replay();
    await tick(100);
    expect(only("start")).toEqual(["start"]);
  });

  it("asks again when the tap did not help", async () => {
    const { queue, only, speak } = runQueue({ A: { playError: () => new SpeechBlocked() } });
    speak(1);
    await tick(1000);
    queue.replay();
    await tick(1000);
    expect(only("blocked")).toEqual(["blocked autoplay 0", "blocked autoplay 0"]);
  });
});
