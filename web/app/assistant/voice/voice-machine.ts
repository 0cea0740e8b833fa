/** What the control shows. */
export type VoiceState = "idle" | "listening" | "processing" | "speaking" | "disabled";

export interface VoiceContext {
  readonly state: Exclude<VoiceState, "disabled">;
  /** The answer to `question` is still being written. */
  readonly answering: boolean;
  /** A recording is on its way to become text. */
  readonly transcribing: boolean;
  /** The last question sent, and how many were sent: what belongs to an earlier one comes too late. */
  readonly question: string;
  readonly asked: number;
  /** Takes effect when the control comes to rest: the last demo answer is still to be heard. */
  readonly disabled: boolean;
}

export type VoiceEvent =
  /** The button. */
  | { readonly type: "press" }
  /** A question, recognised or typed. */
  | { readonly type: "ask"; readonly question: string }
  /** Listening ended without a question. */
  | { readonly type: "quiet" }
  | { readonly type: "listening-failed" }
  /** A recording ended and is being turned into text. */
  | { readonly type: "transcribing" }
  /** `of`: the number of the question. */
  | { readonly type: "answered"; readonly of: number; readonly speechComing: boolean }
  | { readonly type: "answer-failed"; readonly of: number }
  | { readonly type: "speech-started" }
  /** All spoken, or speech blocked. */
  | { readonly type: "speech-ended" }
  | { readonly type: "mute" }
  /** The stop button of an answer. */
  | { readonly type: "stop" }
  | { readonly type: "disable" }
  | { readonly type: "enable" };

/** In the order in which they are to be done. */
export type VoiceEffect =
  | "start-listening"
  | "stop-listening"
  | "abort-listening"
  | "stop-speech"
  | "cancel-answer"
  | "send-question";

export interface VoiceStep {
  readonly context: VoiceContext;
  readonly effects: readonly VoiceEffect[];
}

export const initialVoice: VoiceContext = {
  state: "idle",
  answering: false,
  transcribing: false,
  question: "",
  asked: 0,
  disabled: false,
};

export function voiceState(context: VoiceContext): VoiceState {
  return context.disabled && context.state === "idle" ? "disabled" : context.state;
}

export function stepVoice(context: VoiceContext, event: VoiceEvent): VoiceStep {
  switch (event.type) {
    case "press":
      return press(context);
    case "ask":
      return ask(context, event.question);
    case "quiet":
      return listens(context) ? to(rest(context)) : to(context);
    case "listening-failed":
      return listens(context) ? to(rest(context), "abort-listening") : to(context);
    case "transcribing":
      return context.state === "listening"
        ? to({ ...context, state: "processing", transcribing: true })
        : to(context);
    case "answered":
      return isCurrent(context, event.of) ? answered(context, event.speechComing) : to(context);
    case "answer-failed":
      return isCurrent(context, event.of) ? to(rest(context), "stop-speech") : to(context);
    case "speech-started":
      // From idle too: a replay.
      return to(listens(context) ? context : { ...context, state: "speaking" });
    case "speech-ended":
      return sounds(context) ? to(afterSpeech(context)) : to(context);
    case "mute":
      return sounds(context) ? silenced(context) : to(context);
    case "stop":
      return context.answering ? to(rest(context), "stop-speech", "cancel-answer") : to(context);
    case "disable":
      return disable({ ...context, disabled: true });
    case "enable":
      return to({ ...context, disabled: false });
  }
}

function to(context: VoiceContext, ...effects: VoiceEffect[]): VoiceStep {
  return { context, effects };
}

function rest(context: VoiceContext): VoiceContext {
  return { ...context, state: "idle", answering: false, transcribing: false };
}

/** The microphone is in use, or what it recorded is. */
function listens(context: VoiceContext): boolean {
  return context.state === "listening" || context.transcribing;
}

/** An answer is being written or read. */
function sounds(context: VoiceContext): boolean {
  return (context.state === "speaking" || context.state === "processing") && !context.transcribing;
}

function isCurrent(context: VoiceContext, of: number): boolean {
  return context.answering && context.asked === of;
}

function press(context: VoiceContext): VoiceStep {
  // The recogniser hands over its text; `ask` or `quiet` follows.
  if (context.state === "listening") return to(context, "stop-listening");
  if (context.state === "processing") return to(context);
  // The last answer of the demo: there is no next question, but silence there is.
  if (context.disabled) return context.state === "speaking" ? silenced(context) : to(context);
  return to({ ...context, state: "listening", answering: false }, ...silence(context), "start-listening");
}

function ask(context: VoiceContext, question: string): VoiceStep {
  // Typing stays open where only the microphone is out of use; the screen knows the limits of questions.
  if (context.state === "processing" && context.answering) return to(context);
  const next = { ...rest(context), state: "processing", answering: true, question } as const;
  return to({ ...next, asked: context.asked + 1 }, ...silence(context), "send-question");
}

/** A new question: neither the microphone nor our own voice goes on, nor an answer nobody waits for. */
function silence(context: VoiceContext): VoiceEffect[] {
  if (listens(context)) return ["abort-listening"];
  // The last answer may be there and its voice about to start.
  if (context.state === "processing") return ["stop-speech"];
  if (context.state !== "speaking") return [];
  return context.answering ? ["stop-speech", "cancel-answer"] : ["stop-speech"];
}

function answered(context: VoiceContext, speechComing: boolean): VoiceStep {
  const done = { ...context, answering: false };
  return to(context.state === "processing" && !speechComing ? rest(done) : done);
}

function afterSpeech(context: VoiceContext): VoiceContext {
  return context.answering ? { ...context, state: "processing" } : rest(context);
}

function silenced(context: VoiceContext): VoiceStep {
  return to(afterSpeech(context), "stop-speech");
}

function disable(context: VoiceContext): VoiceStep {
  return listens(context) ? to(rest(context), "abort-listening") : to(context);
}
