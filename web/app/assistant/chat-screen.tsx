import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { AdConversion } from "#web/assistant/ad-conversion.tsx";
import { AskPanel } from "#web/assistant/ask-panel.tsx";
import { ChatFaq } from "#web/assistant/chat-faq.tsx";
import { ConversationLog } from "#web/assistant/conversation-log.tsx";
import type { Exchange } from "#web/assistant/exchange.ts";
import { useChatSave } from "#web/assistant/use-chat-save.ts";
import { useOpening } from "#web/assistant/use-opening.ts";
import { useToastedAssistant } from "#web/assistant/use-toasted-assistant.ts";
import { VoicePrivacy } from "#web/assistant/voice-privacy.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";

interface ChatScreenProps {
  session: { userId: string };
  /** Null while the profile is on its way. */
  plan: "FREE" | "UNLIMITED" | null;
  /** Questions left today as the profile says; null means no limit. The assistant's own count is newer. */
  remaining: number | null | undefined;
  /** When the account was made (ISO date and time); undefined while the profile is on its way. */
  accountSince: string | undefined;
  /** A saved conversation to go on with, keys 1, 2, 3 and so on. Its context on the server stays. */
  initial?: Exchange[];
  /** What stands in `initial` is saved already. */
  initialIsSaved?: boolean;
  /** The conversation was cleared: what comes next is another one. */
  onErased?: () => void;
  /** Saves questions and answers; absent where there is no history yet. `fresh`: what is not saved yet of `all`. `asked`: she tapped. */
  onSave?: (fresh: Exchange[], all: Exchange[], asked: boolean) => Promise<void>;
  /** The limit of the plan was reached and the person wants to see the plans. */
  onNeedPlan?: () => void;
  /** Beside the conversation on wide screens, below it on phones. */
  aside?: ReactNode;
}

function PlanBadge({ plan, left }: { plan: ChatScreenProps["plan"]; left: number | null | undefined }) {
  const { t } = useTranslation("assistant");
  // Its place is kept, so that nothing jumps.
  if (plan === null || left === undefined) return <p className="min-h-8" aria-hidden="true" />;
  return (
    <p
      data-remaining={left ?? "unlimited"}
      className="rounded-full bg-faro-suave px-3 py-0.5 text-small font-semibold"
    >
      {t(`plan.${plan}`)}
      {" · "}
      {left === null ? (
        <>
          <span aria-hidden="true">∞</span>
          <span className="sr-only">{t("plan.unlimited")}</span>
        </>
      ) : (
        t("plan.left", { count: left })
      )}
    </p>
  );
}

function LimitNotice({ onNeedPlan }: { onNeedPlan: (() => void) | undefined }) {
  const { t } = useTranslation("assistant");
  return (
    <div role="status" className="grid justify-items-start gap-2 rounded-card border-2 border-faro p-4">
      <p className="font-bold">{t("limit.title")}</p>
      <p>{t("limit.text")}</p>
      {onNeedPlan === undefined ? null : <Button onClick={onNeedPlan}>{t("limit.plan")}</Button>}
    </div>
  );
}

/** The chat of a signed-in person (spec part 1, section 2). */
export function ChatScreen(props: ChatScreenProps) {
  const { session, plan, accountSince, initial, onSave, onErased, onNeedPlan, aside } = props;
  const { t } = useTranslation("assistant");
  const assistant = useToastedAssistant(initial === undefined ? {} : { initial });
  const { exchanges, answering, disable, enable } = assistant;
  // The plan may have changed since the last answer was counted.
  const left = plan === "UNLIMITED" ? null : (assistant.remaining ?? props.remaining);
  const known = props.initialIsSaved === true ? initial : [];
  const { saving, saveChat, goesOn } = useChatSave(exchanges, onSave ?? (async () => {}), {
    known,
    onNeedPlan,
  });
  const continued = initial !== undefined && initial.length > 0;
  useOpening({ accountSince, anew: !continued, onCarried: assistant.prepend });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each count
  useEffect(() => {
    if (left === 0) disable();
    else enable();
  }, [left]);

  const refused = exchanges.at(-1)?.error?.code === "LIMIT_REACHED";
  const empty = exchanges.length === 0;
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-10 px-4 pt-3 md:px-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:pt-6">
      <section
        aria-labelledby="chat-title"
        data-user={session.userId}
        className="grid grid-cols-[minmax(0,1fr)] content-start gap-6"
      >
        <div className="grid gap-3">
          <h1 id="chat-title" className="max-w-[20ch] text-title md:max-w-none">
            {t("chat.title")}
          </h1>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <PlanBadge plan={plan} left={left} />
            <Button
              look="plain"
              className="-ml-2 px-2!"
              disabled={answering}
              onClick={() => void assistant.erase().then((erased) => (erased ? onErased?.() : undefined))}
            >
              {t("chat.clear")}
            </Button>
          </div>
        </div>

        {empty ? <VoicePrivacy recorded={assistant.status?.transcription === true} /> : null}
        <ConversationLog
          assistant={assistant}
          canAnswer={left !== 0}
          labels
          onNeedPlan={onNeedPlan}
          {...(onSave === undefined ? {} : { onSave: () => void saveChat(), saving })}
        />
        {left === 0 && !refused && !answering ? <LimitNotice onNeedPlan={onNeedPlan} /> : null}

        {goesOn ? <p className="text-small text-tinta-suave">{t("saving.goesOn")}</p> : null}
        <div className="flex flex-wrap gap-3">
          <Link to="/procesa-documentos" className={buttonClass("quiet")}>
            {t("chat.documents")}
          </Link>
          {onSave === undefined ? null : (
            <Button look="quiet" disabled={saving || answering} onClick={() => void saveChat()}>
              {saving ? t("saving.running") : t("save.button")}
            </Button>
          )}
        </div>

        <AskPanel assistant={assistant} disabledHint={t("limit.today")} />
      </section>

      <div className="grid content-start gap-8 pb-10">
        {aside}
        <ChatFaq />
        {typeof assistant.status?.adConversion === "string" ? (
          <AdConversion id={assistant.status.adConversion} />
        ) : null}
      </div>
    </div>
  );
}
