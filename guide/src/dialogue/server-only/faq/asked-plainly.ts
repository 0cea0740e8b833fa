/**
 * A question that any subject is asked ("¿y cuánto cuesta?") and nothing else, answered by what the open topic has for it. Recognised by a
 * model of its own, for these few words look alike to whatever looks for a topic's items. Server only.
 */
import type { StandardQuestion } from "#guide/content-schema.ts";
import { startsWithJoiner } from "#guide/dialogue/follow-up.ts";
import { standardIn } from "#guide/dialogue/server-only/faq/standard-words.ts";
import { ofItem, surely as surelyMeant } from "#guide/dialogue/server-only/faq/told.ts";
import { holdsOn, isOf, isWrong, rootsOf, type ToldItem } from "#guide/dialogue/server-only/faq/told-item.ts";
import { say } from "#guide/dialogue/server-only/thread/say.ts";
import { openSubject, type Subject } from "#guide/dialogue/server-only/thread/subject.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { isStatement, saysYesOrNo, tellsWhen } from "#guide/dialogue/server-only/thread/words.ts";
import { formTokens } from "#guide/words/form-numbers.ts";
import { clean, type Word, words } from "#guide/words/normalise.ts";
import { stopWords, weakWords } from "#guide/words/stop-words.ts";

/** Of a hundred other questions two or three sound this much like one of these, and most of those are one (bench/guide/standard.ts). */
const likely = 0.5;
/** Surer than this, no other item of the topic can be meant. */
const surely = 0.9;
/** By a whole phrase: "¿y mi hija de 17?" is no reply to the two questions. */
const beyondDoubt = 1;
/** Relatives are part of many other questions ("¿puedo pedir a mi esposa?"), and one may be thrown out of more than a country. */
const least: Partial<Record<StandardQuestion, number>> = { spouse: 0.85, children: 0.85, deported: 0.75 };
/** Told of oneself these are facts, which other answers hang on: "mi esposa es ciudadana", "ya trabajo". */
const facts: ReadonlySet<StandardQuestion> = new Set(["spouse", "children", "work", "travel", "qualify"]);
/** Of whom is asked: "¿y a mi papá también?" is of no husband or wife. */
const names: Partial<Record<StandardQuestion, RegExp>> = {
  spouse:
    /\b(?:espos[oa]s?|marido|mujer|senora?|viej[oa]|pareja|conyuge|novi[oa]|prometid[oa]|familia\w*|el|ella|cas\w+|husband|wife|spouse|partner|family|he|she|him|her|marr\w+|boyfriend|girlfriend|fiancee?)\b/,
  children:
    /\b(?:h?ij\w+|nin\w+|nen\w+|bebe\w*|chamac\w+|muchach\w+|criatura\w*|menor\w*|pequen\w+|chiquit\w+|familia\w*|ell[oa]s?|el|son|sons|daughters?|kids?|child\w*|baby|babies|family|he|she|they|them)\b/,
};
const speaksOf: Partial<Record<StandardQuestion, RegExp>> = {
  spouse: /\b(?:espos[oa]s?|pareja|casad[oa]s?|conyuge|familia\w*)\b/,
  children: /\b(?:h?ij[oa]s?|nin[oa]s?|menor\w*|bebes?|familia\w*|cada persona|cada quien)\b/,
};
/** No reply to any of the two questions: asked before the subject told anything, these are answered too. */
const noReply: ReadonlySet<StandardQuestion> = new Set([
  "cost",
  "no-money",
  "time",
  "form",
  "documents",
  "where",
  "lawyer",
  "denied",
  "nothing",
]);
/** Two in one message: "cuánto cuesta y cuánto tarda". */
const joint = / (?:y|and) /;
/** The second of two is asked like the first: "¿y mi esposa y mis hijos?" */
const joins = "y ";

/** The answer to a bare standard question; null where it is another one, or nothing that holds for this person is written. */
export function askedPlainly(thread: Thread, subject: Subject): Settled | null {
  const { state, language } = thread;
  if (thread.faq === null || subject.untold !== null) return null;
  const { questions, from } = questionsIn(thread, subject);
  const waits = state.pending !== null && state.pending.second !== true;
  if (questions.length === 0 && !waits && !steers(thread, subject)) return withAnother(thread, subject);
  if ((waits || steers(thread, subject)) && isReply(thread, questions, from)) return null;
  const open = besideOf(thread, subject, questions);
  // A spot of the topic that these words tell knows more.
  const told = thread.seen.situation?.situation;
  if (told !== undefined && told.id !== state.spot && told.topic === open.parent.id) return null;
  if (questions.length === 1 && from < surely && isMeantOtherwise(thread, open, questions)) return null;
  const items = questions.map((question) => answerTo(thread, open, question));
  const found = items.filter((item) => item !== undefined);
  if (found.length === 0 || found.length < items.length) return null;
  const lines = [...new Set(found.flatMap(({ answer }) => answer[language]))];
  const { turn, spot } = say(
    thread,
    open,
    questions.length === 1 ? ownPriceFirst(thread, questions, lines) : lines,
  );
  const reply = found.reduce((one, item) => ofItem(thread, one, item, open.parent.id), turn.reply);
  const after = waits ? { ...turn.state, pending: state.pending } : turn.state;
  return { turn: { reply, state: after }, spot, adds: true, written: true };
}

/** Of the prices of several papers the one that was spoken of goes first. */
function ownPriceFirst({ state }: Thread, [question]: StandardQuestion[], lines: string[]): string[] {
  if (question !== "cost" || lines.length < fewestPrices || state.opened === undefined) return lines;
  const opened = new Set(rootsOf(state.opened));
  const shared = lines.map(
    (line) => rootsOf(line.replace(/\{[^}]*\}/g, "")).filter((root) => opened.has(root)).length,
  );
  const most = Math.max(...shared);
  const at = shared.indexOf(most);
  const own = lines[at];
  if (at === 0 || own === undefined || shared[0] !== 0 || !/\{|\$/.test(own) || leansOn.test(own))
    return lines;
  return [own, ...lines.filter((line) => line !== own)];
}
const fewestPrices = 2;
/** Understood only after what stands before it. */
const leansOn =
  /^(?:tambi[eé]n|adem[aá]s|aparte|despu[eé]s|luego|con |si |also|besides|then|later|with |if )/i;

/** A choice of the second question leads to another subject. */
const steers = ({ state, plain }: Thread, { parent }: Subject): boolean =>
  state.pending !== null && state.pending.second === true && plain.reply.topic !== parent.id;

/** A reply to the two questions is what they wait for; a question in between is answered, and they wait on. */
function isReply({ state }: Thread, questions: StandardQuestion[], from: number): boolean {
  if (from < surely) return true;
  const between = questions.every((one) => noReply.has(one)) || from >= beyondDoubt;
  return !between && (state.topic === null || state.pending?.second === true);
}

/** An arrest was told on the way: what it costs and how long it takes is asked of the application that was spoken of before. */
function besideOf(
  { mind, state, told, readings }: Thread,
  open: Subject,
  questions: StandardQuestion[],
): Subject {
  const before = state.was?.findLast((one) => !toldBeside.has(one));
  const asks = questions.length > 0 && questions.every((one) => ofApplication.has(one));
  if (!toldBeside.has(open.parent.id) || before === undefined || !asks) return open;
  if (readings.some((said) => ofArrest.test(said))) return open;
  const { spot: _, ...elsewhere } = state;
  const other = openSubject(mind, { ...elsewhere, topic: before, pending: null, told: [...told] });
  return other === null || other.untold !== null ? open : other;
}
const toldBeside: ReadonlySet<string> = new Set(["antecedentes", "dui"]);
const ofApplication: ReadonlySet<StandardQuestion> = new Set(["cost", "time", "form", "where"]);
const ofArrest =
  /\b(?:abogad[oa]s?|lawyer|multas?|fine|corte|court|record|antecedentes|disposicion|huellas|dui|clases|probation|delito|copia)\b/;

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
  // What says nothing of a wife is not what is told of her.
  const [one] = asked;
  const whose = one === undefined ? undefined : speaksOf[one];
  if (whose !== undefined && !first.item.answer.es.some((line) => whose.test(clean(line)))) return false;
  return !asked.some((one) => faq?.answering(one, parent.id).some(({ id }) => id === first.item.id));
}

/** What is asked, when nothing else is said, and how sure the less sure of it is. */
function questionsIn(thread: Thread, open: Subject): { questions: StandardQuestion[]; from: number } {
  for (const said of thread.readings) {
    const parts = said.split(joint);
    const each = parts.length === 2 ? parts.flatMap((part, at) => eachOf(thread, open, part, at > 0)) : [];
    const found = each.length === 2 ? each : readPlainly(thread, open, said);
    if (found.length > 0)
      return {
        questions: [...new Set(found.map(({ question }) => question))],
        from: Math.min(...found.map(({ chance }) => chance)),
      };
  }
  return { questions: [], from: 0 };
}

/** One of two. */
function eachOf(thread: Thread, open: Subject, part: string, second: boolean) {
  const found = readPlainly(thread, open, part);
  return found.length > 0 || !second ? found : readPlainly(thread, open, `${joins}${part}`);
}

export function readPlainly({ faq, question, readings, state, told }: Thread, open: Subject, said: string) {
  // "No" alone is none of them, short as they are.
  if (saysYesOrNo(said)) return [];
  const plainly = standardIn(withoutOwn(said, open));
  if (plainly === null) return [];
  const found = faq?.standard(withoutName(open, said)) ?? null;
  // Whoever lost before a judge is near it: the order's own words.
  if (plainly?.question === "deported" && told.includes("judgeDenied")) return [];
  if (plainly !== undefined) {
    const alike = found?.question === plainly.question ? found.chance : 0;
    return [{ ...plainly, chance: Math.max(plainly.chance, alike) }];
  }
  if (found === null || found.chance < (least[found.question] ?? likely)) return [];
  if (names[found.question]?.test(said) === false) return [];
  const tells =
    state.pending !== null || (isStatement(question, readings[0] ?? "") && !startsWithJoiner(question));
  return tells && facts.has(found.question) ? [] : [found];
}

/** "Y si me niegan el asilo" is what may be denied of asylum; of a card that was lost it is another affair. */
function withoutOwn(said: string, { parent }: Subject): string {
  const own = refused.find(([, topics]) => topics.test(parent.id));
  return own === undefined || !refusal.test(said) ? said : said.replace(own[0], "");
}
const refusal =
  /\b(?:nie(?:gan|guen)|rech\w+|denieg\w+|(?:no \w+ )?apruebe?n|deny|denied|denies|reject\w*|approve)\b/;
const article = " (?:la|el|mi|nuestra|su|the|my|our|his|her)";
const refused: readonly (readonly [RegExp, RegExp])[] = [
  [new RegExp(`${article} (?:asilo|asylum)\\b`), /^(?:asilo-(?:general|un-anio)|entrevista-asilo)$/],
  [
    new RegExp(`${article} (?:ciudadania|citizenship|naturalizacion)\\b`),
    /^(?:ciudadania-requisitos|examen-ciudadania)$/,
  ],
  [new RegExp(`${article} (?:perdon|waiver)\\b`), /^castigo-3-10-perdon$/],
  [new RegExp(`${article} (?:fianza|bond|bail)\\b`), /^(?:fianza|encontrar-detenido)$/],
  [new RegExp(`${article} (?:tps|daca)\\b`), /^(?:tps|daca)$/],
  [
    new RegExp(`${article} (?:residencia|mica|green ?card|residency|residence|peticion|petition)\\b`),
    /^(?:arreglar-papeles|ajuste-familiar|asilo-aprobado|refugiados|renovar-green-card|residencia-\w+|pedir-\w+|inmediato-vs-preferencia|nacara|visa-[ut]|entre-sin-inspeccion-245i|hijos-hijastros|matrimonio-igualitario|patron-me-peticiona|religioso|sij-jovenes|vawa|proceso-consular|prometido-k1|carga-publica)$/,
  ],
];

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
