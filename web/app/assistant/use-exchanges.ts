import type { AnswerEvent } from "@faro/contract/assistant/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import {
  applyEvent,
  applySaved,
  type Exchange,
  failExchange,
  newExchange,
  stopExchange,
  withoutFailures,
} from "#web/assistant/exchange.ts";
import { questionMayGo } from "#web/assistant/opening-gate.ts";
import { passFor } from "#web/assistant/passes.ts";
import { api, isUnauthorized, type ShownError, toShownError } from "#web/lib/api.ts";

export type AskResult = { ok: true } | { ok: false; error: ShownError } | { ok: false; error: null };

interface AskOptions {
  language: Language;
  onEvent?: (event: AnswerEvent) => void;
}

/** The answer's events; a pass that ran out is renewed once. */
async function openAnswer(question: string, language: Language, signal: AbortSignal) {
  // Whoever stops the answer waits for nothing, whatever the network does.
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  stopped.catch(() => {});
  await Promise.race([questionMayGo(), stopped]);
  const ask = async (renew: boolean) => {
    const pass = await Promise.race([passFor("OPENAI_API_KEY", renew), stopped]);
    const answer = api.assistant.ask({ question, language }, { signal, context: { pass, language } });
    return await Promise.race([answer, stopped]);
  };
  try {
    return await ask(false);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    return await ask(true);
  }
}

/** Questions and answers of this visit, newest last. */
export function useExchanges(initial: Exchange[] = []) {
  const [exchanges, setExchanges] = useState<Exchange[]>(initial);
  const running = useRef<AbortController | null>(null);
  const nextKey = useRef(initial.length + 1);

  useEffect(() => () => running.current?.abort(), []);

  const ask = useCallback(async (question: string, { language, onEvent }: AskOptions): Promise<AskResult> => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const key = nextKey.current;
    nextKey.current += 1;
    const change = (apply: (exchange: Exchange) => Exchange) =>
      setExchanges((all) => all.map((exchange) => (exchange.key === key ? apply(exchange) : exchange)));
    setExchanges((all) => [...withoutFailures(all), newExchange(key, question, language)]);
    const fail = (error: ShownError): AskResult => {
      change((exchange) => failExchange(exchange, error));
      return { ok: false, error };
    };
    try {
      let last: AnswerEvent | null = null;
      for await (const event of await openAnswer(question, language, abort.signal)) {
        last = event;
        change((exchange) => applyEvent(exchange, event));
        onEvent?.(event);
      }
      // A stream that is stopped between two events ends without a word of that.
      abort.signal.throwIfAborted();
      if (last?.type === "error") return { ok: false, error: { code: last.code, message: last.message } };
      // A stream that ends without its last event was cut on the way.
      if (last?.type !== "done") return fail(toShownError(new TypeError("cut"), language));
      return { ok: true };
    } catch (error) {
      if (abort.signal.aborted) {
        setExchanges((all) => stopExchange(all, key));
        return { ok: false, error: null };
      }
      return fail(toShownError(error, language));
    }
  }, []);

  /** Puts the answer of the guide on the phone where the failure stood. */
  const showSaved = useCallback((key: number, events: AnswerEvent[], date: string) => {
    setExchanges((all) => all.map((one) => (one.key === key ? applySaved(one, events, date) : one)));
  }, []);

  /** Ends the answer that is being written; what has come of it stays. */
  const cancel = useCallback(() => running.current?.abort(), []);
  const clear = useCallback(() => {
    running.current?.abort();
    setExchanges([]);
  }, []);
  /** Puts an earlier part of the conversation in front. */
  const prepend = useCallback((earlier: Exchange[]) => setExchanges((all) => [...earlier, ...all]), []);
  return { exchanges, ask, showSaved, cancel, clear, prepend };
}
