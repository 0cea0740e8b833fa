import type { Language } from "@faro/contract/shared/language.ts";
import type { RegisterEntry, Topic } from "@faro/guide/content-schema.ts";
import { dateInWords } from "@faro/guide/dates.ts";
import { loadContent } from "@faro/guide/load.ts";
import { createRegister } from "@faro/guide/reply/register.ts";
import { guideTexts } from "#server/documents/guide-texts.ts";
import type { GuideDocument, GuidePart, Words } from "#server/documents/guides/guide-document.ts";

/** A guide in one language, every reference filled in: all that its PDF says, and nothing else. */
export interface GuideText {
  file: string;
  language: Language;
  title: string;
  checked: string;
  intro: string;
  look: "checklist" | "card" | "worksheet";
  parts: { look: GuidePart["look"]; heading: string; items: string[]; half: boolean }[];
  costs: string[];
  warnings: string[];
  forms: { text: string; url: string }[];
  changing: string[];
  sources: { text: string; url: string }[];
}

/** At most this many warnings of each topic, so that the first ones are read. */
const warningsOfTopic = 5;

/** After a colon a sentence goes on in small letters, unless it begins with a name. */
function continued(sentence: string): string {
  return /^\p{Lu}\p{Ll}+ /u.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
}

const unique = (texts: string[]) => [...new Set(texts)];

/** Collects what a guide says in a language from its own words, the topics, the forms and the dated register. */
export function guideText(guide: GuideDocument, language: Language): GuideText {
  const content = loadContent();
  const register = createRegister(content.register);
  const texts = guideTexts[language];
  const used = new Set<string>();
  const fill = (sentence: string) => {
    for (const id of register.printed(sentence)) used.add(id);
    return register.fill(sentence, language);
  };
  const words = ([es, en]: Words) => fill(language === "en" ? en : es);
  const topics = guide.topics.map((id) => {
    const topic = content.topics.find((one) => one.id === id);
    if (topic === undefined) throw new Error(`guide ${guide.id}: no topic ${id}`);
    return topic;
  });
  const costs = guide.costs.map((cost) => {
    const id = typeof cost === "string" ? cost : cost.topic;
    const sentence = content.topics.find((one) => one.id === id)?.followUps.cost?.[language];
    if (sentence === undefined) throw new Error(`guide ${guide.id}: topic ${id} says nothing about cost`);
    return typeof cost === "string" ? fill(sentence) : `${words(cost.about)}: ${continued(fill(sentence))}`;
  });
  const parts = guide.parts.map((part) => ({
    look: part.look,
    heading: words(part.heading),
    items: part.items.map(words),
    half: part.half === true,
  }));
  const intro = words(guide.intro);
  const warnings = topics
    // What to watch in a translation belongs to no path.
    .filter(({ id }) => guide.look === undefined && id !== "traducciones")
    .slice(0, 3)
    .flatMap(({ redFlags }) => redFlags[language].slice(0, warningsOfTopic).map(fill));
  const entries = [...used].sort().flatMap((id) => register.entry(id) ?? []);
  return {
    file: guide.files[language],
    language,
    title: guide.title[language],
    checked: guide.checked,
    look: guide.look ?? "checklist",
    intro,
    parts,
    costs: unique(costs),
    warnings: unique(warnings),
    forms: guide.forms.map((id) => {
      const form = content.forms.find((one) => one.id === id);
      if (form === undefined) throw new Error(`guide ${guide.id}: no form ${id}`);
      return { text: `${form.id}, ${form.title[language]}`, url: form.page };
    }),
    changing: entries.flatMap((entry) => changingFact(entry, language)),
    sources: sourcesOf(topics, entries, language, texts.checked),
  };
}

/** Each sentence carries the date of its facts already; here stands what may change them. */
function changingFact(entry: RegisterEntry, language: Language): string[] {
  if (entry.caution === null) return [];
  const dated = guideTexts[language].asOf(entry.title[language], dateInWords(entry.asOf, language));
  return [`${dated} ${entry.caution[language]}`];
}

function sourcesOf(
  topics: Topic[],
  entries: RegisterEntry[],
  language: Language,
  checked: (title: string, date: string) => string,
): GuideText["sources"] {
  const all = [
    ...topics
      .flatMap(({ sources }) => sources)
      .map(({ title, url, checked: date }) => ({ title: title[language], url, date })),
    ...entries.map(({ source, asOf }) => ({ title: source.title[language], url: source.url, date: asOf })),
  ];
  const byUrl = new Map(all.map((source) => [source.url, source]));
  return [...byUrl.values()].map(({ title, url, date }) => ({
    text: checked(title, dateInWords(date, language)),
    url,
  }));
}
