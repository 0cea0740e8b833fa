/** Turns in which something is told otherwise: a date counts anew, another way begins (`corrected-dates.ts`, `told-otherwise.ts`). Server only. */

import { asCorrected, countedFirst } from "#guide/dialogue/server-only/thread/corrected-dates.ts";
import type { KeepThread } from "#guide/dialogue/server-only/thread/thread.ts";
import { toldAnew } from "#guide/dialogue/server-only/thread/told-otherwise.ts";
import { readFacts, withFacts } from "#guide/dialogue/server-only/told/facts.ts";
import { freshState } from "#guide/dialogue/state.ts";
import type { DialogueState } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

export function correcting(keep: KeepThread): KeepThread {
  return (mind, words, before, language, options) => {
    const spoken = words.replace(wrongDay, "Perdón, ");
    // A last day that was told is put in its place, and is no date of the letter.
    const isDue = due.test(clean(before.opened ?? ""));
    const dated = isDue ? null : asCorrected(spoken, before, language);
    const anew = dated === null ? toldAnew(spoken, before) : null;
    const state = anew?.whole ? withoutWrong(before, options.today) : before;
    const turn = keep(mind, dated ?? anew?.words ?? spoken, state, language, options);
    return dated === null || turn.reply.kind !== "answer" ? turn : countedFirst(turn);
  };
}

/** "No fue ayer, fue hace 9 días": only the right day is left. */
const wrongDay =
  /^\W*(?:(?:perd[oó]n|no|ay|sorry|wait)[,. ]+)*(?:no (?:fue|era|es) (?:el |la )?(?:ayer|hoy|antier|anteayer|(?:semana|mes|a[nñ]o) pasad[oa])|it (?:was not|wasn't|wasnt) (?:yesterday|today|last (?:week|month)))[,.;]?\s+(?=(?:fue|era|es|hace|el|it|was)\b)/i;

const due =
  /\b(?:tengo|tenemos|plazo|contestar|responder|have|due|answer|respond)\b.*\b(?:hasta|antes del?|until|by|before)\b/;

/** The state without what the wrong words opened and told. */
function withoutWrong(state: DialogueState, today: string): DialogueState {
  const { told, opened = "", crisis, was } = state;
  const wrong = new Set(withFacts([], [clean(opened)], today));
  const left = readFacts(told).filter((fact) => !wrong.has(fact));
  return {
    ...freshState(),
    ...(left.length > 0 ? { told: left } : {}),
    ...(was === undefined ? {} : { was }),
    ...(crisis === undefined ? {} : { crisis }),
  };
}
