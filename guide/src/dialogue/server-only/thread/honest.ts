/** A question that no sentence of the open subject answers: an honest line instead of a neighbouring sentence. Server only. */
import { isAspectWord } from "#guide/dialogue/aspects.ts";
import { isKnownConcept } from "#guide/dialogue/server-only/thread/concepts.ts";
import type { Case } from "#guide/dialogue/server-only/thread/fresh.ts";
import { askHelp, officialAt, unknown } from "#guide/dialogue/server-only/thread/fresh-texts.ts";
import type { Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { pointsAtSubject, tellingWords } from "#guide/dialogue/server-only/thread/words.ts";
import * as talk from "#guide/dialogue/talk.ts";
import { topicOf } from "#guide/mind.ts";
import type { Choice } from "#guide/types.ts";
import { stopWords, weakWords } from "#guide/words/stop-words.ts";

const mostNear = 2;

/** "¿Entonces no puedo?", "¿de verdad?": what was said is asked for once more. */
export function confirms({ readings, seen }: Thread): boolean {
  if (readings.some((words) => pointsAtSubject(words))) return true;
  return tellingWords(seen.list).every(
    ({ text, root }) =>
      root.length < shortestRoot || stopWords.has(text) || weakWords.has(text) || ofAnyPath.test(text),
  );
}

/** That it is not known for sure, where the official answer stands, and who helps. */
export function honestly({ thread, open, turns }: Case): string[] {
  const { language } = thread;
  const [source] = open.parent.sources;
  const page = source === undefined ? [] : [officialAt(language, source.url)];
  return [unknown(language, turns), ...page, askHelp(language)];
}

/** Other subjects that the words sound like, to choose from. */
export function nearOf({ thread, open }: Case): Choice[] {
  const { mind, seen, language } = thread;
  const near = seen.found.hits.filter(({ topic, chance }) => topic !== open.parent.id && chance > faint);
  const topics = near.slice(0, mostNear).flatMap(({ topic }) => topicOf(mind, topic) ?? []);
  return talk.topicChoices(topics, language);
}
const faint = 0.05;

/** Something that the subject nowhere speaks of. */
export function namesUnknown({ thread, open }: Case): boolean {
  const { mind, seen, readings } = thread;
  if (readings.some((words) => pointsAtSubject(words))) return false;
  return tellingWords(seen.list).some(
    (word) =>
      word.root.length >= shortestRoot &&
      !stopWords.has(word.text) &&
      !weakWords.has(word.text) &&
      !isAspectWord(word.text) &&
      !ofAnyPath.test(word.text) &&
      !isKnownConcept(word.text) &&
      !mind.search.knows(open.parent.id, word),
  );
}
const shortestRoot = 4;
/** "¿Me puede arreglar?", "entonces no hay nada?": asks for the way, whatever the subject. */
const ofAnyPath =
  /^(?:arregl\w+|legaliz\w+|pid\w+|ped\w+|nada|alg[ou]\w*|camino|opci\w+|hac\w+|hag\w+|qued\w+|pas[ae]\w*|conseg\w+|consig\w+|saco|sacar\w*|aplic\w+|meter\w*|empiez\w*|start|apply|fix|stay|happen\w*|just|entonces|bien|mejor|correct\w+|tambien|todavia|ahora|sali\w*|green|card|status|estatus|visa|papers|fechas?|date|siempre|verdad|seguro|derecho|eso|esto|something|anything|nothing|another|else|cuan\w+|cada|todos?|otr[oa]s?)$/;
