/**
 * To who did not understand, the same text is never read again: the one sentence that counts stands alone, a word of it is put in other words, and the
 * next step follows; the second time the steps one by one, and who explains it in person. Server only.
 */
import { type Aspect, aspectsOf } from "#guide/dialogue/aspects.ts";
import { followUpBody } from "#guide/dialogue/follow-up.ts";
import { withoutLead } from "#guide/dialogue/server-only/thread/fitting-lead.ts";
import { said, stepsOf } from "#guide/dialogue/server-only/thread/fresh.ts";
import {
  askOfWord,
  byOneStep,
  byPerson,
  inShort,
  oneQuestion,
  stepLead,
  wordMeans,
} from "#guide/dialogue/server-only/thread/fresh-texts.ts";
import { inPlace, markOf } from "#guide/dialogue/server-only/thread/marks.ts";
import { openSubject, type Subject } from "#guide/dialogue/server-only/thread/subject.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { simpler } from "#guide/dialogue/server-only/thread/words.ts";
import { topicOf } from "#guide/mind.ts";

export function inPlainWords(thread: Thread, settled: Settled): Settled | null {
  const { mind, state, language, options } = thread;
  const { reply } = settled.turn;
  if (thread.question !== simpler) return null;
  if (reply.kind === "clarify") return oneByOne(thread, settled);
  const open = openSubject(mind, state);
  if (reply.kind !== "answer" || open === null) return null;
  const steps = stepsOf(open, language);
  // Where one sentence is all there is room for, the one that was read would be all again.
  const again = options.short === true || state.shown?.at(-1)?.startsWith(inPlace) === true;
  const body = again ? furtherOn(thread, open, steps) : plainly(thread, open, steps);
  const turn = said(thread, settled, open, { body, choices: [] });
  const short = options.short === true ? { ...turn, reply: { ...turn.reply, sentences: [] } } : turn;
  const one: Settled = { ...settled, turn: short, spot: open.spot, instead: true, meant: true };
  // What was told without a lead needs none now.
  return state.warned === undefined ? withoutLead(one) : one;
}

/** The sentence that was read, alone, with a word of it explained and the first step. */
function plainly(thread: Thread, open: Subject, [step]: readonly string[]): string[] {
  const { language } = thread;
  const line = lastTold(thread, open);
  const word = wordIn(thread, [line, ...open.topic.answer[language]]);
  return [
    inShort[language](line),
    ...(word === null ? [] : [wordMeans[language](word.said, word.meaning)]),
    ...(step === undefined ? [] : [stepLead[language](step)]),
    askOfWord[language](word !== null),
  ];
}

function furtherOn({ mind, language }: Thread, open: Subject, steps: readonly string[]): string[] {
  const lines = steps.length > 0 ? steps : open.topic.answer[language];
  const [first = open.topic.short[language], next] = lines.map((line) =>
    mind.library.register.fill(line, language),
  );
  const told = [byOneStep[language](first), ...(next === undefined ? [] : [stepLead[language](next)])];
  return told.some((line) => line.includes("immigrationlawhelp")) ? told : [...told, byPerson[language]];
}

/** The sentence that led the last reply: of a written answer, the subject's own, or of a price, a wait ... that was asked for. */
function lastTold({ mind, faq, state, language }: Thread, open: Subject): string {
  const fill = (line: string) => mind.library.register.fill(line, language);
  const main = fill(open.topic.short[language]);
  const last = state.shown?.at(-1);
  if (last === undefined) return main;
  const item = (faq?.items(open.parent.id) ?? [])
    .map(({ answer }) => fill(answer[language][0] ?? ""))
    .find((line) => markOf(line) === last);
  if (item !== undefined) return item;
  const asked = aspectsOf(mind.search.read(state.opened ?? "")).find((one) => ofFigures.has(one));
  const [figure] = asked === undefined ? [] : followUpBody(mind.library, open.parent, asked, language);
  return figure === undefined ? main : fill(figure);
}
const ofFigures: ReadonlySet<Aspect> = new Set<Aspect>(["cost", "time"]);

/** The first word of these sentences that many do not know, with its meaning; not one that was just explained. */
function wordIn({ mind, state, language }: Thread, lines: readonly string[]) {
  for (const line of lines)
    for (const [word] of line.matchAll(seldomKnown)) {
      const meaning = mind.search.explain(mind.search.read(word))?.[language];
      if (meaning !== undefined && state.shown?.includes(markOf(meaning)) !== true)
        return { said: word, meaning };
    }
  return null;
}
/** Words of the glossary that mean one thing only. */
const seldomKnown =
  /(?<![\p{L}\d./@])(?:USCIS|NVC|NTA|NOID|VAWA|SIJ|DACA|ITIN|I-94|advance parole|parole|micas?|green cards?|fianza|bond|asilo|asylum|perd[oó]n|waiver|orden de deportaci[oó]n|removal order|salida voluntaria|voluntary departure|miedo cre[ií]ble|credible fear|representante acreditado|accredited representative|notario|apelaci[oó]n|appeal|detainer|grillete|ankle monitor|carga p[uú]blica|public charge|ajuste de estatus|adjustment of status|patrocinador|sponsor|fecha de prioridad|priority date|bolet[ií]n de visas|visa bulletin|visa [UT]|[UT] visa)(?![\p{L}\d]|\.\p{L})/giu;

/** Of the two questions that wait, only the first. */
function oneByOne({ mind, state, language }: Thread, settled: Settled): Settled | null {
  const { reply } = settled.turn;
  const [first] = topicOf(mind, state.pending?.topic)?.clarify ?? [];
  if (first === undefined || reply.topic !== state.pending?.topic) return null;
  const [short, how] = oneQuestion[language];
  const easier = { ...reply, short, sentences: [first.question[language], how] };
  return { ...settled, turn: { ...settled.turn, reply: easier } };
}
