import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RecognitionDeps } from "#web/assistant/voice/recognition.ts";
import type { Recording } from "#web/assistant/voice/testing/fake-engine.ts";
import { runRecognition } from "#web/assistant/voice/testing/run-recognition.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Chrome on Android: growing false finals, the true final twice, then the session ends by itself. */
const androidPhrase: Recording = {
  steps: [
    [180, "start"],
    [900, "result", [["tengo", true, 0]]],
    [
      1100,
      "result",
      [
        ["tengo", true, 0],
        ["tengo una cita", true, 0],
      ],
    ],
    [1900, "result", [["tengo una cita", true, 0.91]]],
    [
      1960,
      "result",
      [
        ["tengo una cita", true, 0.91],
        ["tengo una cita", true, 0.91],
      ],
    ],
    [2000, "end"],
  ],
};
const androidSecondPhrase: Recording = {
  steps: [
    [150, "start"],
    [1200, "result", [["en la corte", true, 0.88]]],
    [1300, "end"],
  ],
};
const androidSilence: Recording = {
  steps: [
    [150, "start"],
    [5200, "error", "no-speech"],
    [5210, "end"],
  ],
};

describe("recognition on Android", () => {
  it("does without continuous", () => {
    const { recognition, engines } = runRecognition([androidPhrase], { android: true });
    recognition.start();
    expect(engines[0]?.continuous).toBe(false);
  });

  it("starts again after each phrase, quietly, and hands the words over at silence", () => {
    const { recognition, engines, outcome, log } = runRecognition(
      [androidPhrase, androidSecondPhrase, androidSilence],
      { android: true },
    );
    recognition.start();
    vi.advanceTimersByTime(20_000);
    expect(engines).toHaveLength(3);
    expect(outcome()).toEqual(["start", "quiet", "end silence [tengo una cita en la corte]"]);
    expect(log.filter((line) => line.startsWith("text "))).toEqual([
      "text tengo",
      "text tengo una cita",
      "text tengo una cita",
      "text tengo una cita",
      "text tengo una cita en la corte",
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("submits at the stop between two phrases", () => {
    const { recognition, outcome } = runRecognition([androidPhrase, {}], { android: true });
    recognition.start();
    vi.advanceTimersByTime(2050);
    recognition.stop();
    vi.advanceTimersByTime(20_000);
    expect(outcome()).toEqual(["start", "final tengo una cita", "end stopped"]);
  });

  it("keeps the question when the restart hangs or throws", () => {
    for (const broken of [{}, { startThrows: new Error("busy") }]) {
      const { recognition, outcome } = runRecognition([androidPhrase, broken], { android: true });
      recognition.start();
      // The first phrase was heard: no prompt is open, and nobody needs the long wait.
      vi.advanceTimersByTime(2000 + 2000);
      expect(outcome()).toEqual(["start", "end silence [tengo una cita]"]);
    }
  });

  it("does not start again after a session in which nothing was heard", () => {
    const { recognition, engines, outcome } = runRecognition([androidSilence], { android: true });
    recognition.start();
    vi.advanceTimersByTime(20_000);
    expect(engines).toHaveLength(1);
    expect(outcome()).toEqual(["start", "quiet", "end silence"]);
  });
});

describe("recognition on iOS", () => {
  const neverFinal: Recording = {
    steps: [
      [300, "start"],
      [1200, "result", [["cómo pido", false, 0]]],
      [2500, "result", [["cómo pido la ciudadanía ", false, 0]]],
    ],
  };

  it("submits the last interim when no final ever comes", () => {
    const { recognition, outcome } = runRecognition([neverFinal]);
    recognition.start();
    vi.advanceTimersByTime(6000);
    recognition.stop();
    expect(outcome()).toEqual(["start", "final cómo pido la ciudadanía", "end stopped"]);
  });

  it("does not submit again when the late final and `end` come after the stop", () => {
    const late: Recording = {
      ...neverFinal,
      afterStop: [
        [800, "result", [["cómo pido la ciudadanía", true, 0.5]]],
        [900, "end"],
      ],
    };
    const { recognition, outcome } = runRecognition([late]);
    recognition.start();
    vi.advanceTimersByTime(6000);
    recognition.stop();
    vi.advanceTimersByTime(6000);
    expect(outcome().filter((line) => line.startsWith("final"))).toHaveLength(1);
  });

  it("reports the watchdog after 2 seconds without `start` where the microphone is allowed", async () => {
    const permission = () => Promise.resolve<PermissionState>("granted");
    const { recognition, outcome, engines } = runRecognition([{}], {}, { permission });
    recognition.start();
    await vi.advanceTimersByTimeAsync(1999);
    expect(outcome()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome()).toEqual(["error watchdog []", "end failed"]);
    expect(engines[0]?.calls).toEqual(["start", "abort"]);
  });

  it.each<[string, RecognitionDeps["permission"]]>([
    ["is open", () => Promise.resolve("prompt")],
    ["may be open: the browser refuses to tell", () => Promise.reject(new Error())],
    ["may be open: the browser does not answer", () => new Promise(() => {})],
    ["may be open: the browser cannot tell", undefined],
  ])("gives a person time to read the permission prompt, but not for ever, where it %s", async (_, ask) => {
    const permission = ask && { permission: ask };
    const slow = runRecognition([{ steps: [[6000, "start"]] }, {}], {}, permission);
    slow.recognition.start();
    await vi.advanceTimersByTimeAsync(7000);
    expect(slow.outcome()).toEqual(["start"]);
    slow.recognition.abort();
    slow.recognition.start();
    await vi.advanceTimersByTimeAsync(9999);
    expect(slow.outcome()).toEqual(["start"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(slow.outcome()).toEqual(["start", "error watchdog []", "end failed"]);
  });
});
