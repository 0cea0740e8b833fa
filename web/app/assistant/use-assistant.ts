import { assistantLimits } from "@faro/contract/assistant/limits.ts";
import type { AnswerEvent } from "@faro/contract/assistant/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import type { DialogueState } from "@faro/guide/types.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Exchange } from "#web/assistant/exchange.ts";
import { useDraft } from "#web/assistant/use-draft.ts";
import { useExchanges } from "#web/assistant/use-exchanges.ts";
import { type ListeningProblem, useListening } from "#web/assistant/use-listening.ts";
import { useSpeech } from "#web/assistant/use-speech.ts";
import { useStatus } from "#web/assistant/use-status.ts";
import {
  initialVoice,
  stepVoice,
  type VoiceContext,
  type VoiceEvent,
  voiceState,
} from "#web/assistant/voice/voice-machine.ts";
import { leavingEvent } from "#web/layout/leave-quickly.ts";
import { api } from "#web/lib/api.ts";
import { tellAsked, tellBegan } from "#web/lib/asked.ts";

/** Milliseconds in which a server sees that an answer was left. */
const noticed = 1500;
/** Milliseconds after the whole answer in which a voice begins, or is not waited for: a device without one seeks for seconds. */
const voicePatience = 800;

export interface AssistantOptions {
  language: Language;
  /** What stands in the conversation already; keys 1, 2, 3 and so on. */
  initial?: Exchange[];
  /** A problem with the microphone or with reading aloud, to be shown as a toast. */
  onProblem(problem: ListeningProblem | "no-voice"): Promise<void>;
  /** The answer is there and, where it is read aloud, has been heard. `told`: its words, which may not be drawn yet. */
  onAnswerHeard?(remaining: number | null, heard: boolean, told: string): void;
}

/** The assistant of a screen: one question field, one microphone, one voice. */
export function useAssistant({ language, initial, onProblem, onAnswerHeard }: AssistantOptions) {
  const [remaining, setRemaining] = useState<number | null>();
  /** Questions left, known before the screen is drawn again. */
  const left = useRef<number | null>(null);
  const takeRemaining = useCallback((count: number | null) => {
    left.current = count;
    setRemaining(count);
  }, []);
  const { status, refresh } = useStatus(takeRemaining);
  const { exchanges, ask, showSaved, cancel, clear, prepend } = useExchanges(initial);
  const savedDialogue = useRef<DialogueState | null>(null);
  const draft = useDraft();

  const voice = useRef<VoiceContext>(initialVoice);
  const [shown, setShown] = useState<VoiceContext>(initialVoice);
  /** What became of the microphone: it was open and no word came, or the browser was told to keep it shut. */
  const [trouble, setTrouble] = useState<"unheard" | "mic-denied" | null>(null);
  const onHeard = useRef(onAnswerHeard);
  onHeard.current = onAnswerHeard;
  /** What the newest answer says, known before the screen is drawn again. */
  const told = useRef("");
  const answerHeard = (read: boolean) => onHeard.current?.(left.current, read, told.current);

  const speech = useSpeech({
    language,
    serverVoice: status?.serverVoice,
    delayMs: status?.speechDelay ?? assistantLimits.speechDelay,
    onStart: () => send({ type: "speech-started" }),
    onEnd: (read) => {
      send({ type: "speech-ended" });
      // A voice that fails or catches up early has not read an answer that is still being written.
      if (!voice.current.answering) answerHeard(read);
    },
    onNoVoice: () => void onProblem("no-voice").catch(() => {}),
  });

  const listening = useListening({
    language,
    transcription: status?.transcription ?? false,
    onInterim: draft.hear,
    onQuestion: (text) => {
      const typed = voice.current.transcribing && draft.wasTyped();
      draft.hear(text);
      // Typed while the recording was on its way, or too long to send: it stands in the field, and she decides.
      if (!typed && draft.text().trim().length <= assistantLimits.questionCharacters) submit(draft.text());
      else keepHeard();
    },
    onHeard: (text) => {
      draft.hear(text);
      keepHeard();
    },
    onLetGo: keepHeard,
    onQuiet: () => {
      setTrouble("unheard");
      send({ type: "quiet" });
    },
    onTranscribing: () => send({ type: "transcribing" }),
    onProblem: (problem) => {
      draft.keepHeard();
      send({ type: "listening-failed" });
      setTrouble(problem === "mic-denied" ? problem : null);
      void onProblem(problem).catch(() => {});
    },
  });

  /** Moves the state machine and does what it asks for, in order. */
  function send(event: VoiceEvent): void {
    const { context, effects } = stepVoice(voice.current, event);
    voice.current = context;
    setShown(context);
    for (const effect of effects) {
      if (effect === "start-listening") {
        // 'Escuchar' may have been tapped a moment ago: nothing may begin to sound into the microphone.
        speech.stop();
        draft.startHearing();
        listening.start();
      } else if (effect === "stop-listening") listening.stop();
      else if (effect === "abort-listening") listening.abort();
      else if (effect === "stop-speech") speech.stop();
      else if (effect === "cancel-answer") cancel();
      else void answer(context.question, context.asked);
    }
  }

  /** Listening ended without sending: the words are hers to correct or send. */
  function keepHeard(): void {
    draft.keepHeard();
    send({ type: "quiet" });
  }

  function submit(text: string): void {
    const question = text.trim();
    if (question === "" || question.length > assistantLimits.questionCharacters) return;
    setTrouble((was) => (was === "unheard" ? null : was));
    send({ type: "ask", question });
  }

  async function answer(question: string, of: number): Promise<void> {
    draft.wait(question);
    const reading = speech.open();
    told.current = "";
    const onEvent = (event: AnswerEvent) => {
      if (event.type === "start" || event.type === "done") takeRemaining(event.remaining);
      // The question is on its way: the field is free, unless the next one is being typed already.
      if (event.type === "start") {
        draft.sent(question);
        tellBegan();
        told.current = event.warning ?? "";
      }
      if (event.type === "text") told.current += event.delta;
      if (event.type === "done") told.current = [told.current, ...event.steps].join(" ");
      if (event.type === "speech") reading.push(event.text, event.ticket);
    };
    const result = await ask(question, { language, onEvent });
    if (result.ok) {
      tellAsked();
      reading.finish();
      // Muted or refused meanwhile, or read already: nobody waits for a voice that will not come.
      const speechComing = reading.underWay;
      send({ type: "answered", of, speechComing });
      if (speechComing) setTimeout(() => stopWaiting(of), voicePatience);
      if (!speechComing) answerHeard(reading.phase === "idle");
      return;
    }
    reading.stop();
    // Nothing typed is lost: the question stands in the field again.
    if (result.error !== null) draft.giveBack(question);
    send({ type: "answer-failed", of });
    await refresh();
    if (result.error !== null || voice.current.asked !== of) return;
    answerHeard(false);
    // Stopped: the server gives an unread question back when it sees that nobody reads, which may be after it was asked.
    setTimeout(() => void refresh(), noticed);
  }

  /** What still comes to sound then does. */
  function stopWaiting(of: number): void {
    const { asked, state } = voice.current;
    if (asked === of && state === "processing") send({ type: "speech-ended" });
  }

  /** Without a network: the guide on the phone answers; the question stays in the field, to be sent later. */
  async function answerSaved({ key, question }: Exchange): Promise<void> {
    const { askSavedGuide } = await import("#web/assistant/saved-guide.ts");
    const answer = askSavedGuide(question, savedDialogue.current, language);
    savedDialogue.current = answer.state;
    showSaved(key, answer.events, answer.date);
    // She speaks, or asks again meanwhile: then it is there to read, and to hear with 'Escuchar'.
    if (voice.current.state !== "idle") return;
    const reading = speech.open();
    for (const sentence of answer.spoken) reading.push(sentence);
    reading.finish();
  }

  /** Reads the newest answer again, or for the first time what an earlier visit to the page was told. */
  async function listen(): Promise<void> {
    const last = exchanges.at(-1);
    if (speech.replay() || last === undefined) return;
    // Opened inside the tap; the words are cut afterwards.
    const of = last.language ?? language;
    const reading = speech.open(of);
    const { sentencesOf } = await import("#web/assistant/earlier-turns.ts");
    const told = [last.warning ?? "", last.text].flatMap((text) => sentencesOf(text, of));
    for (const sentence of told) reading.push(sentence);
    reading.finish();
    speech.start(reading);
  }

  /** The voice may end with it: then all was heard that will be. */
  function silence(type: "mute" | "press"): void {
    const spoke =
      type === "mute"
        ? voice.current.state !== "idle" || speech.underWay()
        : voice.current.state === "speaking";
    send({ type });
    if (spoke && voice.current.state === "idle") answerHeard(false);
  }

  const leave = useRef(() => {});
  leave.current = () => {
    draft.keepHeard();
    send({ type: "listening-failed" });
    send({ type: "mute" });
    speech.stop();
  };
  useEffect(() => {
    const onLeave = () => leave.current();
    // A quick exit comes before the next page does; `pagehide` is every other way to another page.
    for (const event of [leavingEvent, "pagehide"]) addEventListener(event, onLeave);
    return () => {
      for (const event of [leavingEvent, "pagehide"]) removeEventListener(event, onLeave);
    };
  }, []);

  /** Forgets the conversation here and on the server. Throws when the server could not be reached. */
  async function forget(): Promise<void> {
    send({ type: "stop" });
    send({ type: "mute" });
    await api.assistant.clearContext();
    savedDialogue.current = null;
    tellBegan(false);
    clear();
    await refresh();
  }

  return {
    status,
    /** Questions left; null means no limit, undefined that it is not known yet. */
    remaining,
    exchanges,
    draft: draft.value,
    setDraft: draft.type,
    /** The field holds words that were heard and not sent. */
    unsent: draft.unsent,
    trouble,
    voice: voiceState(shown),
    /** No question is left. */
    over: shown.disabled,
    /** An answer is on its way: no other question can be sent. */
    answering: shown.answering,
    muted: speech.muted,
    blocked: speech.blocked,
    submit,
    /** Sends a question again that failed. */
    retry: (question: string) => submit(draft.again(question)),
    answerSaved,
    press: () => {
      speech.unlock();
      setTrouble(null);
      silence("press");
    },
    /** Stops listening without sending, so that the words can be corrected. */
    correct: () => {
      if (voice.current.state !== "listening") return;
      listening.abort();
      keepHeard();
    },
    toggleMute: () => {
      if (!speech.muted) silence("mute");
      speech.setMuted(!speech.muted);
    },
    listen: () => void listen().catch(() => {}),
    stopSpeech: () => silence("mute"),
    /** Ends an answer that is still being written; before its first word the question comes back. */
    stopAnswer: () => {
      const { question, answering } = voice.current;
      if (!answering) return;
      send({ type: "stop" });
      if (exchanges.at(-1)?.text === "") draft.giveBack(question);
    },
    forget,
    prepend,
    disable: () => send({ type: "disable" }),
    enable: () => send({ type: "enable" }),
  };
}

export type Assistant = ReturnType<typeof useAssistant>;
