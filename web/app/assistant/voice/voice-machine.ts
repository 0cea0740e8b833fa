/** What the control shows. */
export type VoiceState = "idle" | "listening" | "processing" | "speaking" | "disabled";

export interface VoiceContext {
  readonly state: Exclude<VoiceState, "disabled">;
  /** The answer is still being written. */
  readonly answering: boolean;
  /** Takes effect when the control comes to rest: the last demo answer is still to be heard. */
  readonly disabled: boolean;
}

export type VoiceEvent =
  /** The button. */
  | { readonly type: "press" }
  /** A question, recognised or typed. */
  | { readonly type: "ask" }
  /** Recognition ended without a question. */
  | { readonly type: "quiet" }
  | { readonly type: "answered"; readonly speechComing: boolean }
  | { readonly type: "speech-started" }
  /** All spoken, or speech blocked. */
  | { readonly type: "speech-ended" }
  | { readonly type: "mute" }
  | { readonly type: "failed" }
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

export const initialVoice: VoiceContext = { state: "idle", answering: false, disabled: false };

export function voiceState(context: VoiceContext): VoiceState {
  return context.disabled && context.state === "idle" ? "disabled" : context.state;
}

export function stepVoice(context: VoiceContext, event: VoiceEvent): VoiceStep {
  switch (event.type) {
    case "press":
      return press(context);
    case "ask":
      return ask(context);
    case "quiet":
      return context.state === "listening" ? to(rest(context)) : to(context);
    case "answered":
      return answered(context, event.speechComing);
    case "speech-started":
      // From idle too: a replay.
      return to(context.state === "listening" ? context : { ...context, state: "speaking" });
    case "speech-ended":
      return speechEnded(context);
    case "mute":
      return muted(context);
    case "failed":
      return failed(context);
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
  return { ...context, state: "idle", answering: false };
}

function press(context: VoiceContext): VoiceStep {
  // The recogniser hands over its text; `ask` or `quiet` follows.
  if (context.state === "listening") return to(context, "stop-listening");
  if (context.state === "processing" || context.disabled) return to(context);
  return to({ ...context, state: "listening", answering: false }, ...silence(context), "start-listening");
}

function ask(context: VoiceContext): VoiceStep {
  // Typing stays open where only the microphone is out of use; the screen knows the limits of questions.
  if (context.state === "processing" && context.answering) return to(context);
  // The last answer is there and its voice about to start: the new question comes first.
  const quiet: VoiceEffect[] = context.state === "processing" ? ["stop-speech"] : silence(context);
  return to({ ...context, state: "processing", answering: true }, ...quiet, "send-question");
}

/** A new question while the last answer sounds: the microphone must not hear our own voice. */
function silence(context: VoiceContext): VoiceEffect[] {
  if (context.state !== "speaking") return [];
  return context.answering ? ["stop-speech", "cancel-answer"] : ["stop-speech"];
}

function answered(context: VoiceContext, speechComing: boolean): VoiceStep {
  const done = { ...context, answering: false };
  return to(context.state === "processing" && !speechComing ? rest(done) : done);
}

function speechEnded(context: VoiceContext): VoiceStep {
  if (context.state !== "speaking" && context.state !== "processing") return to(context);
  return to(context.answering ? { ...context, state: "processing" } : rest(context));
}

function muted(context: VoiceContext): VoiceStep {
  if (context.state !== "speaking" && context.state !== "processing") return to(context);
  return to(context.answering ? { ...context, state: "processing" } : rest(context), "stop-speech");
}

function failed(context: VoiceContext): VoiceStep {
  if (context.state === "listening") return to(rest(context), "abort-listening");
  if (context.state === "idle") return to(context);
  return to(rest(context), "stop-speech");
}

function disable(context: VoiceContext): VoiceStep {
  return context.state === "listening" ? to(rest(context), "abort-listening") : to(context);
}
