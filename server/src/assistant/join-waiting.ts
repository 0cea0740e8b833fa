import { setImmediate } from "node:timers/promises";
import { askEarly } from "#server/assistant/one-ahead.ts";

const nothing = Symbol("nothing is there");

/**
 * The pieces of a text as they come, those that are there already as one: on a server with much to do, words wait on
 * the connection, and each by itself would cost what all of them cost together. The first is never kept waiting.
 */
export async function* joinWaiting(source: AsyncGenerator<string>): AsyncGenerator<string> {
  let next = askEarly(source);
  let first = true;
  try {
    for (;;) {
      const { done, value } = await next;
      if (done === true) return;
      next = askEarly(source);
      let text = value;
      while (!first) {
        // What failed is met above, after the text before it.
        const more = await Promise.race([next.catch(() => nothing), setImmediate(nothing)]);
        if (typeof more === "symbol" || more.done === true) break;
        text += more.value;
        next = askEarly(source);
      }
      first = false;
      yield text;
    }
  } finally {
    // Not awaited: a piece may be on its way that nobody waits for any more.
    source.return(undefined).catch(() => {});
  }
}
