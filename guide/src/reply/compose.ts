import type { Language, Topic } from "#guide/content-schema.ts";
import { dateInWords } from "#guide/dates.ts";
import { withForms } from "#guide/reply/form-mention.ts";
import type { Library } from "#guide/reply/library.ts";
import { texts } from "#guide/reply/texts.ts";
import type { Reply, ReplySource } from "#guide/types.ts";

/** Sentences of an answer, register cautions aside. */
export const mostSentences = 5;
const opening = 24;

export interface Parts {
  /** Placed before the topic's own sentences: what the person's clarifying answers change. */
  lead?: string[];
  /** The price or the wait, when the question asks for it. */
  fact?: string[];
  /** Used instead of the topic's own answer (a follow-up). */
  body?: string[];
  warning?: string | null;
  lawyer?: boolean;
  confidence?: number;
  choices?: Reply["choices"];
}

/** A topic as the reply a person reads. */
export function composeAnswer(
  library: Library,
  topic: Topic,
  language: Language,
  options: { today: string; short?: boolean },
  parts: Parts = {},
): Reply {
  const { register } = library;
  const body = parts.body ?? topic.answer[language];
  // The demo's one sentence is the price or the wait when that was asked for.
  const fact = options.short === true ? parts.fact?.[0] : undefined;
  const brief = fact ?? parts.body?.[0] ?? topic.short[language];
  // What the short answer begins with is not said again right after it.
  const lead = [...(parts.lead ?? []), ...(parts.fact ?? [])]
    .filter((line) => line.slice(0, opening) !== brief.slice(0, opening))
    .slice(0, 2);
  const printedBy = (lines: readonly string[]) =>
    new Set([...lines, brief].flatMap((sentence) => register.printed(sentence)));
  const noted = (lines: readonly string[]) => {
    const filled = lines.map((sentence) => register.fill(sentence, language));
    return notes(library, topic, printedBy(lines), language, options.today, filled.join(" "));
  };
  let told = options.short ? [brief] : [...lead, ...body];
  const kept = lead.length + 1;
  while (!options.short && told.length > kept && told.length + noted(told).length > mostSentences) {
    told = withoutLeast(told, kept, (sentence) => register.printed(sentence).length > 0);
  }
  const printed = printedBy(told);
  const filled = told.map((sentence) => register.fill(sentence, language));
  const cautions = options.short ? [] : noted(told);
  const room = mostSentences - cautions.length;
  const sentences = options.short
    ? filled
    : [...withForms(library, topic, filled, language, room), ...cautions];
  return {
    kind: "answer",
    topic: topic.id,
    category: topic.category,
    warning: parts.warning ?? null,
    short: register.fill(brief, language),
    // A follow-up's first sentence is its short answer; it must not stand twice.
    sentences: parts.body === undefined || options.short ? sentences : sentences.slice(1),
    // A follow-up was given the steps with the first answer.
    steps:
      options.short || parts.body !== undefined
        ? []
        : topic.steps[language].map((step) => register.fill(step, language)),
    choices: parts.choices ?? [],
    forms: topic.forms,
    sources: sourcesOf(library, topic, language, printed),
    lawyer: parts.lawyer ?? topic.urgent,
    confidence: parts.confidence ?? 1,
  };
}

/**
 * The lines without the one that is missed least, so that a caution fits: not the first ones, and the last, which
 * says whom to ask, only when nothing else is left; a sentence with a dated fact stays longer than one without.
 */
function withoutLeast(
  lines: readonly string[],
  kept: number,
  isDated: (sentence: string) => boolean,
): string[] {
  const middle = lines.map((_, index) => index).slice(kept, -1);
  const least = middle.findLast((index) => !isDated(lines[index] ?? "")) ?? middle.at(-1) ?? lines.length - 1;
  return lines.filter((_, index) => index !== least);
}

/** What the reader must be told about the dated facts behind the answer. */
function notes(
  library: Library,
  topic: Topic,
  printed: ReadonlySet<string>,
  language: Language,
  today: string,
  told: string,
): string[] {
  const { register } = library;
  const cautions = [...printed].flatMap((id) => {
    const caution = register.entry(id)?.caution?.[language];
    return caution === undefined || !concerns(caution, topic, told) ? [] : [caution];
  });
  const old = register.stale([...new Set([...topic.register, ...printed])], today);
  if (old.length === 0) return cautions;
  const join = (list: string[]) => [...new Set(list)].join(` ${texts[language].and} `);
  return [
    ...cautions,
    texts[language].stale(
      join(old.map((entry) => texts[language].quoted(entry.title[language]))),
      join(old.map((entry) => dateInWords(entry.asOf, language))),
    ),
  ];
}

/** A caution that names forms is for those who were told about one of them. */
function concerns(caution: string, topic: Topic, told: string): boolean {
  const named = caution.match(/\b[A-Z]+-\d+[A-Z]?\b/g) ?? [];
  return named.length === 0 || named.some((form) => topic.forms.includes(form) || told.includes(form));
}

export function sourcesOf(
  library: Library,
  topic: Topic,
  language: Language,
  printed: Iterable<string> = [],
): ReplySource[] {
  const own = topic.sources.map(({ title, url, checked }) => ({ title: title[language], url, checked }));
  const dated = [...printed].flatMap((id) => {
    const entry = library.register.entry(id);
    return entry === undefined
      ? []
      : [{ title: entry.source.title[language], url: entry.source.url, checked: entry.asOf }];
  });
  return [...new Map([...own, ...dated].map((source) => [source.url, source])).values()];
}
