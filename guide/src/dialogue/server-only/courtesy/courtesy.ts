/**
 * Thanks, joy, fear, grief, an apology, a wish for a person: what is said for its own sake is answered for its own sake, in a few warm words that
 * fit what was talked about. The subject stays open for what is asked next. Server only.
 */

import {
  calming,
  matterOf,
  said as own,
  wishes,
} from "#guide/dialogue/server-only/courtesy/courtesy-texts.ts";
import {
  type Courtesy,
  courtesyIn,
  isRelieved,
  onlyHeard,
  tellsCardCame,
  wishesWell,
} from "#guide/dialogue/server-only/courtesy/courtesy-words.ts";
import { lower } from "#guide/dialogue/server-only/thread/fresh-texts.ts";
import { say } from "#guide/dialogue/server-only/thread/say.ts";
import { openSubject } from "#guide/dialogue/server-only/thread/subject.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import * as talk from "#guide/dialogue/talk.ts";
import { topicOf } from "#guide/mind.ts";
import { texts } from "#guide/reply/texts.ts";
import { faintTexts } from "#guide/safety/safety-texts.ts";
import type { DialogueState, Language, Reply } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

const asks = /[?¿]/;

/** A message is thanks or a farewell and nothing else. */
export function isClosing(question: string): boolean {
  return courtesyIn(clean(question), asks.test(question)) === "closing";
}

/** The reply to what is said for its own sake; null where anything is asked or told. */
export function courtesy(thread: Thread): Settled | null {
  const { question, state, plain, language } = thread;
  const words = clean(question);
  const kind = kindOf(thread, words);
  if (isCardNews(thread, words)) return congratulated(thread);
  if (kind === null || (state.pending !== null && kind === "closing" && !thanks.test(words))) return null;
  // A danger goes before a feeling; whoever takes leave after it is told where somebody listens.
  const alarm = plain.reply.kind === "crisis" || plain.reply.kind === "refuse";
  // "Está aquí" tells of a husband to be petitioned for, too.
  if (kind === "overheard" && state.crisis === undefined && matterOf(state.topic) !== "harm") return null;
  if (alarm && ofFeeling.has(kind)) return null;
  // Said of the test, or of a case that was just told, it decides something.
  if (kind === "reading" && (state.heard !== undefined || ofTest.has(state.topic))) return null;
  if (kind === "fear") return afraid(thread);
  const reply =
    kind === "closing" ? farewell(words, state, language) : talk.plainReply([...own[language][kind]]);
  return plainly(state, kind === "grief" ? heard(reply, language) : reply);
}

/** The card came: told to nobody who speaks of another's case. */
function isCardNews({ question, state }: Thread, words: string): boolean {
  const open = state.topic === null || ofCards.has(state.topic);
  return open && state.pending === null && !asks.test(question) && tellsCardCame(words);
}
const ofCards: ReadonlySet<string> = new Set(
  "renovar-green-card ajuste-familiar estado-del-caso documentos-perdidos biometricos proceso-consular pedir-esposo".split(
    " ",
  ),
);

/** What a new resident does, and whom she may petition for, is asked next. */
function congratulated({ mind, state, language }: Thread): Settled {
  const near = newlyAsked.flatMap((id) => topicOf(mind, id) ?? []);
  const next = { label: whatNow[language], say: whatNow[language] };
  const reply = {
    ...talk.plainReply([...own[language].card]),
    choices: [next, ...talk.topicChoices(near, language)],
  };
  return {
    turn: { reply, state: { ...state, topic: "renovar-green-card" } },
    spot: "new-resident",
    adds: false,
  };
}
const newlyAsked = ["pedir-esposo", "hijos-hijastros", "ciudadania-requisitos"];
const whatNow: Record<Language, string> = { es: "¿Y ahora qué sigue?", en: "What comes next?" };

const ofTest: ReadonlySet<string | null> = new Set(["examen-ciudadania", "ciudadania-requisitos"]);
const ofFeeling: ReadonlySet<Courtesy> = new Set(["joy", "fear", "grief", "upset"]);

/** As written, or with its misspellings mended. */
function kindOf({ question, readings, state }: Thread, words: string): Courtesy | null {
  const calm = state.topic !== null && state.pending === null && state.crisis === undefined;
  if (calm && !asks.test(question) && onlyHeard(words)) return "heard";
  for (const one of [words, ...readings]) {
    const kind = courtesyIn(one, asks.test(question));
    if (kind !== null) return kind;
  }
  return null;
}

/** While the two questions wait, "nada más" replies to them. */
const thanks = /\b(?:gra[csz]+i?as?|thank\w*|thx|agrade[csz]\w+|adios|bye)\b/;

function plainly(state: DialogueState, reply: Reply): Settled {
  return { turn: { reply, state }, spot: state.spot ?? null, adds: false };
}

/** Somebody listens, day and night. */
function heard(reply: Reply, language: Language): Reply {
  return { ...reply, sentences: [faintTexts[language].selfHarm, ...reply.sentences] };
}

function farewell(words: string, { topic, crisis }: DialogueState, language: Language): Reply {
  const { matters, other, relieved, blessed, danger } = wishes[language];
  const { thanks: short, thanksHint } = texts[language];
  const matter = matterOf(topic);
  const fits = matter === null ? (topic === null ? [] : [other]) : [matters[matter]];
  const back = isRelieved.test(words) ? [relieved] : wishesWell.test(words) ? [blessed] : fits;
  const wish = crisis === undefined ? back : [danger[crisis.kind]];
  return talk.plainReply([short, ...wish, thanksHint]);
}

/** What calms is to know the next step; what stands above the open subject stays. */
export function afraid(thread: Thread): Settled | null {
  const { mind, state, language } = thread;
  const open = openSubject(mind, state);
  const { fear } = own[language];
  const { step, plan } = calming[language];
  const line = faintTexts[language].selfHarm;
  if (open === null) {
    const near = planning.flatMap((id) => topicOf(mind, id) ?? []);
    const reply = { ...talk.plainReply([fear, plan, line]), choices: talk.topicChoices(near, language) };
    return plainly(state, reply);
  }
  if (state.pending !== null) return null;
  const [first] = [...open.topic.steps[language], ...open.parent.steps[language], open.topic.short[language]];
  const next = step(lower(first ?? plan));
  const told = say(thread, { ...open, topic: { ...open.topic, forms: [] } }, [fear, ended(next), line]);
  return { ...told, adds: true, written: true, meant: true };
}
const planning = ["ice-en-mi-puerta", "buscar-abogado", "hijos-nacidos-aqui"];
const ended = (text: string) => (/[.!?»”]$/.test(text) ? text : `${text}.`);
