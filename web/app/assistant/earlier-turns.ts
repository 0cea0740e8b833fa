import type { KeptTurn } from "@faro/contract/assistant/schemas.ts";
import { type Exchange, keptExchange } from "#web/assistant/exchange.ts";
import { api } from "#web/lib/api.ts";

/** Keys of this visit are above zero, of an earlier one below. */
export function toExchanges(turns: KeptTurn[]): Exchange[] {
  return turns.map((turn, index) => keptExchange(index - turns.length, turn));
}

/** What the server kept of the running conversation. */
export async function earlierTurns(): Promise<Exchange[]> {
  return toExchanges((await api.assistant.getContext()).turns);
}
