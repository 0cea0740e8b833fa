/**
 * Validates guide content: schema, references, reading ease and the wording rules of the guide.
 * `node tools/check-guide.ts [file ...]` checks everything, or only the named topic files.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import * as z from "zod/mini";
import {
  type Faq,
  type FaqItem,
  faqSchema,
  formSchema,
  type Glossary,
  glossarySchema,
  type Meaning,
  meaningSchema,
  type Notice,
  noticeSchema,
  registerEntrySchema,
  type Situation,
  situationSchema,
  type Topic,
  topicSchema,
} from "../guide/src/content-schema.ts";
import { keyOf } from "../guide/src/dialogue/server-only/meanings/known-words.ts";
import { facts } from "../guide/src/dialogue/server-only/told/fact-rules.ts";
import { sentencesOf } from "../guide/src/readability.ts";
import { words } from "../guide/src/words/normalise.ts";
import { formProblems } from "./lib/guide-form-problems.ts";
import {
  createEase,
  faqUnits,
  fixedUnits,
  formUnits,
  noticeUnits,
  registerUnits,
  situationUnits,
  topicUnits,
} from "./lib/guide-reading-ease.ts";
import { type Known, type Problem, reference } from "./lib/guide-rules.ts";
import { texts, wordingOf, wordingProblems } from "./lib/guide-wording.ts";

const content = resolve(import.meta.dirname, "../guide/content");
/** Keeps the offline bundle of the guide within its budget. */
const maximumTopicBytes = 11_000;

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}

function schemaProblems(file: string, schema: z.ZodMiniType, value: unknown): Problem[] {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => ({
    file,
    message: `${issue.path.join(".")}: ${issue.message}`,
  }));
}

function loadList<T>(name: string, schema: z.ZodMiniType<T>, problems: Problem[]): T[] {
  const path = join(content, name);
  if (!existsSync(path)) return [];
  const value = readJson(path);
  const found = schemaProblems(name, z.array(schema), value);
  problems.push(...found);
  return found.length === 0 ? (value as T[]) : [];
}

/** Placeholders and listed ids that lead nowhere. */
function registerProblems(topic: Pick<Topic, "register">, known: Known): string[] {
  const found = topic.register.filter((id) => !known.register.has(id)).map((id) => `register: unknown ${id}`);
  for (const [path, value] of texts(topic)) {
    for (const [whole, id = "", key = ""] of value.matchAll(reference)) {
      const values = known.register.get(id);
      if (key === "" ? values === undefined : values?.has(key) !== true)
        found.push(`${path}: unknown register value ${whole}`);
      if (!topic.register.includes(id)) found.push(`${path}: ${id} is missing from "register"`);
    }
  }
  return found;
}

function referenceProblems(file: string, topic: Topic, known: Known): Problem[] {
  const goTos = topic.clarify.flatMap(({ options }) => options.map(({ goTo }) => goTo));
  const links = [...topic.related, ...goTos.filter((id) => id !== null)];
  const messages = [
    ...(`${topic.id}.json` === basename(file) ? [] : [`id ${topic.id} is not the file name`]),
    ...registerProblems(topic, known),
    ...topic.forms.filter((form) => !known.forms.has(form)).map((form) => `forms: unknown ${form}`),
    ...links.filter((id) => !known.topics.has(id)).map((id) => `unknown topic ${id}`),
  ];
  return messages.map((message) => ({ file, message }));
}

function noticeProblems(notices: Notice[], known: Known): Problem[] {
  return notices.flatMap((notice) => {
    const topics = notice.topics
      .filter((id) => !known.topics.has(id))
      .map((id) => `${notice.id}: unknown topic ${id}`);
    const register = notice.register
      .filter((id) => !known.register.has(id))
      .map((id) => `${notice.id}: unknown ${id}`);
    return [...topics, ...register].map((message) => ({ file: "notices.json", message }));
  });
}

/** One word opens only on topics there are. */
function doorProblems(known: Known): Problem[] {
  const { doors = {} } = readJson(join(content, "glossary.json")) as Glossary;
  const missing = Object.values(doors)
    .flat()
    .filter((id) => !known.topics.has(id));
  return [...new Set(missing)].map((id) => ({
    file: "glossary.json",
    message: `doors: unknown topic ${id}`,
  }));
}

/** Situations read as topics do, and lead to what is there. */
function situationProblems(situation: Situation, known: Known): Problem[] {
  const file = "situations.json";
  const messages = [
    ...registerProblems(situation, known),
    ...(known.topics.has(situation.topic) ? [] : [`unknown topic ${situation.topic}`]),
    ...(situation.forms ?? []).filter((form) => !known.forms.has(form)).map((form) => `unknown form ${form}`),
  ];
  return [
    ...wordingProblems(file, situation.topic, situation),
    ...known.ease(file, situationUnits(situation)),
    ...messages.map((message) => ({ file, message: `${situation.id}: ${message}` })),
  ];
}

/** The meanings of words read as situations do, and no word has two. */
function meaningProblems(known: Known): Problem[] {
  const folder = join(content, "meanings");
  const taken = new Map<string, string>();
  return readdirSync(folder).flatMap((name) => {
    const file = `meanings/${name}`;
    const value = readJson(join(folder, name));
    const found = schemaProblems(file, z.array(meaningSchema), value);
    if (found.length > 0) return found;
    return (value as Meaning[]).flatMap((meaning) => {
      const { id, topic, said, short, answer, forms } = meaning;
      const messages = [
        ...registerProblems(meaning, known),
        ...(known.topics.has(topic) ? [] : [`unknown topic ${topic}`]),
        ...(forms ?? []).filter((form) => !known.forms.has(form)).map((form) => `unknown form ${form}`),
        ...[short.es, short.en, ...answer.es, ...answer.en]
          .filter((text) => sentencesOf(text).length !== 1)
          .map((text) => `one sentence per item: "${text}"`),
      ];
      // As they are found: two that sound alike are one.
      for (const word of new Set([...said.es, ...said.en].map((one) => keyOf(words(one))))) {
        const other = taken.get(word);
        if (other !== undefined) messages.push(`"${word}" is said of ${other} as well`);
        taken.set(word, id);
      }
      return [
        ...wordingProblems(file, topic, { short, answer }),
        ...known.ease(file, situationUnits(meaning)),
        ...messages.map((message) => ({ file, message: `${id}: ${message}` })),
      ];
    });
  });
}

function topicProblems(path: string, known: Known): Problem[] {
  const file = basename(path);
  const value = readJson(path);
  const found = schemaProblems(file, topicSchema, value);
  if (found.length > 0) return found;
  const topic = value as Topic;
  const bytes = statSync(path).size;
  const size =
    bytes > maximumTopicBytes ? [{ file, message: `${bytes} bytes, at most ${maximumTopicBytes}` }] : [];
  return [
    ...wordingProblems(file, topic.id, topic),
    ...known.ease(file, topicUnits(topic)),
    ...referenceProblems(file, topic, known),
    ...size,
  ];
}

const toldFacts = new Set<string>(facts);

/** Each answer is short, readable by itself, and names only what there is. */
function faqItemProblems(item: FaqItem, topic: string, known: Known, spots: Map<string, string>): string[] {
  const own = (id: string) => spots.get(id) === topic;
  const pieces = [...item.answer.es, ...item.answer.en];
  return [
    ...pieces.flatMap((text) => wordingOf(text, topic)),
    ...pieces
      .filter((text) => sentencesOf(text).length !== 1)
      .map((text) => `one sentence per item: "${text}"`),
    ...(item.only ?? []).filter((id) => !own(id)).map((id) => `only: ${id} is no situation of ${topic}`),
    ...(item.alsoOn ?? []).filter((id) => !own(id)).map((id) => `alsoOn: ${id} is no situation of ${topic}`),
    ...(item.unless ?? [])
      .filter((id) => !own(id) && !toldFacts.has(id))
      .map((id) => `unless: ${id} is neither a situation of ${topic} nor a told fact`),
    ...(item.forms ?? []).filter((form) => !known.forms.has(form)).map((form) => `unknown form ${form}`),
    ...(item.goTo === undefined || known.topics.has(item.goTo) ? [] : [`goTo: unknown topic ${item.goTo}`]),
  ];
}

function faqProblems(path: string, known: Known, spots: Map<string, string>): Problem[] {
  const file = `faq/${basename(path)}`;
  const value = readJson(path);
  const found = schemaProblems(file, faqSchema, value);
  if (found.length > 0) return found;
  const faq = value as Faq;
  const { topic, items, register, standard = {} } = faq;
  const ids = items.map(({ id }) => id);
  const told = new Set(ids);
  const messages = [
    ...(`${topic}.json` === basename(path) && known.topics.has(topic)
      ? []
      : [`${topic} is not the file name, or no topic`]),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands twice`),
    ...Object.entries(standard).flatMap(([asked, answers]) =>
      answers.filter((id) => !told.has(id)).map((id) => `standard: ${asked}: no item ${id}`),
    ),
    ...registerProblems({ register, items } as { register: string[] }, known),
    ...items.flatMap((item) =>
      faqItemProblems(item, topic, known, spots).map((message) => `${item.id}: ${message}`),
    ),
  ];
  return [...known.ease(file, faqUnits(faq)), ...messages.map((message) => ({ file, message }))];
}

/** All problems of the content, or of the topic and faq files named, and how many of each were read. */
export function checkGuide(only: string[] = []): { problems: Problem[]; topics: number; faq: number } {
  const problems: Problem[] = [];
  const register = loadList("register.json", registerEntrySchema, problems);
  const forms = loadList("forms.json", formSchema, problems);
  const situations = loadList("situations.json", situationSchema, problems);
  const notices = loadList("notices.json", noticeSchema, problems);
  problems.push(...schemaProblems("glossary.json", glossarySchema, readJson(join(content, "glossary.json"))));

  const folder = join(content, "topics");
  const all = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const known: Known = {
    topics: new Set(all.map((name) => basename(name, ".json"))),
    forms: new Set(forms.map((form) => form.id)),
    register: new Map(register.map((entry) => [entry.id, new Set(Object.keys(entry.values))])),
    ease: createEase(register),
  };
  problems.push(
    ...known.ease("register.json", registerUnits(register)),
    ...known.ease("forms.json", formUnits(forms)),
    ...known.ease("notices.json", noticeUnits(notices)),
    ...known.ease("guide/src", fixedUnits()),
  );
  problems.push(...formProblems(forms, known), ...noticeProblems(notices, known), ...doorProblems(known));
  for (const situation of situations) problems.push(...situationProblems(situation, known));
  problems.push(...meaningProblems(known));
  const spots = new Map(situations.map(({ id, topic }) => [id, topic]));
  const faq = join(content, "faq");
  const isFaq = (path: string) => path.startsWith(faq);
  const answers = existsSync(faq) ? readdirSync(faq).map((name) => join(faq, name)) : [];
  const named = only.map((file) => resolve(file));
  const files = named.length > 0 ? named : [...all.map((name) => join(folder, name)), ...answers];
  for (const path of files)
    problems.push(...(isFaq(path) ? faqProblems(path, known, spots) : topicProblems(path, known)));
  const read = files.filter(isFaq).length;
  return { problems, topics: files.length - read, faq: read };
}

if (import.meta.main) {
  const { problems, topics, faq } = checkGuide(process.argv.slice(2));
  for (const problem of problems) console.error(`${problem.file}: ${problem.message}`);
  console.log(
    `guide: ${topics} topics and what is asked next of ${faq}, in both languages; ${problems.length} problems`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}
