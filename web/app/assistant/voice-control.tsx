import { useTranslation } from "react-i18next";
import type { VoiceState } from "#web/assistant/voice/voice-machine.ts";
import { MicrophoneIcon, SpeakerIcon, StopIcon } from "#web/ui/icons.tsx";

interface VoiceControlProps {
  state: VoiceState;
  onPress: () => void;
}

const look: Record<VoiceState, string> = {
  idle: "bg-verde text-sobre-verde",
  listening: "bg-rojo text-sobre-rojo",
  processing: "bg-papel-bajo text-tinta border-2 border-linea-fuerte",
  speaking: "bg-mar text-sobre-mar",
  disabled: "bg-papel-bajo text-tinta-suave border-2 border-linea",
};

/** While Faro thinks its beam sweeps from side to side. */
function Beam() {
  return (
    <svg viewBox="0 0 48 48" className="size-12" aria-hidden="true" focusable="false">
      <g className="animate-sweep">
        <path d="M26 20 46 11v18z" fill="var(--faro)" />
        <path d="M22 20 2 11v18z" fill="var(--faro)" opacity="0.45" />
      </g>
      <path d="M20.500 24h7l2.500 18H18z" fill="currentColor" />
      <circle cx="24" cy="20" r="4" fill="var(--faro)" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

function StateIcon({ state }: { state: VoiceState }) {
  if (state === "listening") return <StopIcon className="size-10" />;
  if (state === "processing") return <Beam />;
  if (state === "speaking") return <SpeakerIcon className="size-10" />;
  return <MicrophoneIcon className="size-10" />;
}

/** The one microphone button with its four looks (spec part 1, section 2); words always stand below it. */
export function VoiceControl({ state, onPress }: VoiceControlProps) {
  const { t } = useTranslation("assistant");
  return (
    <div className="grid justify-items-center gap-2">
      <span className="relative grid place-content-center">
        {state === "listening" ? (
          <>
            <span className="absolute inset-0 animate-ring rounded-full bg-rojo" />
            <span className="absolute inset-0 animate-ring rounded-full bg-rojo [animation-delay:0.9s]" />
          </>
        ) : null}
        <button
          type="button"
          data-state={state}
          disabled={state === "disabled" || state === "processing"}
          aria-label={t(`voice.label.${state}`)}
          onClick={onPress}
          className={`relative grid size-22 place-content-center rounded-full transition-colors duration-200 ${look[state]}`}
        >
          <StateIcon state={state} />
        </button>
      </span>
      <p role="status" className="min-h-6 text-center text-small text-tinta-suave">
        {t(`voice.${state}`)}
      </p>
    </div>
  );
}
