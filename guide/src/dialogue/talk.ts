import type { Language, Topic } from "#guide/content-schema.ts";
import { sourcesOf } from "#guide/reply/compose.ts";
import type { Library } from "#guide/reply/library.ts";
import { places, texts } from "#guide/reply/texts.ts";
import type { Crisis } from "#guide/safety/crisis-rules.ts";
import type { Refusal } from "#guide/safety/refuse-rules.ts";
import { crisisTexts, refusalTexts } from "#guide/safety/safety-texts.ts";
import type { Choice, Reply, ReplySource } from "#guide/types.ts";

/** Replies that are not a topic's answer. */

function plain(kind: Reply["kind"], short: string, sentences: string[], more: Partial<Reply> = {}): Reply {
  return {
    kind,
    topic: null,
    category: null,
    warning: null,
    short,
    sentences,
    steps: [],
    choices: [],
    forms: [],
    sources: [],
    lawyer: false,
    confidence: 0,
    ...more,
  };
}

/** Topics as buttons: the title is both what stands on them and what they say. */
export function topicChoices(topics: readonly Topic[], language: Language): Choice[] {
  return topics.map((topic) => ({ label: topic.title[language], say: topic.title[language] }));
}

export function crisisReply(
  library: Library,
  crisis: Crisis,
  topic: Topic | undefined,
  language: Language,
  checked: string,
): Reply {
  const say = crisisTexts[language][crisis];
  return plain("crisis", say.short, say.sentences, {
    topic: topic?.id ?? null,
    category: topic?.category ?? null,
    warning: say.warning,
    steps: say.steps,
    forms: topic?.forms ?? [],
    sources: topic === undefined ? [freeHelp(language, checked)] : sourcesOf(library, topic, language),
    lawyer: true,
    confidence: 1,
  });
}

export function refusalReply(
  library: Library,
  refusal: Refusal,
  topic: Topic | undefined,
  language: Language,
  checked: string,
): Reply {
  const [short = "", ...sentences] = refusalTexts[language][refusal];
  return plain("refuse", short, [...sentences, texts[language].dontKnowHelp], {
    topic: topic?.id ?? null,
    category: topic?.category ?? null,
    sources: topic === undefined ? [freeHelp(language, checked)] : sourcesOf(library, topic, language),
    lawyer: true,
    confidence: 1,
  });
}

/** What a fixed text leans on: the government's list of free legal help. */
function freeHelp(language: Language, checked: string): ReplySource {
  return { title: texts[language].freeHelp, url: places.lawyers, checked };
}

export function hostileReply(language: Language): Reply {
  return plain("refuse", texts[language].hostile, []);
}

export function offTopicReply(language: Language, orders: boolean): Reply {
  const say = texts[language];
  return plain("dont_know", orders ? say.noInstructions : say.offTopic, [say.offTopicHint]);
}

export function emptyReply(language: Language): Reply {
  return plain("dont_know", texts[language].empty, [texts[language].emptyHint]);
}

export function greetingReply(topics: readonly Topic[], language: Language): Reply {
  const say = texts[language];
  return plain("clarify", say.greeting, [say.greetingHint], { choices: topicChoices(topics, language) });
}

export function thanksReply(language: Language): Reply {
  return plain("dont_know", texts[language].thanks, [texts[language].thanksHint], { confidence: 1 });
}

export function plainReply([short, ...sentences]: readonly [string, ...string[]]): Reply {
  return plain("dont_know", short, sentences, { confidence: 1 });
}

export function vagueReply(topics: readonly Topic[], language: Language, confidence: number): Reply {
  const say = texts[language];
  return plain("clarify", say.vagueLead, [say.vagueHint], {
    choices: topicChoices(topics, language),
    category: topics[0]?.category ?? null,
    confidence,
  });
}

export function dontKnowReply(
  near: readonly Topic[],
  language: Language,
  checked: string,
  more: Pick<Reply, "confidence" | "lawyer" | "warning">,
): Reply {
  const say = texts[language];
  return plain(
    "dont_know",
    say.dontKnow,
    [say.dontKnowOfficial, say.dontKnowHelp, ...(near.length > 0 ? [say.dontKnowNear] : [])],
    {
      ...more,
      choices: topicChoices(near, language),
      sources: [{ title: "USCIS", url: places.uscis[language], checked }],
    },
  );
}

/** The two clarifying questions of a topic in one message. */
export function clarifyReply(
  library: Library,
  topic: Topic,
  language: Language,
  more: Pick<Reply, "confidence" | "lawyer" | "warning">,
): Reply {
  const say = texts[language];
  const questions = topic.clarify.map(({ question }) => question[language]);
  return plain("clarify", say.clarifyLead, [...questions, say.clarifySkip], {
    ...more,
    topic: topic.id,
    category: topic.category,
    choices: [
      ...(topic.clarify[0]?.options ?? []).map(({ label }) => ({
        label: label[language],
        say: label[language],
      })),
      say.skip,
    ],
    forms: topic.forms,
    sources: sourcesOf(library, topic, language),
  });
}
