/**
 * Writes what brings the content into a build: `guide/content/index.generated.ts` imports every file for the
 * server; `guide/content/learned.generated.json` holds what the ranking learned from the content and from
 * `guide/lessons`; `guide/content/faq.generated.json` what is asked next of each topic;
 * `guide/content/ear.generated.json` what a phone hears of danger, harm and wishes, `guide/content/hints.generated.json` what its ranking learned; `guide/content/browser.generated.ts` holds what a browser needs, packed.
 * `node guide/src/generate-index.ts` writes them; with `--check` it only says whether they are stale.
 * Not part of the guide itself: it reads and writes files.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { browserPacked, browserText, unpacked } from "#guide/build/browser-module.ts";
import {
  alarmsText,
  earInputsOf,
  earText,
  faqInputsOf,
  faqModelText,
  hintInputsOf,
  hintsText,
  inputsOf,
  learnedText,
  standardInputsOf,
  standardText,
  wishCode,
  wishesText,
} from "#guide/build/learned-file.ts";
import {
  foundByWords,
  readFaq,
  readFaqLessons,
  readLessons,
  readStandardLessons,
  standardLessonsOf,
  textsOf,
  withWordings,
} from "#guide/build/read-lessons.ts";
import { saidIn } from "#guide/build/said-in.ts";
import type { FaqLessons } from "#guide/build/teach-faq.ts";
import type { GuideContent } from "#guide/content.ts";
import type { Faq } from "#guide/content-schema.ts";
import { type PackedTopic, packTopic, unpackTopic } from "#guide/dialogue/server-only/faq/packed.ts";
import { toldItem } from "#guide/dialogue/server-only/faq/told-item.ts";
import type { EarContent } from "#guide/safety/ear.ts";
import type { Hints } from "#guide/search/hints.ts";

const content = resolve(import.meta.dirname, "../content");
const lessons = resolve(import.meta.dirname, "../lessons");
const parts = ["situations", "forms", "notices", "register", "glossary", "triggers", "safety"] as const;
const learned = "learned.generated.json";
const alarms = "alarms.generated.json";
const wishes = "wishes.generated.json";
const ear = "ear.generated.json";
const hints = "hints.generated.json";
const faq = "faq.generated.json";
const faqModel = "faq-model.generated.json";
const standard = "standard.generated.json";

function filesOf(folder: "topics" | "meanings"): string[] {
  return readdirSync(join(content, folder))
    .filter((name) => name.endsWith(".json"))
    .sort();
}

function json(name: string): unknown {
  return JSON.parse(readFileSync(join(content, name), "utf8"));
}

function wholeContent(): GuideContent {
  const rest = Object.fromEntries(parts.map((part) => [part, json(`${part}.json`)]));
  return {
    ...rest,
    topics: filesOf("topics").map((name) => json(`topics/${name}`)),
  } as unknown as GuideContent;
}

/** The module's text for the files that are there now. */
function indexText(): string {
  const topics = filesOf("topics");
  const meanings = filesOf("meanings");
  const lines = [
    "// Written by guide/src/generate-index.ts. Do not edit.",
    'import type { GuideContent } from "#guide/content.ts";',
    'import type { Meaning } from "#guide/content-schema.ts";',
    ...parts.map((part) => `import ${part} from "./${part}.json" with { type: "json" };`),
    `import faq from "./${faq}" with { type: "json" };`,
    `import faqModel from "./${faqModel}" with { type: "json" };`,
    `import learned from "./${learned}" with { type: "json" };`,
    `import learnedAlarms from "./${alarms}" with { type: "json" };`,
    `import learnedStandard from "./${standard}" with { type: "json" };`,
    `import learnedWishes from "./${wishes}" with { type: "json" };`,
    ...topics.map((name, index) => `import topic${index} from "./topics/${name}" with { type: "json" };`),
    ...meanings.map(
      (name, index) => `import meanings${index} from "./meanings/${name}" with { type: "json" };`,
    ),
    "",
    "/** Checked by `npm run check`; the JSON types are wider than the schema's. */",
    "export const content = {",
    `  topics: [${topics.map((_, index) => `topic${index}`).join(", ")}],`,
    ...parts.map((part) => `  ${part},`),
    "} as unknown as GuideContent;",
    "",
    "/** What the words of the papers mean. */",
    `export const meanings: Meaning[] = [${meanings.map((_, index) => `...meanings${index}`).join(", ")}];`,
    "",
    "export { faq, faqModel, learned, learnedAlarms, learnedStandard, learnedWishes };",
    "",
  ];
  return lines.join("\n");
}

/** Each topic's items as one packed text, read only when the topic is open. Packing is slow: what is packed already and the same stays. */
function faqText(all: readonly Faq[], more: FaqLessons, target: string): string {
  const present: Record<string, string> = existsSync(target) ? JSON.parse(readFileSync(target, "utf8")) : {};
  const pack = (topic: string, content: PackedTopic): string => {
    const packed = present[topic];
    const same = packed !== undefined && JSON.stringify(unpackTopic(packed)) === JSON.stringify(content);
    return same ? packed : packTopic(content);
  };
  const packed = all.map((one) => {
    const { topic, items, standard = {} } = one;
    const found = new Set(foundByWords(one, more));
    // Places of vectors are those of the items found by words, so these go first.
    const ordered = [...found, ...items.filter((item) => !found.has(item))];
    const told = ordered.map((item) => toldItem(item, more[topic]?.[item.id] ?? []));
    return [topic, pack(topic, { items: told, standard })];
  });
  return `${JSON.stringify(Object.fromEntries(packed), null, 1)}\n`;
}

/**
 * Teaching takes minutes, and its last digits may differ between machines: it is done anew only when its inputs changed. A check
 * needs no more than that they did.
 */
function learnedNow(target: string, inputs: string, textOf: (inputs: string) => string): string {
  if (existsSync(target)) {
    const present = readFileSync(target, "utf8");
    if ((JSON.parse(present) as { inputs?: string }).inputs === inputs) return present;
  }
  return check ? "" : textOf(inputs);
}

/** As they were just written. */
function earNow(): EarContent {
  const { danger, harm, wish } = json(ear) as EarContent;
  return { danger, harm, wish };
}
const hintsNow = () => (json(hints) as { hints: Hints }).hints;

const check = process.argv.includes("--check");

if (import.meta.main) {
  const whole = wholeContent();
  const taught = readLessons(lessons, whole);
  // These teach what harm and danger sound like and nothing else: the ranking's confidence was fitted without them.
  const all = [taught, readLessons(join(lessons, "alarms"), whole)];
  // And these only what a wish for status sounds like.
  const wished = [...all, readLessons(join(lessons, "wishes"), whole)];
  const asked = readFaq(join(content, "faq"));
  const askedMore = readFaqLessons(join(lessons, "faq"), asked);
  const taughtFaq = asked.map((one) => ({ ...one, items: foundByWords(one, askedMore) }));
  const standardLessons = standardLessonsOf(
    readStandardLessons(join(lessons, "standard")).values(),
    asked,
    askedMore,
  );
  const packed = browserPacked(whole, saidIn(all.flatMap(textsOf)));
  const phone = unpacked(packed);
  // A phone has not all of the topics' own wordings either.
  const said = withWordings(taught, whole.topics);
  const written: [string, (target: string) => string][] = [
    ["index.generated.ts", () => indexText()],
    [faq, (target) => faqText(asked, askedMore, target)],
    [
      faqModel,
      (target) =>
        learnedNow(target, faqInputsOf(taughtFaq, askedMore), (inputs) =>
          faqModelText(taughtFaq, askedMore, inputs),
        ),
    ],
    [
      standard,
      (target) =>
        learnedNow(target, standardInputsOf(standardLessons), (inputs) =>
          standardText(standardLessons, inputs),
        ),
    ],
    [
      learned,
      (target) =>
        learnedNow(target, inputsOf(whole, [taught]), (inputs) => learnedText(whole, taught, inputs)),
    ],
    [
      alarms,
      (target) => learnedNow(target, inputsOf(whole, all), (inputs) => alarmsText(whole, all, inputs)),
    ],
    [
      wishes,
      (target) =>
        learnedNow(target, inputsOf(whole, wished, wishCode), (inputs) => wishesText(whole, wished, inputs)),
    ],
    [
      ear,
      (target) =>
        learnedNow(target, earInputsOf(whole, all, wished), (inputs) => earText(whole, all, wished, inputs)),
    ],
    [
      hints,
      (target) => learnedNow(target, hintInputsOf(phone, said), (inputs) => hintsText(phone, said, inputs)),
    ],
    ["browser.generated.ts", () => browserText(packed, earNow(), hintsNow())],
  ];
  for (const [name, textFor] of written) {
    const target = join(content, name);
    const wanted = textFor(target);
    if (existsSync(target) && readFileSync(target, "utf8") === wanted) continue;
    if (check) {
      console.error(`guide/content/${name} is stale: run npm run guide:index`);
      process.exitCode = 1;
    } else writeFileSync(target, wanted);
  }
}
