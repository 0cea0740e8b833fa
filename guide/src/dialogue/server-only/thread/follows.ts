/**
 * A few words that mean one thing after what is open and what was told: they go before the written answers, which compare words alone, and before
 * every other subject. "Y si pido permiso" of a trip with asylum pending is no work permit. Server only.
 */
import { goesOnAfterViolence } from "#guide/dialogue/server-only/after-crisis/after-crisis.ts";
import { sayItem } from "#guide/dialogue/server-only/faq/told.ts";
import { isOf, isWrong, type ToldItem } from "#guide/dialogue/server-only/faq/told-item.ts";
import { holds, saidBy } from "#guide/dialogue/server-only/thread/answers.ts";
import { withoutLead } from "#guide/dialogue/server-only/thread/fitting-lead.ts";
import { plainFollows } from "#guide/dialogue/server-only/thread/follows-plain.ts";
import { type Follow, follows } from "#guide/dialogue/server-only/thread/follows-table.ts";
import { say, type Told, tell } from "#guide/dialogue/server-only/thread/say.ts";
import { openSubject, type Subject } from "#guide/dialogue/server-only/thread/subject.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import type { Fact } from "#guide/dialogue/server-only/told/facts.ts";
import { texts } from "#guide/reply/texts.ts";

/** What the words mean here; null where no rule is of them, or what was told makes its answer wrong. */
export function followed(thread: Thread): Settled | null {
  const { mind, state } = thread;
  const waits = state.pending !== null && state.pending.second !== true;
  const inDanger = state.crisis !== undefined && !goesOnAfterViolence(state);
  if (closing.some((fact) => thread.told.includes(fact) && state.told?.includes(fact) !== true)) return null;
  const open = openSubject(mind, state);
  if (open === null) return null;
  for (const one of allFollows) {
    if ((inDanger && one.amid !== true) || (waits && one.waits !== true)) continue;
    if (open.untold !== null && one.knows !== true) continue;
    const found = holds(one, thread, open) ? toldBy(one, thread, open) : null;
    const told = found === null || one.safe !== true ? found : withoutGrave(found);
    if (told !== null) return { ...told, adds: true, written: true, meant: true };
  }
  return null;
}

/** "No viajes", which stands above all of a grave subject, is no advice for whose trip is usual, or who should come home. */
function withoutGrave(told: Told): Told {
  const { warning } = told.turn.reply;
  return Object.values(texts).some(({ gravePlain }) => gravePlain === warning) ? withoutLead(told) : told;
}

const allFollows: readonly Follow[] = [...follows, ...plainFollows];

/** Told only now, these decide whatever is asked beside them. */
const closing: readonly Fact[] = ["order", "reentry", "twice"];

function toldBy(one: Follow, told: Thread, open: Subject): Told | null {
  // A lead for who sets out alone is wrong above what says that this trip is usual.
  const thread: Thread =
    one.safe === true ? { ...told, seen: { ...told.seen, urgent: null, redFlag: false } } : told;
  if (one.tell !== undefined) return tell(thread, one.tell, one.urgency);
  if (one.says !== undefined) {
    const sentences = saidBy(one.says, thread, open);
    return sentences.length > 0 ? say(thread, open, sentences, one.urgency) : null;
  }
  const found = one.items?.flatMap((name) => itemOf(thread, open, name, one.here === true) ?? [])[0];
  return found === undefined ? null : sayItem(thread, found.subject, found.item);
}

/** "topic/item", told under the open subject or its own, unless something told makes it wrong. */
function itemOf(
  { mind, faq, state, told }: Thread,
  open: Subject,
  name: string,
  here: boolean,
): { subject: Subject; item: ToldItem } | null {
  const [topic = "", id = ""] = name.split("/");
  const { spot: _, ...elsewhere } = state;
  const subject =
    here || topic === open.parent.id
      ? open
      : openSubject(mind, { ...elsewhere, topic, pending: null, told: [...told] });
  const item = faq?.item(topic, id);
  if (subject === null || subject.untold !== null || item === undefined || !isOf(item, subject.spot))
    return null;
  return isWrong(item, subject.spot, told) ? null : { subject, item };
}
