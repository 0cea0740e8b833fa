/** A subject asked for by its own name, with nothing asked of it. Server only. */
import type { Topic } from "#guide/content-schema.ts";
import type { Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { topicOf } from "#guide/mind.ts";
import { stopWords } from "#guide/words/stop-words.ts";

/** What the message says beside little words, and what of it is in the subject's title. */
function tellingOf({ mind, seen }: Thread, topic: Topic) {
  const { read } = mind.search;
  const names = new Set([...read(topic.title.es), ...read(topic.title.en)].map(({ root }) => root));
  const telling = seen.list.filter(({ text }) => !stopWords.has(text));
  return { named: telling.filter(({ root }) => names.has(root)), names, telling };
}

/** "Quiero pedir a mi esposo": the subject by its name, and nothing asked of it that one of its written answers could be for. */
export function namesOnly(thread: Thread, topic: Topic): boolean {
  // "¿Y ya puedo trabajar?" goes on with what is open.
  const { seen, state } = thread;
  if (state.topic !== null && seen.list.some(({ text }) => /^(?:pued\w+|poder|can)$/.test(text)))
    return false;
  const { names, telling } = tellingOf(thread, topic);
  return telling.every(({ text, root }) => names.has(root) || wanting.test(text));
}
/** Says that one wants it, or wants to know. */
const wanting =
  /^(?:quier\w+|quisiera|necesit\w+|gustaria|puedo|podria|saber|info\w*|sobre|ayud\w+|tramit\w+|want|need|know|about|help|how|can|process)$/;

/** "¿Cómo renuevo mi permiso de trabajo?", while TPS is open: the whole name of another subject, which is told from its start. */
export function asksByName(thread: Thread, said: string): boolean {
  const { mind, seen, state } = thread;
  if (state.pending !== null || !asksHow.test(said)) return false;
  return seen.found.hits.slice(0, mostNear).some((hit) => {
    const topic = topicOf(mind, hit.topic);
    if (topic === undefined || topic.id === state.topic) return false;
    return tellingOf(thread, topic).named.length >= wholeName && namesOnly(thread, topic);
  });
}
/** The subject that is open may be ranked before it. */
const mostNear = 3;
const asksHow = /^(?:como|how)\b/;
/** Words of a name that no other subject shares. */
const wholeName = 3;
