import type { Language } from "@faro/contract/shared/language.ts";
import { useEffect, useRef, useState } from "react";
import { loadServerSpeakers, speakerChain } from "#web/assistant/speech.ts";
import type { Speaker } from "#web/assistant/voice/speaker.ts";
import { createSpeechQueue, type SpeechQueue } from "#web/assistant/voice/speech-queue.ts";
import { wantsLowData } from "#web/layout/low-data.ts";

interface SpeechOptions {
  language: Language;
  /** Whether the server reads aloud; undefined until it has said so. */
  serverVoice: boolean | undefined;
  /** Milliseconds from the first finished sentence to the voice. */
  delayMs: number;
  onStart(): void;
  /** All was read, or (false) the browser refused to sound. */
  onEnd(read: boolean): void;
  /** She asked to hear it, and nothing here can read aloud. */
  onNoVoice(): void;
}

/** Milliseconds that an answer waits to hear whether the server reads aloud. Then the device's own voice reads it. */
const longestWait = 4000;

/** What the server says of its voice, once it is known. */
function whenKnown() {
  let tell = (_: boolean) => {};
  const told = new Promise<boolean>((resolve) => {
    tell = resolve;
  });
  const late = () => new Promise<boolean>((resolve) => setTimeout(resolve, longestWait, false));
  return { tell, inTime: () => Promise.race([told, late()]) };
}

/** The voice of a screen: it reads one answer at a time. */
export function useSpeech(options: SpeechOptions) {
  const current = useRef(options);
  current.current = options;
  const [muted, setMuted] = useState(false);
  /** Known at once, before the screen is drawn again. */
  const silent = useRef(false);
  const [blocked, setBlocked] = useState(false);
  const queue = useRef<SpeechQueue | null>(null);
  /** 'Escuchar' was tapped: who asks for a voice is told that there is none. */
  const asked = useRef(false);
  const speakers = useRef<{ of: string; chain: Speaker[] } | null>(null);
  const [known] = useState(whenKnown);

  useEffect(() => () => queue.current?.stop(), []);
  const { serverVoice } = options;
  useEffect(() => {
    if (serverVoice === undefined) return;
    known.tell(serverVoice);
    if (serverVoice && !wantsLowData()) loadServerSpeakers();
  }, [serverVoice, known]);

  /** Phones let a page sound only after a tap: called in every tap that may lead to speech. */
  function unlock(language: Language = current.current.language): Speaker[] {
    const { serverVoice } = current.current;
    // The device's own voice costs no data, and needs no network.
    const asksServer = serverVoice !== false && !wantsLowData() && navigator.onLine;
    const of = `${language} ${asksServer} ${serverVoice}`;
    if (speakers.current?.of !== of) {
      const hasVoice = asksServer ? known.inTime : null;
      speakers.current = { of, chain: speakerChain(language, hasVoice) };
    }
    for (const speaker of speakers.current.chain) speaker.unlock?.();
    return speakers.current.chain;
  }

  /** A queue for the next answer, in its own language; the last one falls silent. */
  function open(language?: Language): SpeechQueue {
    queue.current?.stop();
    setBlocked(false);
    asked.current = false;
    const opened = createSpeechQueue(
      unlock(language),
      { delayMs: current.current.delayMs },
      {
        onStart: () => {
          setBlocked(false);
          current.current.onStart();
        },
        onIdle: () => current.current.onEnd(true),
        onBlocked: ({ reason }) => {
          setBlocked(true);
          current.current.onEnd(false);
          if (reason === "failed" && asked.current) current.current.onNoVoice();
        },
      },
    );
    // Muted sentences are kept for 'Escuchar'.
    if (silent.current) opened.stop();
    queue.current = opened;
    return opened;
  }

  /**
   * Also ends what is still to sound, of which no `onStart` has told. Where the browser wants a tap nothing sounds, and
   * the place in the answer is kept.
   */
  function stop(): void {
    if (queue.current?.phase !== "blocked") queue.current?.stop();
  }

  return {
    unlock: () => void unlock(),
    open,
    muted,
    /** The browser wants a tap before it sounds. */
    blocked,
    setMuted(mute: boolean) {
      if (mute) stop();
      silent.current = mute;
      setMuted(mute);
    },
    stop,
    /** Reads what `open` was given, from a tap. */
    start(reading: SpeechQueue): void {
      asked.current = true;
      reading.replay();
    },
    /** As of the queue: also before the first sound. */
    underWay: () => queue.current?.underWay === true,
    /** False where there is nothing to read again: on a page that was just opened, after a question that was stopped. */
    replay(): boolean {
      if (queue.current?.empty !== false) return false;
      asked.current = true;
      queue.current.replay();
      return true;
    },
  };
}
