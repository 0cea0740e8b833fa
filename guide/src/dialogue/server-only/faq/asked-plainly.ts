/**
 * A question that any subject is asked ("¿y cuánto cuesta?") and nothing else, answered by what the open topic has for it. Recognised by a
 * model of its own, for these few words look alike to whatever looks for a topic's items. Server only.
 */
import type { StandardQuestion } from "#guide/content-schema.ts";
import { startsWithJoiner } from "#guide/dialogue/follow-up.ts";
import { standardIn } from "#guide/dialogue/server-only/faq/standard-words.ts";
import { ofItem, surely as surelyMeant } from "#guide/dialogue/server-only/faq/told.ts";
import { holdsOn, isOf, isWrong, type ToldItem } from "#guide/dialogue/server-only/faq/told-item.ts";
import { say } from "#guide/dialogue/server-only/thread/say.ts";
import type { Subject } from "#guide/dialogue/server-only/thread/subject.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { isStatement, tellsWhen } from "#guide/dialogue/server-only/thread/words.ts";
import { formTokens } from "#guide/words/form-numbers.ts";
import { type Word, words } from "#guide/words/normalise.ts";
import { stopWords, weakWords } from "#guide/words/stop-words.ts";

/** Of a hundred other questions two or three sound this much like one of these, and most of those are one (bench/guide/standard.ts). */
const likely = 0.5;
/** Surer than this, no other item of the topic can be meant. */
const surely = 0.9;
/** Relatives are part of many other questions ("¿puedo pedir a mi esposa?"), and one may be thrown out of more than a country. */
const least: Partial<Record<StandardQuestion, number>> = { spouse: 0.85, children: 0.85, deported: 0.75 };
/** Told of oneself these are facts, which other answers hang on: "mi esposa es ciudadana", "ya trabajo". */
const facts: ReadonlySet<StandardQuestion> = new Set(["spouse", "children", "work", "travel", "qualify"]);
/** Two in one message: "cuánto cuesta y cuánto tarda". */
const joint = / (?:y|and) /;

/** The answer to a bare standard question; null where it is another one, or nothing that holds for this person is written. */
export function askedPlainly(thread: Thread, open: Subject): Settled | null {
  const { state, plain, language } = thread;
  const waits = state.pending !== null && state.pending.second !== true;
  const steered = state.pending !== null && plain.reply.topic !== open.parent.id;
  if (thread.faq === null || open.untold !== null || (steered && !waits)) return null;
  const { questions, from } = questionsIn(thread, open);
  if (questions.length === 0 && !waits) return withAnother(thread, open);
  // A reply to the two questions is what they wait for; a question in between is answered, and they wait on.
  if (waits && (from < surely || state.topic === null)) return null;
  // A spot of the topic that these words tell knows more.
  const told = thread.seen.situation?.situation;
  if (told !== undefined && told.id !== state.spot && told.topic === open.parent.id) return null;
  if (questions.length === 1 && from < surely && isMeantOtherwise(thread, open, questions)) return null;
  const items = questions.map((question) => answerTo(thread, open, question));
  const found = items.filter((item) => item !== undefined);
  if (found.length === 0 || found.length < items.length) return null;
  const { turn, spot } = say(thread, open, [...new Set(found.flatMap(({ answer }) => answer[language]))]);
  const reply = found.reduce((one, item) => ofItem(thread, one, item, open.parent.id), turn.reply);
  const after = waits ? { ...turn.state, pending: state.pending } : turn.state;
  return { turn: { reply, state: after }, spot, adds: true, written: true };
}

/** "¿Cuánto cuesta y se entera él?": a standard question, and one that an answer of the topic was written for. */
function withAnother(thread: Thread, open: Subject): Settled | null {
  const { faq, question, readings, language, told } = thread;
  const [said = ""] = readings;
  const parts = said.split(joint);
  // "Entré con visa y se venció" asks nothing of either half.
  const tells = isStatement(question, said) && !startsWithJoiner(question);
  if (faq === null || parts.length !== 2 || tells) return null;
  const items = parts.map((part) => {
    const [standard] = readPlainly(thread, open, part);
    if (standard !== undefined) return { item: answerTo(thread, open, standard.question), standard: true };
    const meant = faq.meant(part, open.parent.id, open.spot)[0];
    const holds =
      meant !== undefined &&
      meant.sure >= surelyMeant &&
      !isWrong(meant.item, open.spot, told) &&
      holdsOn(meant.item, open);
    return { item: holds ? meant.item : undefined, standard: false };
  });
  const found = items.flatMap(({ item }) => item ?? []);
  if (found.length < 2 || items.every(({ standard }) => standard) || !items.some(({ standard }) => standard))
    return null;
  const { turn, spot } = say(thread, open, [...new Set(found.flatMap(({ answer }) => answer[language]))]);
  const reply = found.reduce((one, item) => ofItem(thread, one, item, open.parent.id), turn.reply);
  return { turn: { ...turn, reply }, spot, adds: true, written: true };
}

/** What is told to who only tells when it was: by when things must be done. Empty where nothing is written on that. */
export function onTime(thread: Thread, open: Subject): readonly string[] {
  if (!tellsWhen.test(thread.readings[0] ?? "") || open.untold !== null) return [];
  return answerTo(thread, open, "when")?.answer[thread.language] ?? [];
}

export function answerTo(
  { faq, told }: Thread,
  open: Subject,
  question: StandardQuestion,
): ToldItem | undefined {
  return faq?.answering(question, open.parent.id).find(
    (item) =>
      isOf(item, open.spot) &&
      !isWrong(item, open.spot, told) &&
      // What holds for the topic may be wrong on a situation's own path.
      holdsOn(item, open),
  );
}

/** An item that answers none of these is surely meant. */
function isMeantOtherwise(
  { faq, question }: Thread,
  { parent, spot }: Subject,
  asked: StandardQuestion[],
): boolean {
  const [first] = faq?.meant(question, parent.id, spot) ?? [];
  if (first === undefined || first.sure < surelyMeant) return false;
  return !asked.some((one) => faq?.answering(one, parent.id).some(({ id }) => id === first.item.id));
}

/** What is asked, when nothing else is said, and how sure the less sure of it is. */
function questionsIn(thread: Thread, open: Subject): { questions: StandardQuestion[]; from: number } {
  for (const said of thread.readings) {
    const parts = said.split(joint);
    const each = parts.length === 2 ? parts.flatMap((part) => readPlainly(thread, open, part)) : [];
    const found = each.length === 2 ? each : readPlainly(thread, open, said);
    if (found.length > 0)
      return {
        questions: [...new Set(found.map(({ question }) => question))],
        from: Math.min(...found.map(({ chance }) => chance)),
      };
  }
  return { questions: [], from: 0 };
}

export function readPlainly({ faq, question, readings, state }: Thread, open: Subject, said: string) {
  const plainly = standardIn(said);
  if (plainly === null) return [];
  if (plainly !== undefined) return [{ question: plainly, chance: 1 }];
  const found = faq?.standard(withoutName(open, said)) ?? null;
  if (found === null || found.chance < (least[found.question] ?? likely)) return [];
  const tells =
    state.pending !== null || (isStatement(question, readings[0] ?? "") && !startsWithJoiner(question));
  return tells && facts.has(found.question) ? [] : [found];
}

const named = new WeakMap<Subject["parent"], readonly string[]>();
const leastRoot = 4;

/** The words without those by which the open topic is called, in any form ("renovarla"), and its forms' numbers. */
function withoutName({ parent }: Subject, said: string): Word[] {
  const title = () => [...words(parent.title.es), ...words(parent.title.en)].filter(ownWord);
  const names = named.get(parent) ?? [
    ...new Set([...title().map(({ root }) => root), ...parent.forms.flatMap(formTokens)]),
  ];
  named.set(parent, names);
  return words(said).filter(
    ({ text, root }) =>
      !names.some(
        (name) => name === root || name === text || (name.length >= leastRoot && text.startsWith(name)),
      ),
  );
}

const ownWord = ({ text }: Word) => !stopWords.has(text) && !weakWords.has(text);
