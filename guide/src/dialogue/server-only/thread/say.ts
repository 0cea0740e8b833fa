/** A situation, a topic or some sentences as the answer of a turn. Server only. */
import { dangerOf } from "#guide/dialogue/carried.ts";
import { answer, type Turn } from "#guide/dialogue/respond.ts";
import { leads, type Subject } from "#guide/dialogue/server-only/thread/subject.ts";
import type { Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { topicOf } from "#guide/mind.ts";
import type { Urgency } from "#guide/safety/urgent-rules.ts";
import type { GuideTurn } from "#guide/types.ts";

export interface Told {
  turn: GuideTurn;
  spot: string | null;
  /** An answer written for just this. */
  written?: true;
}

/** A situation or a topic told whole. */
export function tell(thread: Thread, id: string, urgency?: Urgency): Told | null {
  const spot = thread.mind.situations.topic(id);
  const topic = spot ?? topicOf(thread.mind, id);
  if (topic === undefined) return null;
  const turn = answer(asTurn(thread), topic, {
    lawyer: spot === undefined ? topic.urgent : id !== "petitioner-naturalizes",
    ...(urgency === undefined ? {} : { urgency }),
  });
  return { turn: shown(thread, turn), spot: spot === undefined ? null : id };
}

/** Nothing of what the message alone sounds like stands above the answer. */
export function asTurn({ mind, question, state, language, options, seen, readings, told }: Thread): Turn {
  const { pending: _, ...rest } = state;
  const back = told.includes("abroad") && seen.urgent?.urgency === "leaving";
  const none = back || readings.some((words) => noCourt.test(words));
  const calm = { ...seen, situation: null, urgent: none ? null : seen.urgent };
  return { mind, question, state: { ...rest, pending: null }, language, options, seen: calm };
}

export const noCourt =
  /\b(?:no tengo|no tenemos|nunca (?:he tenido|tuve)|sin|no case|i have no|dont have|never had)\b(?: \w+){0,3} (?:corte|court|juez|judge)\b|\b(?:no|not|nada) (?:con|en|de|with|in) (?:la |el |the )?(?:corte|court|juez|judge)\b/;

export function shown({ options }: Thread, turn: GuideTurn): GuideTurn {
  return options.short === true ? { ...turn, reply: { ...turn.reply, steps: [] } } : turn;
}

/** These sentences as an answer of the open subject. */
export function say(thread: Thread, open: Subject, body: string[], own?: Urgency): Told {
  const urgency = own ?? leads[open.id] ?? (open.pressing ? dangerOf(open.parent.id) : undefined);
  const turn = answer(asTurn(thread), open.topic, {
    body,
    lawyer: open.apart,
    ...(urgency === undefined ? {} : { urgency }),
  });
  return { turn: shown(thread, turn), spot: open.spot };
}
