import type { GuideContent } from "#guide/content.ts";
import type { Topic } from "#guide/content-schema.ts";
import { aspectPatterns } from "#guide/dialogue/aspects.ts";
import type { besideAsides } from "#guide/dialogue/server-only/aside.ts";
import type { FreeWords } from "#guide/dialogue/server-only/replies/read-replies.ts";
import type { Besides } from "#guide/dialogue/server-only/second-look/besides.ts";
import type { SecondLook } from "#guide/dialogue/server-only/second-look/second-look.ts";
import type { TwoAtOnce } from "#guide/dialogue/server-only/two-at-once.ts";
import { createSituations, type Situations } from "#guide/dialogue/situations.ts";
import { triggerPhrases } from "#guide/dialogue/trigger-content.ts";
import { notTrigger, underWay } from "#guide/dialogue/trigger-context-rules.ts";
import { triggerRules } from "#guide/dialogue/trigger-rules.ts";
import { knownTriggerRules } from "#guide/dialogue/trigger-rules-known.ts";
import { createTriggers, type Triggers } from "#guide/dialogue/triggers.ts";
import { createLibrary, type Library } from "#guide/reply/library.ts";
import { hostileRules, injectionRules, offTopicRules } from "#guide/safety/chat-rules.ts";
import { crisisRules } from "#guide/safety/crisis-rules.ts";
import { createEar, type Ear } from "#guide/safety/ear.ts";
import { redFlagRules } from "#guide/safety/red-flag-rules.ts";
import { notRefuse, refuseRules, victims } from "#guide/safety/refuse-rules.ts";
import { askingRules } from "#guide/safety/refuse-rules-asking.ts";
import { createSafety, type Safety } from "#guide/safety/safety.ts";
import { messageKinds, safetyPhrases } from "#guide/safety/safety-content.ts";
import type { AboutFaro } from "#guide/safety/server-only/about-faro/about-faro.ts";
import type { AlarmReader } from "#guide/safety/server-only/alarms/alarms.ts";
import { urgentRules } from "#guide/safety/urgent-rules.ts";
import { elsewherePhrases } from "#guide/search/elsewhere.ts";
import { createSearch, type Search } from "#guide/search/search.ts";
import { createGlossary, emptyGlossary } from "#guide/words/glossary.ts";
import { type Word, words } from "#guide/words/normalise.ts";
import { wordsOf } from "#guide/words/patterns.ts";

/** Everything the guide needs to understand a question. Built once. */
export interface Mind {
  library: Library;
  search: Search;
  safety: Safety;
  triggers: Triggers;
  situations: Situations;
  /** Topics to choose from when one word was all that was said. */
  doors: ReadonlyMap<string, readonly string[]>;
  /** What the words as a whole say of harm and danger; null in a browser. */
  alarms: AlarmReader | null;
  /** The same in a browser; null on a server. */
  ear: Ear | null;
  /** Answers two questions in one message; null in a browser. */
  two: TwoAtOnce | null;
  /** What a voice transcript means by its words; null in a browser. */
  hear: ((text: string) => string) | null;
  /** Says when a spot gives way to the subject of the story it stands in; none in a browser. */
  besides: Besides | undefined;
  /** What Faro says of itself; null in a browser, which knows only that it is not the government. */
  aboutFaro: AboutFaro | null;
  /** What replies in free words choose and deny; null in a browser. */
  free: FreeWords | null;
  /** Reads a first question without what is told beside it; null in a browser. */
  aside: typeof besideAsides | null;
  /** Looks once more at what was understood; null in a browser. */
  look: SecondLook | null;
  /** Day the newest source was checked; dates replies that name the official site only. */
  checked: string;
}

/** The overview topic: what a general legalisation question is asked about. */
export const overviewTopic = "arreglar-papeles";

export function createMind(content: GuideContent): Mind {
  const library = createLibrary(content);
  const glossary = createGlossary(content.glossary ?? emptyGlossary);
  const checked = content.topics.flatMap((topic) => topic.sources.map((source) => source.checked)).sort();
  return {
    library,
    search: createSearch(content.topics, library.forms, glossary, knownWords(content), {
      elsewhere: [...elsewherePhrases, ...content.safety.offtopic.es, ...content.safety.offtopic.en],
      kinds: messageKinds(content.safety),
      learned: content.learned,
      hints: content.hints,
    }),
    safety: createSafety(safetyPhrases(content.safety)),
    triggers: createTriggers(triggerPhrases(content.triggers)),
    situations: createSituations(content.situations, library.topics),
    doors: new Map(Object.entries(content.glossary?.doors ?? {})),
    alarms: content.alarms?.(glossary) ?? null,
    ear: content.ear === undefined ? null : createEar(content.ear),
    two: content.two ?? null,
    hear: content.hear ?? null,
    besides: content.besides,
    aboutFaro: content.aboutFaro ?? null,
    free: content.free ?? null,
    aside: content.aside ?? null,
    look: content.look ?? null,
    checked: checked.at(-1) ?? "",
  };
}

/** Words of all rules, phrases and the glossary, so that "knocking" is not read as a misspelled "knowing". */
function knownWords(content: GuideContent): Word[] {
  const patterns = [
    ...[...crisisRules, ...refuseRules, ...askingRules].flatMap(({ patterns, far = [] }) => [
      ...patterns,
      ...far,
    ]),
    ...[...urgentRules, ...triggerRules, ...knownTriggerRules].flatMap((rule) => rule.patterns),
    ...content.situations.flatMap(({ asked, next, unless }) => [...asked, ...next, ...unless]),
    ...aspectPatterns,
    ...redFlagRules,
    ...notTrigger,
    ...underWay,
    ...notRefuse,
    ...victims,
    ...hostileRules,
    ...offTopicRules,
    ...injectionRules,
    ...(content.heard ?? []),
  ];
  return [
    ...wordsOf(patterns),
    ...elsewherePhrases.flatMap((phrase) => words(phrase)),
    ...[content.safety, content.triggers, content.glossary.synonyms]
      .flatMap(phrasesIn)
      .flatMap((phrase) => words(phrase)),
  ];
}

function phrasesIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(phrasesIn) : [];
}

export function topicOf(mind: Mind, id: string | null | undefined): Topic | undefined {
  return id === null || id === undefined ? undefined : mind.library.topics.get(id);
}
