import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Recording } from "#web/assistant/voice/testing/fake-engine.ts";
import { runRecognition } from "#web/assistant/voice/testing/run-recognition.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const question: Recording = {
  steps: [
    [50, "start"],
    [700, "result", [["qué es", false, 0.3]]],
    [1500, "result", [["qué es el asilo ", true, 0.92]]],
  ],
};

describe("createRecognition", () => {
  it("sets the engine up as the spec says", () => {
    const { recognition, engines } = runRecognition([question]);
    recognition.start();
    expect(engines[0]).toMatchObject({
      lang: "es-ES",
      continuous: true,
      interimResults: true,
      maxAlternatives: 1,
    });
    const english = runRecognition([question], { language: "en" });
    english.recognition.start();
    expect(english.engines[0]?.lang).toBe("en-US");
  });

  it("submits the trimmed transcript once when stopped, and hears nothing more", () => {
    const late: Recording = {
      ...question,
      afterStop: [
        [100, "result", [["otra", true, 1]]],
        [120, "end"],
      ],
    };
    const { recognition, engines, log } = runRecognition([late]);
    recognition.start();
    vi.advanceTimersByTime(2000);
    recognition.stop();
    recognition.stop();
    vi.advanceTimersByTime(60_000);
    expect(log).toEqual([
      "start",
      "text qué es",
      "text qué es el asilo",
      "final qué es el asilo",
      "end stopped",
    ]);
    expect(engines[0]?.calls).toEqual(["start", "abort"]);
    expect(engines[0]).toMatchObject({ onstart: null, onresult: null, onerror: null, onend: null });
    expect(vi.getTimerCount()).toBe(0);
    expect(recognition.active).toBe(false);
  });

  it("is safe to start twice", () => {
    const { recognition, engines, outcome } = runRecognition([question]);
    recognition.start();
    vi.advanceTimersByTime(100);
    recognition.start();
    expect(engines).toHaveLength(1);
    expect(outcome()).toEqual(["start"]);
  });

  it("waits a moment for the words of someone who stops quickly", () => {
    const { recognition, outcome } = runRecognition([
      {
        steps: [[50, "start"]],
        afterStop: [
          [400, "result", [["visa U", true, 0.9]]],
          [420, "end"],
        ],
      },
    ]);
    recognition.start();
    vi.advanceTimersByTime(300);
    recognition.stop();
    expect(outcome()).toEqual(["start"]);
    vi.advanceTimersByTime(5000);
    expect(outcome()).toEqual(["start", "final visa U", "end stopped"]);
  });

  it("ends without a question when nothing was said before the stop", () => {
    const { recognition, outcome } = runRecognition([{ steps: [[50, "start"]] }]);
    recognition.start();
    vi.advanceTimersByTime(300);
    recognition.stop();
    vi.advanceTimersByTime(1500);
    expect(outcome()).toEqual(["start", "end stopped"]);
  });

  it("sends nothing when the engine ends by itself after speech: the words are handed over", () => {
    const { recognition, outcome } = runRecognition([{ steps: [...(question.steps ?? []), [9000, "end"]] }]);
    recognition.start();
    vi.advanceTimersByTime(10_000);
    expect(outcome()).toEqual(["start", "end silence [qué es el asilo]"]);
  });

  it("says nothing after abort", () => {
    const { recognition, log, engines } = runRecognition([question]);
    recognition.start();
    vi.advanceTimersByTime(100);
    recognition.abort();
    vi.advanceTimersByTime(60_000);
    expect(log).toEqual(["start"]);
    expect(engines[0]?.calls).toEqual(["start", "abort"]);
  });

  it("does not submit for a listener that aborts while the rest is awaited", () => {
    const run = runRecognition(
      [{ steps: [[50, "start"]], afterStop: [[100, "result", [["hola", true, 1]]]] }],
      {
        onTranscript: () => run.recognition.abort(),
      },
    );
    run.recognition.start();
    vi.advanceTimersByTime(200);
    run.recognition.stop();
    vi.advanceTimersByTime(5000);
    expect(run.outcome()).toEqual(["start"]);
  });

  it("can be used again after an end", () => {
    const { recognition, outcome } = runRecognition([question, question]);
    for (let round = 0; round < 2; round += 1) {
      recognition.start();
      vi.advanceTimersByTime(2000);
      recognition.stop();
    }
    const once = ["start", "final qué es el asilo", "end stopped"];
    expect(outcome()).toEqual([...once, ...once]);
  });
});
