import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runQueue } from "#web/assistant/voice/testing/run-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tick = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("createSpeechQueue", () => {
  it("starts 500 ms after the first sentence, which is fetched meanwhile", async () => {
    const { queue, log } = runQueue({ A: {} });
    queue.push("Primera.");
    await tick(499);
    expect(log).toEqual(["A fetch 0"]);
    expect(queue.phase).toBe("delayed");
    await tick(1);
    expect(log).toEqual(["A fetch 0", "start", "sentence 0", "A play 0"]);
    expect(queue.phase).toBe("speaking");
  });

  it("speaks in order without gaps, two sentences fetched ahead", async () => {
    const { queue, log, speak } = runQueue({ A: {} });
    speak(5);
    queue.finish();
    await tick(500);
    expect(log).toEqual(["A fetch 0", "A fetch 1", "A fetch 2", "start", "sentence 0", "A play 0"]);
    await tick(5000);
    expect(log.slice(6)).toEqual([
      ...["A done 0", "A fetch 3", "sentence 1", "A play 1"],
      ...["A done 1", "A fetch 4", "sentence 2", "A play 2"],
      ...["A done 2", "sentence 3", "A play 3"],
      ...["A done 3", "sentence 4", "A play 4"],
      ...["A done 4", "idle"],
    ]);
    expect(queue.phase).toBe("idle");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("keeps the order when a later sentence is ready first", async () => {
    const { queue, only, speak } = runQueue({ A: { prepareMs: 900 } }, { delayMs: 0 });
    speak(1);
    await tick(800);
    queue.push("Segunda.");
    queue.finish();
    await tick(5000);
    expect(only("done", "idle")).toEqual(["A done 0", "A done 1", "idle"]);
  });

  it("waits while the answer is still written, and goes on without a new delay", async () => {
    const { queue, log, speak } = runQueue({ A: {} });
    speak(1);
    await tick(1500);
    expect(queue.phase).toBe("starved");
    queue.push("Segunda.");
    await tick(100);
    expect(log.slice(-3)).toEqual(["A fetch 1", "sentence 1", "A play 1"]);
    await tick(1000);
    expect(log).not.toContain("idle");
    queue.finish();
    expect(log.at(-1)).toBe("idle");
    expect(log.filter((line) => line === "start")).toHaveLength(1);
  });

  it("is idle at once when there was nothing to say, and takes nothing after the end", async () => {
    const { queue, log } = runQueue({ A: {} });
    queue.push("  ");
    queue.finish();
    queue.push("Tarde.");
    await tick(2000);
    expect(log).toEqual(["idle"]);
  });

  it("hands text and ticket to the speaker", async () => {
    const prepare = vi.fn(async () => ({ play: async () => {} }));
    const { createSpeechQueue } = await import("#web/assistant/voice/speech-queue.ts");
    const queue = createSpeechQueue([{ name: "A", prepare }]);
    queue.push("Hola.", "t1");
    queue.push("Sin boleto.");
    await tick(0);
    expect(prepare.mock.calls.map((call: unknown[]) => call[0])).toEqual([
      { index: 0, text: "Hola.", ticket: "t1" },
      { index: 1, text: "Sin boleto." },
    ]);
  });
});

describe("the first sound", () => {
  it("is told when a sentence can be heard, not when it is tried", async () => {
    const { queue, log, speak } = runQueue({ A: { silentMs: 400 } }, { delayMs: 0 });
    speak(1);
    await tick(499);
    expect(log).toEqual(["A fetch 0", "A play 0"]);
    expect(queue.phase).toBe("speaking");
    await tick(1);
    expect(log).toEqual(["A fetch 0", "A play 0", "start", "sentence 0"]);
  });

  it("is taken from its end where a speaker never tells that it sounds", async () => {
    const { queue, log, speak } = runQueue({ A: { silentMs: null } });
    speak(2);
    queue.finish();
    await tick(5000);
    expect(log.slice(2)).toEqual([
      ...["A play 0", "A done 0", "start", "sentence 0"],
      ...["A play 1", "A done 1", "sentence 1", "idle"],
    ]);
  });

  it("is never told of a voice that was stopped before it sounded", async () => {
    const { queue, only, speak } = runQueue({ A: { silentMs: 400 } }, { delayMs: 0 });
    speak(1);
    await tick(200);
    queue.stop();
    await tick(5000);
    expect(only("start", "sentence", "idle")).toEqual([]);
  });

  it("does not take a late report for the next sentence", async () => {
    const { queue, only, speak } = runQueue({ A: { silentMs: 1200 } }, { delayMs: 0 });
    speak(2);
    queue.finish();
    await tick(5000);
    expect(only("start", "sentence", "idle")).toEqual(["start", "sentence 0", "sentence 1", "idle"]);
  });
});

describe("stopping and playing again", () => {
  it("is silent at once, drops what is being fetched, and reports nothing more", async () => {
    const { queue, log, speak } = runQueue({ A: { prepareMs: 600 } }, { delayMs: 0 });
    speak(2);
    await tick(700);
    queue.push("Tercera.");
    await tick(0);
    const before = log.length;
    queue.stop();
    expect(log.slice(before)).toEqual(["A cut 0", "A drop 2"]);
    queue.push("Cuarta.");
    queue.finish();
    await tick(10_000);
    expect(log.slice(before)).toEqual(["A cut 0", "A drop 2"]);
    expect(queue.phase).toBe("stopped");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("can be stopped before it has begun", async () => {
    const { queue, log, speak } = runQueue({ A: {} });
    speak(1);
    await tick(50);
    queue.stop();
    await tick(5000);
    expect(log).toEqual(["A fetch 0", "A drop 0"]);
  });

  it("reads the whole answer again, from what was fetched before", async () => {
    const { queue, log, speak } = runQueue({ A: {} });
    speak(2);
    queue.finish();
    await tick(5000);
    const before = log.length;
    queue.replay();
    await tick(5000);
    expect(log.slice(before)).toEqual([
      ...["start", "sentence 0", "A play 0", "A done 0"],
      ...["sentence 1", "A play 1", "A done 1", "idle"],
    ]);
  });

  it("includes in a replay what arrived after the stop", async () => {
    const { queue, only, speak } = runQueue({ A: {} });
    speak(1);
    await tick(600);
    queue.stop();
    queue.push("Segunda.");
    queue.finish();
    queue.replay();
    await tick(5000);
    expect(only("done", "idle")).toEqual(["A done 0", "A done 1", "idle"]);
  });

  it("starts over when asked to while it speaks, never twice at a time", async () => {
    const { queue, only, speak } = runQueue({ A: {} });
    speak(2);
    queue.finish();
    await tick(1600);
    queue.replay();
    await tick(5000);
    expect(only("play", "done", "cut", "idle")).toEqual([
      ...["A play 0", "A done 0", "A play 1", "A cut 1"],
      ...["A play 0", "A done 0", "A play 1", "A done 1", "idle"],
    ]);
  });

  it("unlocks the speakers inside the tap of a replay", () => {
    const onUnlock = vi.fn();
    const { queue } = runQueue({ A: { onUnlock }, B: {} });
    queue.unlock();
    queue.replay();
    expect(onUnlock).toHaveBeenCalledTimes(2);
  });
});
