/**
 * Reads `guide/content/faq` and `guide/lessons`: text files of headings ("# topic-id") with one way of asking per line. Used by
 * generate-index.ts and the benches.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FaqLessons } from "#guide/build/teach-faq.ts";
import type { StandardLessons } from "#guide/build/teach-standard.ts";
import type { GuideContent } from "#guide/content.ts";
import { type Faq, type FaqItem, standardQuestions } from "#guide/content-schema.ts";
import { messageKinds } from "#guide/safety/safety-content.ts";
import type { Lessons } from "#guide/search/lessons.ts";

const elsewhere = "elsewhere";
const honest = "honest";
const asks = "status-asked";
const other = "status-not-asked";

/** The items of every topic, in the order of the topics' names. */
export function readFaq(folder: string): Faq[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Faq);
}

/** More ways of asking for the items of a topic's faq: one file a topic, headings are ids of items. */
export function readFaqLessons(folder: string, all: readonly Faq[]): FaqLessons {
  const topics = new Map(all.map(({ topic, items }) => [topic, new Set(items.map(({ id }) => id))]));
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return Object.fromEntries(
    files.map((file) => {
      const topic = file.replace(/\.txt$/, "");
      const sections = sectionsOf(join(folder, file), (id) => topics.get(topic)?.has(id) === true);
      return [topic, Object.fromEntries(sections)];
    }),
  );
}

/**
 * Items that are found by their ways of asking. Whatever only answers a standard question is found by that; its few wordings are those of
 * every other topic and would stand in the way here.
 */
export function foundByWords({ topic, items, standard = {} }: Faq, more: FaqLessons): FaqItem[] {
  const answers = new Set(Object.values(standard).flat());
  return items.filter(({ id }) => !answers.has(id) || more[topic]?.[id] !== undefined);
}

/**
 * Ways of asking the standard questions, by author (`guide/lessons/standard`, one file each). What else is asked next are the other items'
 * wordings.
 */
export function readStandardLessons(folder: string): Map<string, StandardLessons["asked"]> {
  const known = new Set<string>(standardQuestions);
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith(".txt"))
      .sort()
      .map((file) => [file, Object.fromEntries(sectionsOf(join(folder, file), (name) => known.has(name)))]),
  );
}

/** All that these are taught with: every author's lines, and the wordings of items that answer no standard question. */
export function standardLessonsOf(
  authors: Iterable<StandardLessons["asked"]>,
  faq: readonly Faq[],
  more: FaqLessons,
): StandardLessons {
  const lists = [...authors];
  const asked = Object.fromEntries(
    standardQuestions.map((question) => [question, lists.flatMap((one) => one[question] ?? [])]),
  );
  const other = faq.flatMap(({ topic, items, standard = {} }) => {
    const answers = new Set(Object.values(standard).flat());
    const rest = items.filter(({ id }) => !answers.has(id));
    return rest.flatMap(({ id, asked }) => [...asked.es, ...asked.en, ...(more[topic]?.[id] ?? [])]);
  });
  return { asked, other };
}

/** Lines by heading. Throws where a heading is nobody's name. */
function sectionsOf(path: string, knows: (heading: string) => boolean): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let lines: string[] | undefined;
  for (const line of readFileSync(path, "utf8").split("\n")) {
    const heading = /^# (\S+)$/.exec(line)?.[1];
    if (heading !== undefined) {
      if (!knows(heading)) throw new Error(`${path}: nothing is called "${heading}"`);
      lines = sections.get(heading) ?? [];
      sections.set(heading, lines);
    } else if (line.trim() !== "") lines?.push(line.trim());
  }
  return sections;
}

/** All that people say in them. */
export function textsOf({ topics, kinds, honest, elsewhere, status }: Lessons): string[] {
  const named = [...Object.values(topics), ...Object.values(kinds)].flat();
  return [...named, ...honest, ...elsewhere, ...status.asks, ...status.other];
}

/** The lessons, with all wordings of the topics themselves. */
export function withWordings(lessons: Lessons, topics: GuideContent["topics"]): Lessons {
  const asked = topics.map(({ id, variants }) => [
    id,
    [...variants.es, ...variants.en, ...(lessons.topics[id] ?? [])],
  ]);
  return { ...lessons, topics: Object.fromEntries(asked) };
}

export function readLessons(folder: string, content: GuideContent): Lessons {
  const kinds = new Set<string>(Object.keys(messageKinds(content.safety)));
  const known = new Set([...content.topics.map(({ id }) => id), ...kinds, honest, elsewhere, asks, other]);
  const sections = new Map<string, string[]>();
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(".txt")) continue;
    for (const [heading, lines] of sectionsOf(join(folder, file), (name) => known.has(name)))
      sections.set(heading, [...(sections.get(heading) ?? []), ...lines]);
  }
  const of = (name: string) => sections.get(name) ?? [];
  return {
    topics: Object.fromEntries(content.topics.map(({ id }) => [id, of(id)])),
    kinds: Object.fromEntries([...kinds].map((kind) => [kind, of(kind)])),
    honest: of(honest),
    elsewhere: of(elsewhere),
    status: { asks: of(asks), other: of(other) },
  };
}
