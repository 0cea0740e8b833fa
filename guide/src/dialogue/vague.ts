/** Too little said to be answered, or said of something else. */
import { asksWhatItIs } from "#guide/dialogue/triggers.ts";
import type { Understanding } from "#guide/dialogue/understand.ts";
import type { Mind } from "#guide/mind.ts";
import { subjectFrom } from "#guide/search/confidence.ts";
import { isFormToken } from "#guide/words/form-numbers.ts";
import { stopWords, subjectWords } from "#guide/words/stop-words.ts";

/** A question with everyday words ("receta", "cuento") is about them unless the ranking sees next to nothing but immigration in it. */
const hardlyElsewhere = 0.03;
/** Or far more of a subject of its own: "dinero por bitcoin porque tenía orden de captura". */
const besideSubject = 0.4;
/** One or two words must be this clear to be answered without a choice. */
const vagueBelow = 0.85;
const oneWordTopics = 2;

/** Said alone, these are a door to many subjects, however few topics use them. */
const openWords = new Set(
  "cita citas consulta appointment carta letter papeles papers permiso permit visa residencia help ayuda tramite caso case green card mica".split(
    " ",
  ),
);

/** One or two words that fit several topics ("papeles", "cita"). */
export function isVague(mind: Mind, seen: Understanding): boolean {
  const { list, found } = seen;
  const telling = list.filter((item) => !stopWords.has(item.text));
  const brief = list.length <= 2 || (telling.length <= 1 && list.length <= 3);
  if (!brief || telling.length === 0 || found.hits.length === 0 || saysElsewhere(mind, seen)) return false;
  // One word is a guess unless only one or two topics ever use it ("tps", "nacara").
  const [only] = telling;
  if (telling.every((item) => openWords.has(item.text))) return true;
  const single = telling.length === 1 && only !== undefined && mind.search.topicsWith(only) > oneWordTopics;
  if (asksWhatItIs(list) && found.confidence >= vagueBelow) return false;
  return single || found.confidence < vagueBelow;
}

/** Its words say that it is about something else. */
function saysElsewhere(mind: Mind, { list, found, text }: Understanding): boolean {
  if (/\d\s*(?:por|mas|más|menos|entre|x|\+|\*|times|plus)\s*\d/i.test(text)) return true;
  const { elsewhere, chance } = found.evidence;
  return mind.safety.offTopic(list) && elsewhere > Math.max(chance * besideSubject, hardlyElsewhere);
}

/** Nothing in the question belongs to immigration. */
export function isElsewhere(mind: Mind, seen: Understanding): boolean {
  const says = saysElsewhere(mind, seen);
  if (says || mind.safety.offTopic(seen.list)) return says;
  return (
    seen.found.confidence < subjectFrom &&
    !seen.list.some((item) => subjectWords.has(item.text) || isFormToken(item.text))
  );
}
