/** What else was asked stands beside what is told. Server only. */
import { withTheRest } from "#guide/dialogue/server-only/faq/in-parts.ts";
import { spotAfter } from "#guide/dialogue/server-only/thread/memory.ts";
import { subjectAfter } from "#guide/dialogue/server-only/thread/subject.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";

const fewest = 4;

/** With what else was asked of the subject that is told. */
export function completed(thread: Thread, settled: Settled): Settled | null {
  const { mind, told } = thread;
  // A rule knows what the few words mean: they ask nothing beside it.
  if (settled.meant === true && thread.seen.list.length <= fewest) return null;
  const after = { ...settled.turn.state, pending: null };
  const open = subjectAfter(mind, after, told, spotAfter(thread, settled));
  return open === null ? null : withTheRest(thread, settled, open);
}
