import type { AnswerEvent } from "@faro/contract/assistant/schemas.ts";
import { describe, expect, it } from "vitest";
import {
  applyEvent,
  newExchange,
  paragraphs,
  stopExchange,
  withoutFailures,
} from "#web/assistant/exchange.ts";

const events: AnswerEvent[] = [
  { type: "start", engine: "guide", remaining: 1, warning: "Cuidado.", lawyer: true },
  { type: "text", delta: "Corto.\n\n" },
  { type: "speech", index: 0, text: "Corto.", ticket: "t" },
  { type: "text", delta: "Más." },
  {
    type: "sources",
    sources: [{ title: "USCIS", url: "https://www.uscis.gov", checked: "2026-10-09" }],
    forms: ["I-90"],
    formPages: { "I-90": "https://www.uscis.gov/i-90" },
    formNames: { "I-90": "Renovar o reponer la green card (mica)" },
  },
  {
    type: "done",
    id: "1",
    category: "residencia",
    remaining: 1,
    clarifying: false,
    lawyer: true,
    steps: ["Ve."],
    choices: [],
  },
];

describe("an exchange", () => {
  it("knows when the guide stood in for the model", () => {
    const start: AnswerEvent = {
      type: "start",
      engine: "guide",
      remaining: null,
      warning: null,
      lawyer: false,
    };
    expect(applyEvent(newExchange(1, "¿?"), start).standIn).toBe(false);
    expect(applyEvent(newExchange(1, "¿?"), { ...start, standIn: true }).standIn).toBe(true);
  });

  it("tells of a lawyer above the answer where no warning does, and moves nothing for it later", () => {
    const start: AnswerEvent = { type: "start", engine: "model", remaining: 1, warning: null, lawyer: true };
    const above = (first: AnswerEvent) =>
      [first, ...events.slice(1)].reduce(applyEvent, newExchange(1, "¿?")).lawyerAbove;
    expect(applyEvent(newExchange(1, "¿?"), start).lawyerAbove).toBe(true);
    expect(above(start)).toBe(true);
    expect(above({ ...start, lawyer: false })).toBe(false);
    expect(above({ ...start, warning: "Cuidado." })).toBe(false);
  });

  it("grows with the events of its answer", () => {
    const exchange = events.reduce(applyEvent, newExchange(1, "¿?"));
    expect(exchange).toMatchObject({
      status: "done",
      engine: "guide",
      warning: "Cuidado.",
      text: "Corto.\n\nMás.",
      lawyer: true,
      steps: ["Ve."],
      forms: ["I-90"],
    });
    expect(paragraphs(exchange.text)).toEqual(["Corto.", "Más."]);
  });

  it("keeps what had come when it fails", () => {
    const failed = applyEvent(events.slice(0, 2).reduce(applyEvent, newExchange(1, "¿?")), {
      type: "error",
      code: "MODEL_FAILED",
      message: "No.",
      requestId: "r",
    });
    expect(failed).toMatchObject({
      status: "failed",
      text: "Corto.\n\n",
      error: { code: "MODEL_FAILED", message: "No." },
    });
  });

  it("that is stopped stays when there is something of it to read", () => {
    const waiting = newExchange(1, "uno");
    const begun = events.slice(0, 2).reduce(applyEvent, newExchange(2, "dos"));
    expect(stopExchange([waiting, begun], 1)).toEqual([begun]);
    expect(stopExchange([waiting, begun], 2)).toEqual([waiting, { ...begun, status: "stopped" }]);
  });

  it("that failed without a word goes when the next question is sent", () => {
    const failure: AnswerEvent = { type: "error", code: "MODEL_FAILED", message: "No.", requestId: "r" };
    const empty = applyEvent(newExchange(1, "uno"), failure);
    const begun = [...events.slice(0, 2), failure].reduce(applyEvent, newExchange(2, "dos"));
    expect(withoutFailures([empty, begun])).toEqual([begun]);
  });
});
