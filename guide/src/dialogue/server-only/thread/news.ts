/** A fact told on the way that decides by itself what is told, whatever else the words sound like. Server only. */

import { tell } from "#guide/dialogue/server-only/thread/say.ts";
import type { Subject } from "#guide/dialogue/server-only/thread/subject.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { isStatement } from "#guide/dialogue/server-only/thread/words.ts";
import type { Fact } from "#guide/dialogue/server-only/told/facts.ts";
import { closedBy } from "#guide/dialogue/server-only/told/guards.ts";

/** "Salí en 2008 y me volví a meter": told now, it closes the open subject, whatever else the words sound like. */
export function closedNow(thread: Thread, open: Subject | null, said: string): Settled | null {
  const { question, state, told } = thread;
  if (open === null) return null;
  const news = closing.some((fact) => told.includes(fact) && state.told?.includes(fact) !== true);
  const guard = news && isStatement(question, said) ? closedBy(told, open.parent.id) : null;
  if (guard === null || guard.tell === open.id) return null;
  const turn = tell(thread, guard.tell, guard.urgency);
  return turn === null ? null : { ...turn, adds: true };
}

const closing: readonly Fact[] = ["order", "reentry", "twice"];

/** "Mi esposo es ciudadano y entré con visa", told while something else is open: the way that most people here hope for. */
export function opensWay(thread: Thread, open: Subject | null, said: string): Settled | null {
  const { question, state, told } = thread;
  const before = state.told ?? [];
  const all = entryAndSpouse.every((fact) => told.includes(fact));
  const news = entryAndSpouse.some((fact) => !before.includes(fact));
  if (state.pending !== null) return null;
  const apart = open === null || open.pressing || open.parent.id === adjustment || open.apart;
  if (apart || !all || !news || noWay.some((fact) => told.includes(fact)) || !isStatement(question, said))
    return null;
  // A visa that ran out is forgiven on this way, which is what is feared then.
  const turn = tell(thread, ranOut.test(said) ? "overstay-citizen-spouse" : adjustment);
  return turn === null ? null : { ...turn, adds: true };
}
const adjustment = "ajuste-familiar";
const ranOut = /\b(?:venc\w+|caduc\w+|expir\w+|overstay\w*|me quede|se (?:me )?paso)\b/;
const entryAndSpouse: readonly Fact[] = ["visa", "spouseCitizen"];
const noWay: readonly Fact[] = [
  "order",
  "reentry",
  "twice",
  "deported",
  "crossed",
  "esta",
  "court",
  "citizen",
  "resident",
  "detained",
];
