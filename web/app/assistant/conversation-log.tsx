import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { AnswerCard } from "#web/assistant/answer-card.tsx";
import { newTerms } from "#web/assistant/terms.ts";
import type { Assistant } from "#web/assistant/use-assistant.ts";

function prefersStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

interface ConversationLogProps {
  assistant: Assistant;
  /** False when no question is left: there is nobody to answer a choice. */
  canAnswer: boolean;
  labels?: boolean;
  onNeedPlan?: (() => void) | undefined;
}

/** Questions and answers of this visit, newest last; a new question is brought into view once. */
export function ConversationLog({ assistant, canAnswer, labels = false, onNeedPlan }: ConversationLogProps) {
  const { t, i18n } = useTranslation("assistant");
  const { exchanges, voice } = assistant;
  const log = useRef<HTMLDivElement>(null);
  const last = exchanges.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question scrolls
  useEffect(() => {
    log.current?.lastElementChild?.scrollIntoView({
      block: "start",
      behavior: prefersStill() ? "auto" : "smooth",
    });
  }, [last?.key]);

  if (exchanges.length === 0) return null;
  const terms = newTerms(exchanges, i18n.language === "en" ? "en" : "es");
  return (
    <>
      {/* Between the screen's title and the headings inside the answers. */}
      {labels ? <h2 className="sr-only">{t("answer.conversation")}</h2> : null}
      <div
        ref={log}
        role="log"
        aria-label={t("answer.conversation")}
        className="grid grid-cols-[minmax(0,1fr)] gap-6"
      >
        {exchanges.map((exchange) => (
          <AnswerCard
            key={exchange.key}
            exchange={exchange}
            current={exchange === last}
            canAnswer={canAnswer}
            speaking={voice === "speaking"}
            blocked={assistant.blocked}
            terms={terms.get(exchange.key) ?? []}
            labels={labels}
            onRetry={() => assistant.submit(exchange.question)}
            onSaved={() => assistant.answerSaved(exchange)}
            onNeedPlan={onNeedPlan}
            onChoice={(choice) => assistant.submit(choice.say)}
            onListen={assistant.replay}
            onStop={assistant.stopSpeech}
          />
        ))}
      </div>
    </>
  );
}
