/** A form asked about by its number belongs to the subject it is known for, not to whatever ranks first. Server only. */
import { needsLawyer, warningOf } from "#guide/dialogue/respond.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { topicOf } from "#guide/mind.ts";
import { texts } from "#guide/reply/texts.ts";
import { isFormToken } from "#guide/words/form-numbers.ts";
import { stopWords } from "#guide/words/stop-words.ts";

/** Forms that several subjects use; the others have one, and the I-130 is of whoever is petitioned for. */
const homes: Readonly<Record<string, string>> = {
  "I-485": "ajuste-familiar",
  "I-765": "permiso-trabajo-general",
  "I-589": "asilo-general",
  "I-131": "viajar-advance-parole",
  "I-864": "afidavit-i864",
  "I-693": "proceso-examen-medico",
  "I-90": "renovar-green-card",
  "I-751": "residencia-condicional",
  "I-821": "tps",
  "I-821D": "daca",
  "I-601A": "castigo-3-10-perdon",
  "I-912": "exencion-pago",
  "I-918": "visa-u",
  "I-914": "visa-t",
  "N-400": "ciudadania-requisitos",
  "N-600": "ciudadania-por-padres",
  "AR-11": "cambio-direccion",
  "EOIR-26": "apelar-juez",
};

/** More words of their own say which subject is meant. */
const mostBesides = 2;
/** Where the words are less sure than this of any subject, the form is what is known. */
const hardlyAnother = 0.6;

export function homed(thread: Thread, settled: Settled): Settled {
  const { mind, state, language, seen } = thread;
  const { reply } = settled.turn;
  const form = mind.library.forms.get(reply.forms[0] ?? "");
  if (reply.kind !== "answer" || reply.forms.length !== 1 || form === undefined) return settled;
  // Where its price was asked, its name stands behind that.
  if (![reply.short, ...reply.sentences].includes(texts[language].formIs(form.id, form.title[language])))
    return settled;
  const more = seen.list.filter(({ text }) => !isFormToken(text) && !stopWords.has(text));
  if (more.length > mostBesides && seen.found.confidence >= hardlyAnother) return settled;
  const home = topicOf(mind, homes[form.id]);
  if (home === undefined || home.id === reply.topic) return settled;
  if (reply.topic !== null && reply.topic === state.topic) return settled;
  const told = { lawyer: needsLawyer(seen, home), warning: warningOf(seen, home, language) };
  return {
    ...settled,
    turn: {
      reply: { ...reply, ...told, topic: home.id },
      state: { ...settled.turn.state, topic: home.id },
    },
  };
}
