import type { Language, Topic } from "#guide/content-schema.ts";
import { dateInWords } from "#guide/dates.ts";
import { withForms } from "#guide/reply/form-mention.ts";
import type { Library } from "#guide/reply/library.ts";
import { texts } from "#guide/reply/texts.ts";
import type { Reply, ReplySource } from "#guide/types.ts";

/** Sentences of an answer with the short one; cautions about dated facts, steps and the warning are extra. */
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
  // The demo's one sentence is the price or the wait when that was asked for.
  const fact = options.short === true ? parts.fact?.[0] : undefined;
  const brief = fact ?? parts.body?.[0] ?? topic.short[language];
  // What the short answer begins with is not said again right after it.
  const whole = [brief, ...topic.answer[language]].map((line) => register.fill(line, language)).join(" ");
  // Where everything must be told, a price has the room that is left.
  const room = mostSentences - 1 - (topic.keep?.length ?? 0);
  const fresh = (parts.fact ?? [])
    .slice(0, Math.max(room, 0))
    .filter((line) => tellsMore(register.fill(line, language), whole));
  const lead = [...(parts.lead ?? []), ...fresh]
    .filter((line) => line.slice(0, opening) !== brief.slice(0, opening))
    .slice(0, 2);
  const own = parts.body ?? fitting(topic, language, mostSentences - 1 - lead.length);
  const told = options.short ? [brief] : [...lead, ...own];
  const printed = new Set([...told, brief].flatMap((sentence) => register.printed(sentence)));
  const filled = told.map((sentence) => register.fill(sentence, language));
  // A follow-up's first sentence is its short answer and stands among the others here.
  const most = parts.body === undefined ? mostSentences - 1 : mostSentences;
  const sentences = options.short
    ? filled
    : [
        ...withForms(library, topic, filled, language, most),
        ...notes(
          library,
          topic,
          [...told, brief],
          printed,
          language,
          options.today,
          parts.body === undefined,
        ),
      ];
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

/** A price that the topic names anyway is not said twice. */
function tellsMore(line: string, whole: string): boolean {
  const amounts = line.match(/\$[\d,]+/g) ?? [];
  return amounts.length === 0 || amounts.some((amount) => !whole.includes(amount));
}

/**
 * The topic's sentences, all of them when nothing stands before. When the person's own answers take room, those without
 * a legal distinction or danger (`keep`) wait: the last one first. What is kept is told whatever the number.
 */
function fitting(topic: Topic, language: Language, most: number): string[] {
  let places = [...topic.answer[language].keys()];
  while (places.length > most) {
    const least = places.findLast((place) => topic.keep?.includes(place) !== true);
    if (least === undefined) break;
    places = places.filter((place) => place !== least);
  }
  return places.flatMap((place) => topic.answer[language][place] ?? []);
}

/** What the reader must be told about the dated facts the answer prints, and how old those are that it leans on. */
function notes(
  library: Library,
  topic: Topic,
  told: readonly string[],
  printed: ReadonlySet<string>,
  language: Language,
  today: string,
  /** The topic's or situation's own answer, which rests on its entries also where it prints none of them. */
  whole: boolean,
): string[] {
  const { register } = library;
  const text = told.join(" ");
  const cautions = [...printed].flatMap((id) => {
    const caution = register.caution(told, id, language);
    return caution === null || !concerns(caution, topic, text) ? [] : [caution];
  });
  const silent = whole ? topic.register.filter((id) => !printed.has(id)) : [];
  const leaning = [...printed, ...silent];
  const old = register.stale(leaning, today);
  const [first, ...others] = cautions;
  if (first === undefined || old.length === 0)
    return [...cautions, ...staleNote(library, leaning, language, today)];
  // Beside a printed fact its date stands already; the caution only needs to say that it is old.
  const also = old.map((entry) => {
    const title = texts[language].quoted(entry.title[language]);
    return printed.has(entry.id) ? title : `${title} (${dateInWords(entry.asOf, language)})`;
  });
  return [`${first.replace(/[.…]+$/, "")}; ${texts[language].staleToo(joined(also, language))}`, ...others];
}

/** One sentence that says which of these entries are older than 180 days, and of what day they are; none where all are newer. */
function staleNote(
  { register }: Pick<Library, "register">,
  ids: readonly string[],
  language: Language,
  today: string,
): string[] {
  const old = register.stale(ids, today);
  if (old.length === 0) return [];
  const titles = old.map((entry) => texts[language].quoted(entry.title[language]));
  const dates = old.map((entry) => dateInWords(entry.asOf, language));
  return [texts[language].stale(joined(titles, language), joined(dates, language))];
}

const joined = (list: string[], language: Language) => [...new Set(list)].join(` ${texts[language].and} `);

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
