/** Few days are left, or somebody is stopped this minute: told before all that goes on with the open subject. Server only. */
import { pressingIn } from "#guide/dialogue/server-only/outright/outright.ts";
import { tell } from "#guide/dialogue/server-only/thread/say.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";

export function pressingNow(thread: Thread): Settled | null {
  const rule = pressingIn(thread.readings, thread.state);
  if (rule === null || rule.id === thread.state.spot) return null;
  const told = tell(thread, rule.id, rule.lead);
  return told === null ? null : { ...told, adds: false, written: true, meant: true };
}
