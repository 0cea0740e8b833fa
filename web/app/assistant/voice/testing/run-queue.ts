import type { Speaker } from "#web/assistant/voice/speaker.ts";
import { createSpeechQueue, type SpeechQueueOptions } from "#web/assistant/voice/speech-queue.ts";
import { fakeSpeaker, type SpeakerScript } from "#web/assistant/voice/testing/fake-speaker.ts";

/** A queue over fake speakers; what they do and what the queue reports stands in one log, in order. */
export function runQueue(scripts: Record<string, SpeakerScript>, options?: SpeechQueueOptions) {
  const log: string[] = [];
  const chain: Speaker[] = Object.entries(scripts).map(([name, script]) => fakeSpeaker(name, log, script));
  const queue = createSpeechQueue(chain, options, {
    onStart: () => log.push("start"),
    onSentence: (index) => log.push(`sentence ${index}`),
    onIdle: () => log.push("idle"),
    onBlocked: ({ reason, index }) => log.push(`blocked ${reason} ${index}`),
    onProviderDown: (name) => log.push(`down ${name}`),
  });
  const speak = (count: number) => {
    for (let index = 0; index < count; index += 1) queue.push(`Frase ${index}.`, `ticket-${index}`);
  };
  const only = (...words: string[]) => log.filter((line) => words.some((word) => line.includes(word)));
  return { queue, log, speak, only };
}
