import type { Language, Topic } from "#guide/content-schema.ts";
import { aspectsOf } from "#guide/dialogue/aspects.ts";
import { costOf } from "#guide/dialogue/follow-up.ts";
import type { FaqBook } from "#guide/dialogue/server-only/faq/book.ts";
import { isOf, isWrong, type ToldItem } from "#guide/dialogue/server-only/faq/told-item.ts";
import { openedIn } from "#guide/dialogue/server-only/named-first/named-first.ts";
import { understand } from "#guide/dialogue/understand.ts";
import { type Mind, overviewTopic, topicOf } from "#guide/mind.ts";
import { sourcesOf } from "#guide/reply/compose.ts";
import { formReply, whereLines } from "#guide/reply/form-answer.ts";
import type { DialogueState, Passage } from "#guide/types.ts";
import { formTokens, isFormToken } from "#guide/words/form-numbers.ts";

const mostPassages = 6;
const mostCharacters = 3_500;
/** A second or third topic must come this near to the first to be worth the model's attention. */
const nearFirst = 0.8;
const mostTopics = 3;

/** Ground for a model: the passages of a question, the best first. */
export type Ground = (question: string, state: DialogueState, language: Language) => Passage[];

/** `mind` is asked for with the first question, when the guide's indexes are built. */
export function createGround(mindNow: () => Mind, faq: FaqBook | null): Ground {
  /** What the content says is filled in once and kept: it is the same for everybody. */
  const made = new Map<string, Passage>();
  return (question, state, language) => {
    const mind = mindNow();
    const passage = (part: Part): Passage => {
      const key = `${part.topic.id}#${part.part}/${language}`;
      const known = made.get(key) ?? fill(mind, part, language);
      made.set(key, known);
      return known;
    };
    const parts = [
      ...ofNamedFact(mind, question, state, language, faq),
      ...partsOf(mind, question, state, language, faq),
    ];
    // The same part is the same passage.
    const own = [...new Set(parts.map(passage))].filter(({ text }) => text !== "");
    return fit([...ofNamedForms(mind, question, state, language, own), ...own]);
  };
}

/**
 * A form that was asked about by its number and that no other passage names: what it is for and costs. Where the form
 * is found is no ground for what to say of it.
 */
function ofNamedForms(
  { search, library }: Mind,
  question: string,
  { topic }: DialogueState,
  language: Language,
  others: readonly Passage[],
): Passage[] {
  const tokens = new Set(search.readAll(question).flatMap(({ text }) => (isFormToken(text) ? [text] : [])));
  if (tokens.size === 0) return [];
  const said = others.map(({ text }) => text).join(" ");
  const named = [...library.forms.values()].filter(
    ({ id }) => formTokens(id).some((token) => tokens.has(token)) && !said.includes(id),
  );
  return named.slice(0, mostForms).flatMap((form) => {
    const { short, sentences, sources, category } = formReply(library, form, undefined, language, false);
    const [source] = sources;
    const where = whereLines(form, language);
    const lines = [short, ...sentences].filter((line) => !where.includes(line));
    const about = topic ?? others[0]?.topic ?? overviewTopic;
    return source === undefined || category === null
      ? []
      : [{ id: `form#${form.id}`, topic: about, category, text: lines.join(" "), forms: [form.id], source }];
  });
}
const mostForms = 2;

/** What was written for the very fact that is asked of a named subject, and the subject. */
function ofNamedFact(
  mind: Mind,
  question: string,
  state: DialogueState,
  language: Language,
  faq: FaqBook | null,
): Part[] {
  const open = openedIn(mind, question, state, language);
  const topic = topicOf(mind, open?.topic);
  if (open === null || topic === undefined || faq === null) return [];
  const [first] = open.standard
    .flatMap((asked) => faq.answering(asked, topic.id))
    .filter((item) => isOf(item, null) && !isWrong(item, null, state.told));
  const items = first === undefined ? [] : [itemPart({ topic, item: first }, language)];
  return [...items, answerPart(topic, language)];
}

const answerPart = (topic: Topic, language: Language, part = "answer"): Part => ({
  topic,
  part,
  lines: () => [topic.short[language], ...topic.answer[language]],
  forms: topic.forms,
});

const itemPart = ({ topic, item }: { topic: Topic; item: ToldItem }, language: Language): Part => ({
  topic,
  part: `faq-${item.id}`,
  lines: () => item.answer[language],
  forms: item.forms,
});

/** A part of what the content says of a topic; its lines are the same whoever asks. */
interface Part {
  topic: Topic;
  /** Names it among the topic's. */
  part: string;
  lines: () => readonly string[];
  forms?: readonly string[] | undefined;
}

/** The subject's own texts first, then its neighbours' answers; what was written for the question before all. */
function partsOf(
  mind: Mind,
  question: string,
  state: DialogueState,
  language: Language,
  faq: FaqBook | null,
): Part[] {
  const seen = understand(mind, question, state);
  const topics = chooseTopics(mind, seen, state);
  const [main, ...others] = topics;
  const own = seen.situation?.topic;
  const parts: Part[] =
    own === undefined ? [] : [answerPart(own, language, `situation-${seen.situation?.situation.id}`)];
  if (main !== undefined) {
    parts.push(answerPart(main, language));
    for (const aspect of aspectsOf(seen.list)) {
      if (aspect === "next" || aspect === "again") continue;
      const line = main.followUps[aspect]?.[language];
      if (line !== undefined) parts.push({ topic: main, part: aspect, lines: () => [line] });
      else if (aspect === "cost")
        parts.push({ topic: main, part: "cost", lines: () => costOf(mind.library, main, language) });
    }
    parts.push({ topic: main, part: "steps", lines: () => main.steps[language] });
    parts.push({ topic: main, part: "lawyer", lines: () => main.redFlags[language] });
  }
  for (const topic of others) parts.splice(2, 0, answerPart(topic, language));
  const asked = faq === null ? [] : askedOf(faq, mind, question, state, topics[0]);
  return [...asked.map((one) => itemPart(one, language)), ...parts];
}

/** What was written for just this question, of the subject at hand and of the one that the words name, where it holds. */
function askedOf(
  faq: FaqBook,
  mind: Mind,
  question: string,
  { topic, spot, told }: DialogueState,
  main: Topic | undefined,
): { topic: Topic; item: ToldItem }[] {
  const ids = new Set([topic, main?.id].filter((id) => typeof id === "string"));
  return [...ids].flatMap((id) => {
    const own = topicOf(mind, id);
    const [meant] = faq.meant(question, id, spot);
    if (own === undefined || meant === undefined || meant.sure < likely) return [];
    const { item } = meant;
    return isWrong(item, spot, told) ? [] : [{ topic: own, item }];
  });
}
const likely = 0.4;

function chooseTopics(mind: Mind, seen: ReturnType<typeof understand>, state: DialogueState): Topic[] {
  const first = seen.found.hits[0];
  const near = seen.found.hits.filter((hit) => first !== undefined && hit.score >= first.score * nearFirst);
  const ids = [
    seen.crisis?.topic,
    seen.situation?.topic.id,
    seen.urgent?.topic,
    // A reply to open questions, or a short follow-up, is about the subject at hand.
    ...(state.pending !== null || !seen.sure ? [state.pending?.topic ?? state.topic] : []),
    ...near.map((hit) => hit.topic),
  ];
  return [...new Set(ids)].flatMap((id) => topicOf(mind, id) ?? []).slice(0, mostTopics);
}

function fill(
  { library: { register }, library, checked }: Mind,
  { topic, part, lines: linesOf, forms = [] }: Part,
  language: Language,
): Passage {
  const lines = linesOf();
  const printed = new Set(lines.flatMap((line) => register.printed(line)));
  const cautions = [...printed].flatMap((id) => register.entry(id)?.caution?.[language] ?? []);
  const filled = lines.map((line) => register.fill(line, language));
  const [source] = sourcesOf(library, topic, language, printed);
  return {
    id: `${topic.id}#${part}`,
    topic: topic.id,
    category: topic.category,
    text: [...filled, ...cautions].map((line) => (/[.!?]$/.test(line) ? line : `${line}.`)).join(" "),
    forms: [...forms],
    source: source ?? { title: topic.title[language], url: "https://www.uscis.gov", checked },
  };
}

/** Keeps the first passages that fit; a passage is dropped whole, never cut. */
function fit(parts: readonly Passage[]): Passage[] {
  const kept: Passage[] = [];
  let room = mostCharacters;
  for (const part of parts) {
    if (kept.length === mostPassages || part.text.length > room) continue;
    kept.push(part);
    room -= part.text.length;
  }
  return kept;
}
