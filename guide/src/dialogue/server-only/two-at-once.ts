/** Two questions in one message: the likelier is answered, and the other is offered by its title. Server only. */
import type { Language } from "#guide/content-schema.ts";
import { besideLetter } from "#guide/dialogue/server-only/told/answer-by.ts";
import { topicChoices } from "#guide/dialogue/talk.ts";
import { type Mind, topicOf } from "#guide/mind.ts";
import type { GuideTurn } from "#guide/types.ts";

/** Where a second question begins: after a question mark, or with an asking word after "y". */
const seam =
  /\?\s*(?:¿|[yY]\s|and\s)?|\s(?:y|and)\s(?=¿?(?:c[oó]mo|cu[aá]nto|cu[aá]nta|d[oó]nde|qu[eé]|cu[aá]ndo|puedo|how|can|where|what|when)\s)/u;
/** Fewer words go on with the question before ("¿y cuánto cuesta?"). */
const fewest = 3;
/** Both halves must be this clear by themselves. */
const clearFrom = 0.7;
/** A half of which the search alone has no more idea than this is hardly ever clear in the end. */
const faintBelow = 0.5;

const also: Record<Language, (title: string) => string> = {
  es: (title) => `También preguntaste por «${title}»: tócalo abajo y te contesto.`,
  en: (title) => `You also asked about “${title}”: tap it below and I will answer.`,
};

export type TwoAtOnce = (
  mind: Mind,
  question: string,
  language: Language,
  today: string,
  /** The message, or a part of it, as it would be answered. */
  ask: (part: string) => GuideTurn,
) => GuideTurn;

const calm = (turn: GuideTurn) => turn.reply.kind === "answer" || turn.reply.kind === "dont_know";

/** A guess that spares most messages the two whole readings that decide. */
function mayBeTwo({ search }: Mind, parts: readonly string[]): boolean {
  const [first, second] = parts.map((part) => search.search(search.read(part)));
  if (first === undefined || second === undefined) return false;
  const clear = first.confidence >= faintBelow && second.confidence >= faintBelow;
  return clear && first.hits[0]?.topic !== second.hits[0]?.topic;
}

export const twoAtOnce: TwoAtOnce = (mind, question, language, today, ask) => {
  const alone = ask(question);
  if (!calm(alone)) return alone;
  const beside = besideLetter(question, today);
  if (beside !== null) return behindLetter(mind, beside, language, alone, ask);
  const parts = question.split(seam).filter((part) => part.trim().split(/\s+/).length >= fewest);
  if (parts.length !== 2 || !mayBeTwo(mind, parts)) return alone;
  const [first, second] = parts.map(ask);
  if (first === undefined || second === undefined || !isClear(first) || !isClear(second)) return alone;
  if (first.reply.topic === second.reply.topic) return alone;
  const [main, other] = second.reply.topic === alone.reply.topic ? [second, first] : [first, second];
  return both(mind, language, alone, main, other);
};

/** The letter's day goes above (`letterFirst`), so what is asked beside it is answered, and the letter offered. */
function behindLetter(
  mind: Mind,
  [letter, asked]: readonly [string, string],
  language: Language,
  alone: GuideTurn,
  ask: (part: string) => GuideTurn,
): GuideTurn {
  if (wantsLawyer.test(asked)) return alone;
  const main = ask(asked);
  const { kind, topic } = main.reply;
  if (topic === null || topic === alone.reply.topic || ofTheLetter.has(topic)) return alone;
  if (!isClear(main) && kind !== "clarify") return alone;
  const first = ask(letter);
  if (isClear(first) && isClear(main) && first.reply.topic !== main.reply.topic)
    return both(mind, language, alone, main, first);
  const { reply } = main;
  return {
    ...main,
    reply: {
      ...reply,
      lawyer: reply.lawyer || alone.reply.lawyer,
      warning: reply.warning ?? alone.reply.warning,
    },
  };
}

/** "Y no tengo abogado, ¿qué hago?", "¿y si se pasa?": still about the letter. */
const wantsLawyer = /\b(?:abogad|licenciad|lawyer|attorney)/iu;
const ofTheLetter: ReadonlySet<string> = new Set(["perdi-o-me-negaron", "estado-del-caso"]);

const isClear = ({ reply }: GuideTurn): boolean => reply.kind === "answer" && reply.confidence >= clearFrom;

/** `main` answered, and the other offered by its title. */
function both(
  mind: Mind,
  language: Language,
  alone: GuideTurn,
  main: GuideTurn,
  other: GuideTurn,
): GuideTurn {
  const topic = topicOf(mind, other.reply.topic);
  if (topic === undefined) return alone;
  const { reply } = main;
  return {
    ...main,
    reply: {
      ...reply,
      lawyer: reply.lawyer || other.reply.lawyer || (alone.reply.kind === "answer" && alone.reply.lawyer),
      warning: alone.reply.warning ?? reply.warning ?? other.reply.warning,
      sentences: [...reply.sentences, also[language](topic.title[language])],
      choices: [...topicChoices([topic], language), ...reply.choices],
    },
  };
}
