import { useEffect, useRef } from "react";
import { toExchanges } from "#web/assistant/earlier-turns.ts";
import type { Exchange } from "#web/assistant/exchange.ts";
import { holdQuestions } from "#web/assistant/opening-gate.ts";
import { api } from "#web/lib/api.ts";

/** How long after signing up the demo's questions still open the chat, in milliseconds. */
const carriedFor = 24 * 60 * 60 * 1000;

/** What goes on from the demo; otherwise another conversation begins on the server and there is nothing. */
async function findCarried(accountSince: string): Promise<Exchange[]> {
  const young = Date.now() - Date.parse(accountSince) < carriedFor;
  const { turns } = young ? await api.assistant.getContext() : { turns: [] };
  if (turns.some((turn) => turn.at < accountSince)) {
    return toExchanges(turns);
  }
  // What another screen still shows can be saved from there.
  await api.assistant.startAnew();
  return [];
}

interface OpeningOptions {
  /** When the account was made (ISO); undefined until the profile is there. */
  accountSince: string | undefined;
  /** False where a saved conversation is gone on with. */
  anew: boolean;
  onCarried(exchanges: Exchange[]): void;
}

/**
 * How a chat begins: anew (spec part 1, section 7); but what the person asked as a guest, right before she made her
 * account, stands there and goes on.
 */
export function useOpening({ accountSince, anew, onCarried }: OpeningOptions): void {
  const carried = useRef(onCarried);
  carried.current = onCarried;
  const begun = useRef(() => {});
  useEffect(() => {
    if (!anew) return;
    const opening = new Promise<void>((resolve) => {
      begun.current = resolve;
    });
    holdQuestions(opening);
    return () => begun.current();
  }, [anew]);
  useEffect(() => {
    if (!anew || accountSince === undefined) return;
    let left = false;
    void findCarried(accountSince)
      // Without a network the chat opens empty; the question field keeps what is typed.
      .catch((): Exchange[] => [])
      .then((exchanges) => {
        begun.current();
        if (!left && exchanges.length > 0) carried.current(exchanges);
      });
    return () => {
      left = true;
    };
  }, [accountSince, anew]);
}
