/** Text of `guide/content/browser.generated.ts`: what of the content a browser needs, packed. Used by generate-index.ts. */
import type { TimesSaid } from "#guide/build/said-in.ts";
import type { BilingualList, GuideContent, SafetyContent } from "#guide/content.ts";
import type { Topic } from "#guide/content-schema.ts";
import { statusTopics } from "#guide/dialogue/status-topics.ts";
import { triggerPhrases } from "#guide/dialogue/trigger-content.ts";
import { createTriggers } from "#guide/dialogue/triggers.ts";
import { browserContent } from "#guide/pack/browser-content.ts";
import { decode } from "#guide/pack/codec.ts";
import { lengthen, shorten } from "#guide/pack/word-list.ts";
import { encode } from "#guide/pack/write.ts";
import { leansOn } from "#guide/reply/library.ts";
import type { EarContent } from "#guide/safety/ear.ts";
import { createSafety } from "#guide/safety/safety.ts";
import { safetyPhrases } from "#guide/safety/safety-content.ts";
import { findUrgent } from "#guide/safety/urgent.ts";
import type { Hints } from "#guide/search/hints.ts";
import type { SearchResult } from "#guide/search/search.ts";
import { formTokens } from "#guide/words/form-numbers.ts";
import { words } from "#guide/words/normalise.ts";
import { stopWords } from "#guide/words/stop-words.ts";

/** The content that browsers need, packed (see browser-content.ts for what is left out). */
export function browserPacked(content: GuideContent, timesSaid: TimesSaid): string {
  const isSaid = (phrase: string, least = 1) => timesSaid(phrase) >= least;
  const saidOnly = (list: BilingualList) => without(list, (phrase) => !isSaid(phrase));
  const topics = content.topics
    .map((topic) => ({ ...topic, register: silently(topic) }))
    // Only these ever ask back.
    .map((topic) => (statusTopics.has(topic.id) ? topic : { ...topic, clarify: [] }))
    .map((topic) => ({
      ...topic,
      variants: withoutLittle(telling(bare(topic.variants))),
      clarify: topic.clarify.map(bareSays),
    }));
  const situations = content.situations.filter(({ browser }) => browser !== false);
  const whole: GuideContent = { ...content, notices: [], topics, situations };
  const needed = neededSafety(whole.safety);
  const safety = { ...needed, urgent: saidOnly(needed.urgent) };
  const forms = whole.forms.map((form) => ({
    ...form,
    aliases: {
      es: named(form.id, neededPhrases({ term: form.id, said: form.aliases.es })).filter(isBrief),
      en: [],
    },
  }));
  const triggers = {
    nonTriggers: neededNonTriggers(whole.triggers),
    legalisation: saidOnly(neededTriggers(whole.triggers)),
  };
  const glossary = {
    ...whole.glossary,
    synonyms: whole.glossary.synonyms.map((entry) => ({
      ...entry,
      said: neededPhrases(entry)
        .filter(isBrief)
        .filter((phrase) => isSaid(phrase, oftenSaid)),
    })),
  };
  const register = neededRegister(whole);
  return shorten(encode(browserContent, { ...whole, glossary, triggers, safety, forms, register }));
}

/** As a browser unpacks it. */
export function unpacked(packed: string): GuideContent {
  return decode(browserContent, lengthen(packed));
}

/** The module that a browser loads. */
export function browserText(packed: string, ear: EarContent, hints: Hints): string {
  const literal = packed.replace(/[\\`]|\$(?=\{)/g, "\\$&");
  const lines = [
    "// Written by guide/src/generate-index.ts. Do not edit.",
    `export const ear = ${JSON.stringify(ear)};`,
    `export const hints = ${JSON.stringify(hints)};`,
    `export const packed = \`${literal}\`;`,
  ];
  return `${lines.join("\n")}\n`;
}

/** What a topic leans on is known by what it prints; only the rest must be named. An entry that no text prints stays on the server. */
function silently(topic: Topic): string[] {
  const own = JSON.stringify([topic.short, topic.answer]);
  return leansOn(topic).filter((id) => !own.includes(`{${id}`));
}

/** Values that a text prints or a form costs, and entries that date a sentence; the others are for letters and for those who edit. */
function neededRegister({ topics, situations, forms, register }: GuideContent): GuideContent["register"] {
  const printed = JSON.stringify([
    topics,
    situations,
    register.map(({ caution }) => caution),
    forms.map(({ fee }) => (fee.is === "register" ? `{${fee.value}}` : "")),
  ]);
  const needed = (id: string, key: string) => printed.includes(`{${id}.${key}}`);
  return register
    .map((entry) => ({
      ...entry,
      cautionFor: entry.cautionFor?.filter((key) => needed(entry.id, key)),
      values: Object.fromEntries(Object.entries(entry.values).filter(([key]) => needed(entry.id, key))),
    }))
    .filter(({ id, values }) => Object.keys(values).length > 0 || printed.includes(`{${id}}`));
}

/** Phrases that no rule would catch; the others would only say it again. */
function neededSafety(safety: SafetyContent): SafetyContent {
  const nothing = {
    urgent: none,
    crisis: { violence: none, trafficking: none, selfharm: none, lost: none, minor: none, threat: none },
    offtopic: none,
    injection: none,
  };
  const byRules = createSafety(
    safetyPhrases({ ...nothing, refuse: { forge: none, lie: none, "sham-marriage": none, evade: none } }),
  );
  const danger = (list: BilingualList) => without(list, (phrase) => byRules.crisis(words(phrase)) !== null);
  const harm = (list: BilingualList) => without(list, (phrase) => byRules.refusal(words(phrase)) !== null);
  const { crisis, refuse } = safety;
  return {
    ...safety,
    urgent: neededUrgent(safety.urgent),
    offtopic: without(safety.offtopic, (phrase) => byRules.offTopic(words(phrase))),
    injection: without(safety.injection, (phrase) => byRules.withoutOrders(phrase).found),
    crisis: {
      violence: danger(crisis.violence),
      trafficking: danger(crisis.trafficking),
      selfharm: danger(crisis.selfharm),
      lost: danger(crisis.lost),
      minor: danger(crisis.minor),
      threat: danger(crisis.threat),
    },
    refuse: {
      forge: harm(refuse.forge),
      lie: harm(refuse.lie),
      "sham-marriage": harm(refuse["sham-marriage"]),
      evade: harm(refuse.evade),
    },
  };
}

const none: BilingualList = { es: [], en: [] };

function without({ es, en }: BilingualList, caught: (phrase: string) => boolean): BilingualList {
  return { es: es.filter((phrase) => !caught(phrase)), en: en.filter((phrase) => !caught(phrase)) };
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
    return { ...option, says: telling({ es: unlike("es"), en: unlike("en") }) };
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

/** Look-alikes that would be taken for a trigger if nothing said otherwise. */
function neededNonTriggers({ legalisation, nonTriggers }: GuideContent["triggers"]): BilingualList {
  const open = createTriggers(triggerPhrases({ legalisation, nonTriggers: none }));
  return without(nonTriggers, (phrase) => open.find(words(phrase)) === null);
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

/** "La 485" and "cuatro ochenta y cinco" are read as the form anyway. */
function named(id: string, aliases: string[]): string[] {
  const tokens = new Set(formTokens(id));
  return aliases.filter((alias) => !words(alias).some((item) => tokens.has(item.text)));
}

/** Words for a subject that hardly anybody uses. */
const oftenSaid = 3;

/** A browser finds its way by single words; long phrases of the glossary add little to that. */
const mostPhraseWords = 1;

function isBrief(phrase: string): boolean {
  return words(phrase).filter((item) => !stopWords.has(item.text)).length <= mostPhraseWords;
}

/** Share of telling words that another wording need not hold. */
const mostNew = 0.64;
/** A question in English has fewer wordings to be like. */
const mostNewEnglish = 0.6;

/** Wordings whose telling words nearly all stand in another wording of the topic teach nothing more. */
function telling({ es, en }: BilingualList): BilingualList {
  const rest = (list: string[], share: number) => {
    const sounds = list.map(
      (text) => new Set(words(text).flatMap((item) => (stopWords.has(item.text) ? [] : [item.root]))),
    );
    return list.filter((_, at) => {
      const own = sounds[at] ?? new Set();
      return !sounds.some(
        (other, place) =>
          place !== at &&
          (other.size > own.size || (other.size === own.size && place < at)) &&
          [...own].filter((sound) => !other.has(sound)).length <= own.size * share,
      );
    });
  };
  return { es: rest(es, mostNew), en: rest(en, mostNewEnglish) };
}

const little = new Set("el la los las lo un una unos unas de del al the a an of to".split(" "));

/** Wordings teach by their telling words. */
function withoutLittle({ es, en }: BilingualList): BilingualList {
  const rest = (text: string) =>
    text
      .split(" ")
      .filter((item) => !little.has(item))
      .join(" ");
  return { es: es.map(rest), en: en.map(rest) };
}

function soundOf(phrase: string): string {
  const list = words(phrase);
  const telling = list.filter((item) => !stopWords.has(item.text));
  return (telling.length > 0 ? telling : list).map((item) => item.sound).join(" ");
}
