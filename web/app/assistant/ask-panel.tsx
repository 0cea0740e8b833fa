import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { QuestionForm } from "#web/assistant/question-form.tsx";
import type { ToastedAssistant } from "#web/assistant/use-toasted-assistant.ts";
import { VoiceControl } from "#web/assistant/voice-control.tsx";
import { MuteIcon, SpeakerIcon } from "#web/ui/icons.tsx";

interface AskPanelProps {
  assistant: ToastedAssistant;
  /** Shown in place of the microphone's words. */
  instead?: ReactNode;
  /** Why the microphone is out of use; about the demo's end when absent. */
  disabledHint?: string;
}

/** False in the page as it was prerendered, until its script runs: what is tapped before does nothing, and must not look as if it did. */
function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready;
}

/** Tells what floats at the lower edge (the help button) how high this panel stands there. */
function useRoomBelow() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty("--ask-panel", `${Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`),
    );
    if (panel.current !== null) observer.observe(panel.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--ask-panel");
    };
  }, []);
  return panel;
}

/** Tells of a finger, a key (with which a focus comes), and a voice that types into the field with neither. */
function useFirstUse(panel: RefObject<HTMLElement | null>, onUse: () => void): void {
  useEffect(() => {
    const box = panel.current;
    if (box === null) return;
    // Used before this script ran: no event tells of that.
    if (box.contains(document.activeElement) || box.querySelector("textarea")?.value) onUse();
    const signs = ["pointerdown", "focusin", "input"];
    for (const sign of signs) box.addEventListener(sign, onUse);
    return () => {
      for (const sign of signs) box.removeEventListener(sign, onUse);
    };
  }, [panel, onUse]);
}

/** Milliseconds that a tap may take. */
const aTap = 300;

/**
 * Whether the field is in use, and for a moment longer: a tap beside it ends the typing before the tap is over, and what
 * was tapped must not move away from under the finger.
 */
function useTyping(): [typing: boolean, onTyping: (now: boolean) => void] {
  const [typing, setTyping] = useState(false);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);
  const onTyping = (now: boolean) => {
    clearTimeout(later.current);
    if (now) setTyping(true);
    else later.current = setTimeout(() => setTyping(false), aTap);
  };
  return [typing, onTyping];
}

/** Field, microphone and mute in reach of the thumb; small once there is an answer to read. */
export function AskPanel({ assistant, instead, disabledHint }: AskPanelProps) {
  const { t } = useTranslation("assistant");
  const { muted, answering, over, exchanges, warmUp } = assistant;
  const ready = useReady();
  const voice = ready ? assistant.voice : "disabled";
  const panel = useRoomBelow();
  useFirstUse(panel, warmUp);
  const compact = exchanges.length > 0;
  // On a phone the keyboard takes half the screen: whoever types needs the field alone.
  const [typing, onTyping] = useTyping();
  const collapses = voice === "idle" && typing ? "pointer-coarse:hidden" : "";
  const replying = !over && exchanges.at(-1)?.clarifying === true;
  // Replies to tap wait above: they need the room that the field does not while nothing is typed.
  const flat = replying && !typing && assistant.draft === "";
  const mute = (
    <button
      type="button"
      aria-pressed={muted}
      aria-label={t(muted ? "voice.unmute" : "voice.mute")}
      title={t(muted ? "voice.muted" : "voice.soundOn")}
      onClick={assistant.toggleMute}
      className="grid size-[44px] shrink-0 place-content-center rounded-full text-mar hover:bg-mar-suave"
    >
      {muted ? <MuteIcon /> : <SpeakerIcon />}
    </button>
  );
  return (
    <div
      ref={panel}
      id="ask-panel"
      data-flat={flat || undefined}
      data-over={instead !== undefined || over || undefined}
      className="sticky bottom-0 z-10 -mx-4 grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-linea bg-papel px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-6 md:px-6"
    >
      <QuestionForm
        value={assistant.draft}
        onChange={assistant.setDraft}
        onSubmit={assistant.submit}
        onCorrect={assistant.correct}
        onTyping={onTyping}
        onStop={answering ? assistant.stopAnswer : undefined}
        listening={voice === "listening"}
        busy={answering}
        prompt={over ? "danger" : replying ? "reply" : "label"}
        ready={ready}
      />
      <div className={collapses}>
        <VoiceControl
          state={voice}
          onPress={assistant.press}
          compact={compact}
          unsent={assistant.unsent}
          trouble={assistant.trouble}
          last={over}
          instead={instead}
          disabledHint={ready ? disabledHint : t("voice.loading")}
          side={mute}
        />
      </div>
    </div>
  );
}
