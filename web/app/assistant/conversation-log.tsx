import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { PlainAnswer } from "#web/assistant/plain-answer.tsx";
import type { Assistant } from "#web/assistant/use-assistant.ts";
import { keepTrying } from "#web/lib/keep-trying.ts";

type Looks = typeof import("#web/assistant/answer-card.tsx");

/** The looks of an answer: not fetched with the screen, because nothing has been asked yet. */
let looks: Looks | null = null;

async function loadLooks(): Promise<void> {
  looks ??= await import("#web/assistant/answer-card.tsx");
}

/** Fetches them ahead of the first question. */
export function preloadAnswerCard(): void {
  void loadLooks().catch(() => {});
}

/** Null until they are there. */
function useLooks(wanted: boolean): Looks | null {
  const [shown, setShown] = useState(looks);
  useEffect(() => {
    if (!wanted || shown !== null) return;
    return keepTrying(async () => {
      await loadLooks();
      setShown(looks);
      return true;
    });
  }, [wanted, shown]);
  return shown;
}

function prefersStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Brings a new question into view once, as soon as its card is drawn; `asked`: just now, not on an earlier visit. */
function IntoView({ wanted, asked, children }: { wanted: boolean; asked: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it comes, not when the next one follows
  useEffect(() => {
    const card = box.current?.firstElementChild;
    if (!wanted || !(card instanceof HTMLElement)) return;
    // After a reload nobody waits for the page to glide past what was read before.
    card.scrollIntoView({ block: "start", behavior: prefersStill() || !asked ? "auto" : "smooth" });
    // The choice that was tapped, or the button that asked again, is gone, and with it her place on the page.
    if (asked && document.activeElement === document.body) card.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} className="contents">
      {children}
    </div>
  );
}

interface ConversationLogProps {
  assistant: Assistant;
  /** False when no question is left: there is nobody to answer a choice. */
  canAnswer: boolean;
  labels?: boolean;
  onNeedPlan?: (() => void) | undefined;
  /** Keeps the conversation. */
  onSave?: () => void;
  saving?: boolean;
  /** Nobody is signed in. */
  guest?: boolean;
}

/** Questions and answers of this visit, newest last; a new question is brought into view once. */
export function ConversationLog(props: ConversationLogProps) {
  const { assistant, canAnswer, labels = false, onNeedPlan, onSave, saving, guest } = props;
  const { t, i18n } = useTranslation("assistant");
  const { exchanges, voice } = assistant;
  const last = exchanges.at(-1);
  /** Keys of what was asked on this screen; the card may come later than its answer. */
  const asked = useRef(new Set<number>());
  const { AnswerCard, newTerms } = useLooks(exchanges.length > 0) ?? {};
  if (exchanges.length === 0) return null;
  const terms = newTerms?.(exchanges, i18n.language === "en" ? "en" : "es");
  return (
    <>
      {/* Between the screen's title and the headings inside the answers. */}
      {labels ? <h2 className="sr-only">{t("answer.conversation")}</h2> : null}
      <div role="log" aria-label={t("answer.conversation")} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {exchanges.map((exchange) => {
          if (exchange.status === "waiting") asked.current.add(exchange.key);
          const shared = {
            exchange,
            current: exchange === last,
            onRetry: () => assistant.retry(exchange.question),
            onSaved: () => assistant.answerSaved(exchange),
            onNeedPlan,
          };
          return (
            <IntoView key={exchange.key} wanted={exchange === last} asked={exchange.status === "waiting"}>
              {AnswerCard === undefined ? (
                <PlainAnswer {...shared} />
              ) : (
                <AnswerCard
                  {...shared}
                  asked={asked.current.has(exchange.key)}
                  canAnswer={canAnswer}
                  speaking={voice === "speaking"}
                  blocked={assistant.blocked}
                  terms={terms?.get(exchange.key) ?? []}
                  labels={labels}
                  onChoice={(choice) => assistant.submit(choice.say)}
                  onListen={assistant.listen}
                  onStop={assistant.stopSpeech}
                  onSave={exchange === last ? onSave : undefined}
                  saving={saving}
                  guest={guest}
                />
              )}
            </IntoView>
          );
        })}
      </div>
    </>
  );
}
