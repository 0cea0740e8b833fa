import { assistantLimits } from "@faro/contract/assistant/limits.ts";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AnswerCard } from "#web/assistant/answer-card.tsx";
import { QuestionForm } from "#web/assistant/question-form.tsx";
import { useAssistant } from "#web/assistant/use-assistant.ts";
import type { ListeningProblem } from "#web/assistant/use-listening.ts";
import { VoiceControl } from "#web/assistant/voice-control.tsx";
import { toShownError } from "#web/lib/api.ts";
import { Button } from "#web/ui/button.tsx";
import { MuteIcon, SpeakerIcon } from "#web/ui/icons.tsx";
import { preloadToasts, showToast } from "#web/ui/toast.ts";

const SignUpModal = lazy(() => import("#web/assistant/sign-up-modal.tsx"));

function prefersStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

interface GuestDemoProps {
  /** The person wants an account, or has one. */
  onAccount: (choice: "register" | "login") => void;
}

/** The voice demo of a visitor without an account (spec part 1, sections 2, 4 and 9). */
export function GuestDemo({ onAccount }: GuestDemoProps) {
  const { t, i18n } = useTranslation("assistant");
  const language = i18n.language === "en" ? "en" : "es";
  const titleId = useId();
  const [modalOpen, setModalOpen] = useState(false);
  const modalTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const assistant = useAssistant({
    language,
    onProblem: (problem: ListeningProblem) =>
      void showToast(t(`toast.${problem}.title`), { look: "error", description: t(`toast.${problem}.text`) }),
    onSendFailed: (error) => void showToast(t("toast.send"), { look: "error", description: error.message }),
    onAnswerHeard: (questionsLeft) => {
      if (questionsLeft !== 0) return;
      clearTimeout(modalTimer.current);
      modalTimer.current = setTimeout(() => setModalOpen(true), assistantLimits.signUpModalDelay);
    },
  });
  const { remaining, exchanges, voice, disable } = assistant;
  const left = remaining ?? assistantLimits.guestQuestions;

  useEffect(() => {
    if (remaining === 0) disable();
  }, [remaining, disable]);
  useEffect(() => {
    // After the screen is usable: an error without a network must still find its words.
    const idle = setTimeout(preloadToasts, 1500);
    return () => {
      clearTimeout(idle);
      clearTimeout(modalTimer.current);
    };
  }, []);

  const forget = async () => {
    try {
      await assistant.forget();
      void showToast(t("demo.forgotten"), { look: "success" });
    } catch (error) {
      void showToast(t("toast.send"), { look: "error", description: toShownError(error, language).message });
    }
  };

  const last = exchanges.at(-1);
  const refused = last?.error?.code === "DEMO_LIMIT_REACHED";
  useEffect(() => {
    if (refused) setModalOpen(true);
  }, [refused]);

  const { answering: busy } = assistant;
  const newest = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is brought into view once
  useEffect(() => {
    newest.current?.lastElementChild?.scrollIntoView({
      block: "start",
      behavior: prefersStill() ? "auto" : "smooth",
    });
  }, [exchanges.length]);

  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-1">
        <h2 id={titleId} className="text-title">
          {t("demo.title")}
        </h2>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-tinta-suave">
          {t("demo.intro")}
          <span
            data-remaining={left}
            className="rounded-full bg-faro-suave px-3 py-0.5 text-small font-semibold text-tinta"
          >
            {left === 0 ? t("demo.none") : t("demo.remaining", { count: left })}
          </span>
        </p>
      </div>

      {exchanges.length > 0 ? (
        <div
          ref={newest}
          role="log"
          aria-label={t("answer.conversation")}
          className="grid grid-cols-[minmax(0,1fr)] gap-6"
        >
          {exchanges.map((exchange) => (
            <AnswerCard
              key={exchange.key}
              exchange={exchange}
              current={exchange === last}
              canAnswer={left > 0}
              speaking={voice === "speaking"}
              blocked={assistant.blocked}
              onChoice={(choice) => assistant.submit(choice.say)}
              onListen={assistant.replay}
              onStop={assistant.stopSpeech}
            />
          ))}
        </div>
      ) : null}

      {exchanges.length > 0 && !busy ? (
        <Button look="plain" className="justify-self-start" onClick={() => void forget()}>
          {t("demo.forget")}
        </Button>
      ) : null}

      <div className="sticky bottom-0 z-10 -mx-4 grid gap-3 border-t border-linea bg-papel px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-6 md:px-6">
        <QuestionForm
          value={assistant.draft}
          onChange={assistant.setDraft}
          onSubmit={assistant.submit}
          onCorrect={assistant.correct}
          listening={voice === "listening"}
          busy={busy}
          disabled={false}
        />
        <div className="grid grid-cols-[3rem_1fr_3rem] items-start">
          <span />
          <VoiceControl state={voice} onPress={assistant.press} />
          <button
            type="button"
            aria-pressed={assistant.muted}
            aria-label={t(assistant.muted ? "voice.unmute" : "voice.mute")}
            title={t(assistant.muted ? "voice.muted" : "voice.soundOn")}
            onClick={assistant.toggleMute}
            className="target mt-5 grid place-content-center rounded-full text-mar hover:bg-mar-suave"
          >
            {assistant.muted ? <MuteIcon /> : <SpeakerIcon />}
          </button>
        </div>
      </div>

      {modalOpen ? (
        <Suspense>
          <SignUpModal
            onClose={() => setModalOpen(false)}
            onChoose={(choice) => {
              setModalOpen(false);
              onAccount(choice);
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
