/**
 * What was done to her by strangers years ago, told in answer to what the visa for victims asks: no violence of today at home, and no text
 * for that. Server only.
 */
import { askedPlainly } from "#guide/dialogue/server-only/faq/asked-plainly.ts";
import { byFaq, likely } from "#guide/dialogue/server-only/faq/told.ts";
import { goOn } from "#guide/dialogue/server-only/thread/answers.ts";
import { openSubject } from "#guide/dialogue/server-only/thread/subject.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { clean } from "#guide/words/normalise.ts";

const crime =
  /\b(?:asalt\w+|rob(?:o|aron|ado)|atac\w+|bala\w+|dispar\w+|apunal\w+|acuchill\w+|mugged|robbed|stabbed|shot|attacked|held up)\b/;
const longAgo =
  /\b(?:hace (?:\w+ ){1,3}(?:anos?|meses|semanas)|en (?:el )?(?:19|20)\d\d|el (?:ano|mes) pasado|(?:years?|months?|weeks?) ago|in (?:19|20)\d\d|last (?:year|month))\b/;
/** Somebody at home, at work or of one's own, or something that goes on. */
const otherwise =
  /\b(?:espos[oa]|marido|mujer|parej\w+|novi[oa]|ex|papa|mama|padrastro|hij[oa]|patron\w*|jefe|husband|wife|partner|boyfriend|girlfriend|dad|mom|stepdad|son|daughter|boss|otra vez|de nuevo|ahorita|hoy|anoche|ayer|todavia|sigue|siguen|me (?:amenaza|busca|sigue)n?|(?:me|nos) tienen?|encerrad[oa]s?|secuestr\w+|no (?:me|nos) dejan?|again|tonight|right now|today|still|locked|wont let)\b/;
/** By a stranger who is named as one: "no es mi pareja, fue un asaltante". */
const byStranger =
  /\b(?:asaltantes?|ladron(?:es)?|rateros?|no (?:lo|los|la) conozco|robbers?|thief|thieves|muggers?|stranger|(?:dont|do not) know (?:him|them))\b/;
/** Whom it was not: "no es mi pareja". */
const notBy = /\b(?:no (?:es|era|fue)|(?:is|was|its) not|isnt|wasnt) (?:mi|my) \w+/g;

/** What was heard is violence at home, and nothing else: a wish to die and a captive have a help of their own, whatever was told before. */
export function oldCrime(thread: Thread): Settled | null {
  const { mind, state, readings, seen } = thread;
  if (state.topic !== "visa-u" || state.crisis !== undefined || seen.crisis?.kind !== "violence") return null;
  const opened = clean(state.opened ?? "");
  const known = longAgo.test(opened) || readings.some((said) => byStranger.test(said));
  if (!crime.test(opened) || !known || otherwise.test(opened)) return null;
  if (readings.some((said) => otherwise.test(said.replace(notBy, " ")))) return null;
  const open = openSubject(mind, state);
  if (open === null) return null;
  const told = askedPlainly(thread, open) ?? byFaq(thread, open, likely) ?? goOn(thread, open);
  return told === null ? null : { ...told, adds: true };
}
