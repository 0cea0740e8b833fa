import type { AnswerEvent, Category, Choice, EngineName, Source } from "@faro/contract/assistant/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import type { ShownError } from "#web/lib/api.ts";

/** One question and what has come back so far. */
export interface Exchange {
  key: number;
  question: string;
  /** Of question and answer: the screen's own may be another by now. Null where nobody can tell. */
  language: Language | null;
  /** `stopped`: the person did not want the rest. */
  status: "waiting" | "streaming" | "done" | "stopped" | "failed";
  engine: EngineName | null;
  /** The guide answered in the place of the model, of which there was no more that day. */
  standIn: boolean;
  warning: string | null;
  text: string;
  sources: Source[];
  forms: string[];
  formPages: Record<string, string>;
  formNames: Record<string, string>;
  steps: string[];
  choices: Choice[];
  clarifying: boolean;
  lawyer: boolean;
  /** Of the answer's beginning (`standsAbove`): nothing moves for what is known only at its end. */
  lawyerAbove: boolean;
  /** Of the finished answer, as the server remembers it. */
  id: string | null;
  category: Category | null;
  error: ShownError | null;
  /** What an earlier visit to the page left in its middle: the rest was never written. */
  brokeOff: boolean;
  /** False for what was saved and is not in the server's record: nobody can say that Faro said it. */
  recorded: boolean;
  /** Answered without a network by the guide kept on the phone: the ISO day of that guide. */
  saved: string | null;
}

/** To see a lawyer stands above an answer of which it is known beforehand, unless a warning stands there. */
export const standsAbove = ({ lawyer, warning }: Pick<Exchange, "lawyer" | "warning">): boolean =>
  lawyer && warning === null;

export function newExchange(key: number, question: string, language: Language | null = null): Exchange {
  return {
    key,
    question,
    language,
    status: "waiting",
    engine: null,
    standIn: false,
    warning: null,
    text: "",
    sources: [],
    forms: [],
    formPages: {},
    formNames: {},
    steps: [],
    choices: [],
    clarifying: false,
    lawyer: false,
    lawyerAbove: false,
    id: null,
    category: null,
    error: null,
    brokeOff: false,
    recorded: true,
    saved: null,
  };
}

/** The exchange as the guide on the phone answers it; the server knows nothing of it. */
export function applySaved(exchange: Exchange, events: AnswerEvent[], saved: string): Exchange {
  const fresh = newExchange(exchange.key, exchange.question, exchange.language);
  return { ...events.reduce(applyEvent, fresh), id: null, saved };
}

/** The exchange after one event of the answer stream. */
export function applyEvent(exchange: Exchange, event: AnswerEvent): Exchange {
  switch (event.type) {
    case "start":
      return {
        ...exchange,
        engine: event.engine,
        standIn: event.standIn === true,
        warning: event.warning,
        lawyerAbove: standsAbove(event),
        status: "streaming",
      };
    case "text":
      return { ...exchange, text: exchange.text + event.delta, status: "streaming" };
    case "speech":
      return exchange;
    case "sources": {
      const { type: _, ...found } = event;
      return { ...exchange, ...found };
    }
    case "done": {
      const { id, category, steps, choices, clarifying, lawyer } = event;
      return { ...exchange, id, category, steps, choices, clarifying, lawyer, status: "done" };
    }
    case "error":
      return failExchange(exchange, { code: event.code, message: event.message });
  }
}

export function failExchange(exchange: Exchange, error: ShownError): Exchange {
  return { ...exchange, status: "failed", error };
}

/** The list without the exchange that was cancelled, unless there is something of it to read. */
export function stopExchange(exchanges: Exchange[], key: number): Exchange[] {
  return exchanges
    .filter((exchange) => exchange.key !== key || isToRead(exchange))
    .map((exchange) => (exchange.key === key ? { ...exchange, status: "stopped" } : exchange));
}

/** Failures with nothing to read go when the next question is sent: the question stands there again. */
export function withoutFailures(exchanges: Exchange[]): Exchange[] {
  return exchanges.filter((exchange) => exchange.status !== "failed" || isToRead(exchange));
}

/** A warning that came before the answer broke off is worth more than the answer. */
function isToRead({ text, warning }: Exchange): boolean {
  return text !== "" || warning !== null;
}

/** Paragraphs of an answer; the first one is the short answer. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
