import type { Language } from "#guide/content-schema.ts";
import type { Guide } from "#guide/guide.ts";
import { texts } from "#guide/reply/texts.ts";
import type { Category, DialogueState, Reply, ReplyKind, ReplySource } from "#guide/types.ts";

/** One turn as `npm run ask` prints it. */
export interface AskedReply {
  kind: ReplyKind;
  answer: string;
  category: Category | null;
  topic: string | null;
  forms: string[];
  sources: ReplySource[];
  lawyer: boolean;
}

/** Plays a conversation and gives each reply as the text a person would read. */
export function askTurns(
  guide: Guide,
  language: Language,
  turns: readonly string[],
  today: string,
): AskedReply[] {
  let state: DialogueState | null = null;
  return turns.map((question) => {
    const turn = guide.reply(question, state, language, { today });
    state = turn.state;
    const { kind, category, topic, forms, sources, lawyer } = turn.reply;
    return { kind, answer: readable(turn.reply, language), category, topic, forms, sources, lawyer };
  });
}

/** Everything a person reads, top to bottom: warning, answer, steps, choices. */
export function readable(reply: Reply, language: Language): string {
  const say = texts[language];
  const blocks = [reply.warning ?? "", [reply.short, ...reply.sentences].join(" ")];
  if (reply.steps.length > 0) {
    blocks.push([say.stepsTitle, ...reply.steps.map((step, index) => `${index + 1}. ${step}`)].join("\n"));
  }
  if (reply.choices.length > 0) {
    blocks.push([say.choicesTitle, ...reply.choices.map((choice) => `- ${choice.label}`)].join("\n"));
  }
  return blocks.filter((block) => block !== "").join("\n\n");
}
