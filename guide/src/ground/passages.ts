import type { Language, Topic } from "#guide/content-schema.ts";
import { aspectsOf } from "#guide/dialogue/aspects.ts";
import { costOf } from "#guide/dialogue/follow-up.ts";
import type { FaqBook } from "#guide/dialogue/server-only/faq/book.ts";
import type { ToldItem } from "#guide/dialogue/server-only/faq/told-item.ts";
import { understand } from "#guide/dialogue/understand.ts";
import { type Mind, topicOf } from "#guide/mind.ts";
import { sourcesOf } from "#guide/reply/compose.ts";
import type { DialogueState, Passage, ReplyOptions } from "#guide/types.ts";

const mostPassages = 6;
const mostCharacters = 3_500;
/** A second or third topic must come this near to the first to be worth the model's attention. */
const nearFirst = 0.8;
const mostTopics = 3;

/** The best ground for a model: the subject's own texts first, then its neighbours' answers. */
export function collectPassages(
  mind: Mind,
  question: string,
  state: DialogueState,
  language: Language,
  options: ReplyOptions,
  faq: FaqBook | null = null,
): Passage[] {
  const seen = understand(mind, question, state);
  const topics = chooseTopics(mind, seen, state);
  const parts: Passage[] = [];
  const [main, ...others] = topics;
  const own = seen.situation?.topic;
  if (own !== undefined) {
    parts.push(
      passage(mind, own, "situation", [own.short[language], ...own.answer[language]], language, options),
    );
  }
  if (main !== undefined) {
    parts.push(
      passage(mind, main, "answer", [main.short[language], ...main.answer[language]], language, options),
    );
    for (const aspect of aspectsOf(seen.list)) {
      if (aspect === "next" || aspect === "again") continue;
      const told = main.followUps[aspect]?.[language];
      if (told !== undefined) parts.push(passage(mind, main, aspect, [told], language, options));
      else if (aspect === "cost")
        parts.push(passage(mind, main, "cost", costOf(mind.library, main, language), language, options));
    }
    parts.push(passage(mind, main, "steps", main.steps[language], language, options));
    parts.push(passage(mind, main, "lawyer", main.redFlags[language], language, options));
  }
  for (const topic of others) {
    parts.splice(
      2,
      0,
      passage(mind, topic, "answer", [topic.short[language], ...topic.answer[language]], language, options),
    );
  }
  const asked = faq === null ? [] : askedOf(faq, mind, question, state, topics[0]);
  const items = asked.map(({ topic, item }) =>
    passage(mind, topic, `faq-${item.id}`, item.answer[language], language, options, item.forms),
  );
  return fit([...items, ...parts].filter((part) => part.text !== ""));
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
    const [meant] = faq.meant(question, id);
    if (own === undefined || meant === undefined || meant.sure < likely) return [];
    const { only, unless = [] } = meant.item;
    const elsewhere = only !== undefined && (spot === undefined || !only.includes(spot));
    const wrong = unless.some((one) => one === spot || told?.includes(one) === true);
    return elsewhere || wrong ? [] : [{ topic: own, item: meant.item }];
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

function passage(
  mind: Mind,
  topic: Topic,
  part: string,
  lines: readonly string[],
  language: Language,
  options: ReplyOptions,
  forms: readonly string[] = part === "answer" || part === "situation" ? topic.forms : [],
): Passage {
  const { register } = mind.library;
  const printed = new Set(lines.flatMap((line) => register.printed(line)));
  const cautions = [...printed].flatMap((id) => register.entry(id)?.caution?.[language] ?? []);
  const filled = lines.map((line) => register.fill(line, language));
  const [source] = sourcesOf(mind.library, topic, language, printed);
  return {
    id: `${topic.id}#${part}`,
    topic: topic.id,
    category: topic.category,
    text: [...filled, ...cautions].map((line) => (/[.!?]$/.test(line) ? line : `${line}.`)).join(" "),
    forms: [...forms],
    source: source ?? { title: topic.title[language], url: "https://www.uscis.gov", checked: options.today },
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
