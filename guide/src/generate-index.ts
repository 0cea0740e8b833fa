/**
 * Writes the modules that bring the content into a build: `guide/content/index.generated.ts` imports every
 * file for the server; `guide/content/browser.generated.ts` holds what a browser needs, packed.
 * `node guide/src/generate-index.ts` writes them; with `--check` it only says whether they are stale.
 * Not part of the guide itself: it reads and writes files.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { BilingualList, GuideContent } from "#guide/content.ts";
import type { Topic } from "#guide/content-schema.ts";
import { statusTopics } from "#guide/dialogue/status-topics.ts";
import { triggerPhrases } from "#guide/dialogue/trigger-content.ts";
import { createTriggers } from "#guide/dialogue/triggers.ts";
import { createMind } from "#guide/mind.ts";
import { browserContent } from "#guide/pack/browser-content.ts";
import { encode } from "#guide/pack/codec.ts";
import { findUrgent } from "#guide/safety/urgent.ts";
import type { SearchResult } from "#guide/search/search.ts";
import { type Word, words } from "#guide/words/normalise.ts";
import { stopWords } from "#guide/words/stop-words.ts";

const content = resolve(import.meta.dirname, "../content");

const parts = ["forms", "notices", "register", "glossary", "triggers", "safety"] as const;
const list = "{ es: [], en: [] }";
const empty: Partial<Record<(typeof parts)[number], string>> = {
  triggers: `{ legalisation: ${list}, nonTriggers: ${list} }`,
  safety:
    `{ urgent: ${list}, crisis: { violence: ${list}, trafficking: ${list}, selfharm: ${list} }, ` +
    `refuse: { forge: ${list}, lie: ${list}, "sham-marriage": ${list}, evade: ${list} }, offtopic: ${list}, injection: ${list} }`,
  glossary: "{ synonyms: [], misspellings: {}, fillers: { es: [], en: [] } }",
};

/** The module's text for the files that are there now. */
export function indexText(): string {
  const topics = readdirSync(join(content, "topics"))
    .filter((name) => name.endsWith(".json"))
    .sort();
  const present = parts.filter((part) => existsSync(join(content, `${part}.json`)));
  const lines = [
    "// Written by guide/src/generate-index.ts. Do not edit.",
    'import type { GuideContent } from "#guide/content.ts";',
    ...present.map((part) => `import ${part} from "./${part}.json" with { type: "json" };`),
    ...topics.map((name, index) => `import topic${index} from "./topics/${name}" with { type: "json" };`),
    "",
    "/** Checked by `npm run check`; the JSON types are wider than the schema's. */",
    "export const content = {",
    `  topics: [${topics.map((_, index) => `topic${index}`).join(", ")}],`,
    ...parts.map((part) => (present.includes(part) ? `  ${part},` : `  ${part}: ${empty[part] ?? "[]"},`)),
    "} as unknown as GuideContent;",
    "",
  ];
  return lines.join("\n");
}

function json(name: string): unknown {
  return JSON.parse(readFileSync(join(content, name), "utf8"));
}

/** The packed content for browsers (see browser-content.ts for what is left out). */
export function browserText(): string {
  const topics = readdirSync(join(content, "topics"))
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => json(`topics/${name}`) as Topic)
    // Only these ever ask back.
    .map((topic) => (statusTopics.has(topic.id) ? topic : { ...topic, clarify: [] }))
    .map((topic) => ({ ...topic, variants: bare(topic.variants), clarify: topic.clarify.map(bareSays) }));
  const rest = Object.fromEntries(
    parts.filter((part) => part !== "notices").map((part) => [part, json(`${part}.json`)]),
  );
  const whole = { ...rest, notices: [], topics } as unknown as GuideContent;
  const safety = { ...whole.safety, urgent: neededUrgent(whole.safety.urgent) };
  const forms = whole.forms.map((form) => ({
    ...form,
    aliases: { es: neededPhrases({ term: form.id, said: form.aliases.es }), en: [] },
  }));
  const triggers = { ...whole.triggers, legalisation: neededTriggers(whole.triggers) };
  const glossary = {
    ...whole.glossary,
    misspellings: neededMisspellings(whole),
    synonyms: whole.glossary.synonyms.map((entry) => ({ ...entry, said: neededPhrases(entry) })),
  };
  const packed = encode(browserContent, { ...whole, glossary, triggers, safety, forms });
  const literal = packed.replace(/[\\`]|\$(?=\{)/g, "\\$&");
  return `// Written by guide/src/generate-index.ts. Do not edit.\nexport const packed = \`${literal}\`;\n`;
}

/** Urgent phrases that no rule would catch. */
function neededUrgent({ es, en }: BilingualList): BilingualList {
  const nothing = { hits: [], kinds: new Map(), content: [], confidence: 0 } as unknown as SearchResult;
  const needed = (phrase: string) => findUrgent(words(phrase), nothing, false) === null;
  return { es: es.filter(needed), en: en.filter(needed) };
}

/** Texts that are only matched lose what matching does not hear: capitals, accents, marks. */
function bare({ es, en }: BilingualList): BilingualList {
  const strip = (text: string) =>
    text
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{M}|['’¿?¡!.«»"]/gu, "")
      .replace(/[,;:]/g, " ")
      .replace(/\s+/g, " ")
      .trim();
  return { es: es.map(strip), en: en.map(strip) };
}

function bareSays(question: Topic["clarify"][number]): Topic["clarify"][number] {
  const options = question.options.map((option) => {
    const says = bare(option.says);
    const unlike = (language: "es" | "en") =>
      neededPhrases({ term: option.label[language], said: says[language] });
    return { ...option, says: { es: unlike("es"), en: unlike("en") } };
  });
  return { ...question, options };
}

/** Phrases that the rules would not take for the same trigger by themselves. */
function neededTriggers({ legalisation, nonTriggers }: GuideContent["triggers"]): BilingualList {
  const empty = { legalisation: { es: [], en: [] }, nonTriggers };
  const listed = createTriggers(triggerPhrases({ legalisation, nonTriggers }));
  const byRules = createTriggers(triggerPhrases(empty));
  const needed = (phrase: string) => {
    const [one, other] = [listed.find(words(phrase)), byRules.find(words(phrase))];
    return (
      one?.general !== other?.general || one?.background !== other?.background || one?.topic !== other?.topic
    );
  };
  return { es: legalisation.es.filter(needed), en: legalisation.en.filter(needed) };
}

/** Misspellings that hearing and spelling repair would not read right by themselves. */
function neededMisspellings(whole: GuideContent): Record<string, string> {
  const { search } = createMind({ ...whole, glossary: { ...whole.glossary, misspellings: {} } });
  const sounds = (list: Word[]) => list.map((item) => item.sound).join(" ");
  return Object.fromEntries(
    Object.entries(whole.glossary.misspellings).filter(
      ([from, to]) => sounds(search.readAll(from)) !== sounds(words(to)),
    ),
  );
}

/** One of each sound is enough, little words aside: matching is by sound, and "la mica" holds "mica". */
function neededPhrases({ term, said }: { term: string; said: string[] }): string[] {
  const sounds = new Set([soundOf(term)]);
  const kept = new Set<string>();
  for (const phrase of [...said].sort((one, other) => one.length - other.length)) {
    const sound = soundOf(phrase);
    if (!sounds.has(sound)) kept.add(phrase);
    sounds.add(sound);
  }
  return said.filter((phrase) => kept.has(phrase));
}

function soundOf(phrase: string): string {
  const list = words(phrase);
  const telling = list.filter((item) => !stopWords.has(item.text));
  return (telling.length > 0 ? telling : list).map((item) => item.sound).join(" ");
}

if (import.meta.main) {
  const written = [
    ["index.generated.ts", indexText()],
    ["browser.generated.ts", browserText()],
  ] as const;
  for (const [name, wanted] of written) {
    const target = join(content, name);
    if (existsSync(target) && readFileSync(target, "utf8") === wanted) continue;
    if (process.argv.includes("--check")) {
      console.error(`guide/content/${name} is stale: run node guide/src/generate-index.ts`);
      process.exitCode = 1;
    } else writeFileSync(target, wanted);
  }
}
