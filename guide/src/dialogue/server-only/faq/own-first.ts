/**
 * A subject that no written answer stands in front of begins with the sentence of its own that shares the words it is asked with, where it
 * shares far more of them than the subject's usual first one. Nothing is left out: the usual one comes second. Server only.
 */
import type { Topic } from "#guide/content-schema.ts";
import { inOtherLines } from "#guide/dialogue/server-only/faq/in-other-lines.ts";
import { rootsOf } from "#guide/dialogue/server-only/faq/told-item.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { topicOf } from "#guide/mind.ts";
import { composeAnswer } from "#guide/reply/compose.ts";

/**
 * From so much of the words' weight on, so far above the usual first sentence and above the next best one: of 130 first answers of the sets
 * that begin otherwise so, four of five were better and one in sixteen worse (docs/guide.md).
 */
const mostOfAsked = 0.42;
const aboveFirst = 3.5;
/** A form that is named says by itself what is asked. */
const aboveFirstByForm = 2.5;
const aboveOthers = 1;
const fewestShared = 2;

/** What must be read first of these, whatever is asked. */
const firstAsIs: ReadonlySet<string> = new Set([
  "encontrar-detenido",
  "fraude-matrimonio",
  "llamadas-estafa",
  "multas-998",
]);
/** A warning is read first. */
const warns = /^(?:no|nunca|do not|dont|don't|never)\b/i;
/** Understood only after another sentence, an aside, or of those who went further. */
const leansOn =
  /^(?:es[aeo]s?|est[aeo]s?|ah[ií]|all[ií]|a es[ao]s|en es[ao]s|con (?:es[aeo]|est[aeo]|la de)|tambi[eé]n|aun as[ií]|ojo|luego|despu[eé]s|si (?:ya|l[aeo]s?) |si (?:no|uscis) (?:l[aeo]s?|sale|avisas)|con el parole|si no se han casado|sin excepci[oó]n|la (?:mandan|pides)|l[aeo]s? \w+n\b|p[ií]del\w+|m[aá]ndal\w+|su |tu recibo|that|those|these|this|it |they |there|then|without status that|if uscis received it|if you do not report|if you are not married|with parole|with (?:that|this)|also|even so|if (?:it|they|you already)|send it|ask for it)|911|\b(?:tambi[eé]n|also|too)\b/i;
/** What a word means is told to who asks that. */
const explains = /\bquiere decir\b|\bmeans\b/;
const asksMeaning = /\b(?:que (?:es|significa|quiere decir)|a quien|quien|what|mean\w*|define)\b/;
/** Of what the sentence before it names. */
const ofBefore = /\b(?:esa fecha|that date|esos d[ií]as|those days)\b/i;
/** A sentence that words ask for, however few they share with it. */
const named: readonly { topic: string; said: RegExp; line: RegExp }[] = [
  {
    topic: "entrevista-asilo",
    said: /^(?!.*\b(?:otra fecha|another date|resched\w*|quedo mal|voy a ser|no (?:consigo|encuentro|tengo))\b).*\b(?:interpretes?|traductora?|interpreters?|translator)\b/,
    line: /\b(?:intérprete|interpreter)\b/,
  },
];
const form = /[a-z]\d|\d[a-z]/;

export function ownFirst(thread: Thread, settled: Settled): Settled {
  const { mind, language } = thread;
  const topic = topicOf(mind, settled.turn.reply.topic);
  if (topic === undefined || !isWholeSubject(thread, settled, topic)) return settled;
  const [usual, own] = [topic.short[language], topic.answer[language]];
  const found = warns.test(usual) ? null : nearest(thread, topic.id, [usual, ...own]);
  if (found === null || leansOn.test(found)) return settled;
  if (explains.test(found) && !thread.readings.some((words) => asksMeaning.test(words))) return settled;
  const before = ofBefore.test(found) ? own[own.indexOf(found) - 1] : found;
  if (before === undefined) return settled;
  const { short, sentences } = inOtherLines(thread, topic, [...new Set([before, found, usual, ...own])]);
  const { reply } = settled.turn;
  // "¡Felicidades!" stays where it is.
  const warm = reply.short.slice(0, -mind.library.register.fill(usual, language).length);
  return { ...settled, turn: { ...settled.turn, reply: { ...reply, short: warm + short, sentences } } };
}

/** The subject's own sentences and nothing else: a price, a wait or a date of one's own stands first already. */
function isWholeSubject(
  { mind, language, seen, options }: Thread,
  { turn, spot, written }: Settled,
  topic: Topic,
): boolean {
  if (turn.reply.kind !== "answer" || spot !== null || written === true || options.short === true)
    return false;
  if (firstAsIs.has(topic.id) || mind.search.exact(seen.text) !== null) return false;
  const whole = composeAnswer(mind.library, topic, language, options);
  return turn.reply.short.endsWith(whole.short) && turn.reply.sentences.join() === whole.sentences.join();
}

/** The sentence that is asked for, of a subject's; null where it is the first, or none is clearly. */
function nearest(
  { question, readings, faq }: Thread,
  topic: string,
  lines: readonly string[],
): string | null {
  if (faq === null) return null;
  const own = named.find((one) => one.topic === topic && readings.some((words) => one.said.test(words)));
  if (own !== undefined) return lines.slice(1).find((line) => own.line.test(line)) ?? null;
  const asked = [...new Set([question, ...readings].flatMap(rootsOf))];
  const shared = lines.map((line) => {
    const roots = new Set(rootsOf(line.replace(/\{[^}]*\}/g, "")));
    return asked.filter((root) => roots.has(root));
  });
  const weights = shared.map((roots) => faq.weight(roots, topic));
  const [first = 0, ...others] = weights;
  const most = Math.max(...others);
  const at = weights.lastIndexOf(most);
  const next = Math.max(0, ...others.filter((_, other) => other + 1 !== at));
  const more = shared[at]?.filter((root) => shared[0]?.includes(root) !== true) ?? [];
  const byForm = more.some((root) => form.test(root));
  if (most < first + (byForm ? aboveFirstByForm : aboveFirst) || most < next + aboveOthers) return null;
  if (most < mostOfAsked * faq.weight(asked, topic)) return null;
  return byForm || more.length >= fewestShared ? (lines[at] ?? null) : null;
}
