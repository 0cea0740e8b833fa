/**
 * In a talk that goes on, where what was counted, or was asked besides, stands among a subject's own sentences, these give way: the last one first, never a danger nor a legal
 * distinction (`keep`) nor a period. A first answer is told whole. Server only.
 */
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { topicOf } from "#guide/mind.ts";
import { texts } from "#guide/reply/texts.ts";

const most = 5;
const sameStart = 28;
/** Sends to somebody, holds back from something, or tells what runs or is lost. */
const protects =
  /abogad|acreditad|\bno (?:salgas|firmes|faltes|viajes|pagues|votes|mandes|mientas)|911|\d+ (?:días|meses|days|months)|plazo|cuenta el día|pierd|abandon|lawyer|accredited|\bdo not\b|never|deadline|counts the day|\blose\b/i;

export function inShort(thread: Thread, settled: Settled, spot: string | null): Settled {
  const { mind, language, options, state } = thread;
  const { reply } = settled.turn;
  const topic = spot === null ? topicOf(mind, reply.topic) : undefined;
  if (reply.kind !== "answer" || topic === undefined || options.short === true || state.topic === null)
    return settled;
  const starts = topic.answer[language].map((line) =>
    mind.library.register.fill(line, language).slice(0, sameStart),
  );
  const placeOf = (line: string) => starts.indexOf(line.slice(0, sameStart));
  const isJoined = reply.sentences.some((line) => placeOf(line) < 0 && !texts[language].saysApp.test(line));
  const waits = reply.sentences.filter((line) => {
    const place = placeOf(line);
    const kept = topic.keep?.includes(place) === true || texts[language].saysApp.test(line);
    return place >= 0 && !kept && !protects.test(line);
  });
  const over = reply.sentences.length - most;
  if (!isJoined || over <= 0) return settled;
  const gone = new Set(waits.slice(-over));
  const sentences = reply.sentences.filter((line) => !gone.has(line));
  return { ...settled, turn: { ...settled.turn, reply: { ...reply, sentences } } };
}
