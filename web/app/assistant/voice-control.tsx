import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Assistant } from "#web/assistant/use-assistant.ts";
import type { VoiceState } from "#web/assistant/voice/voice-machine.ts";
import { MicrophoneIcon, SpeakerIcon, StopIcon } from "#web/ui/icons.tsx";

interface VoiceControlProps {
  state: VoiceState;
  onPress: () => void;
  /** Small and in one row with its words: the answer needs the room. */
  compact?: boolean;
  /** Words were heard and wait to be sent: the hint says so. */
  unsent?: boolean;
  /** Faro listened and heard no word, or may not listen: the hint says so. */
  trouble?: Assistant["trouble"];
  /** There is no next question: it ends the voice and nothing more. */
  last?: boolean;
  /** Why it is out of use. */
  disabledHint?: string | undefined;
  /** Takes the place of the words; they are still read aloud by screen readers. */
  instead?: ReactNode;
  /** Stands at the end of the row. */
  side?: ReactNode;
}

const look: Record<VoiceState, string> = {
  idle: "bg-verde text-sobre-verde",
  listening: "bg-rojo text-sobre-rojo",
  processing: "bg-papel-bajo text-tinta border-2 border-linea-fuerte",
  speaking: "bg-mar text-sobre-mar",
  disabled: "bg-papel-bajo text-tinta-suave border-2 border-linea",
};

/** While Faro thinks its beam sweeps from side to side. */
function Beam({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true" focusable="false">
      <g className="animate-sweep">
        <path d="M26 20 46 11v18z" fill="var(--faro)" />
        <path d="M22 20 2 11v18z" fill="var(--faro)" opacity="0.45" />
      </g>
      <path d="M20.500 24h7l2.500 18H18z" fill="currentColor" />
      <circle cx="24" cy="20" r="4" fill="var(--faro)" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

function StateIcon({ state, compact }: { state: VoiceState; compact: boolean }) {
  const size = compact ? "size-[28px]" : "size-[40px]";
  if (state === "listening") return <StopIcon className={size} />;
  if (state === "processing") return <Beam className={compact ? "size-[36px]" : "size-[48px]"} />;
  if (state === "speaking") return <SpeakerIcon className={size} />;
  return <MicrophoneIcon className={size} />;
}

/** The one microphone button with its four looks (spec part 1, section 2); words always stand with it. */
export function VoiceControl(props: VoiceControlProps) {
  const {
    state,
    onPress,
    compact = false,
    unsent = false,
    trouble = null,
    last = false,
    disabledHint,
    instead,
    side,
  } = props;
  const { t } = useTranslation("assistant");
  // In pixels: at a text size of 175 % the words grow, and the button has none.
  const size = compact ? "size-[56px]" : "size-[88px]";
  const button = (
    <span
      key="button"
      className={`relative grid shrink-0 place-content-center ${compact ? "" : "col-start-2"}`}
    >
      {state === "listening" ? (
        <>
          <span className="absolute inset-0 animate-ring rounded-full bg-rojo" />
          <span className="absolute inset-0 animate-ring rounded-full bg-rojo [animation-delay:0.9s]" />
        </>
      ) : null}
      <button
        type="button"
        data-state={state}
        disabled={state === "disabled"}
        // Not `disabled`: whoever asked by keyboard would lose her place on the page at every question.
        aria-disabled={state === "processing" || undefined}
        aria-label={last && state === "speaking" ? t("answer.stopListening") : t(`voice.label.${state}`)}
        onClick={state === "processing" ? undefined : onPress}
        className={`relative grid place-content-center rounded-full transition-colors duration-200 aria-disabled:cursor-not-allowed ${size} ${look[state]}`}
      >
        <StateIcon state={state} compact={compact} />
      </button>
    </span>
  );
  const words = hintOf();
  function hintOf(): string {
    if (state === "idle" && unsent) return t("voice.review");
    if (state === "idle" && trouble !== null) return t(`voice.${trouble}`);
    return state === "disabled" && disabledHint !== undefined ? disabledHint : t(`voice.${state}`);
  }
  const wordsLook = instead === undefined ? "text-small text-tinta-suave" : "sr-only";
  const hint = (
    <p
      key="hint"
      role="status"
      className={`${wordsLook} ${compact ? "min-w-0 grow" : "col-span-3 min-h-6 text-center"}`}
    >
      {words}
    </p>
  );
  const replaced =
    instead === undefined ? null : (
      <div key="instead" className={compact ? "grid min-w-0 grow" : "col-span-3"}>
        {instead}
      </div>
    );
  const end = (
    <span key="side" className={compact ? "grid shrink-0" : "grid justify-self-end"}>
      {side}
    </span>
  );
  // One row or two, the button is the same element: the first answer must not take the keyboard's place from it.
  return compact ? (
    <div className="flex items-center gap-[12px]">{[button, hint, replaced, end]}</div>
  ) : (
    <div className="grid grid-cols-[1fr_auto_1fr] items-center justify-items-center gap-y-2">
      {[button, end, hint, replaced]}
    </div>
  );
}
