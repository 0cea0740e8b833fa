import type { Language } from "@faro/contract/shared/language.ts";
import type { RegisterEntry, Topic } from "@faro/guide/content-schema.ts";
import { dateInWords } from "@faro/guide/dates.ts";
import { loadContent } from "@faro/guide/load.ts";
import { createRegister } from "@faro/guide/register.ts";
import { guideTexts } from "#server/documents/guide-texts.ts";
import type { GuideDocument, GuidePart, Words } from "#server/documents/guides/guide-document.ts";
import { createPdf, type PdfWriter } from "#server/pdf/create-pdf.ts";

/** A guide in one language, every reference filled in: all that its PDF says, and nothing else. */
export interface GuideText {
  file: string;
  language: Language;
  title: string;
  checked: string;
  intro: string;
  parts: { look: GuidePart["look"]; heading: string; items: string[] }[];
  costs: string[];
  warnings: string[];
  forms: { text: string; url: string }[];
  changing: string[];
  sources: { text: string; url: string }[];
}

/** At most this many warnings of each topic, so that the first ones are read. */
const warningsOfTopic = 5;

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
  const costs = guide.costs.flatMap((id) => {
    const sentence = content.topics.find((one) => one.id === id)?.followUps.cost?.[language];
    if (sentence === undefined) throw new Error(`guide ${guide.id}: topic ${id} says nothing about cost`);
    return fill(sentence);
  });
  const parts = guide.parts.map((part) => ({
    look: part.look,
    heading: words(part.heading),
    items: part.items.map(words),
  }));
  const intro = words(guide.intro);
  const warnings = topics
    .slice(0, 3)
    .flatMap(({ redFlags }) => redFlags[language].slice(0, warningsOfTopic).map(fill));
  const entries = [...used].sort().flatMap((id) => register.entry(id) ?? []);
  return {
    file: guide.files[language],
    language,
    title: guide.title[language],
    checked: guide.checked,
    intro,
    parts,
    costs: unique(costs),
    warnings: unique(warnings),
    forms: guide.forms.map((id) => {
      const form = content.forms.find((one) => one.id === id);
      if (form === undefined) throw new Error(`guide ${guide.id}: no form ${id}`);
      return { text: `${form.id}, ${form.title[language]}`, url: form.page };
    }),
    changing: entries.map((entry) => changingFact(entry, language)),
    sources: sourcesOf(topics, entries, language, texts.checked),
  };
}

function changingFact(entry: RegisterEntry, language: Language): string {
  const dated = guideTexts[language].asOf(entry.title[language], dateInWords(entry.asOf, language));
  return entry.caution === null ? dated : `${dated} ${entry.caution[language]}`;
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

function writePart(pdf: PdfWriter, part: GuideText["parts"][number]): void {
  if (part.look === "note") {
    pdf.note(part.items.join("\n"), part.heading);
    return;
  }
  pdf.heading(part.heading);
  if (part.look === "blanks") for (const label of part.items) pdf.blank(label);
  else pdf.list(part.items, { marks: part.look });
}

/** The PDF of a guide: repeatable to the byte, dated by its content and not by the clock. */
export function buildGuide(text: GuideText): Promise<Buffer> {
  const texts = guideTexts[text.language];
  const pdf = createPdf({
    title: text.title,
    language: text.language,
    subtitle: texts.subtitle(dateInWords(text.checked, text.language)),
    footer: texts.footer,
    created: new Date(`${text.checked}T12:00:00Z`),
  });
  pdf.paragraph(text.intro, "strong");
  for (const part of text.parts) writePart(pdf, part);
  if (text.costs.length > 0) {
    pdf.heading(texts.costs);
    pdf.list([...text.costs, texts.costsCheck]);
  }
  pdf.heading(texts.warnings);
  pdf.list(text.warnings);
  pdf.paragraph(texts.help);
  if (text.forms.length > 0) {
    pdf.heading(texts.forms);
    for (const { text: name, url } of text.forms) pdf.link(name, url);
  }
  pdf.note(texts.own, texts.ownTitle);
  if (text.changing.length > 0) {
    pdf.heading(texts.changing, 3);
    for (const fact of text.changing) pdf.paragraph(fact, "small");
  }
  pdf.heading(texts.sources, 3);
  for (const { text: name, url } of text.sources) pdf.link(name, url);
  return pdf.finish();
}
