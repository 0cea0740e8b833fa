import type { AnswerEvent, Choice, EngineName, Source } from "@faro/contract/assistant/schemas.ts";
import type { ShownError } from "#web/lib/api.ts";

/** One question and what has come back so far. */
export interface Exchange {
  key: number;
  question: string;
  status: "waiting" | "streaming" | "done" | "failed";
  engine: EngineName | null;
  warning: string | null;
  text: string;
  sources: Source[];
  forms: string[];
  formPages: Record<string, string>;
  steps: string[];
  choices: Choice[];
  clarifying: boolean;
  lawyer: boolean;
  error: ShownError | null;
}

export function newExchange(key: number, question: string): Exchange {
  return {
    key,
    question,
    status: "waiting",
    engine: null,
    warning: null,
    text: "",
    sources: [],
    forms: [],
    formPages: {},
    steps: [],
    choices: [],
    clarifying: false,
    lawyer: false,
    error: null,
  };
}

/** The exchange after one event of the answer stream. */
export function applyEvent(exchange: Exchange, event: AnswerEvent): Exchange {
  switch (event.type) {
    case "start":
      return { ...exchange, engine: event.engine, warning: event.warning, status: "streaming" };
    case "text":
      return { ...exchange, text: exchange.text + event.delta, status: "streaming" };
    case "speech":
      return exchange;
    case "sources":
      return { ...exchange, sources: event.sources, forms: event.forms, formPages: event.formPages };
    case "done": {
      const { steps, choices, clarifying, lawyer } = event;
      return { ...exchange, steps, choices, clarifying, lawyer, status: "done" };
    }
    case "error":
      return failExchange(exchange, { code: event.code, message: event.message });
  }
}

export function failExchange(exchange: Exchange, error: ShownError): Exchange {
  return { ...exchange, status: "failed", error };
}

/** Paragraphs of an answer; the first one is the short answer. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
