import { assistantLimits } from "@faro/contract/assistant/limits.ts";
import type { AnswerEvent, AssistantStatus } from "@faro/contract/assistant/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { speakerChain } from "#web/assistant/speech.ts";
import { useExchanges } from "#web/assistant/use-exchanges.ts";
import { type ListeningProblem, useListening } from "#web/assistant/use-listening.ts";
import type { Speaker } from "#web/assistant/voice/speaker.ts";
import { createSpeechQueue, type SpeechQueue } from "#web/assistant/voice/speech-queue.ts";
import {
  initialVoice,
  stepVoice,
  type VoiceContext,
  type VoiceEvent,
  voiceState,
} from "#web/assistant/voice/voice-machine.ts";
import { api, type ShownError } from "#web/lib/api.ts";

interface AssistantOptions {
  language: Language;
  /** A problem with the microphone or with reading aloud, to be shown as a toast. */
  onProblem(problem: ListeningProblem): void;
  /** The question could not be sent at all; it stands in the field again. */
  onSendFailed(error: ShownError): void;
  /** The answer is there and, where it is read aloud, has been heard. */
  onAnswerHeard?(remaining: number | null): void;
}

/** The assistant of a screen: one question field, one microphone, one voice. */
export function useAssistant({ language, onProblem, onSendFailed, onAnswerHeard }: AssistantOptions) {
  const [status, setStatus] = useState<AssistantStatus | null>(null);
  const [remaining, setRemaining] = useState<number | null>(null);
  const [draft, setDraft] = useState("");
  const [muted, setMuted] = useState(false);
  const [blocked, setBlocked] = useState(false);
  const { exchanges, ask, cancel, clear } = useExchanges();

  const voice = useRef<VoiceContext>(initialVoice);
  const [shownVoice, setShownVoice] = useState(voiceState(initialVoice));
  const [answering, setAnswering] = useState(false);
  const queue = useRef<SpeechQueue | null>(null);
  const speakers = useRef<{ language: Language; serverVoice: boolean; chain: Speaker[] } | null>(null);
  /** Questions left, known before the screen is drawn again. */
  const left = useRef<number | null>(null);
  const pendingQuestion = useRef("");
  const latest = useRef({ onAnswerHeard, muted });
  latest.current = { onAnswerHeard, muted };

  const listening = useListening({
    language,
    transcription: status?.transcription ?? false,
    onInterim: setDraft,
    onQuestion: (text) => submit(text),
    onQuiet: () => send({ type: "quiet" }),
    onProblem: (problem) => {
      send({ type: "failed" });
      onProblem(problem);
    },
  });

  /** Moves the state machine and does what it asks for, in order. */
  function send(event: VoiceEvent): void {
    const { context, effects } = stepVoice(voice.current, event);
    voice.current = context;
    setShownVoice(voiceState(context));
    setAnswering(context.answering);
    for (const effect of effects) {
      if (effect === "start-listening") listening.start();
      else if (effect === "stop-listening") listening.stop();
      else if (effect === "abort-listening") listening.abort();
      else if (effect === "stop-speech") queue.current?.stop();
      else if (effect === "cancel-answer") cancel();
      else void answer(pendingQuestion.current);
    }
  }

  function submit(text: string): void {
    const question = text.trim();
    if (question === "" || question.length > assistantLimits.questionCharacters) return;
    if (voice.current.state === "listening") listening.abort();
    pendingQuestion.current = question;
    send({ type: "ask" });
  }

  /** Phones let a page sound only after a tap: called in every tap that may lead to speech. */
  function unlockSpeech(): Speaker[] {
    const serverVoice = status?.serverVoice ?? false;
    if (speakers.current?.language !== language || speakers.current.serverVoice !== serverVoice) {
      speakers.current = { language, serverVoice, chain: speakerChain(language, serverVoice) };
    }
    for (const speaker of speakers.current.chain) speaker.unlock?.();
    return speakers.current.chain;
  }

  function newQueue(): SpeechQueue {
    return createSpeechQueue(
      unlockSpeech(),
      { delayMs: assistantLimits.speechDelay },
      {
        onStart: () => {
          setBlocked(false);
          send({ type: "speech-started" });
        },
        onIdle: () => {
          send({ type: "speech-ended" });
          latest.current.onAnswerHeard?.(left.current);
        },
        onBlocked: () => {
          setBlocked(true);
          send({ type: "speech-ended" });
          latest.current.onAnswerHeard?.(left.current);
        },
      },
    );
  }

  async function answer(question: string): Promise<void> {
    setDraft(question);
    setBlocked(false);
    queue.current?.stop();
    const speech = newQueue();
    queue.current = speech;
    if (latest.current.muted) speech.stop();
    let sentences = 0;
    const onEvent = (event: AnswerEvent) => {
      if (event.type === "start" || event.type === "done") {
        left.current = event.remaining;
        setRemaining(event.remaining);
      }
      // The question is on its way: the field is free, unless the next one is being typed already.
      if (event.type === "start") setDraft((typed) => (typed === question ? "" : typed));
      if (event.type === "speech") {
        // Muted sentences are kept for 'Escuchar'.
        if (!latest.current.muted) sentences += 1;
        speech.push(event.text, event.ticket);
      }
    };
    const result = await ask(question, { language, onEvent });
    if (queue.current !== speech) return;
    if (!result.ok) {
      speech.stop();
      // Nothing typed is lost: the question stands in the field again.
      if (result.error !== null) setDraft((typed) => (typed === "" ? question : typed));
      if (result.error?.code === "OFFLINE") onSendFailed(result.error);
      void refreshStatus();
      send({ type: "failed" });
      return;
    }
    speech.finish();
    send({ type: "answered", speechComing: sentences > 0 });
    if (sentences === 0) latest.current.onAnswerHeard?.(left.current);
  }

  const refreshStatus = useCallback(async () => {
    try {
      const fresh = await api.assistant.getStatus();
      setStatus(fresh);
      setRemaining(fresh.remaining);
    } catch {
      // Typing and the browser's voice work with the defaults; the first question tells what is wrong.
    }
  }, []);

  useEffect(() => {
    void refreshStatus();
    return () => queue.current?.stop();
  }, [refreshStatus]);

  function mute(): void {
    send({ type: "mute" });
    if (voice.current.state === "idle") latest.current.onAnswerHeard?.(left.current);
  }

  /** Forgets the conversation here and on the server. Throws when the server could not be reached. */
  async function forget(): Promise<void> {
    mute();
    await api.assistant.clearContext();
    clear();
  }

  return {
    status,
    remaining,
    exchanges,
    draft,
    setDraft,
    voice: shownVoice,
    /** An answer is on its way: no other question can be sent. */
    answering,
    recording: listening.recording,
    muted,
    blocked,
    submit,
    press: () => {
      unlockSpeech();
      send({ type: "press" });
    },
    /** Stops listening without sending, so that the words can be corrected. */
    correct: () => {
      if (voice.current.state !== "listening") return;
      listening.abort();
      send({ type: "quiet" });
    },
    toggleMute: () => {
      if (!muted) mute();
      setMuted(!muted);
    },
    replay: () => queue.current?.replay(),
    stopSpeech: mute,
    forget,
    disable: () => send({ type: "disable" }),
  };
}

export type Assistant = ReturnType<typeof useAssistant>;
