/** What was told is applied to the answer: a date is counted, an income is held against the fee, a state against the rule on bond. Server only. */

import { counted } from "#guide/dialogue/server-only/thread/dates.ts";
import { tell } from "#guide/dialogue/server-only/thread/say.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { bondOfState } from "#guide/dialogue/server-only/told/bond-states.ts";
import { feeOfIncome } from "#guide/dialogue/server-only/told/fee-income.ts";
import { sponsorIncome } from "#guide/dialogue/server-only/told/sponsor-income.ts";
import { withDates } from "#guide/reply/register.ts";

/** A subject's answer that begins with what was worked out for this person. */
interface Applied {
  /** The topic whose sentences may follow. */
  topic: string;
  lines: string[];
  /** Register entries that the figures come from. */
  from: readonly string[];
}

export function applied(thread: Thread, settled: Settled, spot: string | null): Settled | null {
  return counted(thread, settled, spot) ?? workedOut(thread, settled);
}

function workedOut(thread: Thread, settled: Settled): Settled | null {
  const { mind, language, options } = thread;
  const { reply } = settled.turn;
  if (options.short === true || reply.kind === "crisis" || reply.kind === "refuse") return null;
  const one: Applied | null =
    feeOfIncome(thread, reply) ?? sponsorIncome(thread) ?? bondOfState(thread, reply);
  if (one === null) return null;
  const told = tell(thread, one.topic, one.topic === "fianza" ? "detained" : undefined);
  if (told === null) return null;
  const { register } = mind.library;
  const dates = one.from.flatMap((id) => register.entry(id)?.asOf ?? []);
  const [first = "", ...more] = one.lines.map((line) => register.fill(line, language));
  const said = { ...told.turn.reply, short: withDates(first, dates, language), sentences: more, steps: [] };
  return { turn: { reply: said, state: told.turn.state }, spot: null, adds: true };
}
