import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Recording } from "#web/assistant/voice/testing/fake-engine.ts";
import { runRecognition } from "#web/assistant/voice/testing/run-recognition.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("errors of recognition", () => {
  it.each([
    ["not-allowed", "speech-denied"],
    ["service-not-allowed", "speech-denied"],
    ["network", "speech-network"],
    ["audio-capture", "mic-not-found"],
    ["phrases-not-supported", "speech-failed"],
  ])("%s is %s", (error, code) => {
    const { recognition, outcome } = runRecognition([
      {
        steps: [
          [10, "error", error],
          [12, "end"],
        ],
      },
    ]);
    recognition.start();
    vi.advanceTimersByTime(5000);
    expect(outcome()).toEqual([`error ${code} []`, "end failed"]);
  });

  it("hands over what was understood before the connection broke, without sending it", () => {
    const { recognition, outcome } = runRecognition([
      {
        steps: [
          [10, "start"],
          [500, "result", [["mi esposo", false, 0]]],
          [900, "error", "network"],
          [901, "end"],
        ],
      },
    ]);
    recognition.start();
    vi.advanceTimersByTime(5000);
    expect(outcome()).toEqual(["start", "error speech-network [mi esposo]", "end failed"]);
  });

  it("only notes that nothing was said", () => {
    const { recognition, outcome } = runRecognition([
      {
        steps: [
          [10, "start"],
          [8000, "error", "no-speech"],
          [8001, "end"],
        ],
      },
    ]);
    recognition.start();
    vi.advanceTimersByTime(10_000);
    expect(outcome()).toEqual(["start", "quiet", "end silence"]);
  });

  it("is silent about an abort from outside and sends nothing", () => {
    const { recognition, outcome } = runRecognition([
      {
        steps: [
          [10, "start"],
          [500, "result", [["hola", false, 0]]],
          [900, "error", "aborted"],
          [901, "end"],
        ],
      },
    ]);
    recognition.start();
    vi.advanceTimersByTime(5000);
    expect(outcome()).toEqual(["start", "end aborted"]);
  });

  it.each<[string, Recording["steps"]]>([
    [
      "as soon as it has started",
      [
        [10, "start"],
        [1500, "end"],
      ],
    ],
    ["without having started", [[900, "end"]]],
    [
      "aborted by nobody here",
      [
        [10, "start"],
        [60, "error", "aborted"],
        [61, "end"],
      ],
    ],
    [
      "aborted, and the end never comes",
      [
        [10, "start"],
        [60, "error", "aborted"],
      ],
    ],
  ])("tells of a recogniser that ends at once: %s", (_, steps) => {
    const { recognition, outcome } = runRecognition([{ ...(steps && { steps }) }]);
    recognition.start();
    vi.advanceTimersByTime(5000);
    expect(outcome().at(-1)).toBe("end at-once");
  });

  it.each<[string, string, Recording["steps"]]>([
    [
      "it waited for her a while",
      "end silence",
      [
        [10, "start"],
        [1510, "end"],
      ],
    ],
    [
      "it heard something",
      "end silence [hola]",
      [
        [10, "start"],
        [400, "result", [["hola", true, 0.9]]],
        [500, "end"],
      ],
    ],
    [
      "it says that nothing was said",
      "end silence",
      [
        [10, "start"],
        [500, "error", "no-speech"],
        [501, "end"],
      ],
    ],
    [
      "it was aborted later, as by a phone call",
      "end aborted",
      [
        [10, "start"],
        [4000, "error", "aborted"],
        [4001, "end"],
      ],
    ],
  ])("does not call it at once when %s", (_, last, steps) => {
    const { recognition, outcome } = runRecognition([{ ...(steps && { steps }) }]);
    recognition.start();
    vi.advanceTimersByTime(10_000);
    expect(outcome().at(-1)).toBe(last);
  });

  it("does not call her own quick stop at once", () => {
    const { recognition, outcome } = runRecognition([
      { steps: [[10, "start"]], afterStop: [[20, "error", "aborted"] as const, [21, "end"] as const] },
    ]);
    recognition.start();
    vi.advanceTimersByTime(300);
    recognition.stop();
    vi.advanceTimersByTime(5000);
    expect(outcome().at(-1)).toBe("end stopped");
  });

  it("ends the run when an error has no `end` behind it", () => {
    const { recognition, outcome } = runRecognition([
      {
        steps: [
          [10, "start"],
          [900, "error", "no-speech"],
        ],
      },
    ]);
    recognition.start();
    vi.advanceTimersByTime(5000);
    expect(outcome()).toEqual(["start", "quiet", "end silence"]);
  });

  it("tries the plain language once, then gives up", () => {
    const refused = {
      steps: [
        [10, "error", "language-not-supported"],
        [12, "end"],
      ],
    } as const;
    const { recognition, engines, outcome } = runRecognition([refused, refused]);
    recognition.start();
    vi.advanceTimersByTime(5000);
    expect(engines.map((engine) => engine.lang)).toEqual(["es-ES", "es"]);
    expect(outcome()).toEqual(["error unsupported []", "end failed"]);
  });

  it("goes on in the plain language where that works", () => {
    const { recognition, engines, outcome } = runRecognition(
      [
        {
          steps: [
            [10, "error", "language-not-supported"],
            [12, "end"],
          ],
        },
        {
          steps: [
            [10, "start"],
            [500, "result", [["green card", true, 0.9]]],
          ],
        },
      ],
      { language: "en" },
    );
    recognition.start();
    vi.advanceTimersByTime(1000);
    recognition.stop();
    expect(engines.map((engine) => engine.lang)).toEqual(["en-US", "en"]);
    expect(outcome()).toEqual(["start", "final green card", "end stopped"]);
  });

  it("reports a start that throws, and a browser without the interface", () => {
    const throwing = runRecognition([{ startThrows: new DOMException("busy", "InvalidStateError") }]);
    throwing.recognition.start();
    expect(throwing.outcome()).toEqual(["error speech-failed []", "end failed"]);
    expect(vi.getTimerCount()).toBe(0);
    const missing = runRecognition([], {}, { Engine: undefined });
    missing.recognition.start();
    expect(missing.outcome()).toEqual(["error unsupported []", "end failed"]);
  });
});
