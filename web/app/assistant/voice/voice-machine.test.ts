import { describe, expect, it } from "vitest";
import {
  initialVoice,
  stepVoice,
  type VoiceContext,
  type VoiceEvent,
  voiceState,
} from "#web/assistant/voice/voice-machine.ts";

type Plain = Exclude<VoiceEvent["type"], "answered" | "answer-failed">;

/** Runs events and writes `event -> state [effects]`. */
function run(...events: (Plain | VoiceEvent)[]): string[] {
  let context: VoiceContext = initialVoice;
  return events.map((event) => {
    const full: VoiceEvent =
      typeof event !== "string" ? event : event === "ask" ? { type: event, question: "?" } : { type: event };
    const step = stepVoice(context, full);
    context = step.context;
    return `${full.type} -> ${voiceState(context)} [${step.effects.join(" ")}]`;
  });
}

const answered = (speechComing: boolean, of = 1): VoiceEvent => ({ type: "answered", of, speechComing });
const answerFailed = (of = 1): VoiceEvent => ({ type: "answer-failed", of });

describe("stepVoice", () => {
  it("goes round: listening, processing, speaking, idle", () => {
    expect(run("press", "press", "ask", "speech-started", answered(true), "speech-ended")).toEqual([
      "press -> listening [start-listening]",
      "press -> listening [stop-listening]",
      "ask -> processing [abort-listening send-question]",
      "speech-started -> speaking []",
      "answered -> speaking []",
      "speech-ended -> idle []",
    ]);
  });

  it("waits for the speech of a short answer that is complete before it sounds", () => {
    expect(run("ask", answered(true), "speech-started", "speech-ended")).toEqual([
      "ask -> processing [send-question]",
      "answered -> processing []",
      "speech-started -> speaking []",
      "speech-ended -> idle []",
    ]);
    expect(run("ask", answered(false)).at(-1)).toBe("answered -> idle []");
  });

  it("goes back to idle when recognition had nothing or failed", () => {
    expect(run("press", "quiet").at(-1)).toBe("quiet -> idle []");
    expect(run("press", "listening-failed").at(-1)).toBe("listening-failed -> idle [abort-listening]");
  });

  it("stops speech for a new question, spoken or typed", () => {
    expect(run("ask", "speech-started", answered(true), "press").at(-1)).toBe(
      "press -> listening [stop-speech start-listening]",
    );
    expect(run("ask", "speech-started", answered(true), "ask").at(-1)).toBe(
      "ask -> processing [stop-speech send-question]",
    );
  });

  it("also stops the answer that is still being written", () => {
    expect(run("ask", "speech-started", "press").at(-1)).toBe(
      "press -> listening [stop-speech cancel-answer start-listening]",
    );
    expect(run("ask", "speech-started", "ask").at(-1)).toBe(
      "ask -> processing [stop-speech cancel-answer send-question]",
    );
  });

  it("does not take a second question while one is processed", () => {
    expect(run("ask", "press", "ask").slice(1)).toEqual(["press -> processing []", "ask -> processing []"]);
  });

  it("mutes at once and lets the answer go on being written", () => {
    expect(run("ask", "speech-started", "mute", answered(false)).slice(2)).toEqual([
      "mute -> processing [stop-speech]",
      "answered -> idle []",
    ]);
    expect(run("ask", "speech-started", answered(true), "mute").at(-1)).toBe("mute -> idle [stop-speech]");
    expect(run("ask", answered(true), "mute").at(-1)).toBe("mute -> idle [stop-speech]");
  });

  it("shows the answer as processed when speech is blocked while it is written", () => {
    expect(run("ask", "speech-ended", answered(false)).slice(1)).toEqual([
      "speech-ended -> processing []",
      "answered -> idle []",
    ]);
  });

  it("is disabled only after the last answer was heard", () => {
    const events = ["ask", "disable", "speech-started", answered(true), "speech-ended"] as const;
    expect(run(...events, "press", "enable")).toEqual([
      "ask -> processing [send-question]",
      "disable -> processing []",
      "speech-started -> speaking []",
      "answered -> speaking []",
      "speech-ended -> disabled []",
      "press -> disabled []",
      "enable -> idle []",
    ]);
  });

  it("falls silent when it is pressed during the last answer, and listens no more", () => {
    expect(run("ask", "disable", "speech-started", answered(true), "press", "press").slice(3)).toEqual([
      "answered -> speaking []",
      "press -> disabled [stop-speech]",
      "press -> disabled []",
    ]);
  });

  it("takes typed questions while the microphone is out of use", () => {
    expect(run("disable", "ask", answered(false))).toEqual([
      "disable -> disabled []",
      "ask -> processing [send-question]",
      "answered -> disabled []",
    ]);
  });

  it("lets go of the microphone when it is disabled while listening", () => {
    expect(run("press", "disable").at(-1)).toBe("disable -> disabled [abort-listening]");
  });

  it("speaks an answer again from idle", () => {
    expect(run("speech-started", "speech-ended")).toEqual([
      "speech-started -> speaking []",
      "speech-ended -> idle []",
    ]);
  });

  it("ignores what comes too late", () => {
    expect(run("mute", "speech-ended", "quiet", "listening-failed", answered(true), "stop")).toEqual([
      "mute -> idle []",
      "speech-ended -> idle []",
      "quiet -> idle []",
      "listening-failed -> idle []",
      "answered -> idle []",
      "stop -> idle []",
    ]);
    // The tap on the microphone cancelled the answer: its end must not take the microphone away.
    expect(run("ask", "speech-started", "press", answerFailed()).at(-1)).toBe(
      "answer-failed -> listening []",
    );
    expect(run("ask", "speech-started", "ask", answerFailed(1), answered(false, 2)).slice(3)).toEqual([
      "answer-failed -> processing []",
      "answered -> idle []",
    ]);
    expect(run("press", "speech-started").at(-1)).toBe("speech-started -> listening []");
  });

  it("processes a recording until its text is there, and lets a typed question come first", () => {
    expect(run("press", "press", "transcribing", "ask", answered(false))).toEqual([
      "press -> listening [start-listening]",
      "press -> listening [stop-listening]",
      "transcribing -> processing []",
      "ask -> processing [abort-listening send-question]",
      "answered -> idle []",
    ]);
    expect(run("press", "transcribing", "mute", "speech-started", "quiet").slice(2)).toEqual([
      "mute -> processing []",
      "speech-started -> processing []",
      "quiet -> idle []",
    ]);
    expect(run("press", "transcribing", "listening-failed").at(-1)).toBe(
      "listening-failed -> idle [abort-listening]",
    );
  });

  it("stops an answer on request", () => {
    expect(run("ask", "stop").at(-1)).toBe("stop -> idle [stop-speech cancel-answer]");
    expect(run("ask", "speech-started", "stop").at(-1)).toBe("stop -> idle [stop-speech cancel-answer]");
    expect(run("ask", answerFailed()).at(-1)).toBe("answer-failed -> idle [stop-speech]");
  });

  it("remembers the last question and counts them", () => {
    const first = stepVoice(initialVoice, { type: "ask", question: "uno" }).context;
    const answeredOnce = stepVoice(first, answered(false)).context;
    const second = stepVoice(answeredOnce, { type: "ask", question: "dos" }).context;
    expect(second).toMatchObject({ question: "dos", asked: 2, answering: true });
  });
});
