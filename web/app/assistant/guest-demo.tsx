import { assistantLimits } from "@faro/contract/assistant/limits.ts";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AskPanel } from "#web/assistant/ask-panel.tsx";
import { ConversationLog } from "#web/assistant/conversation-log.tsx";
import { DemoActions } from "#web/assistant/demo-actions.tsx";
import { useToastedAssistant } from "#web/assistant/use-toasted-assistant.ts";
import { VoicePrivacy } from "#web/assistant/voice-privacy.tsx";
import { beganHere } from "#web/lib/asked.ts";
import { Button } from "#web/ui/button.tsx";
import { readingTime, showToast } from "#web/ui/toast.ts";

const SignUpModal = lazy(() => import("#web/assistant/sign-up-modal.tsx"));

interface GuestDemoProps {
  /** The person wants an account, or has one. */
  onAccount: (choice: "register" | "login") => void;
  /** The form of an account stands open below. */
  formBelow: boolean;
}

/** Milliseconds that an answer which no voice read stands before anything covers it, at least. */
const leastReading = 5000;

/** The voice demo of a visitor without an account (spec part 1, sections 2, 4 and 9). */
export function GuestDemo({ onAccount, formBelow }: GuestDemoProps) {
  const { t } = useTranslation("assistant");
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [modalOpen, setModalOpen] = useState(false);
  const modalTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The last question was spent here, and no account offered for it yet. */
  const spent = useRef(false);

  const assistant = useToastedAssistant({
    onAnswerHeard(questionsLeft, heard, told) {
      if (questionsLeft !== 0) return;
      const wait = heard ? assistantLimits.signUpModalDelay : readingTime(told, leastReading);
      clearTimeout(modalTimer.current);
      modalTimer.current = setTimeout(() => {
        // Never over the telephone numbers of somebody in danger, who is answered without a question left.
        if (spent.current) setModalOpen(true);
        spent.current = false;
      }, wait);
    },
  });
  const { remaining, exchanges, disable, enable, answering, prepend, voice } = assistant;
  const newest = exchanges.at(-1);
  /** Undefined until the server has said it: a number that turns out wrong is worse than none. */
  const left = remaining ?? undefined;

  useEffect(() => {
    if (!beganHere()) return;
    // Thrown off the screen by a reload, a Back, or a phone that was short of memory; without a network it stays off.
    void import("#web/assistant/earlier-turns.ts")
      .then(({ earlierTurns }) => earlierTurns())
      .then(prepend)
      .catch(() => {});
  }, [prepend]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each count
  useEffect(() => {
    if (remaining === 0) {
      if (exchanges.length > 0) spent.current = true;
      disable();
      return;
    }
    // Back from an answer that failed, or was stopped before its first word.
    spent.current = false;
    clearTimeout(modalTimer.current);
    enable();
  }, [remaining]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a question goes out, with what was left before it
  useEffect(() => {
    if (!answering || remaining !== 0) return;
    // Answered without a question left: she is in danger, and nothing may cover what she is told.
    spent.current = false;
    clearTimeout(modalTimer.current);
  }, [answering]);
  useEffect(() => () => clearTimeout(modalTimer.current), []);

  const refused = newest?.error?.code === "DEMO_LIMIT_REACHED";
  useEffect(() => {
    if (refused) setModalOpen(true);
  }, [refused]);

  /** Saving is for people with an account (spec part 1, section 6). */
  const refuseToSave = () =>
    void showToast(t("save.signIn"), {
      description: t("save.signInText"),
      action: { label: t("modal.create"), onClick: () => onAccount("register") },
    });
  const top = () => {
    // With room for all of it: the microphone and the field are below.
    title.current?.scrollIntoView();
    return title.current;
  };
  // What stops the microphone or the voice stays while there is something to stop.
  const resting = voice === "idle" || voice === "disabled";
  /** Something of this visitor is kept here or on the server. */
  const stored = exchanges.some(({ text }) => text !== "") || assistant.status?.hasConversation === true;
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-1">
        <h2 id={titleId} ref={title} tabIndex={-1} className="text-title outline-none">
          {t("demo.title")}
        </h2>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-tinta-suave">
          {t("demo.intro")}
          <span
            data-remaining={left}
            // Its place is kept, so that nothing jumps.
            className={`rounded-full bg-faro-suave px-3 py-0.5 text-small font-semibold text-tinta ${left === undefined ? "invisible" : ""}`}
          >
            {left === 0
              ? t("demo.none")
              : t("demo.remaining", { count: left ?? assistantLimits.guestQuestions })}
          </span>
        </p>
        {exchanges.length === 0 ? <VoicePrivacy recorded={assistant.status?.transcription === true} /> : null}
      </div>

      <ConversationLog assistant={assistant} canAnswer={left !== 0} onSave={refuseToSave} guest />

      {stored && !answering ? <DemoActions assistant={assistant} top={top} /> : null}

      {formBelow && resting ? null : (
        <AskPanel
          assistant={assistant}
          instead={
            left === 0 && voice === "disabled" ? (
              <Button onClick={() => onAccount("register")}>{t("modal.create")}</Button>
            ) : undefined
          }
        />
      )}

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
