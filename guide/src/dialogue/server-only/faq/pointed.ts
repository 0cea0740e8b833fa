/**
 * A subject told from its start begins with the answer to what was asked of it, when one is written. The item and the subject's own sentences
 * are one answer: five sentences in all, and none that says what the item said already. Server only.
 */
import type { Topic } from "#guide/content-schema.ts";
import type { Meant } from "#guide/dialogue/server-only/faq/book.ts";
import { namesOnly } from "#guide/dialogue/server-only/faq/by-name.ts";
import { inOtherLines } from "#guide/dialogue/server-only/faq/in-other-lines.ts";
import { namedItem } from "#guide/dialogue/server-only/faq/named-items.ts";
import { fits } from "#guide/dialogue/server-only/faq/presumed/fits.ts";
import { meantItem, nowhere, ofItem } from "#guide/dialogue/server-only/faq/told.ts";
import { rootsOf, type ToldItem } from "#guide/dialogue/server-only/faq/told-item.ts";
import { repeats, telling } from "#guide/dialogue/server-only/thread/repeats.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { topicOf } from "#guide/mind.ts";
import { composeAnswer, mostSentences } from "#guide/reply/compose.ts";
import { texts } from "#guide/reply/texts.ts";
import type { Reply } from "#guide/types.ts";

/** How sure it must be that the item is meant. */
const pointed = 0.7;
/**
 * Less sure, it is told where it is asked with its very words: the less sure, the more of them, counted by how much they say (`shared`) and as a share of
 * all that is asked (`ofAsked`). Two readers who saw 300 answers begin with such an item or with the subject's general sentence preferred the item in 65
 * of 100; of some 500 more that meet one of these 105 answered another question, most of which what they take for granted keeps out since (`presumed`).
 * What is seldom asked (`m-`) is oftener near than meant.
 */
const fairly = [
  { sure: 0.6, shared: 7, ofAsked: 0, seldom: true },
  { sure: 0.6, shared: 5, ofAsked: 0.2, seldom: false },
  { sure: 0.52, shared: 7, ofAsked: 0.36, seldom: false },
  { sure: 0.52, shared: 5, ofAsked: 0.4, seldom: false },
  { sure: 0.44, shared: 5, ofAsked: 0.9, seldom: false },
  { sure: 0.4, shared: 9, ofAsked: 0.4, seldom: false },
  { sure: 0.36, shared: 7, ofAsked: 0.55, seldom: false },
] as const;
const least = Math.min(...fairly.map(({ sure }) => sure));

/** `likely`: also what is only likely meant; where days were counted already, only what the words name. */
export function pointedly(thread: Thread, settled: Settled, likely: boolean): Settled | null {
  const { mind, language, seen } = thread;
  const { reply } = settled.turn;
  const topic = topicOf(mind, reply.topic);
  if (reply.kind !== "answer" || topic === undefined || settled.spot !== null) return null;
  if (settled.written === true || mind.search.exact(seen.text) !== null) return null;
  if (reply.short !== mind.library.register.fill(topic.short[language], language)) return null;
  if (namesOnly(thread, topic)) return null;
  const item = namedItem(thread, topic.id) ?? (likely ? likelyItem(thread, topic) : null);
  if (item === null) return null;
  const told = together(thread, reply, topic, item);
  return { ...settled, turn: { ...settled.turn, reply: ofItem(thread, told, item, topic.id) } };
}

function likelyItem(thread: Thread, topic: Topic): ToldItem | null {
  const meant = meantItem(thread, topic.id, nowhere, least);
  if (meant === null || !isAskedSo(thread, topic, meant)) return null;
  return fits(topic.id, meant.item.id, thread.readings, true) ? meant.item : null;
}

function isAskedSo({ faq, question, mind, state }: Thread, { id }: Topic, { item, sure }: Meant): boolean {
  if (sure >= pointed || faq === null) return sure >= pointed;
  // Who talks of a court or an arrest is not led away from it by what is only likely meant.
  if (state.topic !== id && topicOf(mind, state.topic)?.urgent === true) return false;
  const shared = faq.shared(question, id, item);
  // Where somebody was just taken, what to do at once goes first.
  const seldom = item.id.startsWith("m-") || id === "encontrar-detenido";
  const asked = faq.weight(rootsOf(question), id);
  return fairly.some(
    (one) =>
      sure >= one.sure && shared >= one.shared && shared >= one.ofAsked * asked && (one.seldom || !seldom),
  );
}

/** The item with what is left to say of the subject, and with what stood in the reply besides (a price, what a reply changes). */
function together(thread: Thread, reply: Reply, topic: Topic, item: ToldItem): Reply {
  const { mind, language, options } = thread;
  const { library } = mind;
  const lines = item.answer[language];
  const whole = composeAnswer(library, topic, language, options);
  const own = topic.answer[language].map((line) => library.register.fill(line, language).replace(/\.$/, ""));
  const besides = reply.sentences.filter(
    (line) =>
      !whole.sentences.includes(line) &&
      !own.some((start) => line.startsWith(start)) &&
      !lines.some((one) => repeats(line, new Set(telling(one)), false)) &&
      !texts[language].saysApp.test(line),
  );
  const rest = leftToSay(thread, topic, lines, mostSentences - lines.length - besides.length);
  const full = inOtherLines(thread, topic, [...lines, ...rest]);
  /** The item's own behind its first; what else was asked stands between them and the rest. */
  const more = Math.max(lines.length - 1, 0);
  return {
    ...reply,
    short: full.short,
    sentences:
      options.short === true
        ? []
        : [...full.sentences.slice(0, more), ...besides, ...full.sentences.slice(more)],
    sources: [...new Map([...full.sources, ...reply.sources].map((source) => [source.url, source])).values()],
  };
}

/**
 * The subject's own sentences that say something else, as many as fit: those first that are about the words of the question or carry a dated
 * fact (a fee, a deadline). A danger or a legal distinction (`keep`) stays whatever the number.
 */
function leftToSay(
  { language, question }: Thread,
  topic: Topic,
  told: readonly string[],
  room: number,
): string[] {
  const said = told.map((line) => new Set(telling(line)));
  const asked = new Set(telling(question));
  const weight = (line: string) =>
    new Set(telling(line).filter((root) => asked.has(root))).size + (/\{V\d{2}/.test(line) ? 1 : 0);
  const fresh = [topic.short[language], ...topic.answer[language]]
    .map((line, place) => ({ line, stays: topic.keep?.includes(place - 1) === true }))
    .filter(({ line, stays }) => !said.some((one) => repeats(line, one, stays)));
  const others = fresh
    .filter(({ stays }) => !stays)
    .sort((one, other) => weight(other.line) - weight(one.line))
    .slice(0, Math.max(room - fresh.filter(({ stays }) => stays).length, 0));
  return fresh.filter((one) => one.stays || others.includes(one)).map(({ line }) => line);
}
